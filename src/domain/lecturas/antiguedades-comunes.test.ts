import { expect, test } from 'vitest'
import { createRecuento } from '../resultados/recuento.ts'
import { hasOtrosTramos, joinAntiguedades } from './antiguedades-comunes.ts'
import type { ConjuntoPublicado } from './ronda.ts'

const create = (personas: number, ...opciones: string[]): ConjuntoPublicado => ({
  clase: 'antiguedades',
  id: opciones[0]!,
  nombre: opciones.join(' + '),
  codigo: null,
  opciones,
  reserva: null,
  contestaron: personas,
  recuento: { ...createRecuento({ posiciones: 1, valores: 5 }), encuestados: personas },
  sumas: [[personas], null],
})
const describeTodas = (conjuntos: readonly ConjuntoPublicado[]) =>
  conjuntos.map(({ nombre, recuento, sumas }) => `${nombre}: ${recuento.encuestados} ${sumas.join('/')}`)

test('seniorities are compared as the finest runs of both rounds: people and sums add', () => {
  const actuales = [create(5, 'Un mes'), create(6, 'Un año'), create(7, 'Diez años')]
  const anteriores = [create(9, 'Un mes', 'Un año'), create(8, 'Diez años')]
  const [ahora, antes] = joinAntiguedades(actuales, anteriores)
  expect(describeTodas(ahora)).toEqual(['Un mes + Un año: 11 11/', 'Diez años: 7 7/'])
  expect(antes).toEqual(anteriores)
})

test('what was joined in another way stays as it is, and is said', () => {
  const actuales = [create(5, 'Un mes', 'Un año'), create(7, 'Tres años', 'Diez años')]
  const anteriores = [create(5, 'Un mes'), create(6, 'Un año', 'Tres años'), create(7, 'Diez años')]
  const [ahora, antes] = joinAntiguedades(actuales, anteriores)
  expect([ahora, antes]).toEqual([actuales, anteriores])
  expect(hasOtrosTramos(ahora[0]!, antes)).toBe(true)
  expect(hasOtrosTramos(create(5, 'Veinte años'), antes)).toBe(false)
})
