import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIN_CONTESTAR } from '../../encuesta/hoja.ts'
import { createCubo } from '../cubo.ts'
import { climaContestadoArbitrary } from '../testing/random-hojas.ts'
import { EMPRESA, getClaveDeConjunto } from './sumas.ts'
import { countBloque } from './testing/count-bloque.ts'

const MINIMO = 2

test('whoever knows who has not finished finds them in no sum: there is none of a medida that somebody of the set left a part of', () => {
  const vistas = { conSumas: 0, sinSumas: 0 }
  const property = fc.property(climaContestadoArbitrary, ({ clima: { definicion }, encuestados }) => {
    const bloque = countBloque(definicion, encuestados, { minimo: MINIMO })
    fc.pre(bloque !== null)
    const { medidas } = createCubo(definicion).momentos
    const isAMedias = (hoja: string, m: number) => {
      const dadas = medidas[m]!.posiciones.map((posicion) => hoja[posicion] ?? SIN_CONTESTAR)
      return dadas.includes(SIN_CONTESTAR) && dadas.some((dada) => '0123'.includes(dada))
    }
    const grupos = definicion.gruposDeOpinion.map(
      ({ id }) => [getClaveDeConjunto('grupos', id), [id]] as const,
    )
    const todos = [EMPRESA, definicion.gruposDeOpinion.map(({ id }) => id)] as const
    for (const [clave, ids] of [todos, ...grupos]) {
      const suyos = encuestados.filter(({ idGrupoDeOpinion }) => ids.includes(idGrupoDeOpinion))
      bloque!.sumas.get(clave)?.medidas.forEach((suma, m) => {
        const aMedias = suyos.filter(({ hoja }) => isAMedias(hoja, m)).length
        if (suma) expect(aMedias).toBe(0)
        vistas[suma ? 'conSumas' : 'sinSumas']++
      })
    }
  })
  // By chance alone, a hundred may be all of one kind: those of this seed are of both.
  fc.assert(property, { numRuns: 100, seed: 1 })
  expect(Math.min(vistas.conSumas, vistas.sinSumas)).toBeGreaterThan(0)
  fc.assert(property, { numRuns: 100 })
})
