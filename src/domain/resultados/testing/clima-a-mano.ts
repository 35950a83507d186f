import type { Clima } from '../../climas/definicion.ts'

const pregunta = (n: number, factorEvaluado: string | null, NoAplica = false) => ({
  id: `q${n}`,
  orden: n,
  pregunta: `Pregunta ${n}`,
  factorEvaluado,
  positiva: null,
  NoAplica,
  posicion: n - 1,
})

const parte = (
  orden: number,
  tipo: 'smile' | 'maloToExelente' | 'seleccionMultiple' | 'tiempoDeLaborarEnEmpresa',
) => ({
  id: `p${orden}`,
  orden,
  tipo,
  variable: null,
  preguntaGeneral: null,
  preguntaAbierta: null,
  cantidadDeOpciones: null,
})

const factor = (nombre: string) => ({ nombre, positiva: true })

/** Small enough to work out on paper: three variables, two groups that answered, one that did not. */
export const climaAMano: Clima = {
  nombre: null,
  idEmpresa: 'empresa',
  fechaInicio: 0,
  fechaLimite: null,
  baseDeCalculo: 'encuestados',
  minimoPorGrupo: 1,
  definicion: {
    gruposDeOpinion: [
      { id: 'g1', orden: 1, nombre: 'Oficina', encuestadosPlaneados: 2 },
      { id: 'g2', orden: 2, nombre: 'Planta', encuestadosPlaneados: 3 },
      { id: 'g3', orden: 3, nombre: 'Bodega', encuestadosPlaneados: 1 },
    ],
    areasDeTrabajo: [
      { id: 'a1', nombre: 'Todo', idsGruposDeOpinion: ['g1', 'g2'] },
      { id: 'a2', nombre: 'Aparte', idsGruposDeOpinion: ['g3'] },
    ],
    indicadoresDeMedicion: [
      {
        nombre: 'I1',
        variables: [
          { nombre: 'A', descripcion: '', factoresEvaluados: [factor('f1'), factor('f2')] },
          { nombre: 'B', descripcion: '', factoresEvaluados: [factor('f3')] },
        ],
      },
      { nombre: 'I2', variables: [{ nombre: 'C', descripcion: '', factoresEvaluados: [factor('f4')] }] },
    ],
    cuestionario: {
      tipo: 'clima',
      partesCuestionario: [
        {
          ...parte(1, 'smile'),
          variable: 'A',
          preguntas: [pregunta(1, 'f1'), pregunta(2, 'f1'), pregunta(3, 'f2')],
        },
        { ...parte(2, 'smile'), variable: 'B', preguntas: [pregunta(4, 'f3', true)] },
        { ...parte(3, 'smile'), variable: 'C', preguntas: [pregunta(5, 'f4')] },
        { ...parte(4, 'maloToExelente'), preguntas: [pregunta(6, null, true)] },
        {
          ...parte(5, 'seleccionMultiple'),
          cantidadDeOpciones: 2,
          preguntas: [pregunta(7, null), pregunta(8, null)],
        },
        { ...parte(6, 'tiempoDeLaborarEnEmpresa'), preguntas: [pregunta(9, null), pregunta(10, null)] },
      ],
    },
  },
}

/** Four who answered (the last one only the first question) and one who has not started. */
export const hojasAMano = [
  { idGrupoDeOpinion: 'g1', hoja: '012400tftf' },
  { idGrupoDeOpinion: 'g1', hoja: '300013ttft' },
  { idGrupoDeOpinion: 'g2', hoja: '123434fftf' },
  { idGrupoDeOpinion: 'g2', hoja: '0---------' },
  { idGrupoDeOpinion: 'g2', hoja: '----------' },
]
