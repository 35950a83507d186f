import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'

/**
 * The document while it is edited. Everything has a `clave` of its own and refers to others by it, so that renaming a
 * variable breaks no part, and a group can only be in one area. Numbers are kept as written.
 */
export type Borrador = {
  idEmpresa: string
  /** NaN: none was chosen. */
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  /** Null: as the server has it. */
  minimoPorGrupo: number | null
  grupos: Grupo[]
  areas: Area[]
  indicadores: Indicador[]
  tipo: string
  partes: Parte[]
  /** Makes the next clave. */
  siguiente: number
}

export type Grupo = {
  clave: string
  id?: string
  orden: number
  nombre: string
  encuestadosPlaneados: string
  area: string | null
}

export type Area = { clave: string; id?: string; nombre: string }

export type Indicador = { clave: string; nombre: string; variables: Variable[] }

export type Variable = { clave: string; nombre: string; descripcion: string; factores: Factor[] }

export type Factor = { clave: string; nombre: string; positiva: boolean }

export type Parte = {
  clave: string
  id?: string
  orden: number
  tipo: TipoDeParte
  /** Of a smile part: what it measures. */
  variable: string | null
  /** Of any other part: what staff call it. */
  nombre: string
  preguntaGeneral: string
  cantidadDeOpciones: string
  preguntas: Pregunta[]
}

/** A part's own open question stands among the others: it takes its place by orden like them. */
export type Pregunta = {
  clave: string
  id?: string
  orden: number
  abierta: boolean
  pregunta: string
  factor: string | null
  /** null: its factor's. */
  positiva: boolean | null
  NoAplica: boolean
}

export type Nodo = Grupo | Area | Indicador | Variable | Factor | Parte | Pregunta

/** From a storage that knows no NaN. */
export const restoreBorrador = (guardado: Borrador): Borrador => ({
  ...guardado,
  fechaInicio: guardado.fechaInicio ?? Number.NaN,
})
