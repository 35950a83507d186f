import type { Definicion } from '#domain/climas/definicion.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { ringBell } from '#server/context/job.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockClima } from '#server/db/locks/climate-locks.ts'
import {
  changeEncuestaActivaRow,
  changePlanes,
  changePorBorrar,
  changePublicacion,
  changePublicando,
  changeRespaldoDeAbiertos,
  changeRespaldoDel,
  changeTerminando,
  changeToCerrado,
  deleteClimaRow,
  findPlanes,
  listPorBorrar,
  takeTerminando,
  updateClimaRow,
} from './cambios-de-clima-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { countParticipaciones, insertParticipaciones } from './participaciones-store.ts'
import { requireClima, requireConRespuestas } from './require-clima.ts'

/** One change of a climate at a time: saves under way end before it, and those that come later see it. */
export function changeClima<T>(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
  work: (tx: Tx, clima: ClimaGuardado) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockClima(tx, idClima)
    return work(tx, await requireClima(tx, idClima))
  })
}

/** Alone in the climate (changeClima). */
export async function turnEncuesta(
  tx: Tx,
  ctx: Pick<AppContext, 'now'>,
  clima: ClimaGuardado,
  encuestaActiva: boolean,
): Promise<void> {
  requireConRespuestas(clima)
  const { id: idClima, cerrado, idEmpresa, anio, definicion } = clima
  if (cerrado && encuestaActiva) throw conflict('El clima está cerrado: su encuesta ya no se puede activar.')
  await changeEncuestaActivaRow(tx, idClima, encuestaActiva)
  if (encuestaActiva) await raisePlanes(tx, idClima, definicion)
  const tipo = encuestaActiva ? 'encuestaActivada' : 'encuestaDesactivada'
  await noteBitacora(tx, ctx, { tipo, datos: { anio }, idEmpresa, idClima })
}

export async function changeEncuestaActiva(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { idClima, encuestaActiva }: { idClima: string; encuestaActiva: boolean },
): Promise<void> {
  await changeClima(ctx, idClima, (tx, clima) => turnEncuesta(tx, ctx, clima, encuestaActiva))
  // Invitations may wait for it.
  if (encuestaActiva) ringBell(ctx.db, 'apertura')
}

/** Alone in the climate (changeClima): the names of its runs of seniorities, which no figure rests on. */
export async function saveNombresDeTramos(
  tx: Tx,
  clima: ClimaGuardado,
  nombresDeTramos: NonNullable<Definicion['nombresDeTramos']>,
): Promise<void> {
  await updateClimaRow(tx, clima.id, { ...clima, definicion: { ...clima.definicion, nombresDeTramos } })
}

/** A plan that was lowered since the survey opened still tells how many may come. */
export async function raisePlanes(
  tx: Tx,
  idClima: string,
  { gruposDeOpinion }: Pick<Definicion, 'gruposDeOpinion'>,
): Promise<void> {
  const planes = await findPlanes(tx, idClima)
  for (const { id, encuestadosPlaneados } of gruposDeOpinion)
    planes.set(id, Math.max(planes.get(id) ?? 0, encuestadosPlaneados))
  await changePlanes(tx, idClima, planes)
}

/** marca: by which whoever makes the block knows at the end that nobody has begun another, or changed a sheet, since. */
export const beginPublicacion = (tx: Tx, idClima: string, marca: string): Promise<void> =>
  changePublicando(tx, idClima, marca)

/** By which the mark of a block says that it has to be counted again. What is finished meanwhile still waits for the one after it. */
const INTERRUMPIDA = ''

/**
 * A finished sheet that goes is told: what somebody may be counting is no longer true. The caller shares the climate, so
 * that it is known before the block is stored. A save tells nobody: what it finishes is of the block after.
 */
export async function interruptPublicacion(
  tx: Tx,
  { id, publicando }: Pick<ClimaGuardado, 'id' | 'publicando'>,
): Promise<void> {
  if (publicando) await changePublicando(tx, id, INTERRUMPIDA)
}

