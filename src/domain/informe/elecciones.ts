import type { Papel } from '../ajustes/ajustes.ts'
import type { Redaccion } from './informe.ts'
import { CLAVES_DE_SECCION, type ClaveDeSeccion, SECCIONES } from './secciones.ts'

/** Place of a wording: a section, or one indicator of that section. */
export type ClaveDeRedaccion = ClaveDeSeccion | `indicador:${string}`

/** A wording that somebody wrote or approved. Without one the report shows the suggested wording, marked as such. */
export type RedaccionGuardada = Redaccion & { revisada: boolean }

/** Choices of staff for the report of a climate. */
export interface Elecciones {
  destinatario: string
  /** The round it is compared with; null compares with none. */
  idClimaAntes: string | null
  /** Every section that can be moved, in order; what is missing stands at its usual place. */
  orden: ClaveDeSeccion[]
  /** Sections turned on or off against their default. */
  incluidas: Partial<Record<ClaveDeSeccion, boolean>>
  redacciones: Partial<Record<ClaveDeRedaccion, RedaccionGuardada>>
  /** "Para decidir", a line each. */
  decidir: string[]
  /** Quotes and commitments that stay out of this report, by id. */
  fuera: string[]
  /** null: the firm's. */
  papel: Papel | null
}

export const LIMITES_DE_REDACCION = { titular: 200, comentario: 600 } as const

export const SIN_ELECCIONES: Elecciones = {
  destinatario: 'Gerencia General',
  idClimaAntes: null,
  orden: [],
  incluidas: {},
  redacciones: {},
  decidir: [],
  fuera: [],
  papel: null,
}

/** Cover and method first; then the chosen order, and what nobody moved after what stands before it by default. */
export function listSecciones({ orden }: Pick<Elecciones, 'orden'>): ClaveDeSeccion[] {
  const fijas = CLAVES_DE_SECCION.filter((clave) => SECCIONES[clave].fija)
  const movibles = CLAVES_DE_SECCION.filter((clave) => !SECCIONES[clave].fija)
  const elegidas = [...new Set(orden)].filter((clave) => movibles.includes(clave))
  const ordenadas = [...elegidas]
  for (const clave of movibles) {
    if (ordenadas.includes(clave)) continue
    const anteriores = movibles.slice(0, movibles.indexOf(clave)).reverse()
    const anterior = anteriores.find((otra) => ordenadas.includes(otra))
    ordenadas.splice(anterior ? ordenadas.indexOf(anterior) + 1 : 0, 0, clave)
  }
  return [...fijas, ...ordenadas]
}

export const isIncluida = ({ incluidas }: Pick<Elecciones, 'incluidas'>, clave: ClaveDeSeccion): boolean =>
  SECCIONES[clave].fija || (incluidas[clave] ?? SECCIONES[clave].incluida)
