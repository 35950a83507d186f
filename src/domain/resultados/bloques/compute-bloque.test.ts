import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIN_CONTESTAR } from '../../encuesta/hoja.ts'
import { countValores, createCubo, VALORES } from '../cubo.ts'
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
      return dadas.includes(SIN_CONTESTAR) && dadas.some((dada) => /[0-3A-KP-Z]/.test(dada))
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

test('a run holds what those said whom it counts, and of a question those of the rows that stay in it', () => {
  const vistas = { enteras: 0, parciales: 0 }
  const property = fc.property(climaContestadoArbitrary, ({ clima: { definicion }, encuestados }) => {
    const bloque = countBloque(definicion, encuestados, { minimo: MINIMO })
    fc.pre(bloque?.patron.tramos != null)
    const opciones = definicion.cuestionario.partesCuestionario.find(
      ({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa',
    )!.preguntas
    for (const ids of bloque!.patron.tramos!) {
      const suma = bloque!.sumas.get(getClaveDeConjunto('antiguedades', ids[0]!))
      if (!suma) continue
      const dijeron = encuestados.filter(({ hoja }) =>
        opciones.some(({ id, posicion }) => ids.includes(id) && hoja[posicion] === 't'),
      )
      const listGrupos = (de: typeof dijeron) => new Set(de.map(({ idGrupoDeOpinion }) => idGrupoDeOpinion))
      expect(suma.encuestados).toBeLessThanOrEqual(dijeron.length)
      expect(suma.encuestados * 2).toBeGreaterThanOrEqual(dijeron.length)
      const { medidas } = createCubo(definicion).momentos
      for (const posicion of new Set(medidas.flatMap((medida) => medida.posiciones))) {
        if (suma.ocultas.includes(posicion)) continue
        const base = suma.bases?.[posicion] ?? suma.encuestados
        vistas[base < suma.encuestados ? 'parciales' : 'enteras']++
        expect(base * 2).toBeGreaterThanOrEqual(suma.encuestados)
        // Some choice of whole groups has exactly these people and these answers.
        const posibles = listSumasPosibles([...listGrupos(dijeron)], (id) => {
          const suyos = dijeron.filter(({ idGrupoDeOpinion }) => idGrupoDeOpinion === id)
          return [
            suyos.length,
            ...[/[0A-K]/, /1/, /2/, /[3P-Z]/, /4/].map(
              (codigo) => suyos.filter(({ hoja }) => codigo.test(hoja[posicion] ?? '')).length,
            ),
          ]
        })
        const inicio = posicion * countValores(definicion.cuestionario)
        const contada = [base, ...suma.cuentas.slice(inicio, inicio + VALORES)]
        expect(posibles).toContain(contada.join(' '))
      }
    }
  })
  fc.assert(property, { numRuns: 200, seed: 1 })
  expect(Math.min(vistas.enteras, vistas.parciales)).toBeGreaterThan(0)
})

/** What any choice of groups adds up to. */
function listSumasPosibles(ids: readonly string[], count: (id: string) => number[]): string[] {
  let sumas = [[0, 0, 0, 0, 0, 0]]
  for (const suya of ids.map(count)) sumas = sumas.flatMap((suma) => [suma, suma.map((n, i) => n + suya[i]!)])
  return sumas.map((suma) => suma.join(' '))
}
