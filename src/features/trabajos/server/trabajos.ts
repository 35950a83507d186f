import type { Trabajo } from '#contract/schema.generated.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { conflict, notFound, unauthenticated } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type AvanceGuardado, beginTrabajo, CALLADO_MS, carryOut, type TrabajoNuevo } from './carry-out.ts'
import {
  deleteTrabajosAnterioresA,
  endInterrumpido,
  endTrabajo,
  failTrabajosCallados,
  findTrabajoDe,
  listIdsConHuella,
  listTrabajosDe,
  type TrabajoListado,
} from './trabajos-store.ts'

export async function cancelTrabajo(
  ctx: RequestContext,
  { idTrabajo }: { idTrabajo: string },
): Promise<void> {
  if (!ctx.sesion) throw unauthenticated()
  const trabajo = await findTrabajoDe(ctx.db, idTrabajo, ctx.sesion.idUsuario)
  if (!trabajo) throw notFound('Ese trabajo ya no está.')
  if (trabajo.cancelable === 0) throw conflict('Esto ya no se puede cancelar: se hace hasta el final.')
  await endTrabajo(ctx.db, idTrabajo, { estado: 'cancelado', paso: 'Se canceló' })
}

export async function deleteTrabajosViejos({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, (tx) => deleteTrabajosAnterioresA(tx, now() - DIA_MS))
}

/**
 * Long work that its own call waits for, and that nobody can call off unless told so: who reloads the page meanwhile, or loses the
 * connection, still finds how far it is and how it ended. `toPaso` says what was done; it stays for a day, so it names nobody.
 */
export async function followTrabajo<T>(
  ctx: RequestContext,
  nuevo: TrabajoNuevo,
  run: (avance: AvanceGuardado) => Promise<T>,
  toPaso: (hecho: T) => string,
  { cancelable = false } = {},
): Promise<T> {
  const id = await beginTrabajo(ctx, nuevo, { cancelable })
  return carryOut(ctx, id, nuevo, async (avance) => {
    const hecho = await run(avance)
    // The work is done, whether or not it could be noted.
    await endTrabajo(ctx.db, id, { estado: 'listo', paso: toPaso(hecho) }).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'the end of long work could not be noted'),
    )
    return hecho
  })
}

export async function getTrabajos(
  ctx: RequestContext,
  { idClima }: { idClima: string | null },
): Promise<TrabajoListado[]> {
  if (!ctx.sesion) throw unauthenticated()
  const trabajos = await listTrabajosDe(ctx.db, {
    idUsuario: ctx.sesion.idUsuario,
    idClima,
    desde: ctx.now() - DIA_MS,
  })
  const oido = { desde: ctx.now() - CALLADO_MS, hasta: ctx.now() + DIA_MS }
  const isCallado = ({ estado, latido }: TrabajoListado) =>
    estado === 'en_curso' && (latido < oido.desde || latido > oido.hasta)
  if (!trabajos.some(isCallado)) return trabajos
  await failTrabajosCallados(ctx.db, oido, INTERRUMPIDO)
  return getTrabajos(ctx, { idClima })
}

/**
 * What was decided by a process that could not tell so is done: the newest of its kind in the climate, where it still seems to be
 * under way or to have been interrupted.
 */
export async function endTrabajoDecidido(
  { db }: Pick<AppContext, 'db'>,
  { idClima, tipos }: { idClima: string; tipos: readonly string[] },
): Promise<void> {
  await endInterrumpido(db, { idClima, tipos, interrumpido: INTERRUMPIDO, paso: 'Se terminó.' })
}

const INTERRUMPIDO = 'Se interrumpió. Inténtalo de nuevo.'

/** Work on a climate that was begun with this fingerprint, whoever began it, by id. */
export const listTrabajosConHuella = (
  { db }: AppContext,
  pedida: { idClima: string; huella: string },
): Promise<string[]> => listIdsConHuella(db, pedida)

export function presentTrabajo({ config }: AppContext, trabajo: TrabajoListado): Trabajo {
  const { id, tipo, estado, paso, hecho, total, archivo, bytes, empresa, periodo } = trabajo
  return {
    id,
    tipo,
    idClima: trabajo.id_clima,
    asunto: empresa && `${empresa} ${periodo}`,
    estado,
    paso,
    hecho,
    total,
    archivo,
    enlace: archivo !== null ? `${config.basePath}/api/trabajos/${id}/archivo` : null,
    bytes,
    cancelable: trabajo.cancelable === 1,
    creado: trabajo.creado,
  }
}
