import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Patron } from '../supresion/patron.ts'
import { computeTextosDeBloque } from './textos-de-bloque.ts'

const MINIMO = 4

const GRUPOS = ['a', 'b', 'c', 'd']

test('whoever answered an open question are enough beside each group and beside none, or their texts wait', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (personas, visibles) => {
        const patron = {
          minimo: MINIMO,
          grupos: Object.fromEntries(GRUPOS.map((id, i) => [id, visibles[i] ? 'visible' : 'menosDelMinimo'])),
        } as Patron
        const porGrupo = new Map(GRUPOS.map((id, i) => [id, personas[i]!]))
        const { q: grupos } = computeTextosDeBloque(new Map([['q', porGrupo]]), patron)
        const total = personas.reduce((a, b) => a + b)
        if (!grupos) {
          expect(total).toBeLessThan(MINIMO)
          return
        }
        const juntos = grupos.map((id) => porGrupo.get(id)!)
        const sinGrupo = total - juntos.reduce((a, b) => a + b, 0)
        for (const cuantos of [...juntos, sinGrupo].filter((n) => n > 0))
          expect(cuantos).toBeGreaterThanOrEqual(MINIMO)
        for (const id of grupos) expect(patron.grupos[id]).toBe('visible')
      },
    ),
  )
})

test('a group of enough who answered keeps its texts', () => {
  const patron = { minimo: 4, grupos: { a: 'visible', b: 'visible' } } as unknown as Patron
  const porGrupo = new Map([
    ['a', 5],
    ['b', 4],
  ])
  expect(computeTextosDeBloque(new Map([['q', porGrupo]]), patron)).toEqual({ q: ['a', 'b'] })
})

test('of two groups of a size the same one goes without its name, in whatever order they are told', () => {
  const patron = {
    minimo: 4,
    grupos: { a: 'visible', b: 'visible', c: 'menosDelMinimo' },
  } as unknown as Patron
  const porGrupo: [string, number][] = [
    ['a', 5],
    ['b', 5],
    ['c', 1],
  ]
  for (const contadas of [porGrupo, porGrupo.toReversed()])
    expect(computeTextosDeBloque(new Map([['q', new Map(contadas)]]), patron)).toEqual({ q: ['a'] })
})
