import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { AppError } from '#server/base/errors.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { withSteps } from '#tests/support/db-steps.ts'
import { listLlaves } from '#tests/support/list-llaves.ts'
import { finishDecididos } from '../finish-decididos.ts'
import { type Acto, type Ctx, carryOutActo, openActos, openRonda, type Ronda } from './actos.ts'

/** lejos: the engine answers nothing from that step on. lleno: it refuses that step alone. muerto: the process ends there. */
export const CORTES = ['lejos', 'lleno', 'muerto'] as const
export type Corte = (typeof CORTES)[number]

/** What of a round everybody can tell, and what must be gone. */
async function readHecho({ db, config: { llavesDir } }: Ctx, { idClima }: Ronda) {
  const deClima = (tabla: 'hojas' | 'tokens' | 'textos' | 'bloques') =>
    db.selectFrom(tabla).select('id_clima').where('id_clima', '=', idClima).execute()
  const contar = async (tabla: Parameters<typeof deClima>[0]) => (await deClima(tabla)).length
  const marca = join(llavesDir, `${idClima}.publicado`)
  const clima = await db
    .selectFrom('climas')
    .select(['cerrado', 'publicacion', 'minimo', 'por_borrar', 'huella_llave'])
    .where('id', '=', idClima)
    .executeTakeFirst()
  return {
    clima: clima && { ...clima, huella_llave: clima.huella_llave !== null },
    hojas: await contar('hojas'),
    tokens: await contar('tokens'),
    textos: await contar('textos'),
    bloques: await db
      .selectFrom('bloques')
      .select(['numero', 'hojas', 'terminado'])
      .where('id_clima', '=', idClima)
      .execute(),
    llegadas: await db
      .selectFrom('llegadas')
      .select(['via', 'hojas'])
      .where('id_clima', '=', idClima)
      .orderBy('via')
      .execute(),
    marca: existsSync(marca) ? readFileSync(marca, 'utf8') : null,
    llave: listLlaves(llavesDir).some((file) => file.startsWith(idClima)),
    anotadas: (
      await db
        .selectFrom('bitacora')
        .select('tipo')
        .where('id_clima', '=', idClima)
        .where('tipo', 'in', ['climaCerrado', 'resultadosPublicados', 'climaEliminado'])
        .execute()
    ).map(({ tipo }) => tipo),
  }
}

const DECIDIDO: Partial<Record<Acto, (hecho: Awaited<ReturnType<typeof readHecho>>) => boolean>> = {
  publicar: ({ bloques }) => bloques.length > 0,
  'poner mínimo': ({ bloques }) => bloques.length > 0,
  cerrar: ({ clima }) => clima?.cerrado === 1,
  eliminar: ({ clima }) => clima === undefined,
}

/**
 * The act is cut at each of its steps. What was decided by then is finished by the next look of a node; what was not is done by trying
 * again. Either way the end is that of an act that nobody cut, and it stands once in the log. Returns at how many steps it was cut, and how
 * often it was decided by then.
 */
export async function cutActo(engine: Engine, acto: Acto, corte: Corte) {
  const app = await openActos(engine)
  const { ctx } = app
  const sinCorte = await openRonda(app, { acto, nombre: 'Sin corte' })
  await carryOutActo(acto, ctx, sinCorte)
  const esperado = await readHecho(ctx, sinCorte)
  let decididos = 0
  for (let aqui = 1; ; aqui++) {
    const ronda = await openRonda(app, { acto, nombre: `Ronda ${aqui}` })
    const llego = Promise.withResolvers<void>()
    let pasos = 0
    const porPasos = withSteps(ctx, async () => {
      pasos++
      if (pasos < aqui || (corte === 'lleno' && pasos > aqui)) return
      llego.resolve()
      if (corte === 'muerto') await new Promise(() => {})
      throw new Error('the engine says no')
    })
    const hecho = carryOutActo(acto, porPasos, ronda).catch((error: unknown) => error)
    await Promise.race([hecho, ...(corte === 'muerto' ? [llego.promise] : [])])
    if (pasos < aqui) return { cortes: aqui - 1, decididos }
    ctx.advance(60_000)
    await finishDecididos(ctx)
    if (DECIDIDO[acto]!(await readHecho(ctx, ronda))) decididos++
    // Whoever saw no answer tries again, and is at most told that it is done.
    await carryOutActo(acto, ctx, ronda).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error
    })
    expect(await readHecho(ctx, ronda), `${acto} ${corte} en el paso ${aqui}`).toEqual(esperado)
  }
}
