import { expect, test } from 'vitest'
import { checkPassword } from './check-password.ts'

const PROPIAS = ['Ana.López', 'ana.lopez@firma.example', 'Rumbo y Gente']

test.each([
  'una clave larga',
  'café con dos de azúcar',
  'ñandú veloz',
  'x7Kp-q2Lm_9',
  '四つの言葉で十分だと思う',
  'a'.repeat(256),
  '83-72-19-28-33',
  'clave segura',
])('%s is taken', (password) => expect(checkPassword(password, PROPIAS)).toBeNull())

test.each([[''], ['nueve let'], ['a'.repeat(257)]])('%s has the wrong length', (password) => {
  expect(checkPassword(password, PROPIAS)).toMatch(/de 10 a 256/)
})

test.each([
  ['the name of the account', 'AnaLopez2026'],
  ['its parts, with accents', 'lópez-ána-1234'],
  ['the address', 'ana.lopez@firma.example'],
  ['the name of the firm, in one word', 'RumboYGente2026'],
  ['the same, apart', 'Rumbo y Gente 1'],
  ['the trade', 'Clima2026Clima2026'],
  ['the words for a password', 'MiContraseña1!'],
  ['full-width letters, which are the same letters', 'ＣＬＩＭＡ２０２６１２'],
  ['many of them', 'encuesta clima talento admin'],
])('%s counts for nothing', (_, password) => {
  expect(checkPassword(password, PROPIAS)).toMatch(/fácil de adivinar/)
})

test('such a word may stand in a password that has something besides', () => {
  expect(checkPassword('el clima de hoy es lluvioso', PROPIAS)).toBeNull()
  expect(checkPassword('ana compra tres sandías', PROPIAS)).toBeNull()
})

test('two letters are no name', () => {
  expect(checkPassword('lo que no se oye', ['lo', 'no@se.oy', ''])).toBeNull()
})
