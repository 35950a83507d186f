import { describe, expect, test } from 'vitest'
import { formatTextoDeCelda } from './libro.ts'
import { createPestanasDeAbiertas, listFilasDeTexto } from './pestana-de-abiertas.ts'

describe('a text in a cell', () => {
  test('loses what XML cannot write, and half a character', () => {
    expect(formatTextoDeCelda('a\u0000b\u000bc\r\nd\re\tf\ud83d')).toBe('abc\nd\ne\tf\ufffd')
  })

  test('is cut where a cell ends, and says so', () => {
    expect(formatTextoDeCelda('x'.repeat(32_767))).toHaveLength(32_767)
    const cortado = formatTextoDeCelda(`${'x'.repeat(32_765)}🙂y`)
    expect([cortado.length, cortado.at(-1), cortado.isWellFormed()]).toEqual([32_767, '…', true])
  })

  test('is not read as a code', () => {
    expect(formatTextoDeCelda('_x0041_ y _xyz_')).toBe('_x005F_x0041_ y _xyz_')
  })
})

describe('open answers', () => {
  const grupo = (orden: number, ...respuestas: string[]) => ({
    orden,
    nombre: `Grupo ${orden}`,
    preguntasAbiertas: [
      { id: 'a', pregunta: '¿Primera?', respuestas },
      { id: 'b', pregunta: '¿Segunda?', respuestas: [`s${orden}`] },
    ],
  })
  const read = (maxFilas: number) =>
    createPestanasDeAbiertas([grupo(1, 'uno', 'dos'), grupo(2, 'tres')], 'La Ceiba 2025.', { maxFilas }).map(
      ({ nombre, textos }) => [nombre, ...listFilasDeTexto(textos!)],
    )

  test('stand by question and then by group, a row each', () => {
    expect(read(10)).toEqual([
      [
        'Preguntas abiertas',
        ['¿Primera?', 'G1 Grupo 1', 'uno'],
        ['¿Primera?', 'G1 Grupo 1', 'dos'],
        ['¿Primera?', 'G2 Grupo 2', 'tres'],
        ['¿Segunda?', 'G1 Grupo 1', 's1'],
        ['¿Segunda?', 'G2 Grupo 2', 's2'],
      ],
    ])
  })

  test('go on in another sheet where one is full', () => {
    expect(read(2).map(([nombre, ...filas]) => [nombre, filas.length])).toEqual([
      ['Preguntas abiertas', 2],
      ['Preguntas abiertas 2', 2],
      ['Preguntas abiertas 3', 1],
    ])
  })
})
