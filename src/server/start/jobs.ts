import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { plantillasCliente } from '#features/cliente/server/avisos-a-cliente.ts'
import { plantillasEquipo } from '#features/cuentas/server/equipo/plantillas-equipo.ts'
import { plantillasSesion } from '#features/cuentas/server/sesion/enlaces/plantillas-sesion.ts'
import { plantillasActualizacion } from '#features/cvs/server/actualizacion/solicitudes.ts'
import { plantillasContacto } from '#features/cvs/server/contacto/plantillas-contacto.ts'
import { createCvJobs } from '#features/cvs/server/cv-jobs.ts'
import { plantillasPeticiones } from '#features/cvs/server/peticiones/peticiones.ts'
import { plantillasInforme } from '#features/informe/server/versiones/publicar-informe.ts'
import { plantillasCalendario } from '#features/invitados/server/calendario/plantilla-calendario.ts'
import { plantillasDeMuestra } from '#features/invitados/server/encuestados/muestra-de-correo.ts'
import { plantillasEncuestados } from '#features/invitados/server/encuestados/plantillas-encuestados.ts'
import { createRondaWorker } from '#features/invitados/server/encuestados/recordatorios/ronda-worker.ts'
import { createRebotesJob } from '#features/invitados/server/rebotes/rebotes-job.ts'
import { plantillasPlan } from '#features/plan/server/send-avisos-de-plan.ts'
import { createDecididosJob } from '#features/publicacion/server/cierre/finish-decididos.ts'
import type { AppContext } from '../context/context.ts'
import type { Job } from '../context/job.ts'
import type { Plantillas } from '../mail/correo.ts'
import { createMailWorker } from '../mail/mail-worker.ts'
import { createHousekeeping } from './housekeeping.ts'

const LOOK_EVERY_MS = 1_000
/** Share of the time since the last look. */
const MAX_ACTIVE_AT_REST = 0.05
const MIN_WORK_MS = 5_000

interface Activity {
  /** Milliseconds of work since memory was last given back; without end where it never was. */
  worked: number
  /** Share of work in the time since the last look. */
  active: number
}

/** Collecting takes a tenth of a second: worth it once the start is over, then after some seconds of work, while nobody waits. */
export const isWorthIt = ({ worked, active }: Activity): boolean =>
  worked >= MIN_WORK_MS && active <= MAX_ACTIVE_AT_REST

/** V8 shrinks its heap for this kind alone: whoever asks for nothing keeps all that the start needed. */
function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** A young generation large enough for a crowd costs memory only while there is one. */
function createMemoryJob(): Job {
  let timer: NodeJS.Timeout | undefined
  let seen = performance.eventLoopUtilization()
  let givenBackAt = -Infinity
  const look = () => {
    const now = performance.eventLoopUtilization()
    const active = performance.eventLoopUtilization(now, seen).utilization
    seen = now
    if (!isWorthIt({ worked: now.active - givenBackAt, active })) return
    collectAll()
    givenBackAt = performance.eventLoopUtilization().active
  }
  return {
    start: () => {
      timer = setInterval(look, LOOK_EVERY_MS).unref()
    },
    stop: async () => clearInterval(timer),
  }
}

/** Every mail of the product but the reminder, which a round of reminders writes itself. */
export const plantillas: Plantillas = {
  ...plantillasContacto,
  ...plantillasPeticiones,
  ...plantillasActualizacion,
  ...plantillasEncuestados,
  ...plantillasDeMuestra,
  ...plantillasCalendario,
  ...plantillasSesion,
  ...plantillasEquipo,
  ...plantillasPlan,
  ...plantillasCliente,
  ...plantillasInforme,
}

/** Everything that runs beside the requests. Each node runs all of it; the database keeps them out of each other's way. */
export function createJobs(ctx: AppContext): Job {
  const jobs: Job[] = [
    createHousekeeping(ctx),
    createDecididosJob(ctx),
    createMailWorker(ctx, { plantillas }),
    createRondaWorker(ctx),
    createCvJobs(ctx),
    createRebotesJob(ctx),
    createMemoryJob(),
  ]
  return {
    start: () => {
      for (const job of jobs) job.start()
    },
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  }
}
