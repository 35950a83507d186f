import { expect, test } from 'vitest'
import { DIAS_EN_ELIMINADOS } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { purgeCvs } from '../cv-jobs.ts'
import { eraseCvsDePersona } from '../cvs-de-persona.ts'
import { reindexPendientes } from '../index-cv.ts'
import { codeOf, logInToCvs } from '../testing/cvs-de-prueba.ts'

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const cvs = await logInToCvs(app)
  const getEtiquetas = async (): Promise<{ id: string; puesto: string; cvs: number }[]> =>
    (await cvs.call('{ appInfo { getEtiquetas { id puesto cvs } } }')).data.appInfo.getEtiquetas
  const idOf = async (puesto: string) => (await getEtiquetas()).find((una) => una.puesto === puesto)!.id
  const findConFiltros = async (filtros: object): Promise<string[]> => {
    const { data } = await cvs.call(
      'query($f: FiltrosDeCVInput) { appInfo { getCVs(limit: 50, cursor: 0, filtros: $f) { primerNombre } } }',
      { f: filtros },
    )
    return data.appInfo.getCVs.map((cv: { primerNombre: string }) => cv.primerNombre)
  }
  return {
    ...app,
    ...cvs,
    getEtiquetas,
    idOf,
    findConFiltros,
    rename: (id: string, etiqueta: string) =>
      cvs.call(
        'mutation($id: ID!, $e: String!) { updateEtiquetaPuesto(idEtiqueta: $id, etiqueta: $e) { mensaje } }',
        { id, e: etiqueta },
      ),
    merge: (id: string, con: string) =>
      cvs.call(
        'mutation($id: ID!, $con: ID!) { mergeEtiquetasPuestos(idEtiqueta: $id, conIdEtiqueta: $con) { id mensaje } }',
        { id, con },
      ),
    remove: (id: string) =>
      cvs.call('mutation($id: ID!) { deleteEtiquetaPuesto(idEtiqueta: $id) { mensaje } }', { id }),
  }
}

