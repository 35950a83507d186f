import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCubo } from '../cubo.ts'
import { sumMedidas } from '../sum-medidas.ts'
import { addHoja } from '../testing/add-hoja.ts'
import { type ClimaContestado, climaContestadoArbitrary, type Encuestado } from '../testing/random-hojas.ts'
import { createSumas, sumMedidasDeBloques } from './sumas.ts'

const NADA = { posiciones: [], medidas: [] }

function count({ clima }: ClimaContestado, encuestados: readonly Encuestado[]) {
  const cubo = createCubo(clima.definicion)
  for (const { idGrupoDeOpinion, hoja } of encuestados) addHoja(cubo, idGrupoDeOpinion, hoja)
  return cubo
}

test('blocks keep how people differ: together they say what all sheets say', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, (contestado) => {
      const { encuestados } = contestado
      const bloques = [encuestados.slice(0, 4), encuestados.slice(4)].map((suyos) =>
        createSumas(count(contestado, suyos), 'todos', NADA),
      )
      expect(sumMedidasDeBloques(bloques)).toEqual(sumMedidas(count(contestado, encuestados), 'todos'))
    }),
    { numRuns: 50 },
  )
})

test('a withheld question is in no sum that it could be worked out from, in any block', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, fc.nat(), (contestado, cual) => {
      const cubo = count(contestado, contestado.encuestados)
      const { medidas } = cubo.momentos
      fc.pre(medidas.length > 0)
      const posicion = cual % cubo.posiciones
      const medidasDeBloques = sumMedidasDeBloques([
        createSumas(cubo, 'todos', NADA),
        createSumas(cubo, 'todos', { posiciones: [posicion], medidas: [] }),
      ])
      expect(medidasDeBloques.map((sumas) => sumas === null)).toEqual(
        medidas.map(({ posiciones }) => posiciones.includes(posicion)),
      )
    }),
    { numRuns: 50 },
  )
})
