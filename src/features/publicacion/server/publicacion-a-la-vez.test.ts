import { expect, test } from 'vitest'
import { beginPublicacion } from '#features/climas/server/cambiar-clima.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { cerrarClima } from './cierre/cerrar-clima.ts'
import { finishBloques } from './finish-bloques.ts'
import { publishBloque } from './publish-bloque.ts'
import { DELETE, openConMinimo } from './testing/publicacion-de-prueba.ts'

describeEngines('a publication that others come between', (engine) => {
  test('what a crash left half published takes answers again, and is published whole the next time', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 5, { codigo: '0', texto: 'hola' })
    const aMedias = await app.invite(1)
    const preguntas = app.listTodas()
    await app.save(aMedias.token, preguntas.slice(0, 1))
    await inTransaction(app.ctx.db, (tx) => beginPublicacion(tx, app.idClima, 'de otro proceso'))
    expect((await app.lookUp(aMedias.token)).respuestas).toHaveLength(1)
    expect(await app.save(aMedias.token, preguntas)).toHaveLength(preguntas.length)
    await app.publish()
    expect((await app.getGrupos())[0]).toMatchObject({ encuestadosEnCifras: 6, reserva: null })
    const textos = await app.ctx.db.selectFrom('textos').select('texto').execute()
    expect(textos).toHaveLength(5 * 2 + 2)
  })

  test('is disturbed by no save: what is finished while it counts is of the block after', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { codigo: '0' })
    let nueva: { id: string; token: string } | undefined
    let otra: Promise<unknown> | undefined
    const tell = (hecho: number) => {
      if (hecho === 1) otra ??= app.answer(1, { codigo: '3' }).then((una) => (nueva = una))
    }
    const { idClima, ctx } = app
    const publicado = publishBloque(ctx, {
      idClima,
      tell,
      requirePublicable: async () => {},
      note: async () => {
        // SQLite has one writer, who stores the block now.
        if (engine === 'postgres') await otra
      },
    })
    expect((await publicado)?.hojas).toBeGreaterThanOrEqual(6)
    await otra
    expect(nueva).toBeDefined()
    const { hojas } = await app.dump()
    const [bloque] = await ctx.db.selectFrom('bloques').select('hojas').execute()
    expect(hojas).toHaveLength(7)
    expect(bloque!.hojas).toBe(hojas.filter(({ bloque: numero }) => numero === 1).length)
  })

  test('is interrupted by whoever takes a finished sheet away', async () => {
    const app = await openConMinimo(engine)
    const [primera] = await app.answerMany(1, 6, { codigo: '0' })
    const aMedias = await app.invite(1)
    await app.save(aMedias.token, app.listTodas().slice(0, 1))
    const remove = ({ id }: { id: string }) => app.call(DELETE, { idClima: app.idClima, id })
    const readMarca = async () =>
      (await app.ctx.db.selectFrom('climas').select('publicando').executeTakeFirstOrThrow()).publicando
    await inTransaction(app.ctx.db, (tx) => beginPublicacion(tx, app.idClima, 'de otro proceso'))
    await remove(aMedias)
    expect(await readMarca()).toBe('de otro proceso')
    await remove(primera!)
    expect(await readMarca()).toBe('')
    const nueva = await app.answer(1, { codigo: '0' })
    expect(nueva.id).toBeTruthy()
    await app.publish()
    expect((await app.getGrupos())[0]).toMatchObject({ encuestadosEnCifras: 6 })
  })

  test('and saves at once, by a node whose clock is behind: the figures are those of the sheets that are frozen', async () => {
    const app = await openConMinimo(engine)
    const people = await app.answerMany(1, 8, { codigo: '0' })
    expect(people).toHaveLength(8)
    const nuevas = await Promise.all(Array.from({ length: 6 }, () => app.invite(1)))
    const publicar = () =>
      publishBloque(app.ctx, { idClima: app.idClima, requirePublicable: async () => {} }).catch(
        (error) => error,
      )
    const saves = nuevas.map(({ token }) => app.save(token, app.listTodas()))
    await Promise.all([publicar(), ...saves])
    if ((await app.getClima(app.idClima)).publicacion === 0) await publicar()
    const { hojas } = await app.dump()
    const [bloque] = await app.ctx.db.selectFrom('bloques').select('hojas').execute()
    expect(bloque!.hojas).toBe(hojas.filter(({ bloque: numero }) => numero === 1).length)
    expect(hojas).toHaveLength(14)
  })

  test('and deletions at once: the block holds exactly the sheets that stayed', async () => {
    const app = await openConMinimo(engine)
    const people = await app.answerMany(1, 12, { codigo: '0' })
    await app.changeActiva(app.idClima, false)
    const [published] = await Promise.all([
      app.publicar(),
      ...people.slice(0, 4).map(({ id }) => app.call(DELETE, { idClima: app.idClima, id })),
      app.publicar(),
    ])
    if (published.errors) expect(codeOf(published)).toBe('CONFLICT')
    const { hojas } = await app.dump()
    const [bloque] = await app.ctx.db.selectFrom('bloques').select('hojas').execute()
    expect(bloque!.hojas).toBe(hojas.length)
    expect(new Set(hojas.map(({ bloque: numero }) => numero))).toEqual(new Set([1]))
  })

  test('two who take its texts away from their sheets at once, as a close beside it does, keep each of them once', async () => {
    const { ctx, idClima, ...app } = await openConMinimo(engine)
    await app.answerMany(1, 5, { codigo: '0', texto: 'hola' })
    // As where the process ends once the sums are stored.
    const tell = (hecho: number) => {
      if (hecho === 3) throw new Error('killed')
    }
    await publishBloque(ctx, { idClima, requirePublicable: async () => {}, tell }).catch(() => {})
    await Promise.all([finishBloques(ctx, { idClima }), finishBloques(ctx, { idClima })])
    expect(await ctx.db.selectFrom('textos').select('texto').execute()).toHaveLength(5 * 2)
  })

  test('of a closed climate, which another node finishes too, is made by whoever comes first and refused to nobody', async () => {
    const { ctx, idClima, ...app } = await openConMinimo(engine)
    await app.answerMany(1, 5, { codigo: '0' })
    await app.changeActiva(idClima, false)
    let other: Promise<unknown> | undefined
    const tell = (hecho: number) => {
      if (hecho === 1)
        other ??= inTransaction(ctx.db, (tx) => beginPublicacion(tx, idClima, 'de otro proceso'))
    }
    await cerrarClima(ctx, { idClima, tell })
    await other
    expect(await ctx.db.selectFrom('bloques').select(['numero', 'hojas']).execute()).toEqual([
      { numero: 1, hojas: 5 },
    ])
    expect((await app.dump()).hojas).toEqual([])
  })
})
