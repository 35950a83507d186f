import { expect, test } from 'vitest'
import { formatCita, listFrases } from './citas.ts'
import { findDatosPersonales } from './datos-personales.ts'

const split = (texto: string) => listFrases(texto).map(({ desde, hasta }) => texto.slice(desde, hasta))

test('a text is told apart into sentences, and a short title ends none', () => {
  expect(split('Que avisen. ¡Ya!  El ing. Pérez grita… Y el 2.5 no sube\nFin')).toEqual([
    'Que avisen.',
    '¡Ya!',
    'El ing. Pérez grita…',
    'Y el 2.5 no sube',
    'Fin',
  ])
  expect(split('   ')).toEqual([])
})

test('a quote has the chosen sentences, covered, and says where some were left out', () => {
  const texto = 'Que Carlos trate igual a todos. Un grito no arregla nada. Escriban a ana@x.gt.'
  const tapados = findDatosPersonales(texto)
  expect(formatCita(texto, tapados, [0])).toBe('Que [nombre] trate igual a todos.')
  expect(formatCita(texto, tapados, [2, 0])).toBe(
    'Que [nombre] trate igual a todos. […] Escriban a [correo].',
  )
  expect(formatCita(texto, tapados, [0, 1])).toBe(
    'Que [nombre] trate igual a todos. Un grito no arregla nada.',
  )
  expect([
    formatCita(texto, tapados, []),
    formatCita(texto, tapados, [3]),
    formatCita(texto, tapados, [-1]),
  ]).toEqual([null, null, null])
})
