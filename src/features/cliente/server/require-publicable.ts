import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { conflict } from '#server/base/errors.ts'

type Publicable = Pick<ClimaGuardado, 'cerrado' | 'minimoPorGrupo' | 'publicacion'>

/** What leaves the house is final, and under the minimum. Why it may not leave, as a person reads it; null: it may. */
export function findImpedimento(clima: Publicable): string | null {
  if (!clima.cerrado)
    return 'Se publica al cliente cuando la ronda está cerrada: lo publicado ya es fijo, pero hasta el cierre puede crecer la base y sumarse otro bloque.'
  if (!hasMinimo(clima)) return 'Este clima no tiene mínimo por grupo: sus cifras podrían señalar a alguien.'
  return clima.publicacion === 0 ? 'Contestaron muy pocas personas: no hay cifras que mostrar.' : null
}

export function requirePublicable(clima: Publicable): void {
  const impedimento = findImpedimento(clima)
  if (impedimento) throw conflict(impedimento)
}
