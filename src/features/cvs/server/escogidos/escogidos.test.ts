import { expect, test } from 'vitest'
import { PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { reindexPendientes } from '../index-cv.ts'
import { codeOf, logInToCvs } from '../testing/cvs-de-prueba.ts'

const NOMBRES = ['Ana', 'Eva', 'Luz', 'Sol']

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const cvs = await logInToCvs(app)
  const ids: string[] = []
  for (const primerNombre of NOMBRES) {
    const correo = `${primerNombre.toLowerCase()}@correo.example`
    const { data } = await cvs.insertCV({ primerNombre, correo, etiquetasPuestos: ['Caja'] })
    ids.push(data.insertCV.id)
  }
  return {
    ...app,
    ...cvs,
    ids,
    tag: (idsCV: string[], agregar: string[], quitar: string[] = []) =>
      cvs.call(
        `mutation($ids: [ID!]!, $a: [String!], $q: [String!]) {
          changeEtiquetasDeCVs(idsCV: $ids, agregar: $a, quitar: $q) }`,
        { ids: idsCV, a: agregar, q: quitar },
      ),
    remove: (idsCV: string[]) =>
      cvs.call('mutation($ids: [ID!]!) { deleteCVs(idsCV: $ids) }', { ids: idsCV }),
    restore: (idsCV: string[], cookie = cvs.cookie) =>
      app.graphql('mutation($ids: [ID!]!) { restoreCVs(idsCV: $ids) }', { ids: idsCV }, cookie),
    /** Many more, without files. */
    insertCopias: async (cuantas: number): Promise<string[]> => {
      const { numero: _, ...copia } = await app.ctx.db
        .selectFrom('cvs')
        .selectAll()
        .where('id', '=', ids[0]!)
        .executeTakeFirstOrThrow()
      const copias = Array.from({ length: cuantas }, (_, i) => ({ ...copia, id: `copia-${i}` }))
      await app.ctx.db.insertInto('cvs').values(copias).execute()
      return copias.map(({ id }) => id)
    },
    findIds: (filtro: string | null) =>
      cvs.call('query($f: String) { appInfo { getIdsDeCVs(filtro: $f) } }', { f: filtro }),
    getEtiquetas: async () =>
      Object.fromEntries(
        (await cvs.getCVs()).data.appInfo.getCVs.map((cv: any) => [cv.primerNombre, cv.etiquetasPuestos]),
      ),
    getBitacora: async () =>
      (
        await cvs.call(
          '{ appInfo { getBitacora(filtro: { seccion: cvs }, limit: 20) { anotaciones { frase { texto } } } } }',
        )
      ).data.appInfo.getBitacora.anotaciones.map(({ frase }: any) =>
        frase.map(({ texto }: any) => texto).join(''),
      ),
  }
}

