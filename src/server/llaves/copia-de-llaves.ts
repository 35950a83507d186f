import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { badUserInput } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { shareClima } from '../db/locks/climate-locks.ts'
import { readLlave } from './create-llave.ts'
import { computeHuella, deriveLlave } from './llave.ts'
import {
  destroyLlaveFile,
  ensureLlaveFile,
  listLlaveFiles,
  openLlavesDir,
  readLlaveFile,
} from './llaves-dir.ts'
import {
  findCopia,
  findLlaveDeAbierto,
  type LlaveDeClima,
  listDestruidas,
  listLlavesDeAbiertos,
  saveCopia,
} from './llaves-store.ts'
import { copyMarcas, removeMarcas } from './marcas-de-publicacion.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

const LETRERO = 'copia-de-llaves.txt'
const TEXTO = `Copia de las llaves de las encuestas abiertas, hecha por «respaldo --llaves».
Con ella, SECRET y la base de datos se sabe quién contestó qué: guárdala aparte de los respaldos.
El cierre de una encuesta borra aquí su llave: deja esta carpeta donde está, y no hagas otra copia de ella.
A otra copia no llega ningún cierre. Para destruirla: find CARPETA -name '*.llave' -exec shred -u {} +
`

/** A disk that is not there looks like a folder without any key in it, but has no sign at its door. */
export async function isCopiaAlAlcance(dir: string): Promise<boolean> {
  return (await stat(join(dir, LETRERO)).catch(() => null)) !== null
}

/** It becomes its owner's alone, so it must be nobody else's: `--llaves=/tmp` would shut everybody out of that. */
export async function requireCarpetaDeCopia(
  { config }: Pick<AppContext, 'config'>,
  dir: string,
): Promise<void> {
  if (resolve(dir) === resolve(config.llavesDir)) {
    throw badUserInput('La copia de las llaves va en otra carpeta que LLAVES_DIR, mejor en otro disco.')
  }
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : [error.code ?? ''],
  )
  if (names.length > 0 && !names.includes(LETRERO)) {
    throw badUserInput(`La copia de las llaves va en una carpeta nueva o vacía, y ${dir} no lo es.`)
  }
  await openLlavesDir(dir).catch((error: NodeJS.ErrnoException) => {
    throw badUserInput(`No se puede crear la carpeta ${dir} (${error.code}).`)
  })
}

/** The climate cannot be closed meanwhile: a key that was just destroyed must not come back by the copy. */
async function copyLlave(ctx: Ctx, dir: string, { id }: LlaveDeClima): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    await shareClima(tx, id)
    const abierto = await findLlaveDeAbierto(tx, id)
    if (!abierto) return true
    if (!(await readLlave(ctx, abierto))) return false
    await ensureLlaveFile(dir, id, (await readLlaveFile(ctx.config.llavesDir, id))!)
    return true
  })
}

/** Removes what may not stay in a copy that is no longer the one. False where it is out of reach. */
async function destroyCopia(dir: string): Promise<boolean> {
  if (!(await isCopiaAlAlcance(dir))) return false
  for (const id of await listLlaveFiles(dir)) await destroyLlaveFile(dir, id)
  await removeMarcas(dir)
  await rm(join(dir, LETRERO))
  return true
}

/** Keeps one copy of the keys of open climates elsewhere, and has every close destroy its key there too. */
export async function copyLlaves(
  ctx: Ctx,
  { dir }: { dir: string },
): Promise<{ llaves: number; ausentes: number; abandonada: string | null }> {
  await requireCarpetaDeCopia(ctx, dir)
  const anterior = await findCopia(ctx.db)
  await openLlavesDir(dir)
  await writeFile(join(dir, LETRERO), TEXTO, { mode: 0o600, flush: true })
  // Before the first key is there: a close at this moment looks for it. Known already, it asks nothing of a disk that may be full.
  if (anterior !== dir) await saveCopia(ctx.db, dir)
  const sinUso = new Set((await listDestruidas(ctx.db)).map(({ idClima }) => idClima))
  for (const id of await listLlaveFiles(dir)) if (sinUso.has(id)) await destroyLlaveFile(dir, id)
  const abiertos = await listLlavesDeAbiertos(ctx.db)
  let llaves = 0
  for (const abierto of abiertos) if (await copyLlave(ctx, dir, abierto)) llaves++
  await copyMarcas(ctx.config.llavesDir, dir)
  const ausentes = abiertos.length - llaves
  const esOtra = anterior !== null && resolve(anterior) !== resolve(dir)
  // Where a key is missing, the copy before may be the only one that has it.
  const seDejo = esOtra && (ausentes > 0 || !(await destroyCopia(anterior)))
  return { llaves, ausentes, abandonada: seDejo ? anterior : null }
}

/** Asked before anything is restored: a folder that is not there has no keys, and a restore is not done twice. */
export async function requireCarpetaConLlaves(dir: string): Promise<void> {
  await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw badUserInput(`No se puede leer la carpeta de llaves ${dir} (${error.code}).`)
  })
}

/** Brings back the keys that open climates lack, each only where it is the right one, and what is known to be published. */
export async function restoreLlaves(ctx: Ctx, { dir }: { dir: string }): Promise<{ llaves: number }> {
  let llaves = 0
  for (const abierto of await listLlavesDeAbiertos(ctx.db)) {
    if (await readLlave(ctx, abierto)) continue
    const bytes = await readLlaveFile(dir, abierto.id)
    if (!bytes || computeHuella(deriveLlave(ctx.secret, bytes)) !== abierto.huellaDeLlave) continue
    await destroyLlaveFile(ctx.config.llavesDir, abierto.id)
    await ensureLlaveFile(ctx.config.llavesDir, abierto.id, bytes)
    llaves++
  }
  await copyMarcas(dir, ctx.config.llavesDir)
  return { llaves }
}
