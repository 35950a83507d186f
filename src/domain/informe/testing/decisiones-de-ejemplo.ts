import type { Seccion } from '../informe.ts'
import { variables } from './cifras-de-ejemplo.ts'

/** Where to begin, what people wrote, and what was agreed. */
export const DECISIONES: Seccion[] = [
  {
    tipo: 'prioridades',
    titular: 'Empezar por el reconocimiento, la comunicación y la capacitación.',
    comentario: '9 de las 12 variables están por debajo de 75. Bajó con certeza Carga y horario.',
    filas: variables
      .filter(([, valor]) => valor < 75)
      .sort(([, a], [, b]) => a - b)
      .map(([variable, valor], i) => ({
        variable,
        valor,
        baja: true,
        donde: { clase: 'grupos', bajos: 8 - i, de: 8 },
        cambio: { puntos: i - 3, desde: i - 5, hasta: i - 1, veredicto: i < 2 ? 'Baja' : 'Sin cambio claro' },
        acuerdos: i === 0 ? ['Publicar los criterios de evaluación y de ascenso'] : [],
      })),
  },
  {
    tipo: 'voces',
    titular: '«Que no se quede solo en la encuesta»',
    comentario: 'Se escribieron 898 comentarios. Estos tres temas son los que más se repiten.',
    temas: [
      {
        nombre: 'Los de la noche',
        comentarios: 41,
        citas: [
          { id: 'cita-1', texto: 'Los de la noche también somos parte de la empresa.', area: 'Producción' },
          {
            id: 'cita-2',
            texto: 'Vengan una noche a la planta, los recibimos con café.',
            area: 'Producción',
          },
          { id: 'cita-3', texto: 'Llevamos dos años pidiendo transporte.', area: null },
        ],
      },
      {
        nombre: 'Metas y carga',
        comentarios: 58,
        citas: [
          {
            id: 'cita-4',
            texto: 'Las metas se pusieron en una oficina, no en la calle.',
            area: 'Comercial',
          },
        ],
      },
    ],
  },
  {
    tipo: 'plan',
    titular: 'Tres compromisos, con nombre y con fecha.',
    comentario: 'Acordados con la Gerencia General. La próxima ronda dirá si se notaron.',
    compromisos: [
      {
        id: 'compromiso-1',
        cuando: '30 jun',
        que: 'Comida caliente y enfermería en el turno de noche',
        quien: 'Gerencia de Producción',
        medida: 'Carga y horario',
        mide: 'Carga y horario, G4',
        hoy: 39.82,
        meta: 50,
      },
      {
        id: 'compromiso-2',
        cuando: '15 jul',
        que: 'Responder cada sugerencia en 15 días y publicar la respuesta',
        quien: 'Recursos Humanos',
        medida: 'Comunicación interna',
        mide: 'Comunicación interna',
        hoy: 65.76,
        meta: 72,
      },
      {
        id: 'compromiso-3',
        cuando: '31 jul',
        que: 'Revisar metas y rutas con quienes venden',
        quien: 'Gerencia Comercial',
        medida: 'Carga y horario',
        mide: 'Carga y horario, G7',
        hoy: null,
        meta: null,
      },
    ],
  },
]
