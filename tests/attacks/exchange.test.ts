import { expect, test } from 'vitest'
import { listCifras, listPedidos } from '../figures/cifras-del-esquema.ts'
import { exchange } from '../figures/exchange.ts'
import { CONSULTAS, POR_COMPARADA, POR_PARTE } from '../figures/mundo.ts'
import { describeAnyEngine } from '../support/databases.ts'

test('every figure of the schema is asked for', () => {
  const pedidos = listPedidos([...CONSULTAS, ...POR_PARTE, ...POR_COMPARADA])
  expect(listCifras().filter((cifra) => !pedidos.has(cifra))).toEqual([])
})

describeAnyEngine('whoever asks everything of every round, Excel included', (engine) => {
  test('cannot tell apart fewer people than the minimum, whatever happened to the rounds', async () => {
    const { chicas, porElMinimo, distintas, sinMinimo, bloques, conENPS } = await exchange(engine, {
      empresas: 1,
      semilla: 1,
    })
    expect(distintas).toEqual([])
    expect(chicas).toBe(0)
    // The controls: by the minimum alone few are left in some set, and without a minimum the exchange shows.
    expect(porElMinimo).toBeGreaterThan(0)
    expect(sinMinimo).toBeGreaterThan(0)
    expect(bloques).toBeGreaterThan(1)
    expect(conENPS).toBeGreaterThan(0)
  })
})
