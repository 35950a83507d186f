import { describe, expect, test } from 'vitest'
import { sortSinOrigen } from '../respuestas-abiertas.ts'
import { createLibro } from './create-libro.ts'
import { formatTextoDeCelda } from './libro.ts'
import { createPestanasDeAbiertas } from './pestana-de-abiertas.ts'

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
  const marco = {
    grupos: [1, 2].map((orden) => ({ id: `g${orden}`, orden, nombre: `Grupo ${orden}` })),
    areas: [],
    preguntas: [
      { id: 'p', pregunta: '¿Primera?' },
      { id: 's', pregunta: '¿Segunda?' },
    ],
  }
  const write = (p: string[], s: string[]) => new Map(Object.entries({ p, s }))
  const reunidos = new Map<string | null, Map<string, string[]>>([
    [null, write([], ['sin grupo'])],
    ['g1', write(['2', '1'], ['10'])],
    ['g2', write(['3'], ['=20'])],
  ])
  const read = (maxFilas: number) =>
    createPestanasDeAbiertas('La Ceiba 2025.', marco, reunidos, { maxFilas }).map(({ nombre, filas }) => ({
      nombre,
      filas: [...filas].slice(2).map((fila) => fila.map((celda) => celda?.tipo === 'texto' && celda.texto)),
    }))

  /** In the order of their words alone. */
  const DE_G1 = sortSinOrigen(['1', '2'])

  test('stand by question and then by group, a row each', () => {
    expect(read(10)).toEqual([
      {
        nombre: 'Preguntas abiertas',
        filas: [
          ['¿Primera?', 'G1 Grupo 1', DE_G1[0]],
          ['¿Primera?', 'G1 Grupo 1', DE_G1[1]],
          ['¿Primera?', 'G2 Grupo 2', '3'],
          ['¿Segunda?', 'G1 Grupo 1', '10'],
          ['¿Segunda?', 'G2 Grupo 2', '=20'],
          ['¿Segunda?', 'Sin grupo', 'sin grupo'],
        ],
      },
    ])
  })

  test('go on in another sheet where one is full', () => {
    expect(read(2)).toMatchObject([
      { nombre: 'Preguntas abiertas', filas: [{ 2: DE_G1[0] }, { 2: DE_G1[1] }] },
      { nombre: 'Preguntas abiertas 2', filas: [{ 2: '3' }, { 2: '10' }] },
      { nombre: 'Preguntas abiertas 3', filas: [{ 2: '=20' }, { 2: 'sin grupo' }] },
    ])
  })
})

test('before a publication nobody is said to be in figures that are not there', () => {
  const general = { encuestados: 0, porcentajeSatisfaccion: null, indicadoresDeMedicion: [] }
  const grupo = {
    ...general,
    orden: 1,
    nombre: 'Noche',
    contestaron: 28,
    participacion: 1,
    reserva: 'sinPublicar',
  }
  const write = (cerrado: boolean) =>
    JSON.stringify(
      createLibro({
        titulo: {
          empresa: 'La Ceiba',
          periodo: '2026',
          baseDeCalculo: 'encuestados',
          minimoPorGrupo: 5,
          cerrado,
        },
        resultados: { general, gruposDeOpinion: [grupo], areasDeTrabajo: [], antiguedades: [] } as never,
        complementarias: [],
      }),
    )
  expect(write(false)).toContain('Personas que han contestado')
  expect(write(false)).not.toContain('Personas en las cifras')
  expect(write(true)).toContain('Personas en las cifras')
})

test('of seniorities it is said how many of those who said them are counted', () => {
  const general = { encuestados: 60, porcentajeSatisfaccion: 0.5, indicadoresDeMedicion: [] }
  const create = (nombre: string, encuestados: number, enTramo: number, opciones: string[]) => ({
    ...general,
    nombre,
    opciones,
    encuestados,
    enTramo,
    participacion: enTramo / 60,
    reserva: null,
  })
  const { pestanas } = createLibro({
    titulo: {
      empresa: 'La Ceiba',
      periodo: '2026',
      baseDeCalculo: 'encuestados',
      minimoPorGrupo: 5,
      cerrado: true,
    },
    resultados: {
      general,
      gruposDeOpinion: [],
      areasDeTrabajo: [],
      antiguedades: [create('Nuevos', 19, 26, ['Un mes', 'Un año']), create('Viejos', 34, 34, ['Viejos'])],
    } as never,
    complementarias: [],
  })
  const [[nota]] = pestanas.find(({ nombre }) => nombre === 'Antigüedad')!.filas as [[object]]
  expect(JSON.stringify(nota)).toContain(
    'De cada grupo se cuentan donde son 5 o más: Nuevos, 19 de 26. Nuevos: Un mes + Un año.',
  )
})
