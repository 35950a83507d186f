import { expect, test } from 'vitest'
import { createCubo } from '../resultados/cubo.ts'
import { createFuenteViva } from '../resultados/fuente.ts'
import { computeResultados } from '../resultados/resultados.ts'
import { addHoja } from '../resultados/testing/add-hoja.ts'
import { climaAMano, hojasAMano } from '../resultados/testing/clima-a-mano.ts'
import { listDistribuciones } from './distribuciones.ts'

const { definicion } = climaAMano
const cubo = createCubo(definicion)
for (const { idGrupoDeOpinion, hoja } of hojasAMano) addHoja(cubo, idGrupoDeOpinion, hoja)
const { general, gruposDeOpinion } = computeResultados(
  definicion,
  'encuestados',
  createFuenteViva(definicion, cubo),
)

test('every question says how many gave each answer, from the most satisfied down', () => {
  expect(listDistribuciones(definicion, general)).toMatchObject([
    { id: 'q1', variable: 'A', positiva: true, porcentajePregunta: 0.75, cuentas: [2, 1, 0, 1, 0] },
    { id: 'q2', cuentas: [1, 1, 1, 0, 0] },
    { id: 'q3', cuentas: [1, 0, 1, 1, 0] },
    { id: 'q4', variable: 'B', cuentas: [1, 0, 0, 0, 2] },
    { id: 'q5', variable: 'C', cuentas: [1, 1, 0, 1, 0] },
  ])
})

test('what nobody answered has neither a figure nor counts', () => {
  const bodega = gruposDeOpinion.find(({ id }) => id === 'g3')!
  expect(listDistribuciones(definicion, bodega)[0]).toMatchObject({ porcentajePregunta: null, cuentas: null })
})
