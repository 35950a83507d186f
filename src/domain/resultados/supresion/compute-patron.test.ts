import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computePatron } from './compute-patron.ts'
import { type ClasePorGrupo, findReserva, isVisible, type PatronDeGrupos } from './patron.ts'
import { computePatronDePregunta } from './patron-de-pregunta.ts'
import type { Conjunto } from './testing/patrones-ingenuos.ts'
import { type Empresa, empresaArbitrary } from './testing/random-empresa.ts'

const AREAS = [
  { id: 'norte', idsGruposDeOpinion: ['oficina', 'planta'] },
  { id: 'sur', idsGruposDeOpinion: ['bodega', 'taller'] },
]
const ANTIGUEDADES = ['nuevos', 'viejos']

/** People of each group: new, old, did not say. */
type Filas = Record<'oficina' | 'planta' | 'bodega' | 'taller', [number, number, number]>

const toCeldas = (filas: Filas) => ({
  idsGrupos: Object.keys(filas),
  idsAntiguedades: ANTIGUEDADES,
  personas: Object.values(filas).flat(),
})

const compute = (filas: Filas, previos: PatronDeGrupos[] = []) =>
  computePatron({ celdas: toCeldas(filas), areas: AREAS, minimo: 5, previos })

const LLENA: Filas = { oficina: [6, 7, 0], planta: [5, 9, 0], bodega: [8, 5, 0], taller: [5, 5, 0] }

describe('the pattern of a block', () => {
  test('shows everything where every group has enough people of every seniority', () => {
    expect(compute(LLENA)).toEqual({
      minimo: 5,
      areas: { norte: 'visible', sur: 'visible' },
      grupos: { oficina: 'visible', planta: 'visible', bodega: 'visible', taller: 'visible' },
    })
  })

  test('shows no figure of a group that is read in its area, nor of one more where that would be left over', () => {
    const celdas = toCeldas(LLENA)
    const read = (enSuArea: string[]) =>
      computePatron({ celdas, areas: AREAS, minimo: 5, enSuArea: new Set(enSuArea) })
    expect(read(['oficina', 'planta', 'bodega', 'taller'])).toMatchObject({
      areas: { norte: 'visible', sur: 'visible' },
      grupos: {
        oficina: 'porOtroGrupo',
        planta: 'porOtroGrupo',
        bodega: 'porOtroGrupo',
        taller: 'porOtroGrupo',
      },
    })
    expect(read(['taller'])).toMatchObject({
      areas: { norte: 'visible', sur: 'visible' },
      grupos: { oficina: 'visible', planta: 'visible', bodega: 'visible', taller: 'porOtroGrupo' },
    })
  })

  test('gives up an area rather than a group where one of its groups is small', () => {
    const patron = compute({ ...LLENA, taller: [0, 4, 0], planta: [0, 3, 0] })
    expect(patron?.areas).toEqual({ norte: 'porOtroGrupo', sur: 'porOtroGrupo' })
    expect(patron?.grupos).toEqual({
      oficina: 'visible',
      planta: 'menosDelMinimo',
      bodega: 'visible',
      taller: 'menosDelMinimo',
    })
  })

  test('gives up one group, the smallest, where a single small one would be left of the company', () => {
    const patron = compute({ ...LLENA, taller: [0, 4, 0] })
    expect(patron?.areas).toEqual({ norte: 'visible', sur: 'visible' })
    expect(patron?.grupos).toMatchObject({ bodega: 'porOtroGrupo', taller: 'menosDelMinimo' })
  })

  test('is none at all while the company is below the minimum', () => {
    const nadie = [0, 0, 0] satisfies [number, number, number]
    expect(compute({ oficina: [4, 0, 0], planta: nadie, bodega: nadie, taller: nadie })).toBeNull()
  })

  test('with a minimum of 1 shows everybody', () => {
    const celdas = toCeldas({ oficina: [1, 0, 0], planta: [1, 1, 1], bodega: [2, 0, 1], taller: [0, 1, 0] })
    const patron = computePatron({ celdas, areas: AREAS, minimo: 1 })!
    for (const clase of ['areas', 'grupos'] as const)
      expect(new Set(Object.values(patron[clase]))).toEqual(new Set(['visible']))
  })
})

