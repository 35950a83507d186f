import type { AppContext } from './context.ts'
import { plantillasCliente } from './features/cliente/plantillas-cliente.ts'
import { plantillasContacto } from './features/contacto/plantillas-contacto.ts'
import { plantillasActualizacion } from './features/cvs/actualizacion/plantillas-actualizacion.ts'
import { createCvJobs } from './features/cvs/cv-jobs.ts'
import { plantillasEncuestados } from './features/encuestados/plantillas-encuestados.ts'
import { createRondaWorker } from './features/encuestados/recordatorios/ronda-worker.ts'
import { plantillasEquipo } from './features/equipo/plantillas-equipo.ts'
import { plantillasInforme } from './features/informe/versiones/plantillas-informe.ts'
import { plantillasPlan } from './features/plan/plantillas-plan.ts'
import { createRebotesJob } from './features/rebotes/rebotes-job.ts'
import { plantillasSesion } from './features/sesion/enlaces/plantillas-sesion.ts'
import { createMemoryJob } from './give-memory-back.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Job } from './job.ts'
import { createMailWorker } from './mail/mail-worker.ts'

/** Everything that runs beside the requests. Each node runs all of it; the database keeps them out of each other's way. */
export function createJobs(ctx: AppContext): Job {
  const jobs: Job[] = [
    createHousekeeping(ctx),
    createMailWorker(ctx, {
      plantillas: {
        ...plantillasContacto,
        ...plantillasActualizacion,
        ...plantillasEncuestados,
        ...plantillasSesion,
        ...plantillasEquipo,
        ...plantillasPlan,
        ...plantillasCliente,
        ...plantillasInforme,
      },
    }),
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
