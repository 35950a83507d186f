import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { conflict } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { openLlavesDir, syncDir, writeWhole } from './llaves-dir.ts'

/*
 * Beside the keys, how many publications each climate has had: what left the house stays out, also where the database is
 * brought back from before it. Two different figures of the same round can be subtracted from each other.
 */

type Ctx = { config: Pick<AppContext['config'], 'llavesDir'> }

const EXTENSION = '.publicado'

const getFile = (dir: string, idClima: string) => join(dir, `${idClima}${EXTENSION}`)

/** 0 where none is noted. */
export async function findMarca({ config }: Ctx, idClima: string): Promise<number> {
  const texto = await readFile(getFile(config.llavesDir, idClima), 'utf8').catch(() => '0')
  return Number.parseInt(texto, 10) || 0
}

/** After the commit of the publication: a mark of one that never was would keep it from being made. */
export async function noteMarca(ctx: Ctx, idClima: string, publicacion: number): Promise<void> {
  const { llavesDir } = ctx.config
  if ((await findMarca(ctx, idClima)) >= publicacion) return
  await openLlavesDir(llavesDir)
  const file = getFile(llavesDir, idClima)
  const nuevo = `${file}.${process.pid}`
  await rm(nuevo, { force: true })
  await writeWhole(nuevo, 'wx', Buffer.from(String(publicacion)))
  await rename(nuevo, file)
  await syncDir(llavesDir)
}

/** Of a climate that is gone, or where somebody takes on what follows. False where there was none. */
export async function forgetMarca({ config }: Ctx, idClima: string): Promise<boolean> {
  const habia = (await findMarca({ config }, idClima)) > 0
  await rm(getFile(config.llavesDir, idClima), { force: true })
  return habia
}

/** By climate. */
export async function listMarcas(ctx: Ctx): Promise<Map<string, number>> {
  const names = await readdir(ctx.config.llavesDir).catch(() => [])
  const ids = names.flatMap((name) => (name.endsWith(EXTENSION) ? [name.slice(0, -EXTENSION.length)] : []))
  return new Map(await Promise.all(ids.map(async (id) => [id, await findMarca(ctx, id)] as const)))
}

const YA_PUBLICADO =
  'De este clima ya se publicaron resultados que esta base de datos no tiene: se restauró un respaldo de antes. Publicarlos o cerrarlo otra vez daría otras cifras, y de unas y otras se podría restar lo que contestó una persona. Avisa a quien administra el sitio.'

/** Before anything is published: that this database knows of all that was. */
export async function requireAlDia(
  ctx: Ctx,
  { id, publicacion }: { id: string; publicacion: number },
): Promise<void> {
  if ((await findMarca(ctx, id)) > publicacion) throw conflict(YA_PUBLICADO)
}
