import { expect, test } from 'vitest'
import { arrangeFichas, fillTextos, SITIO_DE_FABRICA } from './contenido.ts'
import { parseSitio } from './parse-sitio.ts'

const BASE = { inicio: { entrada: 'Una', lema: ['a', 'b'] }, promesas: [{ titulo: 'A' }, { titulo: 'B' }] }

test('a text takes its place, a list in lines, and nothing else changes', () => {
  expect(
    fillTextos(BASE, 'home', {
      'home.inicio.entrada': 'Otra',
      'home.inicio.lema': 'x\ny\nz',
      'home.promesas.1.titulo': 'C',
      'pie.contacto': 'no',
    }),
  ).toEqual({
    inicio: { entrada: 'Otra', lema: ['x', 'y', 'z'] },
    promesas: [{ titulo: 'A' }, { titulo: 'C' }],
  })
  expect(BASE.inicio.entrada).toBe('Una')
})

test('a place that does not exist takes nothing, least of all one that every object has', () => {
  const claves = [
    'home.__proto__.x',
    'home.constructor.prototype.x',
    'home.inicio.otra',
    'home.promesas.7.titulo',
  ]
  for (const clave of claves) expect(fillTextos(BASE, 'home', { [clave]: 'mal' })).toEqual(BASE)
  expect(({} as { x?: string }).x).toBeUndefined()
})

test('cards stand in their order without the hidden ones; what the order does not name comes last', () => {
  const fichas = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }))
  const listSlugs = (orden: string[], ocultas: string[]) =>
    arrangeFichas(fichas, { orden, ocultas }).map(({ slug }) => slug)
  expect(listSlugs([], [])).toEqual(['a', 'b', 'c', 'd'])
  expect(listSlugs(['c', 'a'], ['b'])).toEqual(['c', 'a', 'd'])
})

const parseTexto = (clave: string, texto: string) =>
  parseSitio({ ...SITIO_DE_FABRICA, textos: { [clave]: texto } })

test('texts are tidied in their own form, and an empty one is that of the product', () => {
  expect(parseTexto('home.quienesSomos.titulo', '  Medimos\n el   clima ').valor?.textos).toEqual({
    'home.quienesSomos.titulo': 'Medimos el clima',
  })
  expect(parseTexto('home.quienesSomos.parrafos', 'Uno.\r\nDos.\n\n\n\nTres.').valor?.textos).toEqual({
    'home.quienesSomos.parrafos': 'Uno.\n\nDos.\n\nTres.',
  })
  expect(parseTexto('home.quienesSomos.titulo', '   ').valor?.textos).toEqual({})
})

test.each([
  ['home.quienesSomos.titulo', 'x'.repeat(141), 'Caben 140 letras'],
  ['home.contacto.entrada', '<b>hola</b>', 'no se puede usar HTML'],
  ['home.contacto.entrada', 'a\u202eb', 'letras invisibles'],
  ['home.contacto.entrada', 'a\0b', 'caracteres extraños'],
  ['home.inicio.lema', 'a\nb\nc\nd\ne', '4 renglones'],
  ['home.nada', 'hola', 'no es de ninguna página'],
])('%s that will not do is told in a sentence of its own', (clave, texto, frase) => {
  expect(parseTexto(clave, texto).problemas[clave]).toContain(frase)
})

test('a page of services keeps one card at least', () => {
  const ocultas = ['diagnostico-y-plan-de-capacitacion', 'diseno-de-programas-de-formacion']
  expect(parseSitio({ ...SITIO_DE_FABRICA, ocultas }).problemas.ocultas).toContain('Formación')
  expect(parseSitio({ ...SITIO_DE_FABRICA, ocultas: ocultas.slice(1) }).ok).toBe(true)
})
