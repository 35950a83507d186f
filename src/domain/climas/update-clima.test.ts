import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCasillas } from '../encuesta/hoja.ts'
import { keepCorrecciones } from './correcciones.ts'
import { createClima } from './create-clima.ts'
import { exportClima } from './documento.ts'
import { isMismaEstructura, listCambiosCerrados, listCambiosCongelados } from './estructura.ts'
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

  test('texts, names and new groups may change', () => {
    const rename = (texto: string) => `${texto} corregido`
    const gruposDeOpinion = [
      ...conIds.gruposDeOpinion.map((g) => ({ ...g, nombre: rename(g.nombre) })),
      { orden: 3, nombre: 'Bodega', encuestadosPlaneados: 8 },
    ]
    const [primera, ...areas] = conIds.areasDeTrabajo
    const cambio = {
      gruposDeOpinion,
      areasDeTrabajo: [{ ...primera!, gruposDeOpinion: [...primera!.gruposDeOpinion, 3] }, ...areas],
      indicadoresDeMedicion: conIds.indicadoresDeMedicion.map((indicador) => ({
        nombre: rename(indicador.nombre),
        variables: indicador.variables.map((variable) => ({
          nombre: rename(variable.nombre),
          descripcion: rename(variable.descripcion),
          factoresEvaluados: variable.factoresEvaluados.map((f) => ({ ...f, nombre: rename(f.nombre) })),
        })),
      })),
      cuestionario: {
        ...conIds.cuestionario,
        partesCuestionario: conIds.cuestionario.partesCuestionario.map((parte) => ({
          ...parte,
          variable: parte.variable && rename(parte.variable),
          preguntaGeneral: rename(parte.preguntaGeneral ?? ''),
          preguntas: parte.preguntas.map((p) => ({
            ...p,
            pregunta: rename(p.pregunta),
            factorEvaluado: p.factorEvaluado && rename(p.factorEvaluado),
          })),
        })),
      },
    }
    expect(change(cambio)).toEqual([])
    const { definicion } = updateClima(clima, { ...conIds, ...cambio }, countIds('nuevo-'))
    const { correcciones } = keepCorrecciones(clima.definicion, definicion)
    expect(correcciones).toContainEqual({ antes: 'Planta', ahora: 'Planta corregido' })
    expect(correcciones).toContainEqual({
      antes: smile.preguntas[0]!.pregunta,
      ahora: `${smile.preguntas[0]!.pregunta} corregido`,
    })
    expect(parseDefinicion(JSON.stringify({ ...definicion, correcciones })).correcciones).toEqual(
      correcciones,
    )
  })

  test('names of seniorities outlive a change of texts', () => {
    const nombresDeTramos = [{ idsPreguntas: ['a', 'b'], nombre: 'Nuevos' }]
    const con = { ...clima, definicion: { ...clima.definicion, nombresDeTramos } }
    const { definicion } = updateClima(con, conIds, countIds('nuevo-'))
    expect(parseDefinicion(JSON.stringify(definicion)).nombresDeTramos).toEqual(nombresDeTramos)
  })

  test('no sense, code, order, area or company may, and nothing is taken away', () => {
    const grupos = 'los grupos de opinión más que en sus nombres'
    const areas = 'las áreas de trabajo'
    const indicadores = 'los indicadores más que en sus nombres'
    const cuestionario = 'el cuestionario más que en sus textos'
    const changeParte = (parte: Partial<typeof smile>) =>
      change({
        cuestionario: { tipo: 'clima', partesCuestionario: [{ ...smile, ...parte }, ...otrasPartes] },
      })
    const changePreguntas = (cambio: Partial<(typeof smile.preguntas)[number]>) =>
      changeParte({ preguntas: smile.preguntas.map((p) => ({ ...p, ...cambio })) })

    expect(change({ idEmpresa: 'otra' })).toEqual(['la empresa'])
    const [oficina, planta] = conIds.gruposDeOpinion
    const alReves = [
      { ...oficina!, orden: 2 },
      { ...planta!, orden: 1 },
    ]
    expect(change({ gruposDeOpinion: alReves })).toContain(grupos)
    const [una, otra] = conIds.areasDeTrabajo
    expect(change({ gruposDeOpinion: [oficina!], areasDeTrabajo: [una!] })).toEqual([grupos, areas])
    expect(change({ areasDeTrabajo: conIds.areasDeTrabajo.toReversed() })).toEqual([areas])
    expect(change({ areasDeTrabajo: [{ ...una!, nombre: 'Otra' }, otra!] })).toEqual([areas])
    const mudados = [{ ...una!, gruposDeOpinion: [...una!.gruposDeOpinion, ...otra!.gruposDeOpinion] }]
    expect(change({ areasDeTrabajo: mudados })).toEqual([areas])
    expect(change({ indicadoresDeMedicion: [] })).toContain(indicadores)
    const alContrario = conIds.indicadoresDeMedicion.map((indicador) => ({
      ...indicador,
      variables: indicador.variables.map((v) => ({
        ...v,
        factoresEvaluados: v.factoresEvaluados.map((f) => ({ ...f, positiva: !f.positiva })),
      })),
    }))
    expect(change({ indicadoresDeMedicion: alContrario })).toEqual([indicadores])
    expect(changePreguntas({ positiva: true })).toEqual([cuestionario])
    expect(changePreguntas({ NoAplica: true })).toEqual([cuestionario])
    expect(changeParte({ preguntas: smile.preguntas.slice(1) })).toEqual([cuestionario])
    expect(changeParte({ orden: 99 })).toEqual([cuestionario])
    expect(changeParte({ tipo: 'maloToExelente' })).toEqual([cuestionario])
    expect(changeParte({ preguntas: smile.preguntas.map(({ id: _, ...p }) => p) })).toEqual([cuestionario])
  })

  test('and once closed neither texts nor names nor groups', () => {
    const gruposDeOpinion = conIds.gruposDeOpinion.map((g) => ({ ...g, nombre: `${g.nombre}.` }))
    const nuevo = updateClima(clima, { ...conIds, gruposDeOpinion }, countIds('nuevo-'))
    expect(listCambiosCerrados(clima, nuevo)).toEqual(['los grupos de opinión'])
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
