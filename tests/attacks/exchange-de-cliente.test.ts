import { expect, test } from 'vitest'
import { exchangeDeRondas } from '../figures/exchange-de-rondas.ts'
import { MINIMO } from '../figures/ronda-de-cliente.ts'
import { describeAnyEngine } from '../support/databases.ts'

const POCAS = [
  [9, 3, 7, 6, 8],
  [2, 0, 5, 1, 6],
]
/** Enough for priorities; the sixth group is new. */
const MUCHAS = [
  [150, 3, 110, 70, 8],
  [20, 2, 60, 1, 6, 5],
]

describeAnyEngine('who reads all of three rounds: calls, plans, themes, reports and workbooks', (engine) => {
  test('cannot tell apart fewer people than the minimum, also where sheets are unfinished', async () => {
    const { tamanosDeClases, distintas, deTodas, delCliente } = await exchangeDeRondas(engine, {
      semilla: 7,
      tamanos: [POCAS, POCAS, MUCHAS],
    })
    expect(distintas).toEqual([])
    expect(Math.min(...tamanosDeClases)).toBeGreaterThanOrEqual(MINIMO)
    // The controls: the exchange shows among all of the company, and what was read had something to say.
    for (const llamada of [
      'getMesa',
      'getTemasPorArea',
      'getExcelDeTemas',
      'getPlan',
      'informe',
      'getCambios',
    ])
      expect(deTodas.some((pregunta) => pregunta.includes(llamada))).toBe(true)
    const deUltima = (llamada: string) =>
      delCliente.filter(([pregunta]) => pregunta.startsWith('2025') && pregunta.includes(llamada))
    expect(deUltima('getPrioridades')[0]![1]).toContain('"baja"')
  })
})
