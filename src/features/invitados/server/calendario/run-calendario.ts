import { TOLERANCIA_MS } from '#domain/calendario/calendario.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { changeClima, turnEncuesta } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { listIdsActivos } from '#features/climas/server/leer-clima.ts'
import { findCorreoDeCuenta } from '#features/cuentas/server/equipo/cuentas.ts'
import { AppError } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { ringBell } from '#server/context/job.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { countPorRecordarPorGrupo } from '../encuestados/encuestados.ts'
import { hasEnEspera, releaseEnEspera } from '../encuestados/encuestados-store.ts'
import { beginRecordatorios } from '../encuestados/send-recordatorios.ts'
import {
  claimAviso,
  claimEvento,
  deleteAgenda,
  type Evento,
  finishEvento,
  listPorAvisar,
  listPorHacer,
} from './agenda-store.ts'
import { buildAviso, type SucesoDeCalendario } from './plantilla-calendario.ts'

/** To whoever planned it, where there is still somebody. */
async function tell(tx: Tx, ctx: AppContext, evento: Evento, suceso: SucesoDeCalendario): Promise<void> {
  const para = evento.idUsuario && (await findCorreoDeCuenta(tx, evento.idUsuario))
  if (para) await insertCorreo(tx, buildAviso(evento, suceso, para), ctx.now())
}

/** What it comes to, in the transaction that says it is done: a process that dies leaves all of it or nothing. */
async function carryOut(
  tx: Tx,
  ctx: AppContext,
  {
    evento,
    clima,
    porGrupo,
  }: { evento: Evento; clima: ClimaGuardado; porGrupo: ReadonlyMap<string, number> },
): Promise<SucesoDeCalendario> {
  const now = ctx.now()
  if (now - evento.momento > TOLERANCIA_MS) return { estado: 'tarde', correos: null }
  if (evento.clase === 'apertura') {
    if (!clima.encuestaActiva) await turnEncuesta(tx, ctx, clima, true)
    return { estado: 'hecho', correos: await releaseEnEspera(tx, clima.id, now) }
  }
  if (!isEncuestaActiva(clima, now)) return { estado: 'inactiva', correos: null }
  return {
    estado: 'hecho',
    correos: await beginRecordatorios(tx, ctx, { clima, porGrupo, idUsuario: evento.idUsuario }),
  }
}

async function runEvento(ctx: AppContext, evento: Evento): Promise<void> {
  // Outside any transaction, which is no place to derive thousands of tokens.
  const porGrupo =
    evento.clase === 'recordatorio' ? await countPorRecordarPorGrupo(ctx, evento) : new Map<string, number>()
  const finish = (work: (tx: Tx, clima: ClimaGuardado) => Promise<SucesoDeCalendario>) =>
    changeClima(ctx, evento.idClima, async (tx, clima) => {
      if (clima.cerrado) return deleteAgenda(tx, clima.id)
      if (!(await claimEvento(tx, evento))) return
      const suceso = await work(tx, clima)
      await finishEvento(tx, evento, suceso)
      await tell(tx, ctx, evento, suceso)
    })
  try {
    await finish((tx, clima) => carryOut(tx, ctx, { evento, clima, porGrupo }))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'RATE_LIMITED')) throw error
    await finish(async () => ({ estado: 'sinCuota', correos: null }))
  }
  ringBell(ctx.db, 'correo')
}

const tellAntes = (ctx: AppContext, evento: Evento): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (await claimAviso(tx, evento)) await tell(tx, ctx, evento, { estado: 'pendiente', correos: null })
  })

/** Reminders of surveys that are open by now, by hand or by the calendar. */
async function releaseInvitaciones(ctx: AppContext): Promise<void> {
  if (!(await hasEnEspera(ctx.db))) return
  for (const idClima of await listIdsActivos(ctx.db)) {
    await changeClima(ctx, idClima, async (tx, { encuestaActiva }) => {
      if (encuestaActiva) await releaseEnEspera(tx, idClima, ctx.now())
    })
  }
  ringBell(ctx.db, 'correo')
}

/** Whatever is due, each once, whichever node comes first. What fails keeps nothing else from its turn, and is tried again. */
export async function runCalendario(ctx: AppContext): Promise<void> {
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      ctx.log.warn({ err: error }, 'something of a calendar failed and is tried again')
    }
  }
  const now = ctx.now()
  for (const evento of await listPorHacer(ctx.db, now)) await attempt(() => runEvento(ctx, evento))
  await attempt(() => releaseInvitaciones(ctx))
  for (const evento of await listPorAvisar(ctx.db, { now, hasta: now + DIA_MS }))
    await attempt(() => tellAntes(ctx, evento))
}
