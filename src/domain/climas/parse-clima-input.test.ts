import { describe, expect, test } from 'vitest'
import { parseClimaInput } from './parse-clima-input.ts'
import { climaCorto } from './testing/clima-corto.ts'

const faults = (json: unknown) => {
  const leido = parseClimaInput(json)
  return Object.values(leido.problemas)
}

describe('an imported file', () => {
  test('is read when it has the shape of a climate', () => {
    expect(parseClimaInput(JSON.parse(JSON.stringify(climaCorto)))).toMatchObject({
      ok: true,
      valor: climaCorto,
    })
  })

  test.each([null, [], 'clima', 7])('that is %j is no climate', (json) => {
    expect(faults(json)).toEqual(['En el documento se espera un objeto.'])
  })

  test('with a field missing names each one', () => {
    const { cuestionario, fechaInicio, ...resto } = climaCorto
    expect(faults(resto)).toEqual([
      'En fechaInicio se espera un número entero.',
      'En cuestionario se espera un objeto.',
    ])
  })

  test('with a misspelled field says so instead of losing it', () => {
    const [grupo] = climaCorto.gruposDeOpinion
    expect(faults({ ...climaCorto, gruposDeOpinion: [{ ...grupo, planeados: 3 }] })).toEqual([
      'No se conoce el campo gruposDeOpinion[0].planeados.',
    ])
  })

  test('with a type of part that is not names the types', () => {
    const [parte] = climaCorto.cuestionario.partesCuestionario
    const cuestionario = { tipo: 'clima', partesCuestionario: [{ ...parte, tipo: 'caritas' }] }
    expect(faults({ ...climaCorto, cuestionario })).toEqual([
      'En cuestionario.partesCuestionario[0].tipo se espera uno de estos: smile, maloToExelente, seleccionMultiple, preguntasAbiertas, tiempoDeLaborarEnEmpresa, escala, unica.',
    ])
  })

  test('with values of another type names the place', () => {
    const areasDeTrabajo = [{ nombre: 7, gruposDeOpinion: [1, '2'] }]
    expect(faults({ ...climaCorto, areasDeTrabajo })).toEqual([
      'En areasDeTrabajo[0].nombre se espera un texto.',
      'En areasDeTrabajo[0].gruposDeOpinion[1] se espera un número entero.',
    ])
  })
})
