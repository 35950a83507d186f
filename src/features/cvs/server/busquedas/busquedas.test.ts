import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { reindexPendientes } from '../index-cv.ts'
import { codeOf, logInToCvs } from '../testing/cvs-de-prueba.ts'
import { getBusquedas } from './busquedas.ts'

const INSERT = `mutation($nombre: String!, $filtro: String, $filtros: FiltrosDeCVInput) {
  insertBusqueda(nombre: $nombre, filtro: $filtro, filtros: $filtros) { id mensaje } }`
const GET = '{ appInfo { getBusquedasGuardadas { id nombre filtro etiquetas estado edad nuevos } } }'
const FIND = `query($filtro: String, $f: FiltrosDeCVInput) {
  appInfo { getCVs(filtro: $filtro, limit: 50, cursor: 0, filtros: $f) { primerNombre } } }`
const EXCEL = `query($filtro: String, $f: FiltrosDeCVInput) { appInfo { getExcelDeCVs(filtro: $filtro, filtros: $f) } }`

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const cvs = await logInToCvs(app)
  return {
    ...app,
    ...cvs,
    save: (nombre: string, filtro: string | null = null, filtros: object | null = null) =>
      cvs.call(INSERT, { nombre, filtro, filtros }),
    getNuevos: async () =>
      (await cvs.call(GET)).data.appInfo.getBusquedasGuardadas.map(
        ({ nombre, nuevos }: { nombre: string; nuevos: number }) => `${nombre} ${nuevos}`,
      ),
    find: async (filtro: string | null, f: object | null) =>
      (await cvs.call(FIND, { filtro, f })).data.appInfo.getCVs.map((cv: any) => cv.primerNombre),
  }
}

describeEngines('filters, kept searches and lists to take along', (engine) => {
  test('tag, state and age narrow what the words find, alone and together', async () => {
    const { ctx, insertCV, find } = await open(engine)
    await insertCV({ primerNombre: 'Ana', etiquetasPuestos: ['Ventas', 'Caja'] })
    await insertCV({ primerNombre: 'Eva', etiquetasPuestos: ['Ventas'], estado: 'Contratado' })
    await insertCV({ primerNombre: 'Luz', etiquetasPuestos: ['Caja'] })
    const { id } = await ctx.db
      .selectFrom('cvs')
      .select('id')
      .where('primer_nombre', '=', 'Luz')
      .executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('cvs')
      .set({ al_dia: ctx.now() - 3 * 365 * DIA_MS, por_indexar: 1 })
      .where('id', '=', id)
      .execute()
    await reindexPendientes(ctx)
    expect(await find(null, { etiquetas: ['ventas'] })).toEqual(['Eva', 'Ana'])
    expect(await find(null, { etiquetas: ['Ventas', 'Caja'] })).toEqual(['Ana'])
    expect(await find(null, { estado: 'Contratado' })).toEqual(['Eva'])
    expect(await find('caja', { estado: 'Validado', edad: 'seisMeses' })).toEqual(['Ana'])
    expect(await find(null, { edad: 'masDeDosAnios' })).toEqual(['Luz'])
    expect(await find('eva', { etiquetas: ['Ventas'], estado: 'Validado' })).toEqual([])
    expect(await find(null, { etiquetas: ['No existe'] })).toEqual([])
    expect(await find(null, {})).toEqual(['Luz', 'Eva', 'Ana'])
  })

  test('what came in since a search was last looked at is new, also on the first screen', async () => {
    const { insertCV, deleteCV, save, getNuevos, call } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Ventas'] })
    const guardada = await save('De ventas', null, { etiquetas: ['Ventas'] })
    await save('De caja', 'caj')
    await save('Sin ventas', '-ventas')
    expect(await getNuevos()).toEqual(['De caja 0', 'De ventas 0', 'Sin ventas 0'])
    const { data } = await insertCV({ etiquetasPuestos: ['Ventas'], primerNombre: 'Eva' })
    await insertCV({ etiquetasPuestos: ['Caja'] })
    expect(await getNuevos()).toEqual(['De caja 1', 'De ventas 1', 'Sin ventas 1'])
    const inicio = await call('{ appInfo { getInicio { busquedas { nombre nuevos } } } }')
    expect(inicio.data.appInfo.getInicio.busquedas).toEqual([
      { nombre: 'De caja', nuevos: 1 },
      { nombre: 'De ventas', nuevos: 1 },
      { nombre: 'Sin ventas', nuevos: 1 },
    ])
    await call('mutation($id: ID!) { changeBusquedaVista(idBusqueda: $id) }', {
      id: guardada.data.insertBusqueda.id,
    })
    expect(await getNuevos()).toEqual(['De caja 1', 'De ventas 0', 'Sin ventas 1'])
    await deleteCV(data.insertCV.id)
    expect(await getNuevos()).toEqual(['De caja 1', 'De ventas 0', 'Sin ventas 1'])
  })

  test('each sees, opens and deletes the own ones alone', async () => {
    const { save, graphql, logInAs, getNuevos } = await open(engine)
    const { data } = await save('Mía', 'ana')
    const otra = await logInAs('consultor')
    expect((await graphql(GET, {}, otra)).data.appInfo.getBusquedasGuardadas).toEqual([])
    const id = data.insertBusqueda.id
    const see = 'mutation($id: ID!) { changeBusquedaVista(idBusqueda: $id) }'
    const remove = 'mutation($id: ID!) { deleteBusqueda(idBusqueda: $id) { id } }'
    const rename = 'mutation($id: ID!) { updateBusqueda(idBusqueda: $id, nombre: "Suya") { id } }'
    expect(codeOf(await graphql(see, { id }, otra))).toBe('NOT_FOUND')
    expect(codeOf(await graphql(rename, { id }, otra))).toBe('NOT_FOUND')
    expect(codeOf(await graphql(remove, { id }, otra))).toBe('NOT_FOUND')
    expect(await getNuevos()).toEqual(['Mía 0'])
  })

  test('one is renamed, not to the name of another', async () => {
    const { save, call, getNuevos } = await open(engine)
    const { data } = await save('Primera', 'ana')
    await save('Segunda', 'ana -ventas')
    const rename = (nombre: string) =>
      call(
        'mutation($id: ID!, $nombre: String!) { updateBusqueda(idBusqueda: $id, nombre: $nombre) { id } }',
        {
          id: data.insertBusqueda.id,
          nombre,
        },
      )
    expect(codeOf(await rename('SEGUNDA'))).toBe('CONFLICT')
    expect(codeOf(await rename('  '))).toBe('BAD_USER_INPUT')
    expect((await rename('PRÍMERA')).errors).toBeUndefined()
    expect(await getNuevos()).toEqual(['PRÍMERA 0', 'Segunda 0'])
  })

  test('costs the same number of queries with any number of searches', async () => {
    const { ctx, insertCV, save } = await open(engine)
    await insertCV({ etiquetasPuestos: ['Ventas'] })
    await save('0', 'ana')
    const { id_usuario: idUsuario } = await ctx.db
      .selectFrom('busquedas')
      .select('id_usuario')
      .executeTakeFirstOrThrow()
    const counted = countQueries({ ...ctx, sesion: { idUsuario } })
    const get = () => getBusquedas(counted.ctx as never)
    expect(await get()).toHaveLength(1)
    const una = counted.take()
    for (let i = 1; i < 12; i++) await save(String(i), 'ana', { etiquetas: ['Ventas'], edad: 'unAnio' })
    expect(await get()).toHaveLength(12)
    expect(counted.take()).toBe(una)
  })
})

