import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNombreCompleto } from './cv.ts'
import { getClaveDeNombre, getClavesDeNombres, listClavesDeNombre, splitNombre } from './nombre-de-persona.ts'

const split = (nombre: string) => {
  const { primerNombre, segundoNombre, primerApellido, segundoApellido } = splitNombre(nombre)
  return [primerNombre, segundoNombre, primerApellido, segundoApellido]
}

test.each([
  ['Ana Lucía Pérez Morales', ['Ana', 'Lucía', 'Pérez', 'Morales']],
  ['Ana Pérez Morales', ['Ana', null, 'Pérez', 'Morales']],
  ['Ana Lucía Pérez', ['Ana', 'Lucía', 'Pérez', '']],
  ['Ana Pérez', ['Ana', null, 'Pérez', '']],
  ['Ana', ['Ana', null, '', '']],
  ['María de los Ángeles García de León', ['María', 'de los Ángeles', 'García', 'de León']],
  ['Ana Lucía Pérez Morales de Gómez', ['Ana', 'Lucía', 'Pérez', 'Morales de Gómez']],
  ['José Luis Mario Tzoc Cux', ['José', 'Luis Mario', 'Tzoc', 'Cux']],
])('%s is taken apart as staff would', (nombre, partes) => {
  expect(split(nombre)).toEqual(partes)
})

test('no word of a name is lost, whatever stands in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Ana', 'de', 'la', 'Cruz', 'Lucía', 'y', 'Pérez'), { maxLength: 9 }),
      (words) => {
        expect(
          formatNombreCompleto(splitNombre(words.join('  ')))
            .split(' ')
            .filter(Boolean),
        ).toEqual(words)
      },
    ),
  )
})

test('a drawing or a number beside a name is no part of it', () => {
  const limpio = splitNombre('Sinéad O’Brien Ñúñez')
  for (const escrito of [
    'Sinéad O’Brien Ñúñez 🎉',
    '👩🏽‍💻Sinéad O’Brien❤️ Ñúñez',
    'Sinéad O’Brien Ñúñez 2026',
  ])
    expect(splitNombre(escrito)).toEqual(limpio)
})

test('accents, case, order and particles do not tell two names apart', () => {
  expect(getClaveDeNombre('María de la Cruz Pérez')).toBe(getClaveDeNombre('PEREZ CRUZ, maria'))
  expect(getClaveDeNombre('Ana')).toBe('')
})

test('a CV is found by its name with and without the second given one', () => {
  const { completa, corta } = getClavesDeNombres(splitNombre('Ana Lucía Pérez Morales'))
  expect(listClavesDeNombre('ANA PEREZ MORALES')).toContain(corta)
  expect(listClavesDeNombre('Ana Lucia Pérez Morales')).toEqual([completa, corta])
  expect(listClavesDeNombre('Ana')).toEqual([])
})
