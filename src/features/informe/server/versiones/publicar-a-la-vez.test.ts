import { expect, test, vi } from 'vitest'
import type { Db, Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { insertInformePublicado } from './testing/insert-informe-publicado.ts'
import { openConInforme } from './testing/version-de-prueba.ts'

const CAMBIO = 'Alguien más cambió el informe mientras se hacía. Míralo como quedó y publícalo otra vez.'
const COVER = `mutation($id: ID!, $clave: ID!) {
  changeTapado(idClima: $id, clave: $clave, desde: 0, hasta: 4, tipo: nombre, estado: tapado) { cita } }`
const QUOTE =
  'mutation($id: ID!, $clave: ID!, $frases: [Int!]!) { changeCita(idClima: $id, clave: $clave, frases: $frases) { cita } }'
const CHOOSE =
  'mutation($id: ID!, $elecciones: EleccionesInput!) { updateInforme(idClima: $id, elecciones: $elecciones, revision: 0) }'
const WORD = `mutation($id: ID!) {
  updateRedaccion(idClima: $id, clave: "resumen", titular: "Otro", comentario: "", revisada: true, revision: 1) }`
const ELECCIONES = {
  destinatario: 'Gerencia General',
  idClimaAntes: null,
  orden: [],
  apagadas: [],
  encendidas: [],
  decidir: [],
  fuera: [],
  papel: null,
}
const CLAVES = `query($id: ID!) { appInfo { getMesa(idClima: $id) { respuestas { clave } } } }`

/** A closed round with a quote in its report, which somebody stands for. */
async function openConCita(engine: Engine) {
  const sitio = await openConInforme(engine)
  await sitio.cerrar(sitio.id)
  const [{ clave }] = (await sitio.call(CLAVES)).data.appInfo.getMesa.respuestas
  expect((await sitio.call(QUOTE, { clave, frases: [0] })).data.changeCita.cita).toBe('Todo bien.')
  await sitio.revisar()
  return { ...sitio, clave }
}

/** Somebody is quicker than the next write. */
function comeBefore(db: Db, work: () => Promise<unknown>): void {
  const begin = db.transaction.bind(db)
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = async (write) => {
      spy.mockRestore()
      await work()
      return execute(write)
    }
    return transaction
  })
}

/** Between the making of the files and the transaction that hands them over. */
async function changeBeforeTheEnd(engine: Engine, change: string, cual: object) {
  const { call, clave, publicar, waitForTrabajo, listDeCliente, getVersiones, ctx } =
    await openConCita(engine)
  const { data } = await publicar(1)
  const changed = Promise.withResolvers<any>()
  // What is left to write of a version that is being made is its end.
  comeBefore(ctx.db, async () => changed.resolve(await call(change, { clave, ...cual })))
  expect((await changed.promise).errors).toBeUndefined()
  expect(await waitForTrabajo(data.publicarInforme)).toEqual({ estado: 'fallido', paso: CAMBIO })
  expect([await listDeCliente(), (await getVersiones()).versiones]).toEqual([[], []])
}

describeAnyEngine('when all that is missing is the last transaction a report does not leave', (engine) => {
  test.each([
    ['a name is covered', COVER, {}],
    ['a quote is left out', CHOOSE, { elecciones: { ...ELECCIONES, apagadas: ['voces'] } }],
    ['a wording is changed', WORD, {}],
  ])('where %s', (_, change, cual) => changeBeforeTheEnd(engine, change, cual))
})

describeEngines('a report that others come between', (engine) => {
  test('does not leave where a quote is taken back when all that is missing is the last transaction', () =>
    changeBeforeTheEnd(engine, QUOTE, { frases: [] }))

  test('is told that its climate is gone, and not that somebody published, where a deletion came first', async () => {
    const { publicar, deleteClima, id, ctx } = await openConCita(engine)
    await insertInformePublicado(ctx.db, { id: 'v1', idClima: id, momento: ctx.now() })
    const executor = ctx.db.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
      if (!query.sql.includes('informes_versiones')) return execute(query) as never
      spy.mockRestore()
      await deleteClima(id)
      return execute(query) as never
    })
    const { errors } = await publicar(2)
    expect([errors[0].extensions.code, errors[0].message]).toEqual([
      'NOT_FOUND',
      'Ese clima organizacional ya no existe.',
    ])
  })

  test('is handed over once by two who publish it at once, also where somebody withdraws the one before', async () => {
    const { publicar, retirar, waitForTrabajo, getVersiones, listDeCliente, id, ctx } =
      await openConCita(engine)
    await insertInformePublicado(ctx.db, { id: 'v1', idClima: id, momento: ctx.now() })
    const [una, otra, retirada] = await Promise.all([publicar(2), publicar(2), retirar('v1')])
    expect(retirada.errors).toBeUndefined()
    const finales = await Promise.all([una, otra].map(({ data }) => waitForTrabajo(data.publicarInforme)))
    expect(finales.map(({ estado }) => estado).sort()).toEqual(['fallido', 'listo'])
    expect(finales.find(({ estado }) => estado === 'fallido')!.paso).toMatch(/^Alguien más publicó/)
    expect((await getVersiones()).versiones.map(({ numero, estado }: any) => [numero, estado])).toEqual([
      [2, 'vigente'],
      [1, 'retirada'],
    ])
    expect(await listDeCliente()).toHaveLength(1)
  })
})
