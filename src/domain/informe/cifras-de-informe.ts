import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { Prioridades } from '../lecturas/prioridades.ts'
import type {
  Cambio,
  FilaDeCifra,
  SeccionCambio,
  SeccionParticipacion,
  SeccionPlan,
  SeccionPreguntas,
  SeccionServicios,
  SeccionVoces,
} from './informe.ts'

/**
 * All that a report may draw on, already under the minimum: percents from 0 to 100, unrounded, null where withheld or
 * where nobody answered. Texts such as dates and the sentence on the base come written.
 */
export interface CifrasDeInforme {
  empresa: { nombre: string; fiscal: string }
  periodo: string
  periodoAntes: string | null
  minimo: number
  base: string
  /** That the other round is computed on the base of this one, which is not its own; null where it is. */
  notaDeBase: string | null
  /** Behind the figures, in all. */
  personas: number
  baseDeCalculo: BaseDeCalculo
  /** "Del 4 al 21 de marzo de 2025". */
  cuando: string
  como: string
  participacion: {
    contestaron: number
    planeados: number
    completas: number
    grupos: Participacion[]
    areas: ParticipacionDeArea[]
    /** Groups that stand in one row, one of them being too small for its own. */
    juntos: string[]
    antiguedades: { nombre: string; porcentaje: number | null }[]
    rondas: { periodo: string; porcentaje: number }[]
    vias: SeccionParticipacion['vias']
    subidas: SeccionParticipacion['subidas']
    /** Name of the round it is compared with. */
    antes: { contestaron: number; planeados: number } | null
  }
  general: MedidaConCambio
  /** Changes in the general figures, of the company and of its parts, that are compared; null where nothing did. */
  notaDeGeneral: string | null
  /** Which groups are the same as others of the other round because staff say so. */
  notasDeGrupos: string[]
  /** notas: which of its variables do not compare, and why; then it has no change of its own. */
  indicadores: (MedidaConCambio & { notas: string[]; variables: VariableMedida[] })[]
  areas: ConjuntoMedido[]
  grupos: (ConjuntoMedido & { codigo: string })[]
  antiguedades: ConjuntoMedido[]
  /** Names that staff gave seniorities, each with the options that it stands for. */
  nombresDeTramos: string[]
  /** Areas and groups with published sheets that are not in their figures: too few to be added without giving them away. */
  sinMostrar: string[]
  cuestionario: { frases: number; enNegativo: number; conServicios: boolean; abiertas: number }
  cambio: Pick<SeccionCambio, 'filas' | 'notas' | 'sinComparar'> | null
  prioridades: Prioridades
  voces: { comentarios: number; temas: SeccionVoces['temas'] }
  plan: SeccionPlan['compromisos']
  servicios: SeccionServicios['partes']
}

/** Null: how many would tell apart groups that are counted together. */
export type ParticipacionDeArea = Participacion | { nombre: string; contestaron: null; planeados: null }

export interface Participacion {
  nombre: string
  contestaron: number
  planeados: number
}

export type MedidaConCambio = FilaDeCifra & { cambio: Cambio | null }

export type VariableMedida = MedidaConCambio & {
  descripcion: string
  factores: (FilaDeCifra & { frase: string; enNegativo: boolean })[]
  preguntas: SeccionPreguntas['variables'][number]['preguntas']
}

/** A set of people: its overall figure, and one for each variable in the order of the indicators. */
export type ConjuntoMedido = FilaDeCifra & {
  personas: number | null
  variables: (number | null)[]
  /** By variable: some of its questions are not in it. */
  menosPorVariable?: boolean[]
}

export const listVariables = ({ indicadores }: CifrasDeInforme): VariableMedida[] =>
  indicadores.flatMap(({ variables }) => variables)
