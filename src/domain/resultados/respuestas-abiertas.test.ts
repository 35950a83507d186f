import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FiltroDeAbiertas, listRespuestasAbiertas, sortSinOrigen } from './respuestas-abiertas.ts'

const grupos = [
  {
    id: 'g1',
    preguntasAbiertas: [
      { id: 'q1', respuestas: ['Más comunicación', '', '  \n'] },
      { id: 'q2', respuestas: ['Nada'] },
    ],
  },
  { id: 'g2', preguntasAbiertas: [{ id: 'q1', respuestas: ['COMUNICACION clara', 'Un año sin aumento'] }] },
]
const filter = (filtro: Partial<FiltroDeAbiertas>) =>
  listRespuestasAbiertas(grupos, {
    idsGrupos: [],
    idPregunta: 'q1',
    texto: '',
    ignorarAcentos: false,
    ...filtro,
  })
    .map(({ texto }) => texto)
    .sort()

describe('open answers', () => {
  test('are those of one question, of every group, without the empty ones', () => {
    expect(filter({})).toEqual(['COMUNICACION clara', 'Más comunicación', 'Un año sin aumento'])
    expect(filter({ idPregunta: 'q2' })).toEqual(['Nada'])
  })

  test('know their group, which may be shown or not', () => {
    const todas = listRespuestasAbiertas(grupos, {
      idsGrupos: [],
      idPregunta: 'q1',
      texto: 'año',
      ignorarAcentos: false,
    })
    expect(todas).toEqual([{ texto: 'Un año sin aumento', idGrupo: 'g2' }])
  })

  test('of the chosen groups only', () => {
    expect(filter({ idsGrupos: ['g1'] })).toEqual(['Más comunicación'])
    expect(filter({ idsGrupos: ['g1', 'g2'] })).toHaveLength(3)
  })

  test('contain the text as it is written', () => {
    expect(filter({ texto: 'comunicación' })).toEqual(['Más comunicación'])
    expect(filter({ texto: 'comunicacion' })).toEqual([])
  })

  test('or whatever its case and accents, where ñ is still not n', () => {
    expect(filter({ texto: 'comunicacion', ignorarAcentos: true })).toHaveLength(2)
    expect(filter({ texto: 'ANO', ignorarAcentos: true })).toEqual([])
    expect(filter({ texto: 'AÑO', ignorarAcentos: true })).toEqual(['Un año sin aumento'])
  })

  test('come in an order that does not depend on where they came from, and lose none', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (textos) => {
        expect(sortSinOrigen(textos.toReversed())).toEqual(sortSinOrigen(textos))
        expect(sortSinOrigen(textos).sort()).toEqual([...textos].sort())
      }),
    )
  })

  test('do not come in alphabetical order', () => {
    const textos = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i))
    expect(sortSinOrigen(textos)).not.toEqual(textos)
  })
})
