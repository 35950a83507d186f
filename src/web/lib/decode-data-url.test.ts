import { expect, test } from 'vitest'
import { decodeDataUrl } from './decode-data-url.ts'

test('gives the bytes and the type back', async () => {
  const blob = decodeDataUrl('data:application/x-libro;base64,UEsDBP8A')
  expect(blob.type).toBe('application/x-libro')
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0x50, 0x4b, 3, 4, 255, 0])
})

test('refuses what is no data URL', () => {
  expect(() => decodeDataUrl('https://otro.example/libro.xlsx')).toThrow()
})
