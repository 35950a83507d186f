import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addHojas, createCubo } from './cubo.ts'
import { createFuenteViva } from './fuente.ts'
import {
  CODIGOS,
  CODIGOS_NO_APLICA,
  CODIGOS_VALIDOS,
  countRespuestas,
  createOrigen,
  listRespuestas,
} from './respuestas-de-resultado.ts'
import { computeResultados } from './resultados.ts'
import { listVariables } from './satisfaccion.ts'
import { climaContestadoArbitrary } from './testing/random-hojas.ts'

test('answers written out are the answers given, of each question and group, and tell nothing else', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
      const cubo = createCubo(clima.definicion)
      addHojas(cubo, encuestados.map((e) => `${e.idGrupoDeOpinion} ${e.hoja}`).join('\n'))
      const { gruposDeOpinion } = computeResultados(
        clima.definicion,
        clima.baseDeCalculo,
        createFuenteViva(clima.definicion, cubo),
      )
      const origenes = gruposDeOpinion.map((grupo) =>
        createOrigen({ idGrupoDeOpinion: grupo.id, idPreguntaAntiguedad: null }, grupo),
      )
      for (const { id } of listVariables(gruposDeOpinion[0]!).flatMap(({ preguntas }) => preguntas)) {
        const list = (codigos: readonly number[]) =>
          listRespuestas({ origenes, idsPreguntas: [id], codigos }).map(
            ({ idGrupoDeOpinion, respuesta }) => `${idGrupoDeOpinion} ${respuesta}`,
          )
        const dadas = encuestados.flatMap((e) => {
          const respuesta = e.codigos.get(id)
          return respuesta === undefined ? [] : [`${e.idGrupoDeOpinion} ${respuesta}`]
        })
        expect(list(CODIGOS).sort()).toEqual(dadas.sort())
        expect(list(CODIGOS_VALIDOS)).toEqual(list(CODIGOS).filter((r) => !r.endsWith(' 4')))
        expect(list(CODIGOS_NO_APLICA)).toEqual(list(CODIGOS).filter((r) => r.endsWith(' 4')))
        const pedido = { origenes, idsPreguntas: [id], codigos: CODIGOS }
        expect(countRespuestas(pedido)).toBe(dadas.length)
      }
    }),
  )
})
