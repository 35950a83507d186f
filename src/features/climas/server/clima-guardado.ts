import type { Clima } from '#domain/climas/definicion.ts'
import type { Empresa } from '#domain/empresas/empresa.ts'
import type { Participacion } from './participacion.ts'

export interface ClimaGuardado extends Clima {
  id: string
  /** Another one with every update. */
  revision: string
  anio: number
  /** Its name among the rounds of its company (`namePeriodo`). */
  periodo: string
  encuestaActiva: boolean
  cerrado: boolean
  /** Its figures came from another tool, and nobody's answers are behind them. */
  estudio: boolean
  /** By which a node knows the climate's key. Null once closed. */
  huellaDeLlave: string | null
  /** Published blocks of its sheets. */
  publicacion: number
  /** Known to whoever is making the next block. */
  publicando: string | null
  /** Came back open from a backup of that moment, and waits for a permission to be published; null otherwise. */
  respaldoDel: number | null
  /** The end of its short address. */
  codigo: string
}

export interface ClimaConParticipacion extends ClimaGuardado {
  empresa: Empresa
  participacion: Participacion
  /** Somebody has answered, or it is closed: the structure stays as it is. */
  congelado: boolean
}

/** A block as everybody may know it. */
export type Publicacion = {
  numero: number
  publicado: number
  hojas: number
  /** Groups of it, or areas where they are read; null but for one made while the survey went on. */
  avance: number | null
}

/** A climate, who answered and what was published, of one moment. */
export interface ClimaConCuentas {
  clima: ClimaGuardado
  /** Finished sheets that wait for the next block, by group; none where there is neither a minimum nor a block. */
  esperan: Record<string, number>
  /** Unfinished ones; none under the same conditions. */
  sinTerminar: Record<string, number>
  /** As its close left them: people with an answer, by group. */
  guardadas: Record<string, number>
  /** Facts that everybody may know of its blocks, oldest first. */
  publicaciones: Publicacion[]
}
