import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import { conflict } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { syncDir, writeWhole } from './llaves-dir.ts'

/*
 * Beside the keys, how many publications each climate has had: what left the house stays out, also where the database is
 * brought back from before it, and after the climate was deleted. Two different figures of the same round can be subtracted from
 * each other, so whatever cannot be read is no "nothing yet".
 */

type Ctx = { config: Pick<AppContext['config'], 'llavesDir'> }

const EXTENSION = '.publicado'

const getFile = (dir: string, idClima: string) => join(dir, `${idClima}${EXTENSION}`)

const ILEGIBLE =
  'El servidor no puede leer en su carpeta de llaves qué se publicó ya de este clima, y sin saberlo no publica ni cierra. Avisa a quien administra el sitio.'

/** 0 where none is noted. Else what stands there is no mark, or the folder is away. */
async function readMarca({ config }: Ctx, idClima: string): Promise<number | 'ilegible' | 'ausente'> {
  try {
    const texto = (await readFile(getFile(config.llavesDir, idClima), 'utf8')).trim()
    return /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : 'ilegible'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return 'ilegible'
    const dir = await stat(config.llavesDir).catch(() => null)
    return dir?.isDirectory() ? 0 : 'ausente'
  }
}

async function requireMarca(ctx: Ctx, idClima: string): Promise<number> {
  const marca = await readMarca(ctx, idClima)
  if (typeof marca !== 'number') throw conflict(ILEGIBLE)
  return marca
}

/** After the commit of the publication: a mark of one that never was would keep it from being made. Makes no folder. */
export async function noteMarca(ctx: Ctx, idClima: string, publicacion: number): Promise<void> {
  const { llavesDir } = ctx.config
  if ((await requireMarca(ctx, idClima)) >= publicacion) return
  const file = getFile(llavesDir, idClima)
  const nuevo = `${file}.${process.pid}`
  await rm(nuevo, { force: true })
  await writeWhole(nuevo, 'wx', Buffer.from(String(publicacion)))
  await rename(nuevo, file)
  await syncDir(llavesDir)
}

/** Where somebody takes on what follows, or where nobody can have seen a figure. */
export async function forgetMarca({ config }: Ctx, idClima: string): Promise<void> {
  await rm(getFile(config.llavesDir, idClima), { force: true })
}

/** By climate, deleted ones too; null where it cannot be read. None where the folder is away. */
export async function listMarcas(ctx: Ctx): Promise<Map<string, number | null>> {
  const names = await readdir(ctx.config.llavesDir).catch(() => [])
  const ids = names.flatMap((name) => (name.endsWith(EXTENSION) ? [name.slice(0, -EXTENSION.length)] : []))
  const marcas = new Map<string, number | null>()
  for (const id of ids) {
    const marca = await readMarca(ctx, id)
    marcas.set(id, typeof marca === 'number' ? marca : null)
  }
  return marcas
}

/** Into another folder, each where none says more. One that cannot be read stays where it is, and says so there. */
export async function copyMarcas(desde: string, hasta: string): Promise<void> {
  const destino = { config: { llavesDir: hasta } }
  for (const [id, marca] of await listMarcas({ config: { llavesDir: desde } }))
    if (marca !== null) await noteMarca(destino, id, marca)
}

export async function removeMarcas(dir: string): Promise<void> {
  for (const id of (await listMarcas({ config: { llavesDir: dir } })).keys())
    await forgetMarca({ config: { llavesDir: dir } }, id)
}

const YA_PUBLICADO =
  'De este clima ya se publicaron resultados que esta base de datos no tiene: se restauró un respaldo de antes. Publicarlos o cerrarlo otra vez daría otras cifras, y de unas y otras se podría restar lo que contestó una persona. Falta que una cuenta de administrador lo permita, en la pantalla del clima.'

const describeEspera = (momento: string) =>
  `Este clima volvió abierto con el respaldo del ${momento}. Para publicarlo o cerrarlo falta que una cuenta de administrador lo permita, en la pantalla del clima.`

type Clima = { id: string; cerrado: boolean; publicacion: number; respaldoDel: number | null }

/** The hindrance that keeps a climate from being published until somebody permits it; null where nothing does. seHabiaPublicado: null where that cannot be told. */
export async function findEsperaDePermiso(
  ctx: Ctx,
  { id, cerrado, publicacion, respaldoDel }: Clima,
): Promise<{ respaldoDel: number | null; seHabiaPublicado: boolean | null } | null> {
  if (cerrado) return null
  const marca = await readMarca(ctx, id)
  // Nothing can be permitted meanwhile, and nothing is published either.
  if (marca === 'ausente') return null
  const seHabiaPublicado = marca === 'ilegible' ? null : marca > publicacion
  return respaldoDel === null && seHabiaPublicado === false ? null : { respaldoDel, seHabiaPublicado }
}

/** Before anything is published: that this database knows of all that was, as far as the folder tells. */
export async function requireAlDia(
  { config }: { config: Pick<AppContext['config'], 'llavesDir' | 'timeZone'> },
  { id, publicacion, respaldoDel }: Clima,
): Promise<void> {
  const marca = await requireMarca({ config }, id)
  if (respaldoDel !== null) throw conflict(describeEspera(formatMomento(respaldoDel, config.timeZone)))
  if (marca > publicacion) throw conflict(YA_PUBLICADO)
}
