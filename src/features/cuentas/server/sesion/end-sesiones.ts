import type { Tx } from '#server/db/engine/transaction.ts'
import { deleteEnlacesDe } from './enlaces-store.ts'
import { deleteSegundoFactor } from './factores-store.ts'
import { deleteLlavesDe } from './llaves-de-acceso-store.ts'
import { deleteSesionesDe } from './sesiones-store.ts'
import { cancelTrabajosDe } from './trabajos-de-cuenta-store.ts'

/** Of who loses some rights and stays. */
export const endTrabajos = (tx: Tx, idUsuario: string): Promise<void> => cancelTrabajosDe(tx, idUsuario)

/** On every node at once: each request looks its session up. What they have under way ends with them. */
export async function endSesiones(tx: Tx, idUsuario: string): Promise<void> {
  await deleteSesionesDe(tx, idUsuario)
  await cancelTrabajosDe(tx, idUsuario)
}

/** Everything by which somebody could be, or come, in. */
export async function endAccesos(tx: Tx, idUsuario: string): Promise<void> {
  await endSesiones(tx, idUsuario)
  await deleteEnlacesDe(tx, idUsuario)
}

/** By an administrator, for who lost the phone, and with it the passkeys that it held. False where there was nothing. */
export async function removeSegundoFactor(tx: Tx, idUsuario: string): Promise<boolean> {
  await endSesiones(tx, idUsuario)
  const conLlaves = await deleteLlavesDe(tx, idUsuario)
  return (await deleteSegundoFactor(tx, idUsuario)) || conLlaves
}
