import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { withSteps } from '#tests/support/db-steps.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listLlaves } from '#tests/support/list-llaves.ts'
import { createDecididosJob } from './finish-decididos.ts'
import { type Ctx, carryOutActo, openActos, openRonda } from './testing/actos.ts'
import { cutActo } from './testing/cortes.ts'

async function open(...[engine]: Parameters<typeof openActos>) {
  const app = await openActos(engine)
  const { call, ctx } = app
  return {
    ...app,
    countTextos: async () => (await ctx.db.selectFrom('textos').select('clave').execute()).length,
    isTerminando: async (id: string) => {
      const query = 'query($id: ID!) { appInfo { climaOrganizacional(idClima: $id) { terminando } } }'
      return (await call(query, { id })).data.appInfo.climaOrganizacional.terminando as boolean
    },
    readTrabajo: async () =>
      (await call('{ appInfo { getTrabajos { tipo estado paso } } }')).data.appInfo.getTrabajos[0],
  }
}

/** Ends with the process as soon as it is decided. */
async function dieOnceDecided(
  acto: 'publicar' | 'cerrar',
  ctx: Ctx,
  ronda: Parameters<typeof carryOutActo>[2],
) {
  const dead = Promise.withResolvers<void>()
  const porPasos = withSteps(ctx, async () => {
    const { cerrado, publicacion } = await ctx.db
      .selectFrom('climas')
      .select(['cerrado', 'publicacion'])
      .where('id', '=', ronda.idClima)
      .executeTakeFirstOrThrow()
    if (cerrado + publicacion === 0) return
    dead.resolve()
    await new Promise(() => {})
  })
  void carryOutActo(acto, porPasos, ronda)
  await dead.promise
}

function startNode(ctx: Ctx) {
  const job = createDecididosJob(ctx)
  job.start()
  onTestFinished(() => job.stop())
}

// At each step, in every way and on both engines: tests/faults/decididos.test.ts.
describeAnyEngine('what staff decide, with the engine away from some step on', (engine) => {
  test.for(['publicar', 'cerrar'] as const)('%s is finished, or was not begun', async (acto) => {
    const { cortes, decididos } = await cutActo(engine, acto, 'lejos')
    expect(decididos).toBeGreaterThan(0)
    expect(cortes).toBeGreaterThan(decididos)
  })
})

describeEngines('what a process did not live to finish', (engine) => {
  test('is finished by any node at its next look, once that process is not heard of; until then the climate says so', async () => {
    const app = await open(engine)
    const { ctx, isTerminando } = app
    const publicada = await openRonda(app, { acto: 'publicar', nombre: 'Publicada' })
    await dieOnceDecided('publicar', ctx, publicada)
    expect([await isTerminando(publicada.idClima), await app.countTextos()]).toEqual([true, 0])
    startNode(ctx)
    ctx.advance(60_000)
    await eventually(async () => expect(await isTerminando(publicada.idClima)).toBe(false))
    expect(await app.countTextos()).toBeGreaterThan(0)
    expect(await app.readTrabajo()).toEqual({ tipo: 'publicacion', estado: 'listo', paso: 'Se terminó.' })

    const cerrada = await openRonda(app, { acto: 'cerrar', nombre: 'Cerrada' })
    await dieOnceDecided('cerrar', ctx, cerrada)
    expect(listLlaves(ctx.config.llavesDir)).toContainEqual(expect.stringContaining(cerrada.idClima))
    ctx.advance(60_000)
    await eventually(async () => expect(await isTerminando(cerrada.idClima)).toBe(false))
    await eventually(() =>
      expect(listLlaves(ctx.config.llavesDir)).not.toContainEqual(expect.stringContaining(cerrada.idClima)),
    )
    expect((await app.cerrar(cerrada.idClima)).errors[0].message).toBe('El clima ya está cerrado.')
  })

  test('is told as decided to whoever asks again: nobody is refused', async () => {
    const app = await open(engine)
    const { ctx } = app
    const mensajeDe = ({ data }: any) => Object.values<any>(data)[0].mensaje
    const ronda = await openRonda(app, { acto: 'publicar', nombre: 'Una' })
    const publicar = () =>
      app.call('mutation($id: ID!) { publicarResultados(idClima: $id) { mensaje } }', { id: ronda.idClima })
    await dieOnceDecided('publicar', ctx, ronda)
    expect(mensajeDe(await publicar())).toMatch(/^Se publicaron .* Se está terminando/)
    await dieOnceDecided('cerrar', ctx, await openRonda(app, { acto: 'cerrar', nombre: 'Otra' }))
    const otra = await ctx.db
      .selectFrom('climas')
      .select('id')
      .where('cerrado', '=', 1)
      .executeTakeFirstOrThrow()
    expect(mensajeDe(await app.cerrar(otra.id))).toMatch(/^El clima está cerrado. Se está terminando/)
  })
})

describeAnyEngine('the mark of a publication', (engine) => {
  test('that finds no room is written at the next look, and the texts do not wait for it', async () => {
    const app = await open(engine)
    const { ctx } = app
    const ronda = await openRonda(app, { acto: 'publicar', nombre: 'Una' })
    const marca = join(ctx.config.llavesDir, `${ronda.idClima}.publicado`)
    const enMedio = `${marca}.${process.pid}`
    mkdirSync(enMedio)
    const { mensaje } = (await carryOutActo('publicar', ctx, ronda)) as { mensaje: string }
    expect(mensaje).toContain('Se está terminando')
    expect([existsSync(marca), (await app.countTextos()) > 0]).toEqual([false, true])
    rmSync(enMedio, { recursive: true })
    ctx.advance(60_000)
    startNode(ctx)
    await eventually(() => expect(readFileSync(marca, 'utf8')).toBe('1'))
  })
})
