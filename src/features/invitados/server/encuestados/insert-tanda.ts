import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/require-cuota-de-correos.ts'
import { growBitacora, noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { computeToken, hashToken, type Llave } from '#server/llaves/llave.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { insertInvitados } from './encuestados-store.ts'
import { buildCorreo } from './plantillas-encuestados.ts'

/** idEncuestado: of who is to be invited. */
export type Pedida = { idGrupo: string; correo: string; idEncuestado: string; idCorreo: string }

/** How far a list is; what a transaction returns of itself counts once it is committed. */
export interface Avanzado {
  personas: number
  /** Already invited, left as they are. */
  saltados: readonly string[]
  /** The entry of the log that tells of the list, with as many people as are stored. */
  idAnotacion: string | null
}

/**
 * About as many are stored. Mails of a part wait for the parts after it: sent meanwhile, they would keep whoever waits for the list
 * longer, and few of them would have left.
 */
const PERSONAS_POR_SEGUNDO = 10_000

/** Some of a list, in the transaction of the caller: people, their mails, what the account may send, and the log. */
export async function insertTanda(
  tx: Tx,
  ctx: RequestContext,
  { clima, llave }: { clima: ClimaGuardado; llave: Llave },
  tanda: readonly Pedida[],
  antes: Avanzado,
  /** How many of the list come after these. */
  siguen: number,
): Promise<Avanzado> {
  // A list of people without address alone.
  if (tanda.length === 0) return antes
  const { id: idClima, idEmpresa } = clima
  // In one order for everybody: two overlapping lists at once then wait for each other, and never in a circle.
  const ordenada = tanda
    .map((pedida) => ({ ...pedida, clave: getClaveDeCorreo(pedida.correo) }))
    .sort((a, b) => (a.clave < b.clave ? -1 : 1))
  const nuevos = ordenada.map(({ idGrupo, correo, idEncuestado: id }) => ({ id, idGrupo, correo }))
  const insertados = await insertInvitados(tx, idClima, nuevos, (id) =>
    hashToken(llave, computeToken(llave, id)),
  )
  const correos = ordenada
    .filter(({ idEncuestado }) => insertados.has(idEncuestado))
    .map(({ idEncuestado, idCorreo, correo }) => ({
      ...buildCorreo('invitacion', { idClima, idEncuestado }, correo),
      id: idCorreo,
    }))
  const now = ctx.now()
  await insertCorreos(tx, correos, now, now + Math.floor((siguen * 1000) / PERSONAS_POR_SEGUNDO))
  await requireCuotaDeCorreos(tx, ctx, correos.length)
  const personas = antes.personas + correos.length
  const saltados = nuevos.flatMap(({ id, correo }) => (insertados.has(id) ? [] : [correo]))
  const anotar = async () => {
    if (correos.length === 0) return antes.idAnotacion
    const datos = { personas }
    if (antes.idAnotacion === null)
      return noteBitacora(tx, ctx, { tipo: 'invitacionesEnviadas', datos, idEmpresa, idClima })
    await growBitacora(tx, antes.idAnotacion, datos)
    return antes.idAnotacion
  }
  return { personas, saltados: [...antes.saltados, ...saltados], idAnotacion: await anotar() }
}
