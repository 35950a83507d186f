import { expect, test } from 'vitest'
import { findEtiqueta, listSugerencias } from './CampoEtiquetas.tsx'

const TODAS = ['Analista de nómina', 'Contabilidad', 'Auxiliar contable', 'Nómina']

test('what begins with the text comes before what contains it', () => {
  expect(listSugerencias(TODAS, [], 'NOMI').puestos).toEqual(['Nómina', 'Analista de nómina'])
  expect(listSugerencias(TODAS, [], 'contab').puestos).toEqual(['Contabilidad', 'Auxiliar contable'])
})

test('a new tag is offered only where none is called so, in any case or accents', () => {
  expect(listSugerencias(TODAS, [], ' nomina ').nueva).toBeNull()
  expect(listSugerencias(TODAS, [], 'Prestac').nueva).toBe('Prestac')
  expect(listSugerencias(TODAS, ['Ventas'], 'VENTAS').nueva).toBeNull()
  expect(listSugerencias(TODAS, [], '  ').nueva).toBeNull()
})

test('a chosen tag is not offered again', () => {
  expect(listSugerencias(TODAS, ['nomina'], '').puestos).not.toContain('Nómina')
})

test('a text names the tag that exists', () => {
  expect(findEtiqueta(TODAS, 'CONTABILIDAD')).toBe('Contabilidad')
  expect(findEtiqueta(TODAS, 'Conta')).toBeUndefined()
})
