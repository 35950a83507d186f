import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Patron } from '../supresion/patron.ts'
import { computeTextosDeBloque } from './textos-de-bloque.ts'

const MINIMO = 4

const GRUPOS = ['a', 'b', 'c', 'd']
const AREAS = [
  { id: 'uno', idsGruposDeOpinion: ['a', 'b', 'c'] },
  { id: 'dos', idsGruposDeOpinion: ['d'] },
]

test('whoever answered an open question are enough beside each group, each area and none, or their texts wait', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (personas, visibles) => {
        const patron = {
          minimo: MINIMO,
          areas: { uno: 'visible', dos: 'porOtroGrupo' },
          grupos: Object.fromEntries(GRUPOS.map((id, i) => [id, visibles[i] ? 'visible' : 'menosDelMinimo'])),
        } as unknown as Patron
        const porGrupo = new Map(GRUPOS.map((id, i) => [id, personas[i]!]))
        const { q: lugares } = computeTextosDeBloque(new Map([['q', porGrupo]]), patron, AREAS)
        const total = personas.reduce((a, b) => a + b)
        if (!lugares) {
          expect(total).toBeLessThan(MINIMO)
          return
        }
        const porLugar = Map.groupBy(GRUPOS, (id) => lugares[id] ?? null)
        for (const [lugar, grupos] of porLugar) {
          const cuantos = grupos.reduce((suma, id) => suma + porGrupo.get(id)!, 0)
          if (cuantos > 0) expect(cuantos).toBeGreaterThanOrEqual(MINIMO)
          if (lugar === null) continue
          expect(patron.grupos[lugar] ?? patron.areas[lugar]).toBe('visible')
          const area = AREAS.find(({ id }) => id === lugar)
          expect(area?.idsGruposDeOpinion ?? [lugar]).toEqual(expect.arrayContaining(grupos))
        }
      },
    ),
  )
})

test('a group of enough who answered keeps its texts', () => {
  const patron = { minimo: 4, areas: {}, grupos: { a: 'visible', b: 'visible' } } as unknown as Patron
  const porGrupo = new Map([
    ['a', 5],
    ['b', 4],
  ])
  expect(computeTextosDeBloque(new Map([['q', porGrupo]]), patron, AREAS)).toEqual({ q: { a: 'a', b: 'b' } })
})

test('texts of groups that are not shown stand beside their area, where they are enough', () => {
  const patron = {
    minimo: 4,
    areas: { uno: 'visible', dos: 'visible' },
    grupos: { a: 'visible', b: 'porOtroGrupo', c: 'menosDelMinimo', d: 'porOtroGrupo' },
  } as unknown as Patron
  const computeLugares = (...personas: number[]) =>
    computeTextosDeBloque(new Map([['q', new Map(GRUPOS.map((id, i) => [id, personas[i]!]))]]), patron, AREAS)
      .q
  expect(computeLugares(5, 2, 2, 6)).toEqual({ a: 'a', b: 'uno', c: 'uno', d: 'dos' })
  expect(computeLugares(5, 2, 1, 6)).toEqual({ a: 'a' })
})

test('of two groups of a size the same one goes without its name, in whatever order they are told', () => {
  const patron = {
    minimo: 4,
    areas: {},
    grupos: { a: 'visible', b: 'visible', c: 'menosDelMinimo' },
  } as unknown as Patron
  const porGrupo: [string, number][] = [
    ['a', 5],
    ['b', 5],
    ['c', 1],
  ]
  for (const contadas of [porGrupo, porGrupo.toReversed()])
    expect(computeTextosDeBloque(new Map([['q', new Map(contadas)]]), patron, AREAS)).toEqual({
      q: { a: 'a' },
    })
})
