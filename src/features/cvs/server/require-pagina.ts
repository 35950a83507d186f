import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { badUserInput } from '#server/base/errors.ts'

export interface Pagina {
  limit: number
  /** An offset. */
  cursor: number
}

export function requirePagina({ limit, cursor }: Pagina): Pagina {
  const { pagina } = LIMITES_DE_CV
  if (limit < 1 || limit > pagina) throw badUserInput(`Pide de 1 a ${pagina} registros.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer registro.')
  return { limit, cursor }
}
