import { createHash } from 'node:crypto'
import type { Informe } from '#domain/informe/informe.ts'

/** The same for two reports that say the same, whichever day they are made. */
export function hashInforme({ fecha: _, ...informe }: Informe): string {
  const text = JSON.stringify(informe, (_clave, value) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
