import type { AppContext } from './context.ts'
import { eraseRestos } from './db/erase/erase-restos.ts'
import { deleteLimitesTerminados } from './db/limites.ts'
import { deleteAnotacionesViejas } from './features/bitacora/delete-anotaciones-viejas.ts'
import { finishCierresPendientes } from './features/cierre/cerrar-clima.ts'
import { onCierreBell } from './features/cierre/cierre-bell.ts'
import { eraseMensajes } from './features/contacto/erase-mensajes.ts'
import { applyRetencion } from './features/cvs/retencion/apply-retencion.ts'
import { sweepArchivosSueltos } from './features/cvs/with-archivo-suelto.ts'
import { sweepRecordatorios } from './features/encuestados/recordatorios/sweep-recordatorios.ts'
import { moveLlaves } from './features/llaves/move-llaves.ts'
import { sweepLlaves } from './features/llaves/sweep-llaves.ts'
import { sendAvisosDePlan } from './features/plan/send-avisos-de-plan.ts'
import { deleteEnlacesTerminados } from './features/sesion/enlaces-store.ts'
import { deleteRetosTerminados } from './features/sesion/retos-store.ts'
import { deleteSesionesTerminadas } from './features/sesion/sesiones-store.ts'
import { deleteTrabajosViejos } from './features/trabajos/delete-trabajos-viejos.ts'
import type { Job } from './job.ts'
import { hastenCorreos } from './mail/outbox-store.ts'
import { sweepEmlFiles } from './mail/sweep-eml-files.ts'

const DIEZ_MINUTOS = 600_000

/** Removes what has ended, and what the engine still keeps of it. At the start too: the last process may have crashed. */
export function createHousekeeping(ctx: AppContext): Job {
  let timer: NodeJS.Timeout | undefined
  let stopListening = () => {}
  let running: Promise<void> = Promise.resolve()
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      ctx.log.warn({ err: error }, 'housekeeping failed')
    }
  }
  const finishCierres = async () => {
    await finishCierresPendientes(ctx)
    await eraseRestos(ctx)
  }
  const sweep = async () => {
    await deleteLimitesTerminados(ctx.db, ctx.now())
    await deleteSesionesTerminadas(ctx.db, ctx.now())
    await deleteEnlacesTerminados(ctx.db, ctx.now())
    await deleteRetosTerminados(ctx.db, ctx.now())
    await deleteAnotacionesViejas(ctx)
    await deleteTrabajosViejos(ctx)
    await hastenCorreos(ctx.db, ctx.now())
    await eraseMensajes(ctx)
    await applyRetencion(ctx)
    await sweepArchivosSueltos(ctx)
    await moveLlaves(ctx)
    await sweepLlaves(ctx)
    await sendAvisosDePlan(ctx)
    await finishCierres()
    await sweepEmlFiles(ctx)
    await sweepRecordatorios(ctx)
  }
  /** One after another: what a close leaves may come up while a round is under way. */
  const enqueue = (work: () => Promise<void>) => {
    running = running.then(() => attempt(work))
  }
  return {
    start: () => {
      enqueue(sweep)
      timer = setInterval(() => enqueue(sweep), DIEZ_MINUTOS)
      timer.unref()
      stopListening = onCierreBell(ctx.db, () => enqueue(finishCierres))
    },
    stop: async () => {
      clearInterval(timer)
      stopListening()
      await running
    },
  }
}
