import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCasillas } from '../encuesta/hoja.ts'
import { createClima } from './create-clima.ts'
import { isMismaEstructura, listCambiosCongelados } from './estructura.ts'
import { exportClima } from './export-clima.ts'
import { parseDefinicion } from './parse-definicion.ts'
import { climaCorto } from './testing/clima-corto.ts'
import { climaInputArbitrary, countIds } from './testing/random-clima.ts'
import { listGruposQuitados, updateClima } from './update-clima.ts'

const clima = createClima(climaCorto, countIds())
const conIds = exportClima(clima, { conIds: true })
const [smile, ...otrasPartes] = conIds.cuestionario.partesCuestionario
if (!smile) throw new Error('the short climate starts with faces')

describe('an update', () => {
  test('with the ids of the climate changes nothing, for any climate', () => {
    fc.assert(
      fc.property(climaInputArbitrary, (input) => {
        const actual = createClima(input, countIds())
        expect(updateClima(actual, exportClima(actual, { conIds: true }), countIds('nuevo-'))).toEqual(actual)
      }),
    )
  })

  test('with the exported file, ids absent, changes nothing but what may change', () => {
    fc.assert(
      fc.property(climaInputArbitrary, fc.nat({ max: 99 }), (input, planeados) => {
        const actual = createClima(input, countIds())
        const archivo = exportClima(actual)
        const gruposDeOpinion = archivo.gruposDeOpinion.map((g) => ({
          ...g,
          encuestadosPlaneados: planeados,
        }))
        const nuevo = updateClima(
          actual,
          { ...archivo, gruposDeOpinion, fechaLimite: null },
          countIds('nuevo-'),
        )
        expect(listCambiosCongelados(actual, nuevo)).toEqual([])
        expect(nuevo.fechaLimite).toBeNull()
        expect(nuevo.definicion.gruposDeOpinion.map((g) => g.encuestadosPlaneados)).toEqual(
          gruposDeOpinion.map(() => planeados),
        )
      }),
    )
  })

  test('that reorders groups moves nobody: each keeps its id', () => {
    const reves = conIds.gruposDeOpinion.map((grupo) => ({ ...grupo, orden: 3 - grupo.orden }))
    const areasDeTrabajo = conIds.areasDeTrabajo.map((area) => ({
      ...area,
      gruposDeOpinion: area.gruposDeOpinion.map((orden) => 3 - orden),
    }))
    const { definicion } = updateClima(
      clima,
      { ...conIds, gruposDeOpinion: reves, areasDeTrabajo },
      countIds('n'),
    )
    expect(definicion.gruposDeOpinion.map((g) => g.nombre)).toEqual(['Planta', 'Oficina'])
    const idPorNombre = (d: typeof definicion) => new Map(d.gruposDeOpinion.map((g) => [g.nombre, g.id]))
    expect(idPorNombre(definicion)).toEqual(idPorNombre(clima.definicion))
    expect(definicion.areasDeTrabajo).toEqual(clima.definicion.areasDeTrabajo)
  })

  test('keeps the sheet positions of kept questions and gives new ones the free places', () => {
    const preguntas = [
      ...smile.preguntas.filter((p) => p.orden !== 2),
      { orden: 7, pregunta: 'Una nueva.', factorEvaluado: 'Claridad' },
      { orden: 8, pregunta: 'Otra nueva.', factorEvaluado: 'Claridad' },
    ]
    const cuestionario = { tipo: 'clima', partesCuestionario: [{ ...smile, preguntas }, ...otrasPartes] }
    const { definicion } = updateClima(clima, { ...conIds, cuestionario }, countIds('nuevo-'))
    const antes = new Map(listCasillas(clima.definicion.cuestionario).map((c) => [c.idPregunta, c.posicion]))
    const despues = listCasillas(definicion.cuestionario)
    for (const { idPregunta, posicion } of despues)
      if (antes.has(idPregunta)) expect(posicion).toBe(antes.get(idPregunta))
    const posiciones = despues.map((c) => c.posicion).sort((a, b) => a - b)
    expect(posiciones).toEqual(Array.from({ length: despues.length }, (_, i) => i))
  })

  test('without the id of a group makes another group', () => {
    const gruposDeOpinion = conIds.gruposDeOpinion.map((g) => (g.orden === 2 ? { ...g, id: null } : g))
    const { definicion } = updateClima(clima, { ...conIds, gruposDeOpinion }, countIds('nuevo-'))
    expect(listGruposQuitados(clima.definicion, definicion).map((g) => g.nombre)).toEqual(['Planta'])
  })
})

describe('once frozen', () => {
  const change = (cambio: Partial<typeof conIds>) =>
    listCambiosCongelados(clima, updateClima(clima, { ...conIds, ...cambio }, countIds('nuevo-')))

  test('dates, base and planned counts may change', () => {
    const gruposDeOpinion = conIds.gruposDeOpinion.map((g) => ({ ...g, encuestadosPlaneados: 99 }))
    expect(
      change({ fechaInicio: 5, fechaLimite: null, baseDeCalculo: 'respuestasValidas', gruposDeOpinion }),
    ).toEqual([])
  })

  test('nothing else may', () => {
    expect(change({ idEmpresa: 'otra' })).toEqual(['la empresa'])
    expect(
      change({ gruposDeOpinion: conIds.gruposDeOpinion.map((g) => ({ ...g, nombre: `${g.nombre}.` })) }),
    ).toEqual(['los grupos de opinión'])
    expect(change({ areasDeTrabajo: conIds.areasDeTrabajo.toReversed() })).toEqual(['las áreas de trabajo'])
    expect(change({ indicadoresDeMedicion: [] })).toEqual(['los indicadores'])
    const preguntas = smile.preguntas.map((p) => ({ ...p, positiva: true }))
    const partesCuestionario = [{ ...smile, preguntas }, ...otrasPartes]
    expect(change({ cuestionario: { tipo: 'clima', partesCuestionario } })).toEqual(['el cuestionario'])
  })

  test('a structure read back from storage, keys in any order, is the same structure', () => {
    const reves = (valor: unknown): unknown =>
      Array.isArray(valor)
        ? valor.map(reves)
        : typeof valor === 'object' && valor !== null
          ? Object.fromEntries(
              Object.entries(valor)
                .reverse()
                .map(([k, v]) => [k, reves(v)]),
            )
          : valor
    const guardada = parseDefinicion(JSON.stringify(reves(clima.definicion)))
    expect(isMismaEstructura(guardada, clima.definicion)).toBe(true)
    expect(isMismaEstructura(reves(guardada) as typeof guardada, clima.definicion)).toBe(true)
  })
})