describeEngines('several CVs at once', (engine) => {
  test('tags are put on and taken off, each once, and the search follows', async () => {
    const { ctx, ids, tag, getEtiquetas, findNombres, getBitacora } = await open(engine)
    const [ana, eva] = ids as [string, string]
    const { data } = await tag([ana, eva, eva, crypto.randomUUID()], ['Ventas', 'CAJA', 'ventas'], ['Nadie'])
    expect(data.changeEtiquetasDeCVs).toBe('Etiquetas guardadas en 2 CVs.')
    expect(await getEtiquetas()).toEqual({
      Ana: ['Caja', 'Ventas'],
      Eva: ['Caja', 'Ventas'],
      Luz: ['Caja'],
      Sol: ['Caja'],
    })
    expect((await getBitacora())[0]).toBe('Cambió las etiquetas de 2 CVs.')
    await tag([ana], ['Bodega'], ['caja', 'Ventas'])
    expect((await getEtiquetas()).Ana).toEqual(['Bodega'])
    while (await reindexPendientes(ctx));
    expect(await findNombres('ventas')).toEqual(['Eva'])
    expect(await findNombres('bodega -ventas')).toEqual(['Ana'])
    expect(await findNombres('caja')).toEqual(['Sol', 'Luz', 'Eva'])
  })

  test('who has no room for one more tag stays as is', async () => {
    const { ids, updateCV, tag, getEtiquetas } = await open(engine)
    const llenas = Array.from({ length: 30 }, (_, i) => `E${i}`)
    await updateCV(ids[0]!, { etiquetasPuestos: llenas })
    expect((await tag([ids[0]!, ids[1]!], ['Otra'])).errors).toBeUndefined()
    const etiquetas = await getEtiquetas()
    expect(etiquetas.Ana).toEqual(llenas)
    expect(etiquetas.Eva).toEqual(['Caja', 'Otra'])
  })

  test('deleted together they come back together, also when the first went long before the last', async () => {
    const { ctx, ids, remove, restore, getCVs, findNombres, findIds, getBitacora, logInAs } =
      await open(engine)
    const consultor = await logInAs('consultor')
    const tres = ids.slice(0, 3)
    expect((await remove([...tres, crypto.randomUUID()])).data.deleteCVs.toSorted()).toEqual(tres.toSorted())
    expect((await getCVs()).data.appInfo.getCVs).toHaveLength(1)
    expect(await findNombres('correo.example')).toEqual(['Sol'])
    expect((await findIds(null)).data.appInfo.getIdsDeCVs).toEqual([ids[3]])
    expect(
      (await getBitacora()).filter((frase: string) => frase.startsWith('Eliminó el CV de')),
    ).toHaveLength(3)
    ctx.advance(PLAZO_PARA_RECUPERAR_MS - 1)
    expect((await restore(tres, consultor)).data.restoreCVs).toHaveLength(3)
    expect((await restore(tres, consultor)).data.restoreCVs).toEqual([])
    expect(await findNombres('correo.example')).toEqual(['Sol', 'Luz', 'Eva', 'Ana'])
    await remove(tres)
    ctx.advance(PLAZO_PARA_RECUPERAR_MS)
    expect((await restore(tres, consultor)).data.restoreCVs).toEqual([])
  })

  test('they are put to a position, who is there stays, and one that is full takes none of them', async () => {
    const { ctx, ids, call, insertCopias } = await open(engine)
    const { id } = (await call('mutation { insertVacante(nombre: "Cajera") { id } }')).data.insertVacante
    const add = (idsCV: string[]) =>
      call('mutation($v: ID!, $ids: [ID!]!) { insertCandidatos(idVacante: $v, idsCV: $ids) }', {
        v: id,
        ids: idsCV,
      })
    expect((await add([ids[0]!])).data.insertCandidatos).toBe('Se agregó 1 persona a «Cajera».')
    expect((await add(ids.slice(0, 3))).data.insertCandidatos).toBe(
      'Se agregaron 2 personas a «Cajera». 1 ya estaba.',
    )
    const candidatos = (await insertCopias(297)).map((idCv) => ({
      id: `en-${idCv}`,
      id_vacante: id,
      id_cv: idCv,
      id_envio: null,
      estado: 'porVer' as const,
      nota: '',
      agregado: 0,
    }))
    await ctx.db.insertInto('candidatos').values(candidatos).execute()
    expect(codeOf(await add([ids[3]!]))).toBe('BAD_USER_INPUT')
    const cuenta = await ctx.db.selectFrom('candidatos').select('id').execute()
    expect(cuenta).toHaveLength(300)
    expect(
      codeOf(await call('mutation($v: ID!) { insertCandidatos(idVacante: $v, idsCV: ["x"]) }', { v: 'no' })),
    ).toBe('NOT_FOUND')
  })

  test('two who choose the same people do not wait for each other', async () => {
    const { ids, tag, remove, getCVs } = await open(engine)
    const answers = await Promise.all([
      tag(ids, ['Una'], ['Otra']),
      tag(ids.toReversed(), ['Otra'], ['Una']),
      remove(ids.slice(0, 2)),
      remove(ids.slice(0, 2).toReversed()),
    ])
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined, undefined])
    expect([...answers[2]!.data.deleteCVs, ...answers[3]!.data.deleteCVs].sort()).toEqual(
      ids.slice(0, 2).sort(),
    )
    expect((await getCVs()).data.appInfo.getCVs).toHaveLength(2)
  })
})

describeAnyEngine('several CVs at once', (engine) => {
  test('all that a search finds is 500 at most, as what can be chosen', async () => {
    const { ids, tag, remove, findIds, insertCopias, graphql, logInAs } = await open(engine)
    expect((await findIds('eva')).data.appInfo.getIdsDeCVs).toEqual([ids[1]])
    const copias = await insertCopias(497)
    expect(codeOf(await findIds(null))).toBe('BAD_USER_INPUT')
    await remove([copias[0]!])
    const quinientos = (await findIds(null)).data.appInfo.getIdsDeCVs
    expect(quinientos).toHaveLength(500)
    expect((await tag(quinientos, ['Todos'])).data.changeEtiquetasDeCVs).toBe(
      'Etiquetas guardadas en 500 CVs.',
    )
    expect(codeOf(await tag([...quinientos, 'otro'], ['Todos']))).toBe('BAD_USER_INPUT')
    expect(codeOf(await tag([], ['Todos']))).toBe('BAD_USER_INPUT')
    expect(codeOf(await tag(ids, []))).toBe('BAD_USER_INPUT')
    expect(codeOf(await tag(ids, ['x'.repeat(61)]))).toBe('BAD_USER_INPUT')
    const cliente = await logInAs('cliente')
    expect(codeOf(await graphql('mutation { deleteCVs(idsCV: ["x"]) }', {}, cliente))).toBe('FORBIDDEN')
  })
})
