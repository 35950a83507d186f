import { eraseMensajesDePersona } from '#features/cvs/server/contacto/mensajes.ts'
import { eraseCvsDePersona } from '#features/cvs/server/cvs-de-persona.ts'
import { erasePeticionesDePersona } from '#features/cvs/server/peticiones/peticiones.ts'
import { eraseContactosDePersona } from '#features/empresas/server/empresas.ts'
import { deleteEncuestado } from '#features/invitados/server/encuestados/borrar-encuestado.ts'
import { eraseResponderA } from '#features/palabras/server/palabras.ts'
import { eraseCompromisosDePersona } from '#features/plan/server/leer-plan.ts'
import { deleteTrabajosDeClima } from '#features/trabajos/server/delete-trabajos-de-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type Borrado, eraseRestos, noteRestos } from '#server/db/erase/erase-restos.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import { listCorreosDePersona } from '#server/mail/list-correos-de-persona.ts'
import { deleteCorreosPorId } from '#server/mail/outbox-store.ts'
import { findPersona, noteEliminada } from './find-persona.ts'

type Ctx = Omit<AppContext, 'log' | 'production'> & { log: Pick<AppContext['log'], 'warn'> }

/**
 * Erases all of it for good. An earlier backup is not within reach: that the person was erased is noted, so that a restore of
 * it erases them again. Before, for a crash in between, and after, for a backup that was made meanwhile. Says how much of them the
 * engine has forgotten already.
 */
export async function erasePersona(ctx: Ctx, correo: string): Promise<Borrado> {
  await noteEliminada(ctx, correo)
  const borrado = await eraseRastros(ctx, correo)
  await noteEliminada(ctx, correo)
  return borrado
}

/** As `erasePersona`, while people are served: what the engine keeps of the rows is left to the housekeeping. */
export async function erasePersonaSinRestos(ctx: Ctx, correo: string): Promise<void> {
  await noteEliminada(ctx, correo)
  await eraseFilas(ctx, correo)
  await noteEliminada(ctx, correo)
}

export async function eraseRastros(ctx: Ctx, correo: string): Promise<Borrado> {
  await eraseFilas(ctx, correo)
  return eraseRestos(ctx)
}

/**
 * Rows, files and search words, mails and their files, and in open climates the answers too. What was answered in a closed climate is nobody's any more.
 */
async function eraseFilas(ctx: Ctx, correo: string): Promise<void> {
  const { encuestas } = await findPersona(ctx, correo)
  await inTransaction(ctx.db, (tx) => noteRestos(tx, ctx.now()))
  for (const { idClima, id } of encuestas) {
    await deleteEncuestado(ctx, { idClima, idEncuestado: id })
  }
  const correos = await inTransaction(ctx.db, async (tx) => {
    const { mensajes, recibidos } = await listCorreosDePersona(tx, correo)
    const todos = [...mensajes, ...recibidos]
    await deleteCorreosPorId(
      tx,
      todos.map(({ id }) => id),
    )
    await eraseCvsDePersona(tx, correo)
    await eraseMensajesDePersona(tx, correo)
    await erasePeticionesDePersona(tx, correo)
    await eraseContactosDePersona(tx, correo)
    await eraseResponderA(tx, correo)
    // Reports that were made of those rounds name whoever answers for what was agreed.
    for (const idClima of await eraseCompromisosDePersona(tx, correo))
      await deleteTrabajosDeClima(tx, idClima)
    await noteRestos(tx, ctx.now())
    return todos
  })
  await deleteEmlFiles(ctx.config.dataDir, correos)
}
