import { describe, expect, test } from 'vitest'
import { createLibro } from './create-libro.ts'
import { formatTextoDeCelda } from './libro.ts'
import { createPestanasDeAbiertas, listTramosDeTexto } from './pestana-de-abiertas.ts'

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
  const write = (texto: number) => ({ xml: Uint8Array.of(texto), lineas: 1 })
  const grupo = (orden: number, ...respuestas: number[]) => ({
    orden,
    nombre: `Grupo ${orden}`,
    preguntasAbiertas: [
      { pregunta: '¿Primera?', respuestas: respuestas.map(write) },
      { pregunta: '¿Segunda?', respuestas: [write(orden * 10)] },
    ],
  })
  const read = (maxFilas: number) =>
    createPestanasDeAbiertas([grupo(1, 1, 2), grupo(2, 3)], 'La Ceiba 2025.', { maxFilas }).map(
      ({ nombre, textos }) => ({
        nombre,
        filas: [...listTramosDeTexto(textos!)].flatMap(({ pregunta, grupo, respuestas }) =>
          Array.from(respuestas, ({ xml: [texto] }) => [pregunta, grupo, texto]),
        ),
      }),
    )

  test('stand by question and then by group, a row each', () => {
    expect(read(10)).toEqual([
      {
        nombre: 'Preguntas abiertas',
        filas: [
          ['¿Primera?', 'G1 Grupo 1', 1],
          ['¿Primera?', 'G1 Grupo 1', 2],
          ['¿Primera?', 'G2 Grupo 2', 3],
          ['¿Segunda?', 'G1 Grupo 1', 10],
          ['¿Segunda?', 'G2 Grupo 2', 20],
        ],
      },
    ])
  })

  test('go on in another sheet where one is full', () => {
    expect(read(2)).toMatchObject([
      { nombre: 'Preguntas abiertas', filas: [{ 2: 1 }, { 2: 2 }] },
      { nombre: 'Preguntas abiertas 2', filas: [{ 2: 3 }, { 2: 10 }] },
      { nombre: 'Preguntas abiertas 3', filas: [{ 2: 20 }] },
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
        titulo: { empresa: 'La Ceiba', anio: 2026, baseDeCalculo: 'encuestados', minimoPorGrupo: 5, cerrado },
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
  const create = (nombre: string, encuestados: number, enTramo: number) => ({
    ...general,
    nombre,
    encuestados,
    enTramo,
    participacion: enTramo / 60,
    reserva: null,
  })
  const { pestanas } = createLibro({
    titulo: {
      empresa: 'La Ceiba',
      anio: 2026,
      baseDeCalculo: 'encuestados',
      minimoPorGrupo: 5,
      cerrado: true,
    },
    resultados: {
      general,
      gruposDeOpinion: [],
      areasDeTrabajo: [],
      antiguedades: [create('Nuevos', 19, 26), create('Viejos', 34, 34)],
    } as never,
    complementarias: [],
  })
  const [[nota]] = pestanas.find(({ nombre }) => nombre === 'Antigüedad')!.filas as [[object]]
  expect(JSON.stringify(nota)).toContain('De cada grupo se cuentan donde son 5 o más: Nuevos, 19 de 26.')
})
