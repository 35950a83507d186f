import type { CuestionarioConPosiciones } from '../hoja.ts'

const pregunta = (id: string, orden: number, posicion: number, NoAplica = false) => ({
  id,
  orden,
  pregunta: `Pregunta ${id}`,
  NoAplica,
  posicion,
})

/** One part of each type, given out of order: 7 faces, a scale with its open question, options, texts, seniority. */
export const cuestionarioCorto: CuestionarioConPosiciones = {
  partesCuestionario: [
    {
      id: 'antiguedad',
      orden: 5,
      tipo: 'tiempoDeLaborarEnEmpresa',
      preguntas: [pregunta('t1', 1, 16), pregunta('t2', 2, 17)],
    },
    {
      id: 'caras',
      orden: 1,
      tipo: 'smile',
      preguntas: [
        pregunta('c3', 3, 2),
        pregunta('c1', 1, 0, true),
        pregunta('c2', 2, 1),
        ...[4, 5, 6, 7].map((n) => pregunta(`c${n}`, n, n - 1)),
      ],
    },
    {
      id: 'escala',
      orden: 2,
      tipo: 'maloToExelente',
      preguntaAbierta: { id: 'e2', orden: 2, pregunta: '¿Por qué?', posicion: 9 },
      preguntas: [pregunta('e1', 1, 7), pregunta('e3', 3, 8)],
    },
    {
      id: 'opciones',
      orden: 3,
      tipo: 'seleccionMultiple',
      cantidadDeOpciones: 2,
      preguntaAbierta: { id: 'o4', orden: 4, pregunta: 'Otra', posicion: 13 },
      preguntas: [pregunta('o1', 1, 10), pregunta('o2', 2, 11), pregunta('o3', 3, 12)],
    },
    {
      id: 'abiertas',
      orden: 4,
      tipo: 'preguntasAbiertas',
      preguntas: [pregunta('a1', 1, 14), pregunta('a2', 2, 15)],
    },
  ],
}
