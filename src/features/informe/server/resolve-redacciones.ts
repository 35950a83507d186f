import { createHash } from 'node:crypto'
import type { Redaccion } from '#domain/informe/informe.ts'
import type { RedaccionGuardada } from './informes-store.ts'

/** Subjects of a wording: what is published, and what our own wordings make of it. */
const hashSugeridas = (publicacion: number, posibles: readonly Redaccion[]): string =>
  createHash('sha256')
    .update(JSON.stringify([publicacion, posibles]))
    .digest('hex')
    .slice(0, 40)

const isIgual = (una: Redaccion, otra: Redaccion) =>
  una.titular === otra.titular && una.comentario === otra.comentario

/** Fingerprint kept beside a wording, to know later whether it still speaks of the same figures. */
export function describeRedaccion(publicacion: number, posibles: readonly Redaccion[], texto: Redaccion) {
  const sugerencia = posibles.findIndex((una) => isIgual(una, texto))
  return {
    huella: hashSugeridas(publicacion, posibles),
    sugerencia: sugerencia === -1 ? null : sugerencia,
  }
}

export type RedaccionResuelta = RedaccionGuardada & { cifrasCambiaron: boolean }

/**
 * Where the figures changed since, nobody stands for a wording any more: one of ours follows them, one that somebody wrote
 * stays and waits to be read again.
 */
export function resolveRedacciones(
  guardadas: readonly RedaccionGuardada[],
  sugeridas: readonly (readonly [string, readonly Redaccion[]])[],
  publicacion: number,
): RedaccionResuelta[] {
  const porClave = new Map(sugeridas)
  return guardadas.map((guardada) => {
    const posibles = porClave.get(guardada.clave)
    if (!posibles || guardada.huella === hashSugeridas(publicacion, posibles))
      return { ...guardada, cifrasCambiaron: false }
    const nueva = guardada.sugerencia === null ? guardada : (posibles[guardada.sugerencia] ?? posibles[0]!)
    const { titular, comentario } = nueva
    return { ...guardada, titular, comentario, revisada: null, revisada_por: null, cifrasCambiaron: true }
  })
}