describeEngines('tags kept in order', (engine) => {
  test('counts what carries each; a deleted CV carries none', async () => {
    const { insertCV, deleteCV, getEtiquetas, insertEtiquetaPuesto } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Ventas', 'Nómina'] })
    const { data } = await insertCV({ etiquetasPuestos: ['Ventas'] })
    await insertEtiquetaPuesto('Sola')
    const cuentas = async () => (await getEtiquetas()).map(({ puesto, cvs }) => `${puesto} ${cvs}`)
    expect(await cuentas()).toEqual(['Nómina 1', 'Sola 0', 'Ventas 2'])
    await deleteCV(data.insertCV.id)
    expect(await cuentas()).toEqual(['Nómina 1', 'Sola 0', 'Ventas 1'])
  })

  test('a tag that only an erased person had goes with them; one of others, of a kept search or of nobody stays', async () => {
    const app = await open(engine)
    const { ctx, insertCV, deleteCV, getEtiquetas, insertEtiquetaPuesto, call } = app
    const listPuestos = async () => (await getEtiquetas()).map(({ puesto }) => puesto)
    await insertCV({ etiquetasPuestos: ['Ventas'] })
    const rosa = { correo: 'rosa@correo.example', etiquetasPuestos: ['Hija de Rosa', 'Ventas', 'Nómina'] }
    await insertCV(rosa)
    const borrado = (await insertCV({ correo: 'eva@correo.example', etiquetasPuestos: ['Recomienda Eva'] }))
      .data.insertCV.id
    await insertEtiquetaPuesto('Sola')
    await call('mutation { insertBusqueda(nombre: "N", filtros: { etiquetas: ["Nómina"] }) { id } }')
    await inTransaction(ctx.db, (tx) => eraseCvsDePersona(tx, rosa.correo))
    expect(await listPuestos()).toEqual(['Nómina', 'Recomienda Eva', 'Sola', 'Ventas'])
    await deleteCV(borrado)
    expect(await listPuestos()).toContain('Recomienda Eva')
    ctx.advance(DIAS_EN_ELIMINADOS * DIA_MS - 1)
    expect(await purgeCvs(ctx, async () => {})).toBe(0)
    // Sessions do not last as long as Eliminados.
    const { listEtiquetas } = await logInToCvs(app)
    const listTodas = async () => (await listEtiquetas()).map(({ puesto }: { puesto: string }) => puesto)
    expect(await listTodas()).toEqual(['Nómina', 'Recomienda Eva', 'Sola', 'Ventas'])
    ctx.advance(1)
    expect(await purgeCvs(ctx, async () => {})).toBe(1)
    expect(await listTodas()).toEqual(['Nómina', 'Sola', 'Ventas'])
  })

  test('a new name is on the CVs and in the search, and the old one finds nobody', async () => {
    const { insertCV, idOf, rename, getCVs, findNombres, findConFiltros } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Contadr', 'Ventas'] })
    await rename(await idOf('Contadr'), ' Contador  general ')
    expect((await getCVs()).data.appInfo.getCVs[0].etiquetasPuestos).toEqual(['Contador general', 'Ventas'])
    expect(await findNombres('general')).toEqual(['Ana'])
    expect(await findNombres('contadr')).toEqual([])
    expect(await findConFiltros({ etiquetas: ['contador GENERAL', 'ventas'] })).toEqual(['Ana'])
    expect(await findConFiltros({ etiquetas: ['Contadr'] })).toEqual([])
  })

  test('case and accents of a name may change; the name of another tag may not be taken', async () => {
    const { insertCV, idOf, rename, getEtiquetas } = await open(engine)
    await insertCV({ etiquetasPuestos: ['nomina', 'Ventas'] })
    await rename(await idOf('nomina'), 'Nómina')
    expect((await getEtiquetas()).map(({ puesto }) => puesto)).toEqual(['Nómina', 'Ventas'])
    expect(codeOf(await rename(await idOf('Nómina'), 'VENTAS'))).toBe('CONFLICT')
    expect(codeOf(await rename(await idOf('Nómina'), ' - '))).toBe('BAD_USER_INPUT')
    expect(codeOf(await rename('nobody', 'Otra'))).toBe('NOT_FOUND')
  })

  test('merged tags are one: each CV carries it once, and searches that are kept follow', async () => {
    const { insertCV, idOf, merge, getEtiquetas, findConFiltros, call, getCVs } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Vendedor', 'Ventas'] })
    await insertCV({ primerNombre: 'Luis', etiquetasPuestos: ['Vendedor'] })
    await call('mutation { insertBusqueda(nombre: "V", filtros: { etiquetas: ["Vendedor"] }) { id } }')
    await merge(await idOf('Vendedor'), await idOf('Ventas'))
    expect(await getEtiquetas()).toMatchObject([{ puesto: 'Ventas', cvs: 2 }])
    expect((await getCVs()).data.appInfo.getCVs.map((cv: any) => cv.etiquetasPuestos)).toEqual([
      ['Ventas'],
      ['Ventas'],
    ])
    expect(await findConFiltros({ etiquetas: ['Ventas'] })).toEqual(['Luis', 'Ana'])
    const { data } = await call('{ appInfo { getBusquedasGuardadas { nombre etiquetas } } }')
    expect(data.appInfo.getBusquedasGuardadas).toEqual([{ nombre: 'V', etiquetas: ['Ventas'] }])
    const id = await idOf('Ventas')
    expect(codeOf(await merge(id, id))).toBe('BAD_USER_INPUT')
    expect(codeOf(await merge('nobody', id))).toBe('NOT_FOUND')
  })

  test('a deleted tag leaves its CVs, and the kept searches that looked for nothing else', async () => {
    const { insertCV, idOf, remove, getCVs, findNombres, call } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Ventas', 'Nómina'] })
    await call('mutation { insertBusqueda(nombre: "sola", filtros: { etiquetas: ["Ventas"] }) { id } }')
    await call(
      'mutation { insertBusqueda(nombre: "más", filtro: "x", filtros: { etiquetas: ["Ventas"] }) { id } }',
    )
    await remove(await idOf('Ventas'))
    expect((await getCVs()).data.appInfo.getCVs[0].etiquetasPuestos).toEqual(['Nómina'])
    expect(await findNombres('ventas')).toEqual([])
    const { data } = await call('{ appInfo { getBusquedasGuardadas { nombre etiquetas } } }')
    expect(data.appInfo.getBusquedasGuardadas).toEqual([{ nombre: 'más', etiquetas: [] }])
  })

  test('more CVs than are indexed at once are left to the jobs', async () => {
    const { ctx, insertCV, idOf, rename, findNombres } = await open(engine)
    for (let i = 0; i < 21; i++) await insertCV({ primerNombre: `Ana${i}`, etiquetasPuestos: ['Vieja'] })
    await rename(await idOf('Vieja'), 'Nueva')
    expect(await findNombres('nueva')).toHaveLength(20)
    while (await reindexPendientes(ctx));
    expect(await findNombres('nueva')).toHaveLength(21)
  })
})

describeAnyEngine('tags kept in order', (engine) => {
  test('the log says what was done, and of how many CVs', async () => {
    const { insertCV, idOf, rename, remove, call } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Ventas', 'Nómina'] })
    await rename(await idOf('Ventas'), 'Comercial')
    await remove(await idOf('Nómina'))
    const { data } = await call(
      '{ appInfo { getBitacora(filtro: {}, limit: 5) { anotaciones { frase { texto } } } } }',
    )
    const frases = data.appInfo.getBitacora.anotaciones.map((una: any) =>
      una.frase.map((trozo: any) => trozo.texto).join(''),
    )
    expect(frases).toContain('Eliminó una etiqueta que llevaba 1 CV.')
    expect(frases).toContain('Cambió el nombre de una etiqueta que llevaba 1 CV.')
  })
})
