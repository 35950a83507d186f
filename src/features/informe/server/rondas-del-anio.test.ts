import { expect, test } from 'vitest'
import type { SeccionParticipacion } from '#domain/informe/informe.ts'
import { createInput } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { renderExcelDeCifras } from '#features/resultados/server/excel-route.ts'
import { openLecturas } from '#features/resultados/server/lecturas/testing/rondas-de-prueba.ts'
import { listFrasesDeClimas } from '#server/bitacora/testing/list-frases.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { composeInforme } from './informe.ts'

const PERIODOS = ['2025', '2025 · Pulso de mayo', '2025 · Cierre']

/** Three rounds in a year after one of the year before: without a name, and with two. */
async function open(engine: Engine) {
  const app = await openLecturas(engine)
  const close = async (anio: number, mes: number, nombre: string | null) =>
    (await app.closeRonda({ anio, mes, opinion: () => 0.6, porGrupo: 7, cambios: { nombre } })).idClima
  const anterior = await close(2024, 2, 'Primera')
  return {
    ...app,
    close,
    anterior,
    tres: [await close(2025, 1, null), await close(2025, 3, 'Pulso de mayo'), await close(2025, 4, 'Cierre')],
  }
}

const listPeriodos = (rondas: readonly { periodo: string }[]) => rondas.map(({ periodo }) => periodo)

describeEngines('several rounds in a year', (engine) => {
  test('are called by their names too, and compare with the one that began before', async () => {
    const { read, tres, anterior, ctx, idEmpresa, graphql, logInAs, call } = await open(engine)
    const [primera, pulso, cierre] = tres as [string, string, string]
    const { clima, rondas } = await read('getTendencia', { idClima: cierre })
    expect([clima.periodo, ...listPeriodos(rondas)]).toEqual(['2025 · Cierre', '2024', ...PERIODOS])
    const cambios = await read('getCambios', { idClima: cierre })
    expect([cambios.comparado.id, ...listPeriodos(cambios.rondas)]).toEqual([
      pulso,
      '2025 · Pulso de mayo',
      '2025',
      '2024',
    ])
    expect((await read('getCambios', { idClima: primera })).comparado.id).toBe(anterior)
    expect((await read('getMapaDeCalor', { idClima: pulso })).comparado.id).toBe(primera)
    expect((await read('getComparabilidad', { idClima: primera, idComparado: pulso })).general).toBeTruthy()

    const { informe, leido } = await composeInforme(ctx, cierre)
    expect([informe.periodo, informe.periodoAntes]).toEqual(['2025 · Cierre', '2025 · Pulso de mayo'])
    expect(listPeriodos(leido.comparables)).toEqual(['2025 · Pulso de mayo', '2025', '2024'])
    const participacion = informe.secciones.find(
      (una): una is SeccionParticipacion => una.tipo === 'participacion',
    )
    expect(listPeriodos(participacion!.rondas)).toEqual(['2024', ...PERIODOS])
    const [resumen] = await readLibro(await renderExcelDeCifras(ctx, { idClima: pulso }))
    expect([...resumen!.celdas.values()].map(({ valor }) => valor)).toContain(
      'Clima organizacional 2025 · Pulso de mayo',
    )

    for (const idClima of tres)
      await call('mutation($idClima: ID!) { publicarAlCliente(idClima: $idClima) { mensaje } }', { idClima })
    const cliente = await logInAs('cliente', [idEmpresa])
    const { data } = await graphql('{ appInfo { getRondasDeCliente { periodo } } }', {}, cliente)
    expect(listPeriodos(data.appInfo.getRondasDeCliente)).toEqual([...PERIODOS].reverse().concat('2024'))
    expect((await listFrasesDeClimas({ graphql, logInAs }, 1))[0]).toBe(
      'Publicó al cliente los resultados de 2025 · Cierre.',
    )
    const lista = await graphql(
      '{ appInfo { getClimas(limit: 9, cursor: 0) { ultimas climas { id periodo siguienteRonda { id periodo } } } } }',
      {},
      await logInAs('consultor'),
    )
    const { ultimas, climas } = lista.data.appInfo.getClimas
    expect(ultimas).toEqual([cierre])
    expect(listPeriodos(climas)).toEqual([...PERIODOS].reverse().concat('2024'))
    expect(climas.map((una: any) => una.siguienteRonda?.id ?? null)).toEqual([null, cierre, pulso, primera])
  })

  test('have one name each, whatever its accents, and one of them at most has none', async () => {
    const { insertClima, idEmpresa, closeRonda, getClima } = await openLecturas(engine)
    const cambios = { nombre: 'Pulso de mayo' }
    const { idClima: primera } = await closeRonda({ anio: 2025, opinion: () => 0.6, porGrupo: 7, cambios })
    expect((await getClima(primera)).periodo).toBe('2025')
    const documento = { ...createInput(), idEmpresa }
    const insert = (nombre: string | null, anio = 2025) =>
      insertClima({ ...documento, nombre, fechaInicio: Date.UTC(anio, 3, 2) } as never)
    const repetida = await insert(' pulso  de MAYO ')
    expect(codeOf(repetida)).toBe('CONFLICT')
    expect(repetida.errors[0].extensions.campo).toBe('nombre')
    expect(codeOf(await insert('Pulso de mayo', 2026))).toBeUndefined()
    expect(codeOf(await insert(null))).toBeUndefined()
    expect(codeOf(await insert(null))).toBe('CONFLICT')
    expect(codeOf(await insert('x'.repeat(41)))).toBe('BAD_USER_INPUT')
    expect((await getClima(primera)).periodo).toBe('2025 · Pulso de mayo')
  })
})
