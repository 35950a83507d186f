import type { PuntoDeEscala, TipoDeParte } from '../cuestionario/cuestionario.ts'

export const BASES_DE_CALCULO = ['encuestados', 'respuestasValidas'] as const

export type BaseDeCalculo = (typeof BASES_DE_CALCULO)[number]

/** Sets that figures are read by: groups and areas, or areas alone. */
export const LECTURAS = ['grupos', 'areas'] as const

export type Lectura = (typeof LECTURAS)[number]

/** A whole climate as the contract's ClimaInput: what a template, an import and an export hold. */
export type ClimaInput = {
  idEmpresa: string
  /** The round's name, where its year has several. */
  nombre?: string | null
  fechaInicio: number
  fechaLimite?: number | null
  baseDeCalculo?: BaseDeCalculo | null
  /** Fewer people than this are never shown. 1: everybody is. */
  minimoPorGrupo?: number | null
  lectura?: Lectura | null
  gruposDeOpinion: readonly GrupoDeOpinionInput[]
  areasDeTrabajo: readonly AreaDeTrabajoInput[]
  indicadoresDeMedicion: readonly IndicadorInput[]
  cuestionario: CuestionarioInput
}

export type GrupoDeOpinionInput = {
  id?: string | null
  orden: number
  nombre: string
  encuestadosPlaneados: number
  /** No figure of its own: it counts in its area. */
  seLeeEnSuArea?: boolean | null
}

/** Groups are named by their orden. */
export type AreaDeTrabajoInput = { id?: string | null; nombre: string; gruposDeOpinion: readonly number[] }

export type IndicadorInput = { nombre: string; variables: readonly VariableInput[] }

export type VariableInput = {
  nombre: string
  descripcion: string
  factoresEvaluados: readonly FactorEvaluadoInput[]
}

export type FactorEvaluadoInput = { nombre: string; positiva: boolean }

export type CuestionarioInput = { tipo: string; partesCuestionario: readonly ParteInput[] }

export type ParteInput = {
  id?: string | null
  orden: number
  tipo: TipoDeParte
  variable?: string | null
  preguntaGeneral?: string | null
  preguntaAbierta?: PreguntaAbiertaInput | null
  cantidadDeOpciones?: number | null
  /** For the seniority part: whether neighbouring options may be read together. */
  enOrden?: boolean | null
  /** Points of a scale, in the order in which they are read. */
  puntos?: readonly PuntoDeEscala[] | null
  /** For a scale from 0 to 10. */
  eNPS?: boolean | null
  preguntas: readonly PreguntaInput[]
}

export type PreguntaAbiertaInput = { id?: string | null; orden: number; pregunta: string }

/** positiva null: its factor's. */
export type PreguntaInput = {
  id?: string | null
  orden: number
  pregunta: string
  factorEvaluado?: string | null
  positiva?: boolean | null
  NoAplica?: boolean | null
}
