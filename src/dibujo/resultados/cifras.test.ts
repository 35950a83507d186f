import { expect, test } from 'vitest'
import { describePersonas, formatBase, formatCifra, formatDiferencia, formatPersonas } from './cifras.ts'

test('figures have two decimals; where there is none, the words say why', () => {
  expect(formatCifra({ porcentaje: 74.125_9 })).toBe('74.13')
  expect(formatCifra({ porcentaje: 100 })).toBe('100.00')
  expect(formatCifra({ porcentaje: null })).toBe('Sin datos')
  expect(formatCifra({ porcentaje: null, noAplica: true })).toBe('No aplica')
})

test('a difference has its sign, and none where it rounds to nothing', () => {
  expect(formatDiferencia(5.08)).toEqual({ texto: '+5.08', tono: 'sube' })
  expect(formatDiferencia(-4.476)).toEqual({ texto: '−4.48', tono: 'baja' })
  expect(formatDiferencia(-0.004)).toEqual({ texto: '0.00', tono: 'igual' })
})

test('very few people are a reason for care, and many are read in thousands', () => {
  expect(describePersonas(1)).toMatch(/^1 persona contestó\. .+señalado\.$/)
  expect(describePersonas(5)).toBe('5 personas contestaron.')
  expect(formatPersonas(12_345)).toBe('12,345 personas')
})

test('the base says what is divided by what', () => {
  expect(formatBase('encuestados', 139)).toBe('Base: 139 personas que contestaron algo.')
  expect(formatBase('encuestados', 1)).toBe('Base: 1 persona que contestó algo.')
  expect(formatBase('respuestasValidas', 139)).toMatch(/sin contar «No Aplica», de 139 personas\.$/)
})
