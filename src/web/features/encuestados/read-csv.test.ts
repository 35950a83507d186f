import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = async (bytes: number[] | Uint8Array<ArrayBuffer>) =>
  (await readCsv(new Blob([new Uint8Array(bytes)]))).texto

test('reads the alphabets that spreadsheets write', async () => {
  const texto = 'Administración;ñ'
  const utf8 = new TextEncoder().encode(texto)
  expect(await read(utf8)).toBe(texto)
  expect(await read([0xef, 0xbb, 0xbf, ...utf8])).toBe(texto)
  expect(await read([...texto].map((letra) => letra.charCodeAt(0)))).toBe(texto)
  expect(await read([0xff, 0xfe, ...[...texto].flatMap((letra) => [letra.charCodeAt(0), 0])])).toBe(texto)
})

test('says what to do with what is no text', async () => {
  const failureOf = async (...bytes: number[]) => (await readCsv(new Blob([new Uint8Array(bytes)]))).falla
  expect(await failureOf(0x50, 0x4b, 3, 4)).toMatch('guárdalo como CSV')
  expect(await failureOf(0xd0, 0xcf, 0x11)).toMatch('guárdalo como CSV')
  expect(await failureOf(65, 0, 66)).toBe('El archivo no es un texto CSV.')
  expect((await readCsv(new Blob([new Uint8Array(5_000_001)]))).falla).toMatch('demasiado grande')
})
