import { randomUUID } from 'node:crypto'
import { computeToken, hashToken, type Llave } from '#server/llaves/llave.ts'
import type { EncuestadoNuevo } from './encuestados-store.ts'

/** Somebody to be invited. Of the token nothing is kept but its hash under the climate's key. */
export function createEncuestado(
  llave: Llave,
  idGrupo: string,
  correo: string | null,
): { encuestado: EncuestadoNuevo; token: string } {
  const id = randomUUID()
  const token = computeToken(llave, id)
  const encuestado = {
    id,
    idGrupo,
    correo,
    tokenHash: hashToken(llave, token),
    tokenVisto: correo === null,
    correoFinal: null,
    sinRecordatorios: false,
    via: correo === null ? ('papeleta' as const) : ('correo' as const),
  }
  return { encuestado, token }
}
