import { listClimasAbiertos } from '#features/climas/server/list-climas-abiertos.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/find-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { rejectEnviado, rejectEnviados } from '#server/mail/outbox-store.ts'
import { openRetorno } from '#server/mail/retorno.ts'
import { getReferenciaDeCorreo } from '../encuestados/referencia-de-correo.ts'
import { openEtiqueta } from '../encuestados/sobres.ts'
import type { InformeDeEntrega } from './read-informe-de-entrega.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>

/** What tags are opened with. After a close there is none for its climate, and its reports lead to nobody. */
export async function listLlavesDeRebotes(ctx: Ctx): Promise<Llave[]> {
  const llaves: Llave[] = []
  for (const clima of await listClimasAbiertos(ctx.db)) {
    // A node may lack the key of a climate; whoever has it reads the report next time, or never: it is not worth a failure.
    const llave = await findLlaveSiEsta(ctx, clima)
    if (llave) llaves.push(llave)
  }
  return llaves
}

async function recordEtiqueta(ctx: Ctx, llaves: readonly Llave[], etiqueta: string): Promise<boolean> {
  const { db, secret } = ctx
  const idCorreo = openRetorno(secret, etiqueta)
  if (idCorreo && (await rejectEnviado(db, idCorreo, ctx.now()))) return true
  for (const llave of llaves) {
    const id = openEtiqueta(llave, etiqueta)
    if (id && (await rejectEnviados(db, getReferenciaDeCorreo(id), ctx.now()))) return true
  }
  return false
}

/** A mail that was taken by our mail server and came back is one that was refused. False where no mail of ours is meant. */
export async function recordRebote(
  ctx: Ctx,
  llaves: readonly Llave[],
  { etiquetas, idCorreo }: InformeDeEntrega,
): Promise<boolean> {
  for (const etiqueta of etiquetas) if (await recordEtiqueta(ctx, llaves, etiqueta)) return true
  return idCorreo !== null && rejectEnviado(ctx.db, idCorreo, ctx.now())
}
