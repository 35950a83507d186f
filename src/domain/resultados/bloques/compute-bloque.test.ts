import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIN_CONTESTAR } from '../../encuesta/hoja.ts'
import { createCubo } from '../cubo.ts'
import { climaContestadoArbitrary } from '../testing/random-hojas.ts'
import { EMPRESA, getClaveDeConjunto } from './sumas.ts'
import { countBloque } from './testing/count-bloque.ts'

const MINIMO = 2

test('whoever knows who has not finished finds none of them in a sum: among who is in the same sets they are none or enough', () => {
  let conSumas = 0
  let sinSumas = 0
  fc.assert(
    fc.property(climaContestadoArbitrary, ({ clima: { definicion }, encuestados }) => {
      const cubo = createCubo(definicion)
      const bloque = countBloque(definicion, encuestados, { minimo: MINIMO })
      fc.pre(bloque !== null)
      const { medidas, posicionesDeAntiguedad, indiceDeAntiguedad } = {
        ...cubo,
        medidas: cubo.momentos.medidas,
      }
      const listConjuntos = (idGrupo: string, hoja: string) => [
        EMPRESA,
        getClaveDeConjunto('grupos', idGrupo),
        ...definicion.areasDeTrabajo
          .filter(({ idsGruposDeOpinion }) => idsGruposDeOpinion.includes(idGrupo))
          .map(({ id }) => getClaveDeConjunto('areas', id)),
        ...[...indiceDeAntiguedad]
          .filter(([, i]) => hoja[posicionesDeAntiguedad[i]!] === 't')
          .map(([id]) => getClaveDeConjunto('antiguedades', id)),
      ]
      medidas.forEach(({ posiciones }, m) => {
        const clases = new Map<string, number>()
        for (const { idGrupoDeOpinion, hoja } of encuestados) {
          const dadas = posiciones.map((posicion) => hoja[posicion] ?? SIN_CONTESTAR)
          if (!dadas.some((dada) => '0123'.includes(dada))) continue
          const visibles = listConjuntos(idGrupoDeOpinion, hoja).filter(
            (clave) => bloque!.sumas.get(clave)?.medidas[m],
          )
          sinSumas += Number(visibles.length === 0)
          if (visibles.length === 0) continue
          const clase = [...visibles, dadas.includes(SIN_CONTESTAR)].join(' ')
          clases.set(clase, (clases.get(clase) ?? 0) + 1)
        }
        conSumas += clases.size
        for (const personas of clases.values()) expect(personas).toBeGreaterThanOrEqual(MINIMO)
      })
    }),
    { numRuns: 150 },
  )
  expect(conSumas).toBeGreaterThan(0)
  expect(sinSumas).toBeGreaterThan(0)
})
