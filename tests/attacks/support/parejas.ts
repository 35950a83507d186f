import { join } from 'node:path'
import { expect } from 'vitest'
import { respaldo, restaurar } from '../../../src/cli/respaldo.ts'
import { openTarget } from '../../../src/cli/testing/respaldo-de-prueba.ts'
import { finishDecididos } from '../../../src/features/publicacion/server/cierre/finish-decididos.ts'
import {
  type Acto,
  type Ctx,
  carryOutActo,
  MINIMO,
  openActos,
  openRonda,
  type Ronda,
} from '../../../src/features/publicacion/server/cierre/testing/actos.ts'
import { AppError } from '../../../src/server/base/errors.ts'
import type { Engine } from '../../../src/server/db/engine/database.ts'
import { withSteps } from '../../support/db-steps.ts'
import { createTestCli } from '../../support/test-cli.ts'

/*
 * Staff who publish, delete, close, correct and restore in pairs: the second act comes before each step of the first. Somebody was chosen
 * beforehand, and the second act leaves nobody else in their group.
 */

export const PRIMEROS: readonly Acto[] = ['publicar', 'cerrar', 'poner mínimo', 'borrar']
type Segundo = Acto | 'restaurar'
export const SEGUNDOS: readonly Segundo[] = [
  'publicar',
  'cerrar',
  'borrar',
  'borrar a quien sigue',
  'corregir',
  'restaurar',
]

async function restoreAhora(ctx: Ctx, engine: Engine, ronda: Ronda, copia: string) {
  const { cli } = createTestCli(ctx)
  await respaldo(cli, [copia, '--sin-llaves'])
  const otra = await openTarget(engine, ctx)
  await restaurar({ ...otra.cli, config: { ...otra.cli.config, llavesDir: ctx.config.llavesDir } }, [
    join(ctx.config.dataDir, copia),
    '--si',
  ])
  const restaurado = { ...ctx, ...otra.ctx, config: { ...otra.ctx.config, llavesDir: ctx.config.llavesDir } }
  await carryOutActo('borrar', restaurado, ronda)
  return restaurado
}

/** What was refused says so in words; anything else is a failure. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error
}

/** A key that went with a close after the backup leaves nothing to show. */
async function finishTodo(ctx: Ctx): Promise<void> {
  ctx.advance(60_000)
  await finishDecididos(ctx)
}

/** Whoever looks finds nobody alone, nobody's text gone, and no figure of somebody who is not in it. */
async function requireNadieSolo({ db }: Pick<Ctx, 'db'>, { idClima, abiertas }: Ronda, cual: string) {
  const textos = await db.selectFrom('textos').selectAll().where('id_clima', '=', idClima).execute()
  const bloques = await db.selectFrom('bloques').selectAll().where('id_clima', '=', idClima).execute()
  const enBloques = bloques.reduce((suma, { hojas }) => suma + hojas, 0)
  for (const idPregunta of abiertas) {
    const suyos = textos.filter(({ id_pregunta }) => id_pregunta === idPregunta)
    const porLugar = Map.groupBy(suyos, ({ id_grupo }) => id_grupo)
    for (const [lugar, juntos] of porLugar)
      expect(juntos.length, `${cual}: junto a ${lugar}`).toBeGreaterThanOrEqual(MINIMO)
    // Of a restored round whose key went with its close no more can be shown than the backup held.
    const sinLlave = bloques.some(({ terminado }) => terminado === 0)
    expect(sinLlave ? [0, enBloques] : [enBloques], `${cual}: textos`).toContain(suyos.length)
  }
  for (const { numero, hojas } of bloques) {
    expect(hojas, cual).toBeGreaterThanOrEqual(MINIMO)
    const suyas = await db
      .selectFrom('hojas')
      .select('clave')
      .where('id_clima', '=', idClima)
      .where('bloque', '=', numero)
      .execute()
    if (suyas.length > 0) expect(suyas.length, cual).toBe(hojas)
  }
}

/** How often the second act was tried: once before each step of the first. */
export async function attackPareja(engine: Engine, primero: Acto, segundo: Segundo): Promise<number> {
  const app = await openActos(engine)
  const { ctx } = app
  let before = async () => {}
  const porPasos = withSteps(ctx, () => before())
  for (let aqui = 1; ; aqui++) {
    const ronda = await openRonda(app, { acto: primero, nombre: `Ronda ${aqui}` })
    let restaurado: Ctx | undefined
    let pasos = 0
    before = async () => {
      if (++pasos !== aqui) return
      if (segundo === 'restaurar') restaurado = await restoreAhora(ctx, engine, ronda, `copia-${aqui}.sqlite`)
      else await carryOutActo(segundo, ctx, ronda).catch(unlessRefused)
    }
    await carryOutActo(primero, porPasos, ronda).catch(unlessRefused)
    before = async () => {}
    if (pasos < aqui) return pasos
    for (const uno of restaurado ? [ctx, restaurado] : [ctx]) {
      await finishTodo(uno)
      await requireNadieSolo(uno, ronda, `${primero}, ${segundo} antes del paso ${aqui}`)
    }
  }
}
