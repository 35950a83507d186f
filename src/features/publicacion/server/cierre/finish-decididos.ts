import {
  finishTomado,
  isCerrandose,
  listCierresPendientes,
  takePorTerminar,
} from '#features/climas/server/cambiar-clima.ts'
import { endTrabajoDecidido } from '#features/trabajos/server/trabajos.ts'
import type { AppContext } from '#server/context/context.ts'
import { type Job, onBell } from '#server/context/job.ts'
import { destroyPendientes } from '#server/llaves/sweep-llaves.ts'
import { listConBloquesPorTerminar } from '../bloques-store.ts'
import { finishBloques } from '../finish-bloques.ts'
import { finishCierre } from './cerrar-clima.ts'

/** A publication or a close is decided, and not done: its figures are stored, or it is closed. */
export async function isPorTerminar({ db }: Pick<AppContext, 'db'>, idClima: string): Promise<boolean> {
  return (await isCerrandose(db, idClima)) || (await listConBloquesPorTerminar(db)).includes(idClima)
}

async function finishUno(ctx: AppContext, idClima: string): Promise<void> {
  const cierre = (await listCierresPendientes(ctx.db)).find((uno) => uno.idClima === idClima)
  if (cierre) await finishCierre(ctx, cierre)
  if (!(await finishBloques(ctx, { idClima }))) throw new Error('LLAVES_DIR takes no note of a publication')
  await endTrabajoDecidido(ctx, { idClima, tipos: cierre ? ['cierre'] : ['publicacion'] })
}

/** How long whoever failed so many times waits: what is broken may be so for days. */
const computeEspera = (fallos: number) => Math.min(1_000 * 2 ** fallos, 600_000)

export const createFallos = (): Map<string, { fallos: number; hasta: number }> => new Map()

/** Whatever was decided and no node is at: what a process did not live to finish, or could not. Returns of which climates. */
export async function finishDecididos(ctx: AppContext, conocidos = createFallos()): Promise<string[]> {
  const { db, now } = ctx
  const cierres = (await listCierresPendientes(db)).map(({ idClima }) => idClima)
  const terminados: string[] = []
  for (const idClima of new Set([...cierres, ...(await listConBloquesPorTerminar(db))])) {
    const { fallos, hasta } = conocidos.get(idClima) ?? { fallos: 0, hasta: 0 }
    if (hasta > now() || !(await takePorTerminar(ctx, idClima))) continue
    try {
      await finishTomado(ctx, idClima, () => finishUno(ctx, idClima))
      conocidos.delete(idClima)
      terminados.push(idClima)
    } catch (err) {
      ctx.log.error(
        { err, clima: idClima },
        'what was decided of a climate is not finished yet, taken up again',
      )
      conocidos.set(idClima, { fallos: fallos + 1, hasta: now() + computeEspera(fallos + 1) })
    }
  }
  return terminados
}

const CADA_MS = 2_000

/** Looks at the start and every two seconds on every node: a look is two questions to small indexes. */
export function createDecididosJob(ctx: AppContext): Job {
  const conocidos = createFallos()
  let timer: NodeJS.Timeout | undefined
  let stopListening = () => {}
  let running: Promise<void> | null = null
  let again = false
  const look = async () => {
    try {
      await finishDecididos(ctx, conocidos)
      await destroyPendientes(ctx)
    } catch (error) {
      ctx.log.warn({ err: error }, 'nobody could look for what was decided and is not finished')
    }
  }
  const begin = () => {
    again = running !== null
    running ??= look().finally(() => {
      running = null
      if (again) begin()
    })
  }
  return {
    start: () => {
      begin()
      timer = setInterval(begin, CADA_MS).unref()
      stopListening = onBell(ctx.db, 'cierre', begin)
    },
    stop: async () => {
      clearInterval(timer)
      stopListening()
      again = false
      await running
    },
  }
}