describe('a later block', () => {
  const primero = compute({ ...LLENA, taller: [1, 9, 0], bodega: [0, 0, 0] })!

  test('shows nothing that the first one withheld, and says why as before', () => {
    const conUnoChico = compute({ ...LLENA, taller: [0, 4, 0] })!
    const patron = compute(LLENA, [conUnoChico])!
    expect(patron.grupos).toEqual(conUnoChico.grupos)
    expect(findReserva([conUnoChico, patron], 'grupos', 'taller')).toBe('menosDelMinimo')
  })

  test('decides on a group that had no sheets until then', () => {
    expect(findReserva([primero], 'grupos', 'bodega')).toBe('sinPublicar')
    const patron = compute(LLENA, [primero])!
    expect(findReserva([primero, patron], 'grupos', 'bodega')).toBeNull()
  })

  test('may leave out a set that the first one shows: its older figure stays', () => {
    const patron = compute({ ...LLENA, oficina: [2, 1, 0] }, [primero])!
    expect(isVisible(patron, 'grupos', 'oficina')).toBe(false)
    expect(findReserva([primero, patron], 'grupos', 'oficina')).toBeNull()
  })

  test('knows the stored pattern again', () => {
    expect(compute(LLENA, [JSON.parse(JSON.stringify(primero))])).toEqual(compute(LLENA, [primero]))
  })
})

describe('one question', () => {
  const patron = compute(LLENA)!
  const computePregunta = (filas: Filas) => computePatronDePregunta(patron, AREAS, toCeldas(filas))

  test('is shown wherever the sets are where everybody answered it', () => {
    expect(computePregunta(LLENA)).toEqual(patron)
  })

  test('is withheld from a group where few validly answered it, and from its area: they could be subtracted', () => {
    const dePregunta = computePregunta({ ...LLENA, taller: [0, 4, 0], planta: [1, 2, 0] })
    expect(dePregunta?.grupos).toMatchObject({ taller: 'menosDelMinimo', bodega: 'visible' })
    expect(dePregunta?.areas).toEqual({ norte: 'porOtroGrupo', sur: 'porOtroGrupo' })
  })

  test('is shown nowhere where few of the company validly answered it', () => {
    const nadie = [0, 0, 0] satisfies [number, number, number]
    expect(
      computePregunta({ oficina: [0, 2, 0], planta: [2, 0, 0], bodega: nadie, taller: nadie }),
    ).toBeNull()
  })
})

describe('no pattern that keeps the rule', () => {
  const computePrimero = ({ areas, minimo, idsGrupos, idsAntiguedades, llegadas }: Empresa) =>
    computePatron({
      celdas: { idsGrupos, idsAntiguedades, personas: llegadas[0]!.personas },
      areas,
      minimo,
    })

  test('shows more groups, or as many and more areas', () => {
    fc.assert(
      fc.property(empresaArbitrary, (empresa) => {
        const patron = computePrimero(empresa)
        fc.pre(patron !== null)
        const maximo = findMaximo(empresa, ['areas', 'grupos'], [], (elegidos) => [
          countClase(elegidos, 'grupos'),
          countClase(elegidos, 'areas'),
        ])
        const visibles = listVisibles(empresa, patron)
        expect([countClase(visibles, 'grupos'), countClase(visibles, 'areas')]).toEqual(maximo)
      }),
      { numRuns: 200 },
    )
  })
})

const listVisibles = ({ conjuntos }: Empresa, patron: PatronDeGrupos) =>
  conjuntos.filter(
    ({ clase, id }) => (clase === 'areas' || clase === 'grupos') && isVisible(patron, clase, id),
  )

const countClase = (conjuntos: readonly Conjunto[], cual: ClasePorGrupo) =>
  conjuntos.filter(({ clase }) => clase === cual).length

/** Tries every choice, word by word as the rule says it: those who are in the same shown sets are enough, or nobody. */
function findMaximo(
  { conjuntos, minimo, llegadas }: Empresa,
  clases: ClasePorGrupo[],
  fijos: readonly Conjunto[],
  value: (elegidos: readonly Conjunto[]) => number[],
): number[] | null {
  const { personas } = llegadas[0]!
  const count = (celdas: readonly number[]) => celdas.reduce((suma, celda) => suma + personas[celda]!, 0)
  const posibles = conjuntos.filter(
    ({ clase, celdas }) => clases.some((una) => una === clase) && count(celdas) >= minimo,
  )
  let maximo: number[] | null = null
  for (let eleccion = 0; eleccion < 1 << posibles.length; eleccion++) {
    const elegidos = posibles.filter((_, i) => eleccion & (1 << i))
    if (!isSegura([...fijos, ...elegidos], personas, minimo)) continue
    const valor = value(elegidos)
    if (!maximo || isMayor(valor, maximo)) maximo = valor
  }
  return maximo
}

function isSegura(elegidos: readonly Conjunto[], personas: readonly number[], minimo: number): boolean {
  const cuantos = new Map<string, number>()
  personas.forEach((suyos, celda) => {
    const clase = elegidos.map(({ celdas }) => Number(celdas.includes(celda))).join('')
    cuantos.set(clase, (cuantos.get(clase) ?? 0) + suyos)
  })
  return [...cuantos.values()].every((suyos) => suyos === 0 || suyos >= minimo)
}

function isMayor(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((cuantos, lugar) => cuantos !== b[lugar])
  return i !== -1 && a[i]! > b[i]!
}
