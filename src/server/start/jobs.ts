import { plantillasCliente } from '#features/cliente/server/plantillas-cliente.ts'
import { plantillasEquipo } from '#features/cuentas/server/equipo/plantillas-equipo.ts'
import { plantillasSesion } from '#features/cuentas/server/sesion/enlaces/plantillas-sesion.ts'
import { plantillasActualizacion } from '#features/cvs/server/actualizacion/plantillas-actualizacion.ts'
import { plantillasContacto } from '#features/cvs/server/contacto/plantillas-contacto.ts'
import { createCvJobs } from '#features/cvs/server/cv-jobs.ts'
import { plantillasInforme } from '#features/informe/server/versiones/plantillas-informe.ts'
import { plantillasEncuestados } from '#features/invitados/server/encuestados/plantillas-encuestados.ts'
import { createRondaWorker } from '#features/invitados/server/encuestados/recordatorios/ronda-worker.ts'
import { createRebotesJob } from '#features/invitados/server/rebotes/rebotes-job.ts'
import { plantillasPlan } from '#features/plan/server/plantillas-plan.ts'
import type { AppContext } from '../context/context.ts'
import type { Job } from '../context/job.ts'
import type { Plantillas } from '../mail/correo.ts'
import { createMailWorker } from '../mail/mail-worker.ts'
import { createMemoryJob } from './give-memory-back.ts'
import { createHousekeeping } from './housekeeping.ts'

/** Every mail of the product but the reminder, which a round of reminders writes itself. */
export const plantillas: Plantillas = {
  ...plantillasContacto,
  ...plantillasActualizacion,
  ...plantillasEncuestados,
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
