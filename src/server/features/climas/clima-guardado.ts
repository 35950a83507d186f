import type { Clima } from '../../../domain/climas/definicion.ts'
import type { Empresa } from '../../../domain/empresas/empresa.ts'
import type { Participacion } from './participacion.ts'

export interface ClimaGuardado extends Clima {
  id: string
  /** Another one with every update. */
  revision: string
  /** The year the round is known by. */
  anio: number
  encuestaActiva: boolean
  cerrado: boolean
  /** By which a node knows the climate's key. Null once closed. */
  huellaDeLlave: string | null
  /** How many blocks of its sheets are published. */
  publicacion: number
  /** Known to whoever is making the next block. */
  publicando: string | null
  /** What its short address ends in. */
  codigo: string
}

export interface ClimaConParticipacion extends ClimaGuardado {
  empresa: Empresa
  participacion: Participacion
  /** Somebody has answered, or it is closed: the structure stays as it is. */
  congelado: boolean
}
