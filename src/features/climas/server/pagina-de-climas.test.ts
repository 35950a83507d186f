import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { codeOf, logInToClimas } from './testing/climas-de-prueba.ts'

const GET = `query($filtro: String, $idEmpresa: ID, $limit: Int!, $cursor: Int!) {
  appInfo { getClimas(filtro: $filtro, idEmpresa: $idEmpresa, limit: $limit, cursor: $cursor) {
    total ultimas climas { id anio empresa { nombre_comercial } participacion { planeados contestaron } } } } }`

const open = async (engine: Engine) => {
  const { call, insertEmpresa, insertClima } = await logInToClimas(await createTestApp(engine))
  const idsEmpresas: string[] = []
  for (const nombre_comercial of ['Ñandú Tostado', 'Café del Norte']) {
    const { id } = (await insertEmpresa({ nombre_comercial, nombre_fiscal: '' })).data.insertEmpresa
    idsEmpresas.push(id)
    for (const anio of [2023, 2024])
      await insertClima({
        ...climaCorto,
        idEmpresa: id,
        fechaInicio: Date.UTC(anio, 5, 1),
        fechaLimite: null,
      })
  }
  const get = (pedido: object) => call(GET, { limit: 25, cursor: 0, ...pedido })
  const list = async (pedido: object) => {
    const { total, climas } = (await get(pedido)).data.appInfo.getClimas
    return { total, climas: climas.map((uno: any) => `${uno.anio} ${uno.empresa.nombre_comercial}`).sort() }
  }
  return { get, list, idsEmpresas }
}

describeEngines('a page of the climates', (engine) => {
  test('is part of all, newest first, and says how many there are', async () => {
    const { list } = await open(engine)
    const primera = await list({ limit: 2 })
    expect(primera).toEqual({ total: 4, climas: ['2024 Café del Norte', '2024 Ñandú Tostado'] })
    expect(await list({ limit: 2, cursor: 2 })).toEqual({
      total: 4,
      climas: ['2023 Café del Norte', '2023 Ñandú Tostado'],
    })
    expect(await list({ cursor: 4 })).toEqual({ total: 4, climas: [] })
  })

  test('says which are the newest of their company, though that stands on another page', async () => {
    const { get } = await open(engine)
    const list = async (pedido: object) => {
      const { ultimas, climas } = (await get(pedido)).data.appInfo.getClimas
      return climas.filter((uno: any) => ultimas.includes(uno.id)).map((uno: any) => uno.anio)
    }
    expect(await list({ limit: 2 })).toEqual([2024, 2024])
    expect(await list({ limit: 2, cursor: 2 })).toEqual([])
    expect(await list({ filtro: '2023' })).toEqual([])
  })

  test('is of those whose company or year is looked for', async () => {
    const { list, idsEmpresas } = await open(engine)
    const de = async (pedido: object) => (await list(pedido)).climas
    expect(await de({ filtro: 'nandu' })).toEqual(['2023 Ñandú Tostado', '2024 Ñandú Tostado'])
    expect(await de({ filtro: ' 2023  norte ' })).toEqual(['2023 Café del Norte'])
    expect(await de({ filtro: '2024' })).toEqual(['2024 Café del Norte', '2024 Ñandú Tostado'])
    expect(await de({ idEmpresa: idsEmpresas[1] })).toEqual(['2023 Café del Norte', '2024 Café del Norte'])
    expect(await de({ idEmpresa: idsEmpresas[1], filtro: 'tost' })).toEqual([])
    expect(await list({ filtro: 'nadie' })).toEqual({ total: 0, climas: [] })
  })

  test('counts published sheets and those that wait, as whoever counts them all does', async () => {
    const { call, answerMany, changeActiva, idClima, publish } = await openConMinimo(engine)
    const count = async () => {
      const { climas } = (await call(GET, { limit: 1, cursor: 0 })).data.appInfo.getClimas
      const uno = `query($id: ID!) { appInfo { climaOrganizacional(idClima: $id) {
        participacion { contestaron completas porGrupo { contestaron } } } } }`
      const { participacion } = (await call(uno, { id: idClima })).data.appInfo.climaOrganizacional
      expect(climas[0].participacion.contestaron).toBe(participacion.contestaron)
      return participacion
    }
    await answerMany(1, 6)
    expect(await count()).toMatchObject({ contestaron: 6, completas: 6 })
    await changeActiva(idClima, false)
    await publish()
    await changeActiva(idClima, true)
    await answerMany(2, 3)
    expect(await count()).toMatchObject({
      contestaron: 9,
      porGrupo: [{ contestaron: 6 }, { contestaron: 3 }, { contestaron: 0 }, { contestaron: 0 }],
    })
  })
})

describeAnyEngine('a page of the climates', (engine) => {
  test('is neither endless nor before the first', async () => {
    const { get } = await open(engine)
    for (const pedido of [{ limit: 0 }, { limit: 101 }, { cursor: -1 }])
      expect(codeOf(await get(pedido))).toBe('BAD_USER_INPUT')
  })
})
