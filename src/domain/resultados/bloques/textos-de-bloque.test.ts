import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definicion } from '../../climas/definicion.ts'
import { type Casilla, listCasillas } from '../../encuesta/hoja.ts'
import { type ClimaContestado, climaContestadoArbitrary, type Encuestado } from '../testing/random-hojas.ts'
import type { BloqueContado } from './compute-bloque.ts'
import { countBloque } from './testing/count-bloque.ts'

const MINIMO = 3

const listAbiertas = ({ cuestionario }: Definicion) =>
  listCasillas(cuestionario).filter(({ clase }) => clase === 'abierta')

const listGrupos = (encuestados: readonly Encuestado[], { posicion }: Casilla) =>
  encuestados.filter(({ hoja }) => hoja[posicion] === 'a').map(({ idGrupoDeOpinion }) => idGrupoDeOpinion)

/** Two blocks, and by question what is known of its answers: how many stand beside each group, or wait. */
function publish({ clima: { definicion }, encuestados }: ClimaContestado, corte: number) {
  const bloques: BloqueContado[] = []
  const publicadas: number[] = []
  const esperas: number[] = []
  const pendientes = new Map<string, string[]>()
  const publishPregunta = (
    abierta: Casilla,
    { textos, patron }: BloqueContado,
    suyos: readonly Encuestado[],
  ) => {
    const grupos = [...(pendientes.get(abierta.idPregunta) ?? []), ...listGrupos(suyos, abierta)]
    const decision = textos[abierta.idPregunta]!
    if ('esperan' in decision) {
      pendientes.set(abierta.idPregunta, grupos)
      esperas.push(grupos.length)
      return
    }
    pendientes.delete(abierta.idPregunta)
    const junto = Map.groupBy(grupos, (id) => (decision.grupos.includes(id) ? id : null))
    publicadas.push(...Array.from(junto.values(), ({ length }) => length))
    for (const id of decision.grupos) expect(patron.grupos[id]).toBe('visible')
  }
  for (const suyos of [encuestados.slice(0, corte), encuestados.slice(corte)]) {
    const bloque = countBloque(definicion, suyos, { minimo: MINIMO, previos: bloques })
    if (!bloque) continue
    bloques.push(bloque)
    for (const abierta of listAbiertas(definicion)) publishPregunta(abierta, bloque, suyos)
  }
  return { publicadas, esperas }
}

test('whoever answered an open question are enough beside each group and beside none, over all blocks, or their texts wait', () => {
  let [publicadas, esperas] = [0, 0]
  fc.assert(
    fc.property(climaContestadoArbitrary, fc.nat({ max: 12 }), (contestado, corte) => {
      const visto = publish(contestado, corte)
      for (const personas of visto.publicadas) expect(personas).toBeGreaterThanOrEqual(MINIMO)
      for (const personas of visto.esperas) expect(personas).toBeLessThan(MINIMO)
      publicadas += visto.publicadas.length
      esperas += visto.esperas.filter((personas) => personas > 0).length
    }),
    { numRuns: 100 },
  )
  expect(publicadas).toBeGreaterThan(0)
  expect(esperas).toBeGreaterThan(0)
})
