import { conflict, notFound } from '#server/base/errors.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findClima } from './climas-store.ts'

export const climaNotFound = () => notFound('Ese clima organizacional ya no existe.')

export async function requireClima(db: Db, idClima: string): Promise<ClimaGuardado> {
  const clima = await findClima(db, idClima)
  if (!clima) throw climaNotFound()
  return clima
}

/** For whatever needs a questionnaire, answers or texts. */
export function requireConRespuestas({ estudio }: Pick<ClimaGuardado, 'estudio'>): void {
  if (estudio)
    throw conflict(
      'Este estudio viene de otra herramienta: trae cifras, y no tiene cuestionario ni respuestas.',
    )
}
