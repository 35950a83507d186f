import type { Empresa } from '#domain/empresas/empresa.ts'
import { empresaNotFound } from '#features/empresas/server/empresa-not-found.ts'
import { conflict } from '#server/base/errors.ts'
import type { Negativa } from './cambios-de-clima-store.ts'

/** One climate per company and start year (design of the domain: rounds are known by their year). */
export function requireEscrito(
  negativa: Negativa,
  { empresa, anio }: { empresa: Empresa; anio: number },
): void {
  if (negativa === 'unique') {
    throw conflict(`${empresa.nombre_comercial} ya tiene un clima organizacional que empieza en ${anio}.`)
  }
  if (negativa === 'foreign-key') throw empresaNotFound()
}
