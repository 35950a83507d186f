import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTramos, createTramos, type Opciones } from '../../tramos/tramos.ts'
import { computePatron } from './compute-patron.ts'
import { listFilas } from './filas.ts'
import type { PatronDeGrupos } from './patron.ts'
import { countProbadas, type Figura, findArmas } from './testing/atacante.ts'
import { type Figuras, listFigurasDeBloque, listFigurasDePregunta } from './testing/clases.ts'
import { findSenalados } from './testing/mundos.ts'
import { type Conjunto, chooseMinimo, chooseSinPares, chooseSinUniones } from './testing/patrones-ingenuos.ts'
import {
  CODIGOS,
  type Empresa,
  empresaArbitrary,
  empresaRepartidaArbitrary,
  type Llegada,
  PREGUNTAS,
} from './testing/random-empresa.ts'

const EMPRESAS = 2000
const NO_APLICA = 4

type Bloque = { llegada: Llegada; figuras: Figuras; porPregunta: Figuras[] }

const countValidas = (cuentas: readonly (readonly number[])[]) =>
  cuentas.map(([a = 0, b = 0, c = 0, d = 0]) => a + b + c + d)

/** What arrives while no block can be made waits for the next one. The first block that can chooses the runs. */
function publish(empresa: Empresa): Bloque[] {
  const { areas, enSuArea, minimo, idsGrupos, idsAntiguedades } = empresa
  const patrones: PatronDeGrupos[] = []
  let elegidos: Opciones[] | null = null
  return empresa.llegadas.flatMap((llegada) => {
    const celdas = { idsGrupos, idsAntiguedades, personas: llegada.personas }
    const patron = computePatron({ celdas, areas, minimo, enSuArea, previos: patrones })
    if (!patron) return []
    patrones.push(patron)
    const { filas } = listFilas(patron, areas, celdas)
    const tramos = elegidos
      ? createTramos(filas, elegidos, minimo)
      : (chooseTramos(filas, { minimo, enOrden: true }) ?? [])
    if (tramos.length > 0) elegidos = tramos.map(({ opciones }) => opciones)
    const mostrado = { celdas, areas, patron, tramos }
    const todos = [...llegada.personas.keys()]
    const porPregunta = llegada.cuentas.map((cuentas) => {
      const figuras = listFigurasDePregunta(mostrado, { ...celdas, personas: countValidas(cuentas) })
      return figuras ? [todos, ...figuras] : []
    })
    return [{ llegada, figuras: [todos, ...listFigurasDeBloque(mostrado)], porPregunta }]
  })
}

const sumCuentas = (figura: Figura, deCelda: readonly number[]) =>
  figura.reduce((suma, celda) => suma + deCelda[celda]!, 0)

/**
 * Every answer of fewer than the minimum that the figures prove, by whichever way. `personas`: those in question; where
 * it is known to whom a question applies, only those who validly answered it.
 */
function attack(
  personas: readonly number[],
  figuras: Figuras,
  cuentas: readonly (readonly number[])[],
  minimo: number,
) {
  const armas = findArmas(personas, figuras, minimo)
  let probadas = 0
  let senalados = 0
  for (let codigo = 0; codigo < CODIGOS; codigo++) {
    const deCelda = cuentas.map((suyas) => suyas[codigo]!)
    const mostradas = figuras.map((figura) => sumCuentas(figura, deCelda))
    for (const arma of armas) {
      const cuantas = countProbadas(arma, mostradas)
      if (cuantas > sumCuentas([...arma.blanco.keys()], deCelda))
        throw new Error('the attacker is wrong: the test proves nothing')
      probadas += cuantas
    }
    if (Math.max(0, ...mostradas) > 3) continue
    const hallados = findSenalados(personas, figuras, mostradas, minimo)
    if (!hallados) continue
    if (sumCuentas(hallados, deCelda) === 0) throw new Error('the attacker is wrong: the test proves nothing')
    senalados++
  }
  return { armas: armas.length, probadas, senalados }
}

const toFiguras = (conjuntos: readonly Conjunto[]) => conjuntos.map(({ celdas }) => celdas)

const NADA = { armas: 0, probadas: 0, senalados: 0 }

test('of no company, in any block and question, can less than the minimum be worked out', () => {
  fc.assert(
    fc.property(empresaArbitrary, (empresa) => {
      for (const { llegada, figuras, porPregunta } of publish(empresa)) {
        expect(attack(llegada.personas, figuras, llegada.cuentas[0]!, empresa.minimo)).toEqual(NADA)
        for (let pregunta = 0; pregunta < PREGUNTAS; pregunta++) {
          const cuentas = llegada.cuentas[pregunta]!
          const suyos = porPregunta[pregunta]!
          expect(attack(llegada.personas, suyos, cuentas, empresa.minimo)).toEqual(NADA)
          if (pregunta === 0) continue
          const validas = cuentas.map((suyas) => suyas.with(NO_APLICA, 0))
          expect(attack(countValidas(cuentas), suyos, validas, empresa.minimo)).toEqual(NADA)
        }
      }
    }),
    { numRuns: EMPRESAS },
  )
})

/** In how many of a hundred companies the attacker finds something out. */
function countRotas(
  arbitrary: fc.Arbitrary<Empresa>,
  find: (empresa: Empresa) => { probadas: number; senalados: number },
) {
  let porAlgebra = 0
  let porMundos = 0
  fc.assert(
    fc.property(arbitrary, (empresa) => {
      const { probadas, senalados } = find(empresa)
      porAlgebra += Number(probadas > 0)
      porMundos += Number(senalados > 0)
    }),
    { numRuns: 100, seed: 1 },
  )
  return { porAlgebra, porMundos }
}

test.for([
  ['the minimum alone', empresaArbitrary, chooseMinimo],
  ['a pattern without small unions in its span', empresaArbitrary, chooseSinUniones],
  ['one without pairs that differ by a few people either', empresaRepartidaArbitrary, chooseSinPares],
] as const)('the same attacker breaks %s', ([, arbitrary, choose]) => {
  const { porAlgebra, porMundos } = countRotas(arbitrary, ({ llegadas, conjuntos, minimo }) => {
    const [{ personas, cuentas }] = llegadas as [Llegada]
    return attack(personas, toFiguras(choose(conjuntos, personas, minimo)), cuentas[0]!, minimo)
  })
  expect(porAlgebra).toBeGreaterThan(10)
  expect(porMundos).toBeGreaterThan(5)
})

test('the same attacker breaks a minimum per question alone', () => {
  const { porAlgebra, porMundos } = countRotas(empresaArbitrary, (empresa) => {
    const [bloque] = publish(empresa)
    if (!bloque) return NADA
    const cuentas = bloque.llegada.cuentas[1]!.map((suyas) => suyas.with(NO_APLICA, 0))
    const bases = countValidas(cuentas)
    return attack(
      bases,
      toFiguras(chooseMinimo(empresa.conjuntos, bases, empresa.minimo)),
      cuentas,
      empresa.minimo,
    )
  })
  expect(porAlgebra).toBeGreaterThan(10)
  expect(porMundos).toBeGreaterThan(5)
})
