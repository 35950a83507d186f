import { describe, expect, test } from 'vitest'
import { VALORES } from '../resultados/cubo.ts'
import { findMovimientos, listCambios } from './cambio.ts'
import { computeMapa } from './mapa-de-calor.ts'
import { computeRonda, type Ronda } from './ronda.ts'
import { computeTendencia } from './tendencia.ts'
import { alike, compareRondas } from './testing/opiniones.ts'
import { createRonda } from './testing/ronda-de-prueba.ts'

/** As a publication leaves it where too few of a group answered a question: neither its counts nor its base are there. */
function withhold(ronda: Ronda, grupos: readonly string[], texto: string): Ronda {
  const { posicion } = ronda.definicion.cuestionario.partesCuestionario
    .flatMap(({ preguntas }) => preguntas)
    .find(({ pregunta }) => pregunta === texto)!
  const conjuntos = ronda.conjuntos.map((conjunto) => {
    if (!grupos.includes(conjunto.nombre)) return { ...conjunto, sumas: [] }
    const cuentas = conjunto.recuento.cuentas.slice().fill(0, posicion * VALORES, (posicion + 1) * VALORES)
    const bases = conjunto.recuento.bases.slice().fill(0, posicion, posicion + 1)
    return { ...conjunto, sumas: [], recuento: { ...conjunto.recuento, cuentas, bases } }
  })
  return computeRonda({ ...ronda, base: 'encuestados', conjuntos })
}

describe('a group with a withheld question', () => {
  const ahora = createRonda('2025', alike, { semilla: 8 }).ronda
  const entera = createRonda('2024', alike, { semilla: 9 }).ronda
  // Whoever pays for it so that it cannot be worked out by subtraction too.
  const antes = withhold(entera, ['Día', 'Noche'], 'Grita.')
  const findFila = (ronda: Ronda, nombre: string) =>
    computeMapa(ronda, null)!.filas.find(({ conjunto }) => conjunto.nombre === nombre)!

  test('says that its figures are of fewer questions, in its variable and in general alone', () => {
    for (const nombre of ['Día', 'Noche']) {
      const { general, celdas } = findFila(antes, nombre)
      expect(general.menosPreguntas).toBe(true)
      expect(celdas.map(({ menosPreguntas }) => menosPreguntas)).toEqual([false, true, false, false])
    }
    for (const nombre of ['Toda la empresa', 'Producción', 'Finanzas']) {
      const { general, celdas } = findFila(antes, nombre)
      expect([general, ...celdas].some(({ menosPreguntas }) => menosPreguntas)).toBe(false)
    }
  })

  test('says beside a difference that it is not of the same questions, and on which side', () => {
    const { movimientos } = findMovimientos(compareRondas(ahora, antes))
    for (const { conjunto, variable, cambio, menosPreguntas, menosPreguntasAntes } of movimientos) {
      const distinta = variable === 'Jefe' && conjunto.nombre !== 'Finanzas'
      expect(cambio!.otrasPreguntas ?? false).toBe(distinta)
      expect([menosPreguntas, menosPreguntasAntes]).toEqual([false, distinta])
    }
    expect(movimientos.some(({ cambio }) => cambio!.otrasPreguntas)).toBe(true)
  })

  test('has a difference of the same questions where both rounds withhold the same one', () => {
    const tambien = withhold(ahora, ['Noche'], 'Grita.')
    const [noche, noche2] = [tambien, antes].map((ronda) =>
      ronda.conjuntos.find(({ nombre }) => nombre === 'Noche'),
    )
    const jefe = listCambios(compareRondas(tambien, antes), noche!, noche2).find(
      ({ variable }) => variable === 'Jefe',
    )!
    expect(jefe).toMatchObject({ menosPreguntas: true, menosPreguntasAntes: true })
    expect(jefe.cambio).not.toHaveProperty('otrasPreguntas')
  })

  test('is told apart in a trend, round by round', () => {
    const rondas = [withhold(entera, ['Producción'], 'Grita.'), ahora]
    const { areas } = computeTendencia(rondas, (a, b) => compareRondas(a, b).comparabilidad)
    expect(areas.map(({ nombre, puntos }) => [nombre, puntos.map((punto) => punto.menosPreguntas)])).toEqual([
      ['Oficinas', [false, false]],
      ['Producción', [true, false]],
    ])
  })
})