describeAnyEngine('filters, kept searches and lists to take along', (engine) => {
  test('an empty search, a name taken, an unknown tag and too many are refused', async () => {
    const { save } = await open(engine)
    expect(codeOf(await save('Nada'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await save('Nada', '  ', { etiquetas: [], estado: '' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await save('  ', 'ana'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await save('Rara', null, { etiquetas: ['Nadie la usa'] }))).toBe('BAD_USER_INPUT')
    await save('Únic', 'ana')
    expect(codeOf(await save('UNIC', 'eva'))).toBe('CONFLICT')
    for (let i = 1; i < 20; i++) expect((await save(`Otra ${i}`, 'ana')).errors).toBeUndefined()
    expect(codeOf(await save('Una más', 'ana'))).toBe('BAD_USER_INPUT')
  })

  test('a list is taken along as Excel in its order, with no formula, and the log says how many', async () => {
    const { insertCV, call, graphql, logInAs } = await open(engine)
    await insertCV({ primerNombre: '=1+1 Ana', etiquetasPuestos: ['Ventas'] })
    await insertCV({ primerNombre: 'Eva', etiquetasPuestos: ['Ventas', 'Caja'] })
    await insertCV({ primerNombre: 'Luz', etiquetasPuestos: ['Caja'] })
    const { data } = await call(EXCEL, { filtro: null, f: { etiquetas: ['Ventas'] } })
    const [pestana] = await readLibro(Buffer.from(data.appInfo.getExcelDeCVs.split(',')[1], 'base64'))
    expect(pestana!.celdas.get('A3')?.valor).toBe('Eva Lucía Pérez Morales')
    expect(pestana!.celdas.get('A4')?.valor).toBe('=1+1 Ana Lucía Pérez Morales')
    expect(pestana!.celdas.get('A5')).toBeUndefined()
    expect(pestana!.formulas).toBe(0)
    const bitacora = await call(
      '{ appInfo { getBitacora(filtro: { seccion: descargas }, limit: 5) { anotaciones { frase { texto } } } } }',
    )
    expect(bitacora.data.appInfo.getBitacora.anotaciones[0].frase.map((t: any) => t.texto).join('')).toBe(
      'Descargó una lista de 2 CVs.',
    )
    expect(codeOf(await graphql(EXCEL, {}, await logInAs('cliente')))).toBe('FORBIDDEN')
  })
})
