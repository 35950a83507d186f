import { expect, test } from 'vitest'
import { computePorcentaje } from '../../src/domain/climas/participacion.ts'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { createAzarEntero, drawHistoria } from '../figures/historia.ts'
import { ARCHIVOS, createMundo, type Vista } from '../figures/mundo.ts'
import type { Archivos } from '../figures/read-archivos.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { createTestApp } from '../support/test-app.ts'

/** Every number that the API told, by where it stands in the answer. */
function listNumeros({ respuestas }: Vista): Map<string, number> {
  const numeros = new Map<string, number>()
  const walk = (valor: unknown, lugar: string): void => {
    if (typeof valor === 'number') numeros.set(lugar, valor)
    else if (typeof valor === 'object' && valor !== null)
      for (const [clave, suyo] of Object.entries(valor)) walk(suyo, `${lugar}.${clave}`)
  }
  for (const [consulta, respuesta] of respuestas)
    if (respuesta.startsWith('{') && consulta !== ARCHIVOS) walk(JSON.parse(respuesta), consulta)
  return numeros
}

const UMBRAL = 75

/** The example of the sentence under the map. */
const DE_LA_FRASE = ['74.9']

/** As a report may write them: percents with two decimals, or cut at one; differences; what is missing to 75. */
function listEscritos(numeros: Iterable<number>): Set<string> {
  const escritos = new Set<string>()
  for (const numero of numeros)
    for (const valor of [numero, numero * 100]) {
      for (const uno of [valor, Math.abs(UMBRAL - valor)]) escritos.add(Math.abs(uno).toFixed(2))
      escritos.add((Math.floor(valor * 10 + 1e-9) / 10).toFixed(1))
      escritos.add(Math.abs(valor).toFixed(1))
    }
  return escritos
}

/** As they are shown beside the two figures: the one less the other, both with two decimals. */
const listDiferencias = (ahora: number, antes: number) =>
  [1, 100].map((veces) => Number((ahora * veces).toFixed(2)) - Number((antes * veces).toFixed(2)))

const listAjenos = (texto: string, escritos: ReadonlySet<string>) => [
  ...new Set(
    [...texto.matchAll(/\d+\.\d+/g)].map(([cifra]) => cifra).filter((cifra) => !escritos.has(cifra)),
  ),
]

/** Whole numbers that say nothing of this company: edges of the scale, its axis, the margin, days of a date. */
const DE_LA_ESCALA = [15, 50, 60, 61, 64, 65, 67, 68, 69, 70, 74, 75, 79, 80, 89, 90, 95, 100, 20, 30, 40]
const FECHA = /\d+ de [a-z]+ de \d{4}/g

/** Whole numbers that are neither among those told nor the scale's. */
function listEnterosAjenos(texto: string, dichos: ReadonlySet<number>): string[] {
  // The mark at 75 stands close upon the first tick of its axis.
  const escrito = texto.replace(FECHA, '').replace(/^75(?=\d0\b)/gm, '')
  const enteros = [...escrito.matchAll(/(?<![\d.])\d+(?!\.?\d)/g)].map(([entero]) => entero)
  return [...new Set(enteros)].filter((entero) => !dichos.has(Number(entero)))
}

/** "34 de 495": who answered, of how many, as they were told together. */
const listPares = (texto: string) => texto.match(/(?<![\d.])\d+ de \d+(?![\d.])/g) ?? []

/** Of the places that tell both: how many answered of how many were planned. */
const listParticipacion = (numeros: Map<string, number>) =>
  [...numeros].flatMap(([lugar, planeados]) => {
    const contestaron = numeros.get(lugar.replace(/planeados$/, 'contestaron'))
    return lugar.endsWith('planeados') && contestaron !== undefined ? [{ contestaron, planeados }] : []
  })

/** What part of the people in the figures of the company are in those of each set. */
function listPartesDeCifras(numeros: Map<string, number>): number[] {
  const [, todas = 0] = [...numeros].find(([lugar]) => lugar.endsWith('.cantidadDeEncuestados')) ?? []
  return [...numeros].flatMap(([lugar, suyas]) =>
    lugar.endsWith('.encuestadosEnCifras') && todas > 0 ? [suyas / todas] : [],
  )
}

/** In how many of the groups that show it a variable is low, as the priorities tell both. */
const listBajos = (numeros: Map<string, number>) =>
  [...numeros].flatMap(([lugar, bajos]) => {
    const de = numeros.get(lugar.replace(/bajos$/, 'de'))
    return lugar.endsWith('bajos') && de !== undefined ? [`${bajos} de ${de}`] : []
  })

/** Groups that are withheld are told as one: what the API tells of each, added up. */
const listJuntos = ({ respuestas }: Vista) =>
  [...respuestas.values()].flatMap((respuesta) => {
    const clima = respuesta.startsWith('{') && JSON.parse(respuesta).appInfo?.climaOrganizacional
    if (!clima?.participacion?.porGrupo) return []
    const reservados = clima.gruposDeOpinion
      .filter(
        ({ reserva, hojasSinMostrar }: any) =>
          hojasSinMostrar > 0 || (reserva !== null && reserva !== 'sinPublicar'),
      )
      .map(({ nombre }: any) => nombre)
    const suyos = clima.participacion.porGrupo.filter(({ nombre }: any) => reservados.includes(nombre))
    const sum = (campo: string) => suyos.reduce((suma: number, uno: any) => suma + uno[campo], 0)
    return suyos.length > 1 ? [{ contestaron: sum('contestaron'), planeados: sum('planeados') }] : []
  })

