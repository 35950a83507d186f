import { expect, test } from 'vitest'
import { exchange } from '../figures/exchange.ts'
import { drawTamanos, exchangeDeRondas } from '../figures/exchange-de-rondas.ts'
import { createAzarEntero } from '../figures/historia.ts'
import { MINIMO } from '../figures/ronda-de-cliente.ts'
import { describeEngines } from '../support/databases.ts'

const EMPRESAS = Array.from({ length: 10 }, (_, i) => i + 1)

/** The same as attacks/exchange, over other companies each time; a failure prints the seed that leads to it. */
describeEngines('whoever asks everything of every round', (engine) => {
  // A test each: however slow the machine, what was seen is told company by company.
  test.for(EMPRESAS)('cannot tell apart fewer people than the minimum in company %i', async () => {
    const semilla = Math.floor(Math.random() * 1e9)
    const { chicas, distintas } = await exchange(engine, { empresas: 1, semilla })
    expect({ semilla, chicas, distintas }).toEqual({ semilla, chicas: 0, distintas: [] })
  })
})

const DE_TRES_RONDAS = EMPRESAS.slice(0, 3)

/** The same as attacks/exchange-de-cliente. */
describeEngines('who reads all of three rounds', (engine) => {
  test.for(DE_TRES_RONDAS)('cannot tell apart fewer people than the minimum in company %i', async () => {
    const semilla = Math.floor(Math.random() * 1e9)
    const tamanos = drawTamanos(createAzarEntero(semilla))
    const { tamanosDeClases, distintas } = await exchangeDeRondas(engine, { semilla, tamanos })
    expect({ semilla, distintas }).toEqual({ semilla, distintas: [] })
    expect(Math.min(...tamanosDeClases)).toBeGreaterThanOrEqual(MINIMO)
  })
})
