import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClimaInput } from '../climas/clima-input.ts'
import { createClima } from '../climas/create-clima.ts'
import { exportClima } from '../climas/documento.ts'
import type { Estructura } from '../climas/en-blanco.ts'
import { createClimaDePlantilla } from '../climas/plantilla.ts'
import { climaInputArbitrary, countIds } from '../climas/testing/random-clima.ts'
import { isDeOpciones } from '../cuestionario/tipos-de-parte.ts'
import type { Hoja } from './hoja.ts'
import { readLibro } from './read-libro.ts'
import { writeHojas } from './write-libro.ts'

const toHojas = (escritas: ReturnType<typeof writeHojas>): Hoja[] =>
  escritas.map(({ nombre, filas }) => ({
    nombre,
    filas: filas
      .map((celdas, i) => ({ linea: i + 1, celdas: celdas.map((celda) => celda.trim()) }))
      .filter(({ celdas }) => celdas.some(Boolean)),
  }))

/** As it is stored, with everything numbered from one on; the open question of options stands after them. */
function toCanonica(clima: ClimaInput | Estructura) {
  const sinIds = exportClima(createClima({ idEmpresa: 'e', fechaInicio: 0, ...clima }, countIds()))
  const { gruposDeOpinion, areasDeTrabajo, indicadoresDeMedicion, cuestionario } = sinIds
  return {
    gruposDeOpinion,
    areas: areasDeTrabajo,
    indicadoresDeMedicion,
    partes: cuestionario.partesCuestionario.map((parte, i) => {
      const abierta = parte.preguntaAbierta
      const antes = parte.preguntas.filter(({ orden }) => abierta && orden < abierta.orden).length
      const deOpciones = isDeOpciones(parte.tipo)
      return {
        ...parte,
        orden: i + 1,
        preguntaAbierta: abierta && [deOpciones ? parte.preguntas.length : antes, abierta.pregunta],
        preguntas: parte.preguntas.map((pregunta, n) => ({ ...pregunta, orden: n + 1 })),
      }
    }),
  }
}

const readBack = (clima: Estructura) => {
  const leido = readLibro(toHojas(writeHojas(clima)))
  expect(leido.falla).toBeNull()
  return toCanonica(leido.estructura!)
}

test('the template out and in again is the template', () => {
  const plantilla = createClimaDePlantilla({ idEmpresa: 'e', fechaInicio: 0 })
  expect(readBack(plantilla)).toEqual(toCanonica(plantilla))
})

test('any climate out and in again is itself', () => {
  fc.assert(
    fc.property(climaInputArbitrary, (input) => {
      // As it is stored: names are trimmed.
      const clima = exportClima(createClima(input, countIds()))
      expect(readBack(clima)).toEqual(toCanonica(clima))
    }),
    { numRuns: 60 },
  )
})

test('a row that somebody adds to a workbook of ours goes with its variable, and asks what it lacks', () => {
  const plantilla = createClimaDePlantilla({ idEmpresa: 'e', fechaInicio: 0 })
  const [cuestionario, grupos] = writeHojas(plantilla)
  const otra = (celdas: string[]) => ({
    ...cuestionario!,
    filas: cuestionario!.filas.toSpliced(3, 0, celdas),
  })
  const leer = (celdas: string[]) => readLibro(toHojas([otra(celdas), grupos!]))
  const leido = leer(['', '', '', '', '7. Sé a dónde vamos.', 'A favor', '', '', ''])
  const [antes, ahora] = [plantilla, leido.estructura!].map((uno) => uno.cuestionario.partesCuestionario[0]!)
  expect(leido.falla).toBeNull()
  expect(ahora!.preguntas.length).toBe(antes!.preguntas.length + 1)
  expect(ahora!.preguntas[2]!.pregunta).toBe('Sé a dónde vamos.')
  expect(leer(['', '', '', '', 'Sé a dónde vamos.', '']).cuestionario!.filas[2]!.duda).toEqual({
    de: 'sentido',
  })
})