const isCerca = (a: number, b: number) => Math.abs(a - b) < 1e-6

describeAnyEngine('a report that was given away', (engine) => {
  test('says no number that the API does not tell, in pages, slides, charts and cells', async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const idEmpresa = (await staff.insertEmpresa()).data.insertEmpresa.id as string
    const azar = createAzarEntero(21)
    const rondas: Vista[] = []
    for (const anio of [2024, 2025]) {
      const historia = drawHistoria(azar)
      const pasos = [...historia.pasos.filter(({ que }) => que !== 'cerrar'), { que: 'cerrar' as const }]
      const mundo = await createMundo(app, staff, idEmpresa, anio, historia)
      rondas.push((await mundo.live({ ...historia, pasos })).final)
    }
    const [antes, ahora] = rondas.map(listNumeros) as [Map<string, number>, Map<string, number>]
    const { pdf, laminas, graficas, libro } = JSON.parse(rondas[1]!.respuestas.get(ARCHIVOS)!) as Archivos
    const diferencias = [...ahora].flatMap(([lugar, valor]) => {
      const otro = antes.get(lugar)
      return otro === undefined ? [] : [valor - otro, ...listDiferencias(valor, otro)]
    })
    const dichos = [...ahora.values(), ...antes.values(), ...diferencias]
    const margenes = [...ahora].flatMap(([lugar, hasta]) => {
      const desde = ahora.get(lugar.replace(/hasta$/, 'desde'))
      return lugar.endsWith('hasta') && desde !== undefined ? [(hasta - desde) / 2, hasta, desde] : []
    })
    const participacion = [
      ...listParticipacion(ahora),
      ...listParticipacion(antes),
      ...rondas.flatMap(listJuntos),
    ]
    const partes = participacion.map(({ contestaron, planeados }) => contestaron / planeados)
    const escritos = new Set([...listEscritos([...dichos, ...margenes, ...partes]), ...DE_LA_FRASE])
    // The control: a figure that nobody told is found out.
    expect(listAjenos('12.34 y 0.07', new Set(['12.34']))).toEqual(['0.07'])
    expect(pdf.match(/\d+\.\d\d/g)!.length).toBeGreaterThan(50)
    expect(laminas.match(/\d+\.\d\d/g)!.length).toBeGreaterThan(30)
    expect({ pdf: listAjenos(pdf, escritos), laminas: listAjenos(laminas, escritos) }).toEqual({
      pdf: [],
      laminas: [],
    })
    const posibles = [...dichos, ...margenes, ...partes].flatMap((numero) => [
      numero,
      numero * 100,
      numero / 100,
    ])
    expect(graficas.length).toBeGreaterThan(20)
    const isDicho = (valor: number) => posibles.some((uno) => isCerca(uno, valor))
    // A bar of what is missing is the rest of a whole.
    expect([...new Set(graficas.filter((valor) => !isDicho(valor) && !isDicho(1 - valor)))]).toEqual([])
    const cifras = libro.filter((valor): valor is number => typeof valor === 'number')
    expect(cifras.length).toBeGreaterThan(50)
    // A share of the people in the figures is of two numbers that are told.
    const deCifras = listPartesDeCifras(ahora)
    const isDeDos = (valor: number) => deCifras.some((uno) => isCerca(uno, valor))
    expect([
      ...new Set(cifras.filter((valor) => !Number.isInteger(valor) && !isDicho(valor) && !isDeDos(valor))),
    ]).toEqual([])

    // Whole numbers: people, sheets, comments; what is missing of a plan; percents without decimals.
    const contados = [...ahora.values(), ...antes.values()].filter(Number.isInteger)
    expect(cifras.filter((valor) => Number.isInteger(valor) && !contados.includes(valor))).toEqual([])
    const enteros = new Set([
      ...contados,
      ...DE_LA_ESCALA,
      ...participacion.map(({ contestaron, planeados }) => planeados - contestaron),
      ...participacion.flatMap(({ contestaron, planeados }) => [contestaron, planeados]),
      ...[...ahora.values(), ...partes].map((valor) => Math.round(valor * 100)),
      // Points of eNPS and their margin are told whole, with a sign.
      ...[...ahora].flatMap(([lugar, valor]) =>
        /\.eNPS\./.test(lugar) ? [Math.abs(Math.round(valor))] : [],
      ),
      // Participation is cut: 100 % is everybody.
      ...participacion.map(computePorcentaje),
    ])
    // Of the one variable that both rounds have, it is said whether it rises with certainty.
    const pares = new Set([
      '0 de 1',
      ...listBajos(ahora),
      ...participacion.map(({ contestaron, planeados }) => `${contestaron} de ${planeados}`),
    ])
    expect(listEnterosAjenos('97 de 98, 1 de mayo de 2031', new Set([98]))).toEqual(['97'])
    for (const texto of [pdf, laminas]) {
      expect(listEnterosAjenos(texto, enteros)).toEqual([])
      expect(listPares(texto).length).toBeGreaterThan(3)
      expect(listPares(texto).filter((par) => !pares.has(par))).toEqual([])
    }
  })
})
