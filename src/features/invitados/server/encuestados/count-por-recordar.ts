import { getsRecordatorio } from '#domain/encuestados/recordatorio.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listEstados } from '#features/encuesta/server/list-estados.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import { listEncuestados } from './encuestados-store.ts'

/**
 * How many people a round of reminders would go to now. As a total alone, so that it points at who wanted none only where a single
 * one is left. Outside any transaction, which is no place to derive thousands of tokens; who finishes meanwhile gets no mail.
 */
export async function countPorRecordar(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<number> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const llave = await findLlave(ctx, clima)
  if (!llave) return 0
  const conCorreo = (await listEncuestados(db, idClima)).filter(({ correo }) => correo !== null)
  const idsEncuestados = conCorreo.map(({ id }) => id)
  const estados = await listEstados(db, llave, { clima, idsEncuestados })
  return conCorreo.filter((uno) => getsRecordatorio({ ...uno, estado: estados.get(uno.id) })).length
}
