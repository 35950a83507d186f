import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import type { AppContext } from '#server/context/context.ts'
import { openLlavesDir, syncDir, writeWhole } from '#server/llaves/llaves-dir.ts'

/*
 * Outside the database, which may be brought back from before it: when an address was erased. Its name is what SECRET makes
 * of the address, so that the folder alone tells of nobody.
 */

type Ctx = Pick<AppContext, 'config' | 'secret' | 'now'>

const EXTENSION = '.eliminada'

const getName = ({ secret }: Ctx, correo: string) =>
  `${secret.sign('persona eliminada', getClaveDeCorreo(correo))}${EXTENSION}`

export async function noteEliminada(ctx: Ctx, correo: string): Promise<void> {
  const { llavesDir } = ctx.config
  await openLlavesDir(llavesDir)
  const file = join(llavesDir, getName(ctx, correo))
  const nuevo = `${file}.${process.pid}.${ctx.now()}`
  await writeWhole(nuevo, 'wx', Buffer.from(String(ctx.now())))
  await rename(nuevo, file)
  await syncDir(llavesDir)
}

/** Of the addresses given, those that were erased at that moment or later. */
export async function listEliminadasDesde(
  ctx: Ctx,
  correos: Iterable<string>,
  desde: number,
): Promise<string[]> {
  const names = (await readdir(ctx.config.llavesDir).catch(() => [])).filter((name) =>
    name.endsWith(EXTENSION),
  )
  const recientes = new Set<string>()
  for (const name of names) {
    const momento = Number(await readFile(join(ctx.config.llavesDir, name), 'utf8'))
    if (momento >= desde) recientes.add(name)
  }
  if (recientes.size === 0) return []
  return [...new Set(correos)].filter((correo) => recientes.has(getName(ctx, correo)))
}
