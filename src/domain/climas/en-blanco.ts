import type { ClimaInput } from './clima-input.ts'

/** A climate besides its company and its dates. */
export type Estructura = Pick<
  ClimaInput,
  'gruposDeOpinion' | 'areasDeTrabajo' | 'indicadoresDeMedicion' | 'cuestionario'
>

export const TODA_LA_EMPRESA = 'Toda la empresa'

/** One group for everybody, until somebody says which there are. */
export const SIN_GRUPOS: Pick<Estructura, 'gruposDeOpinion' | 'areasDeTrabajo'> = {
  gruposDeOpinion: [{ orden: 1, nombre: TODA_LA_EMPRESA, encuestadosPlaneados: 0 }],
  areasDeTrabajo: [{ nombre: TODA_LA_EMPRESA, gruposDeOpinion: [1] }],
}

/** The least that can be saved: one question, to be written over. */
export const EN_BLANCO: Estructura = {
  ...SIN_GRUPOS,
  indicadoresDeMedicion: [
    {
      nombre: 'Clima organizacional',
      variables: [
        { nombre: 'General', descripcion: '', factoresEvaluados: [{ nombre: 'General', positiva: true }] },
      ],
    },
  ],
  cuestionario: {
    tipo: 'Clima organizacional',
    partesCuestionario: [
      {
        orden: 1,
        tipo: 'smile',
        variable: 'General',
        preguntas: [
          { orden: 1, pregunta: 'Me gusta trabajar aquí.', factorEvaluado: 'General', positiva: true },
        ],
      },
    ],
  },
}
