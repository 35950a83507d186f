import type {
  ParteCuestionario,
  Pregunta,
  PreguntaAbierta,
  PuntoDeEscala,
} from '../cuestionario/cuestionario.ts'
import type { Posicion } from '../encuesta/hoja.ts'
import type { BaseDeCalculo, IndicadorInput, Lectura } from './clima-input.ts'
import type { NombreDeTramo } from './nombre-de-tramo.ts'

export type GrupoDeOpinion = {
  id: string
  orden: number
  nombre: string
  encuestadosPlaneados: number
  /** Staff chose that no figure of its own is shown. */
  seLeeEnSuArea?: boolean
}

export type AreaDeTrabajo = { id: string; nombre: string; idsGruposDeOpinion: readonly string[] }

export type PreguntaDefinida = Required<Pregunta> & Posicion

export type PreguntaAbiertaDefinida = PreguntaAbierta & Posicion

type ParteDeCualquierTipo = ParteCuestionario<PreguntaDefinida, PreguntaAbiertaDefinida>

export type ParteDefinida = Required<Omit<ParteDeCualquierTipo, 'puntos' | 'eNPS'>> & {
  /** For a scale alone. */
  puntos?: readonly PuntoDeEscala[]
  eNPS?: boolean
  /** False: the options of this seniority part have no order, and are never read together. */
  enOrden?: boolean
}

export type CuestionarioDefinido = { tipo: string; partesCuestionario: readonly ParteDefinida[] }

/** A name or text, and what it became after somebody had answered. */
export type Correccion = { antes: string; ahora: string }

/**
 * A climate's whole structure, stored as one document. Groups, parts and questions stand in the order of their
 * `orden`, names are trimmed, and ids and sheet positions are fixed: equal structures are equal documents.
 */
export type Definicion = {
  gruposDeOpinion: readonly GrupoDeOpinion[]
  areasDeTrabajo: readonly AreaDeTrabajo[]
  indicadoresDeMedicion: readonly IndicadorInput[]
  cuestionario: CuestionarioDefinido
  /** Left out: by groups. */
  lectura?: Lectura
  /** Oldest first. */
  correcciones?: readonly Correccion[]
  /** Names that staff gave runs of seniorities. */
  nombresDeTramos?: readonly NombreDeTramo[]
  /** Its figures came from another tool: one question stands for each variable, and nobody's answers are behind it. */
  estudio?: boolean
}

export type Clima = {
  idEmpresa: string
  /** The round's name; unique with its company and year. */
  nombre: string | null
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number
  definicion: Definicion
}
