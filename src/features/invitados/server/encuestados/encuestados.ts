import type { EstadoDeEncuestado } from '#domain/encuesta/estado-encuestado.ts'
import {
  type EstadoDeCorreo,
  formatEstadoDeCorreo,
  formatEstadoFinalDeCorreo,
  getsRecordatorio,
} from '#domain/encuestados/invitacion.ts'
import { getDia } from '#domain/fechas/dia.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listEstados } from '#features/encuesta/server/estados.ts'
import { conflict, notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockClima, shareClima } from '#server/db/locks/climate-locks.ts'
import { findLlave, findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { type Encuestado, findEncuestado, listEncuestados } from './encuestados-store.ts'
import { listUltimasRondas } from './recordatorios/rondas-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

/** A round of reminders of one group, or of all. */
export interface AQuienes {
  idClima: string
  idGrupo?: string | null | undefined
}

/** Groups whose people would be reminded; NOT_FOUND where the one asked for is none of the climate. */
export function listGruposPorRecordar({ definicion }: ClimaGuardado, idGrupo: AQuienes['idGrupo']): string[] {
  const ids = definicion.gruposDeOpinion.map(({ id }) => id)
  if (idGrupo == null) return ids
  if (!ids.includes(idGrupo)) throw notFound('Ese grupo ya no existe en este clima.')
  return [idGrupo]
}

/**
 * People of each group that a round of reminders would go to now, whenever its last one was. As a total alone, so that it points at who wanted none only where a single
 * one is left. Outside any transaction, which is no place to derive thousands of tokens; who finishes meanwhile gets no mail.
 */
export async function countPorRecordarPorGrupo(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima, idGrupo }: AQuienes,
): Promise<Map<string, number>> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const cuentas = new Map(listGruposPorRecordar(clima, idGrupo).map((id) => [id, 0]))
  const llave = await findLlave(ctx, clima)
  if (!llave) return cuentas
  const conCorreo = (await listEncuestados(db, idClima)).filter(
    ({ correo, idGrupo: suyo }) => correo !== null && cuentas.has(suyo),
  )
  const idsEncuestados = conCorreo.map(({ id }) => id)
  const estados = await listEstados(db, llave, { clima, idsEncuestados })
  for (const uno of conCorreo)
    if (getsRecordatorio({ ...uno, estado: estados.get(uno.id) }))
      cuentas.set(uno.idGrupo, cuentas.get(uno.idGrupo)! + 1)
  return cuentas
}

/** The groups that have not had theirs of today. */
export async function countPorRecordar(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>,
  pedido: AQuienes,
): Promise<number> {
  const hoy = getDia(ctx.now(), ctx.config.timeZone)
  const yaHoy = new Set(
    (await listUltimasRondas(ctx.db, pedido.idClima)).flatMap(({ idGrupo, dia }) =>
      dia === hoy ? [idGrupo] : [],
    ),
  )
  let personas = 0
  for (const [idGrupo, cuantas] of await countPorRecordarPorGrupo(ctx, pedido))
    if (!yaHoy.has(idGrupo)) personas += cuantas
  return personas
}

export interface EncuestadoConEstados extends Encuestado {
  /** Nobody can tell while the climate's key is missing. */
  estado: EstadoDeEncuestado | 'Cerrada' | 'Desconocido'
  estadoCorreo: EstadoDeCorreo
}

/** Without a transaction around it: a person's status does not depend on another's, and deriving them takes a while. */
export async function getEncuestados(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<EncuestadoConEstados[]> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const encuestados = await listEncuestados(db, idClima)
  if (clima.cerrado) {
    return encuestados.map((encuestado) => ({
      ...encuestado,
      tokenVisto: false,
      estado: 'Cerrada',
      estadoCorreo: formatEstadoFinalDeCorreo(encuestado),
    }))
  }
  const conCorreo = encuestados.filter(({ correo }) => correo !== null)
  const correos = await findEstadosDeCorreos(
    db,
    conCorreo.map(({ id }) => getReferenciaDeCorreo(id)),
  )
  const llave = await findLlaveSiEsta(ctx, clima)
  const idsEncuestados = encuestados.map(({ id }) => id)
  const estados = llave && (await listEstados(db, llave, { clima, idsEncuestados }))
  return encuestados.map((encuestado) => ({
    ...encuestado,
    estado: estados?.get(encuestado.id) ?? 'Desconocido',
    estadoCorreo: formatEstadoDeCorreo(correos.get(getReferenciaDeCorreo(encuestado.id))),
  }))
}

/** A change among the respondents of a climate that stays open, and as it is, until the change is done. */
export function inClimaAbierto<T>(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  {
    idClima,
    cerrado,
    aSolas = false,
  }: {
    idClima: string
    /** Said where the climate is closed. */
    cerrado: string
    /** Nobody else changes anything meanwhile: what is counted stays so. */
    aSolas?: boolean
  },
  work: (tx: Tx, abierto: { clima: ClimaGuardado; llave: Llave }) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await (aSolas ? lockClima : shareClima)(tx, idClima)
    const clima = await requireClima(tx, idClima)
    const llave = await findLlave({ ...ctx, db: tx }, clima)
    if (!llave) throw conflict(cerrado)
    return work(tx, { clima, llave })
  })
}

export async function requireEncuestado(db: Db, idClima: string, idEncuestado: string): Promise<Encuestado> {
  const encuestado = await findEncuestado(db, idClima, idEncuestado)
  if (!encuestado) throw notFound('Ese encuestado ya no existe en este clima.')
  return encuestado
}
