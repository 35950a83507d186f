import type { AppContext } from '#server/context/context.ts'
import { listInvitaciones } from './enlaces-store.ts'
import { listConSegundoFactor } from './factores-store.ts'
import { listConLlaves } from './llaves-de-acceso-store.ts'
import { countSesiones } from './sesiones-store.ts'

export interface Accesos {
  sesiones: number
  ultimoUso: number | null
  segundoFactor: boolean
  llaveDeAcceso: boolean
  invitacion: { creado: number; hasta: number } | null
}

/** How everybody's account stands, by its id. */
export async function listAccesos({
  db,
  now,
}: Pick<AppContext, 'db' | 'now'>): Promise<(idUsuario: string) => Accesos> {
  const sesiones = new Map((await countSesiones(db, now())).map((row) => [row.idUsuario, row]))
  const conFactor = new Set(await listConSegundoFactor(db))
  const conLlaves = new Set(await listConLlaves(db))
  const invitaciones = new Map((await listInvitaciones(db)).map((enlace) => [enlace.idUsuario, enlace]))
  return (idUsuario) => ({
    sesiones: sesiones.get(idUsuario)?.sesiones ?? 0,
    ultimoUso: sesiones.get(idUsuario)?.vista ?? null,
    segundoFactor: conFactor.has(idUsuario),
    llaveDeAcceso: conLlaves.has(idUsuario),
    invitacion: invitaciones.get(idUsuario) ?? null,
  })
}
