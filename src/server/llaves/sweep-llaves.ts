import type { AppContext } from '../context/context.ts'
import { getMemory } from '../db/engine/database.ts'
import { isCopiaAlAlcance } from './copia-de-llaves.ts'
import { type ConLlave, forgetLlaves, readLlave } from './create-llave.ts'
import { destroyLlave } from './destroy-llave.ts'
import { destroyLlaveFile, findEstorbo, listLlaveFiles } from './llaves-dir.ts'
import {
  findCopia,
  type LlaveDeClima,
  listDestruidas,
  listLlavesDeAbiertos,
  listPublicados,
} from './llaves-store.ts'
import { noteMarca } from './marcas-de-publicacion.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

/** Climates whose key somebody needs, here or not. */
export const listConLlave = ({ db }: Pick<Ctx, 'db'>): Promise<LlaveDeClima[]> => listLlavesDeAbiertos(db)

/** Open climates whose right key this node has not got. */
export async function listSinLlave(ctx: Ctx): Promise<LlaveDeClima[]> {
  const sinLlave: LlaveDeClima[] = []
  for (const abierto of await listLlavesDeAbiertos(ctx.db)) {
    if (!(await readLlave(ctx, abierto))) sinLlave.push(abierto)
  }
  return sinLlave
}

/** Whether this node lacks the right key of an open climate, from the file itself. */
export const isLlaveAusente = async (ctx: Ctx, clima: ConLlave): Promise<boolean> =>
  !clima.cerrado && (await readLlave(ctx, clima)) === null

/** Keys that are over and stand in a folder again: it was away at the close, or somebody brought an older one back. */
async function destroyVueltas({ db, config }: Ctx, sinUso: ReadonlySet<string>): Promise<void> {
  const copia = await findCopia(db)
  const dirs = [config.llavesDir, ...(copia && (await isCopiaAlAlcance(copia)) ? [copia] : [])]
  for (const dir of dirs)
    for (const id of await listLlaveFiles(dir)) if (sinUso.has(id)) await destroyLlaveFile(dir, id)
}

const createIntentadas = () => new Map<string, number>()

/**
 * Between two sweeps: what another node did not live to destroy. Seen for the first time it may be in the hands of who ended it, and
 * what this one has tried waits for the sweep.
 */
export async function destroyPendientes(ctx: Ctx & { log: Pick<AppContext['log'], 'error'> }): Promise<void> {
  const intentadas = getMemory(ctx.db).get(createIntentadas)
  for (const { idClima, pendiente } of await listDestruidas(ctx.db)) {
    if (!pendiente) continue
    const vistas = (intentadas.get(idClima) ?? 0) + 1
    intentadas.set(idClima, vistas)
    if (vistas === 2) await destroyLlave(ctx, { idClima })
  }
}

/**
 * At the start and from time to time, on every node: what is over goes wherever it turns up, and what is missing is said
 * aloud. Nothing is remembered across it, so a file that was lost, or is back, is noticed. What was published and did not
 * reach the folder is noted there.
 */
export async function sweepLlaves(ctx: Ctx & { log: Pick<AppContext['log'], 'error'> }): Promise<void> {
  const codigo = await findEstorbo(ctx.config.llavesDir)
  if (codigo) {
    ctx.log.error(
      { carpeta: ctx.config.llavesDir, codigo },
      'nothing can be written in LLAVES_DIR: no climate can be created or closed from this node',
    )
  }
  forgetLlaves(ctx.db)
  getMemory(ctx.db).get(createIntentadas).clear()
  const destruidas = await listDestruidas(ctx.db)
  for (const { idClima, pendiente } of destruidas) if (pendiente) await destroyLlave(ctx, { idClima })
  await destroyVueltas(ctx, new Set(destruidas.map(({ idClima }) => idClima)))
  for (const { id, publicacion } of await listPublicados(ctx.db))
    await noteMarca(ctx, id, publicacion).catch((err) =>
      ctx.log.error(
        { err, clima: id, carpeta: ctx.config.llavesDir },
        'what was published of this climate could not be noted in LLAVES_DIR',
      ),
    )
  for (const { id } of await listSinLlave(ctx)) {
    ctx.log.error(
      { clima: id, carpeta: ctx.config.llavesDir },
      'the key of this climate is not in LLAVES_DIR: nobody can enter its survey from this node, and what was answered is neither published nor closed',
    )
  }
}
