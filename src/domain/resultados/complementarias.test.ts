import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeComplementarias } from './complementarias.ts'
import { createCubo } from './cubo.ts'
import { sumRecuento } from './recuento.ts'
import { addHoja } from './testing/add-hoja.ts'
import { climaContestadoArbitrary } from './testing/random-hojas.ts'

test('each point of a scale has its share of those who chose one', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
      const { definicion } = clima
      const cubo = createCubo(definicion)
      for (const { idGrupoDeOpinion, hoja } of encuestados) addHoja(cubo, idGrupoDeOpinion, hoja)
      const partes = computeComplementarias(definicion.cuestionario, sumRecuento(cubo, 'todos'))
      for (const { id, preguntas } of partes) {
        const { puntos } = definicion.cuestionario.partesCuestionario.find((parte) => parte.id === id)!
        for (const pregunta of puntos ? preguntas : []) {
          const dadas = encuestados.flatMap(({ respuestas }) => respuestas.get(pregunta.id) ?? [])
          const validas = dadas.filter((dada) => dada !== 'n')
          expect(pregunta.cantidadDeRespuestas).toBe(validas.length)
          expect(pregunta.porcentajes).toEqual(
            puntos!.map(({ texto, favorable }, lugar) => {
              const suyas = validas.filter((dada) => dada === String(lugar)).length
              return {
                nombre: texto,
                favorable,
                porcentaje: validas.length === 0 ? null : (suyas / validas.length) * 100,
              }
            }),
          )
        }
      }
    }),
  )
})
