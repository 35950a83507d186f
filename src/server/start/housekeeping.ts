import { deleteEnlacesTerminados } from '#features/cuentas/server/sesion/enlaces-store.ts'
import { deleteRetosTerminados } from '#features/cuentas/server/sesion/retos-store.ts'
import { deleteSesionesTerminadas } from '#features/cuentas/server/sesion/sesiones-store.ts'
import { deleteSubidasViejas } from '#features/cvs/server/bandeja/subidas.ts'
import { eraseMensajes } from '#features/cvs/server/contacto/mensajes.ts'
import { sweepArchivosSueltos } from '#features/cvs/server/escribir-cv.ts'
import { erasePeticiones } from '#features/cvs/server/peticiones/peticiones.ts'
import { applyRetencion } from '#features/cvs/server/retencion/apply-retencion.ts'
import { runCalendario } from '#features/invitados/server/calendario/run-calendario.ts'
import { sweepRecordatorios } from '#features/invitados/server/encuestados/recordatorios/ronda-worker.ts'
import { hastenRondas } from '#features/invitados/server/encuestados/recordatorios/rondas-store.ts'
import { sendAvisosDePlan } from '#features/plan/server/send-avisos-de-plan.ts'
import { deleteTrabajosViejos } from '#features/trabajos/server/trabajos.ts'
import { deleteAnotacionesViejas } from '../bitacora/note-bitacora.ts'
import type { AppContext } from '../context/context.ts'
import { type Job, onBell } from '../context/job.ts'
import { findHoraFirme } from '../context/reloj.ts'
import { eraseRestos } from '../db/erase/erase-restos.ts'
import { deleteLimitesTerminados } from '../db/limites.ts'
import { sweepLlaves } from '../llaves/sweep-llaves.ts'
import { sweepEmlFiles } from '../mail/mail-worker.ts'
import { hastenCorreos } from '../mail/outbox-store.ts'

const UN_MINUTO = 60_000
const DIEZ_MINUTOS = 10 * UN_MINUTO

/** Removes what has ended, and what the engine still keeps of it. At the start too: the last process may have crashed. */
export function createHousekeeping(ctx: AppContext): Job {
  let timers: NodeJS.Timeout[] = []
  let stopListening = () => {}
  let running: Promise<void> = Promise.resolve()
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      ctx.log.warn({ err: error }, 'housekeeping failed')
    }
  }
  const eraseByDate = async () => {
    const firme = await findHoraFirme(ctx)
    if (firme !== null)
      for (const erase of [deleteAnotacionesViejas, eraseMensajes, erasePeticiones])
        await attempt(() => erase({ ...ctx, now: () => firme }))
    await applyRetencion(ctx, firme)
  }
  const keepCalendario = () => runCalendario(ctx)
  const ROUND: (() => Promise<unknown>)[] = [
    () => deleteLimitesTerminados(ctx.db, ctx.now()),
    () => deleteSesionesTerminadas(ctx.db, ctx.now()),
    () => deleteEnlacesTerminados(ctx.db, ctx.now()),
    () => deleteRetosTerminados(ctx.db, ctx.now()),
    () => deleteTrabajosViejos(ctx),
    () => hastenCorreos(ctx.db, ctx.now()),
    () => hastenRondas(ctx.db, ctx.now()),
    eraseByDate,
    () => sweepArchivosSueltos(ctx),
    () => deleteSubidasViejas(ctx),
    () => sweepLlaves(ctx),
    () => sendAvisosDePlan(ctx),
    () => eraseRestos(ctx),
    () => sweepEmlFiles(ctx),
    () => sweepRecordatorios(ctx),
  ]
  /** One after another. One that fails keeps none from its turn. */
  const enqueue = (tasks: readonly (() => Promise<unknown>)[]) => {
    for (const task of tasks) running = running.then(() => attempt(task))
  }
  return {
    start: () => {
      enqueue([keepCalendario, ...ROUND])
      timers = [
        setInterval(() => enqueue(ROUND), DIEZ_MINUTOS),
        setInterval(() => enqueue([keepCalendario]), UN_MINUTO),
      ]
      for (const timer of timers) timer.unref()
      stopListening = onBell(ctx.db, 'apertura', () => enqueue([keepCalendario]))
    },
    stop: async () => {
      timers.forEach(clearInterval)
      stopListening()
      await running
    },
  }
}
