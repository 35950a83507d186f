import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import type { Db } from '../db/engine/database.ts'
import { type CorreoGuardado, streamCorreos } from './outbox-store.ts'

/** A visitor's message goes to the firm; the visitor's own address stands inside. */
function readRemitente({ datos }: CorreoGuardado): string | null {
  const { correo } = JSON.parse(datos) as { correo?: unknown }
  return typeof correo === 'string' ? correo : null
}

const isMensaje = (correo: CorreoGuardado) => readRemitente(correo) !== null

export interface CorreosDePersona {
  /** Written by the person, to the firm. */
  mensajes: CorreoGuardado[]
  /** Written to the person. */
  recibidos: CorreoGuardado[]
}

export async function listCorreosDePersona(db: Db, correo: string): Promise<CorreosDePersona> {
  const same = (other: string | null) => isMismoCorreo(other, correo)
  const found: CorreosDePersona = { mensajes: [], recibidos: [] }
  for await (const lote of streamCorreos(db)) {
    found.mensajes.push(...lote.filter((row) => same(readRemitente(row))))
    // The firm's own address receives what others wrote: that is theirs.
    found.recibidos.push(...lote.filter((row) => same(row.para) && !isMensaje(row)))
  }
  return found
}
