import { expect, test } from 'vitest'
import { createClima } from './create-clima.ts'
import { settlePositivas } from './positivas.ts'
import { climaCorto } from './testing/clima-corto.ts'
import { countIds } from './testing/random-clima.ts'

test("a face question without positiva takes its factor's, and its own comes first", () => {
  const { definicion } = createClima(climaCorto, countIds())
  const [smile, ...otras] = settlePositivas(definicion).partesCuestionario
  expect(smile?.preguntas.map((p) => p.positiva)).toEqual([true, false, false])
  expect(otras).toEqual(definicion.cuestionario.partesCuestionario.slice(1))
})