export const isInterrumpida = ({ publicando }: Pick<ClimaGuardado, 'publicando'>): boolean =>
  publicando === INTERRUMPIDA

/** Published or closed again, what a restore brought back open may give other figures than those that are out; somebody has to permit it. */
export const noteRestaurados = (tx: Tx, respaldoDel: number): Promise<void> =>
  changeRespaldoDeAbiertos(tx, respaldoDel)

export const permitPublicacion = (tx: Tx, idClima: string): Promise<void> =>
  changeRespaldoDel(tx, idClima, null)

/** From here on the sheets of that block, and of those before it, count as published. */
export const endPublicacion = (
  tx: Tx,
  idClima: string,
  { bloque, now }: { bloque: number; now: number },
): Promise<void> => changePublicacion(tx, idClima, { publicacion: bloque, terminando: now + PLAZO_MS })

/** A node that is not heard of for so long has left to others what it was finishing. */
const PLAZO_MS = 10_000

/** Takes what was decided of a climate and is not done; false where another node is at it. */
export const takePorTerminar = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  idClima: string,
): Promise<boolean> => takeTerminando(db, idClima, { now: now(), hasta: now() + PLAZO_MS })

/** A process that has taken it keeps it while at work. What fails is left, and comes up again when its time is over. */
export async function finishTomado<T>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  idClima: string,
  work: () => Promise<T>,
): Promise<T> {
  const keep = () => void changeTerminando(db, idClima, now() + PLAZO_MS).catch(() => {})
  const timer = setInterval(keep, PLAZO_MS / 4).unref()
  try {
    const hecho = await work()
    clearInterval(timer)
    await changeTerminando(db, idClima, null)
    return hecho
  } finally {
    clearInterval(timer)
  }
}

/** The climate's own part of a close: how many took part is kept, for nobody can count them afterwards. */
export async function endClima(
  tx: Tx,
  idClima: string,
  { now, soloTerminadas = false }: { now: number; soloTerminadas?: boolean },
): Promise<void> {
  const contado = { id: idClima, publicacion: 0 }
  const cuentas = await countParticipaciones(tx, [contado], { conCompletas: true })
  await insertParticipaciones(tx, idClima, cuentas.get(idClima) ?? new Map())
  const porBorrar = soloTerminadas ? TODO_SOLO_TERMINADAS : TODO
  await changeToCerrado(tx, idClima, { porBorrar, terminando: now + PLAZO_MS })
}

const TODO = 1
const SOLO_CORREOS = 2
const TODO_SOLO_TERMINADAS = 3

type CierrePendiente = { idClima: string; soloCorreos: boolean; soloTerminadas: boolean }

/** Climates that are closed, and not yet without everything that the close ends. soloCorreos: nothing but mails is left. */
export const listCierresPendientes = async (db: Db): Promise<CierrePendiente[]> =>
  (await listPorBorrar(db)).map(({ idClima, porBorrar }) => ({
    idClima,
    soloCorreos: porBorrar === SOLO_CORREOS,
    soloTerminadas: porBorrar === TODO_SOLO_TERMINADAS,
  }))

/** Alone in the climate (lockClima): nobody asks the mails any more whom they reached. */
export const noteSoloCorreos = (tx: Tx, idClima: string): Promise<void> =>
  changePorBorrar(tx, idClima, SOLO_CORREOS)

/** While the climate is shared: whether its close is decided and not done, so that its mails and perhaps its last sheets are there. */
export const isCerrandose = async (tx: Db, idClima: string): Promise<boolean> =>
  (await listPorBorrar(tx)).some((clima) => clima.idClima === idClima && clima.porBorrar !== SOLO_CORREOS)

export const noteCierreHecho = (tx: Tx, idClima: string): Promise<void> => changePorBorrar(tx, idClima, 0)

/** The climate's own part of a deletion. Respondents, sheets, open answers and counts go with it. */
export const removeClima = (tx: Tx, idClima: string): Promise<void> => deleteClimaRow(tx, idClima)
