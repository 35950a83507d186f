import { expect, test } from 'vitest'
import { formatCodigo, formatDireccionCorta, parseCodigo } from './codigo-corto.ts'

test('a code is six letters without those that are misread, and is read however it was typed', () => {
  const codigo = formatCodigo(Uint8Array.from([7, 19, 3, 23, 15, 20]))
  expect(codigo).toBe('7K3QFM')
  expect(parseCodigo('7k3qfm')).toBe(codigo)
  expect(parseCodigo('oil0i1')).toBe('011011')
  for (const mal of ['7K3QF', '7K3QFMM', '7K3QF!', '7K3QFU', '']) expect(parseCodigo(mal)).toBeNull()
})

test('the short address stands under the prefix', () => {
  expect(formatDireccionCorta({ publicUrl: 'https://x.gt', basePath: '/sitio' }, '7K3QFM')).toBe(
    'https://x.gt/sitio/e/7K3QFM',
  )
})
