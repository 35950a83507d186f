import { expect, test } from 'vitest'
import { parseDestino } from './destino.ts'

test('whoever logs in goes on to a screen of this site', () => {
  for (const destino of [
    '/dashboard',
    '/cliente/resultados?clima=1',
    '/admin/clima-organizacional/ver-climas?vista=Plan&clima=abc',
  ]) {
    expect(parseDestino(destino, '')).toBe(destino)
    expect(parseDestino(`/sitio${destino}`, '/sitio')).toBe(`/sitio${destino}`)
  }
})

test.each([
  'https://otro.example/admin',
  '//otro.example',
  '/\\otro.example/x',
  '/admin/..//otro.example',
  'javascript:alert(1)',
  '/login',
  '/api/trabajos/1/archivo',
  '/administra',
  '/dashboard.example',
  '',
  '//',
])('and never to %s', (destino) => {
  expect(parseDestino(destino, '')).toBeNull()
})

test('what names another host keeps only its path here', () => {
  expect(parseDestino('/\t/otro.example/admin/cv', '')).toBe('/admin/cv')
})

test('an address outside the prefix is none of ours', () => {
  expect(parseDestino('/admin/cv', '/sitio')).toBeNull()
  expect(parseDestino('/sitio/../admin/cv', '/sitio')).toBeNull()
})
