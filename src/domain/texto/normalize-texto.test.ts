import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalizeTexto } from './normalize-texto.ts'

test('a letter and its mark become one, or are taken apart', () => {
  expect(normalizeTexto('Jose\u0301 Nun\u0303ez')).toBe('José Nuñez')
  expect(normalizeTexto('José', 'NFD')).toBe('Jose\u0301')
  expect(normalizeTexto('ﬁn', 'NFKC')).toBe('fin')
})

test('what people write with many marks stays as it is', () => {
  for (const texto of ['ự', 'לִּבְּ', 'ประเทศ', 'மொழி', `a${'\u0301'.repeat(30)}`]) {
    expect(normalizeTexto(texto)).toBe(texto.normalize('NFC'))
  }
})

test('a million marks on one letter are cut to what is put in order at once', () => {
  const marks = `a${'\u0301'.repeat(500_000)}${'\u0323'.repeat(500_000)} fin`
  expect(normalizeTexto(marks)).toBe(`a${'\u0301'.repeat(30)} fin`.normalize('NFC'))
  const mixed = 'a\u0301\u0323'.repeat(100_000)
  expect(normalizeTexto(mixed)).toBe(mixed.normalize('NFC'))
})

test('nothing that a server runs puts marks in order by itself', () => {
  const own = globSync('src/{domain,server,features/*/server,cli}/**/*.ts').filter(
    (file) => !file.includes('.test.') && /\.normalize\(/.test(readFileSync(file, 'utf8')),
  )
  expect(own).toEqual(['src/domain/texto/normalize-texto.ts'])
})
