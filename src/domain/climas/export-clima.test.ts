import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkClima } from './check-clima.ts'
import { createClima } from './create-clima.ts'
import { exportClima } from './documento.ts'
import { parseClimaInput } from './parse-clima-input.ts'
import { parseDefinicion } from './parse-definicion.ts'
import { climaCorto } from './testing/clima-corto.ts'
import { climaInputArbitrary, countIds } from './testing/random-clima.ts'

function importClima(texto: string) {
  const leido = parseClimaInput(JSON.parse(texto))
  if (!leido.ok) throw new Error(JSON.stringify(leido.problemas))
  expect(checkClima(leido.valor, null)).toEqual([])
  return createClima(leido.valor, countIds())
}

describe('a climate', () => {
  test('exported and imported again is equal', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        expect(checkClima(input, null)).toEqual([])
        const clima = createClima(input, countIds())
        expect(importClima(JSON.stringify(exportClima(clima)))).toEqual(clima)
      }),
    )
  })

  test('exported again gives the same file', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        const archivo = JSON.stringify(exportClima(createClima(input, countIds())))
        expect(JSON.stringify(exportClima(importClima(archivo)))).toBe(archivo)
      }),
    )
  })

  test('is exported without ids unless they are asked for', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        const clima = createClima(input, countIds('secreto-'))
        expect(JSON.stringify(exportClima(clima))).not.toContain('secreto-')
        expect(JSON.stringify(exportClima(clima, { conIds: true }))).toContain('secreto-0')
      }),
      { numRuns: 20 },
    )
  })

  test('does not depend on the order its lists are given in', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        const reves = {
          ...input,
          gruposDeOpinion: input.gruposDeOpinion.toReversed(),
          cuestionario: {
            ...input.cuestionario,
            partesCuestionario: input.cuestionario.partesCuestionario
              .toReversed()
              .map((parte) => ({ ...parte, preguntas: parte.preguntas.toReversed() })),
          },
        }
        expect(createClima(reves, countIds())).toEqual(createClima(input, countIds()))
      }),
    )
  })

  test('is read back from storage as it was written', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        const { definicion } = createClima(input, countIds())
        expect(parseDefinicion(JSON.stringify(definicion))).toEqual(definicion)
      }),
    )
  })
})

test('an export says everything the document said', () => {
  expect(exportClima(createClima(climaCorto, countIds()))).toMatchObject(climaCorto)
})

test('a damaged stored document is not read', () => {
  expect(() => parseDefinicion('{"gruposDeOpinion":[]}')).toThrow('damaged')
})
