import { describe, expect, test } from 'vitest'
import { countPreguntas } from '../cuestionario/preguntas-de-parte.ts'
import { computePagina } from '../encuesta/avance.ts'
import { foldTexto } from '../texto/fold-texto.ts'
import { checkClima } from './check-clima.ts'
import { createClima } from './create-clima.ts'
import { PREGUNTAS_DE_PLANTILLA } from './estructura.ts'
import { getClaveDeNombre } from './nombres.ts'
import { createClimaDePlantilla } from './plantilla.ts'
import { countIds } from './testing/random-clima.ts'

const plantilla = createClimaDePlantilla({ idEmpresa: 'empresa', fechaInicio: Date.UTC(2025, 5, 1) })
const partes = plantilla.cuestionario.partesCuestionario
const smile = partes.filter((parte) => parte.tipo === 'smile')
const preguntas = smile.flatMap((parte) => parte.preguntas)
const variables = plantilla.indicadoresDeMedicion.flatMap((indicador) => indicador.variables)
const factores = variables.flatMap((variable) => variable.factoresEvaluados)

describe('the template', () => {
  test('keeps every rule of the document', () => {
    expect(checkClima(plantilla, null)).toEqual([])
  })

  test('asks as many questions as it is said to ask', () => {
    expect(countPreguntas(plantilla.cuestionario)).toBe(PREGUNTAS_DE_PLANTILLA)
  })

  test('is a complete study', () => {
    expect(plantilla.indicadoresDeMedicion.length).toBeGreaterThanOrEqual(5)
    expect(variables.length).toBeGreaterThanOrEqual(12)
    expect(factores.length).toBeGreaterThanOrEqual(30)
    expect(preguntas.length).toBeGreaterThanOrEqual(60)
    expect(preguntas.filter((p) => p.positiva === false).length).toBeGreaterThanOrEqual(12)
    expect(preguntas.filter((p) => p.NoAplica).length).toBeGreaterThanOrEqual(5)
    expect(new Set(partes.map((parte) => parte.tipo)).size).toBe(5)
    expect(partes.find((parte) => parte.tipo === 'maloToExelente')?.preguntaAbierta).toBeTruthy()
  })

  test('asks about every factor, and one page of faces per variable', () => {
    expect(new Set(preguntas.map((p) => p.factorEvaluado))).toEqual(new Set(factores.map((f) => f.nombre)))
    expect(smile.map((parte) => parte.preguntas.length)).toEqual(variables.map(() => 5))
    const { cuestionario } = createClima(plantilla, countIds()).definicion
    expect(computePagina(cuestionario, new Set()).totalPages).toBe(variables.length + 5)
  })

  test('names each factor once in the whole climate and asks nothing twice', () => {
    expect(new Set(factores.map((f) => getClaveDeNombre(f.nombre))).size).toBe(factores.length)
    const textos = partes.flatMap((parte) => parte.preguntas).map((p) => foldTexto(p.pregunta))
    expect(new Set(textos).size).toBe(textos.length)
  })

  test('writes face questions as full sentences', () => {
    for (const { pregunta } of preguntas) expect(pregunta).toMatch(/^\p{Lu}.*[a-záéíóúñ]\.$/u)
  })
})
