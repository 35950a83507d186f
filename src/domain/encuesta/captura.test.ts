import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cuestionario } from '../cuestionario/cuestionario.ts'
import {
  type Captura,
  drawRepetidos,
  forgetPapel,
  goBack,
  hasPendientes,
  isTerminada,
  listRespuestasDePapel,
  listSobradasDePapel,
  type ModoDeCaptura,
  pressTecla,
  startCaptura,
  typeValor,
} from './captura.ts'
import { checkRespuestas } from './check-respuestas.ts'

/** More than there are: each sheet is typed twice. */
const TODAS = new Set([0, 1, 2])

const pregunta = (id: string, orden: number, resto: object = {}) => ({
  id,
  orden,
  pregunta: id,
  positiva: true,
  NoAplica: false,
  ...resto,
})

const CUESTIONARIO: Cuestionario = {
  partesCuestionario: [
    {
      id: 'caras',
      orden: 1,
      tipo: 'smile',
      preguntas: [pregunta('a', 1), pregunta('b', 2, { positiva: false, NoAplica: true })],
    },
    {
      id: 'opciones',
      orden: 2,
      tipo: 'seleccionMultiple',
      cantidadDeOpciones: 1,
      preguntas: [pregunta('c', 1), pregunta('d', 2)],
    },
    { id: 'texto', orden: 3, tipo: 'preguntasAbiertas', preguntas: [pregunta('e', 1)] },
    {
      id: 'tiempo',
      orden: 4,
      tipo: 'tiempoDeLaborarEnEmpresa',
      preguntas: [pregunta('f', 1), pregunta('g', 2)],
    },
  ],
}

/** Keys; a longer piece is a text that is written. */
function type(captura: Captura, ...teclas: string[]): Captura {
  let actual = captura
  for (const tecla of teclas) {
    const siguiente =
      tecla.length > 1 && tecla !== 'enter' ? typeValor(actual, tecla) : pressTecla(actual, tecla)
    expect(siguiente).not.toBeNull()
    actual = siguiente!
  }
  return actual
}

const HOJA = ['2', 'n', '1', ' ', 'Todo bien', ' ', '1']

const readPapel = (captura: Captura, papel = 0) =>
  Object.fromEntries(
    listRespuestasDePapel(captura, papel).map(({ idPregunta, respuesta }) => [idPregunta, respuesta]),
  )

test('a sheet typed twice alike is what everybody’s save takes; the places of the faces are those of the paper', () => {
  const captura = type(startCaptura(CUESTIONARIO, 1, TODAS), ...HOJA, ...HOJA)
  expect(captura).toMatchObject({ completo: true, diferencias: 0 })
  expect(isTerminada(forgetPapel(captura))).toBe(true)
  expect(readPapel(captura)).toEqual({
    a: '1',
    b: '4',
    c: 'true',
    d: 'false',
    e: 'Todo bien',
    f: 'false',
    g: 'true',
  })
  expect(checkRespuestas(CUESTIONARIO, new Set(), listRespuestasDePapel(captura, 0)).ok).toBe(true)
  // Of a negative sentence the codes turn around, and the face on paper does not move.
  const segunda = type(
    startCaptura(CUESTIONARIO, 1, TODAS),
    '1',
    '1',
    '1',
    ' ',
    'x x',
    ' ',
    '1',
    '1',
    '1',
    '1',
    ' ',
    'x x',
    ' ',
    '1',
  )
  expect(readPapel(segunda)).toMatchObject({ a: '0', b: '3' })
})

test('a key that differs waits, is counted, and the next one decides', () => {
  const primera = type(startCaptura(CUESTIONARIO, 1, TODAS), ...HOJA)
  expect(primera).toMatchObject({ vuelta: 2, papel: 0, renglon: 0 })
  const difiere = type(primera, '3')
  expect(difiere).toMatchObject({ difiere: true, renglon: 0, diferencias: 1 })
  expect(type(difiere, '2')).toMatchObject({ difiere: false, renglon: 1 })
  const captura = type(difiere, '3', ...HOJA.slice(1))
  expect(readPapel(captura)).toMatchObject({ a: '2' })
})

test('several sheets are typed one after the other, and then all of them again', () => {
  const otra = ['4', '1', ' ', ' ', 'Nada', '1', ' ']
  const una = type(startCaptura(CUESTIONARIO, 2, TODAS), ...HOJA, ...otra, ...HOJA)
  expect(una).toMatchObject({ vuelta: 2, papel: 0, completo: true })
  expect(readPapel(una).a).toBe('1')
  const dos = type(forgetPapel(una), ...otra)
  expect(readPapel(dos, 1).a).toBe('3')
  expect(isTerminada(forgetPapel(dos))).toBe(true)
})

test('a sheet typed once waits to be kept, is forgotten then, and cannot be gone back to', () => {
  const llena = type(startCaptura(CUESTIONARIO, 2, new Set()), ...HOJA)
  expect(llena).toMatchObject({ vuelta: 1, papel: 0, completo: true })
  expect(readPapel(llena)).toMatchObject({ a: '1', e: 'Todo bien' })
  // No key passes it over; one goes back into it, and through its last line again.
  expect(pressTecla(llena, '1')).toBeNull()
  expect(type(goBack(llena), 'enter')).toMatchObject({ completo: true, papel: 0 })
  const guardada = forgetPapel(llena)
  expect(guardada).toMatchObject({ papel: 1, renglon: 0, completo: false })
  expect(hasPendientes(guardada)).toBe(false)
  expect(readPapel(guardada)).toEqual({ e: '' })
  expect(goBack(guardada)).toMatchObject({ papel: 1, renglon: 0 })
  expect(hasPendientes(type(guardada, '1'))).toBe(true)
  expect(isTerminada(forgetPapel(type(guardada, ...HOJA)))).toBe(true)
})

test('of a sample the drawn sheet alone is typed again, at the end', () => {
  let captura = type(startCaptura(CUESTIONARIO, 3, new Set([1])), ...HOJA)
  captura = type(forgetPapel(captura), ...HOJA)
  expect(captura).toMatchObject({ vuelta: 1, papel: 2, completo: false })
  captura = forgetPapel(type(captura, ...HOJA))
  expect(captura).toMatchObject({ vuelta: 2, papel: 1, renglon: 0 })
  expect(hasPendientes(captura)).toBe(true)
  expect(isTerminada(forgetPapel(type(captura, ...HOJA)))).toBe(true)
})

test('one of every ten sheets begun is drawn for the sample, any of them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.float({ min: 0, max: Math.fround(0.99), noNaN: true }),
      (papeles, azar) => {
        const draw = (modo: ModoDeCaptura) => drawRepetidos(modo, papeles, () => azar)
        expect([draw('una').size, draw('muestra').size, draw('todas').size]).toEqual([0, 1, papeles])
        expect([...draw('muestra')]).toEqual([Math.floor(azar * papeles)])
      },
    ),
  )
})

test('what is blank or marked too often stays without an answer, and the rest counts', () => {
  // The last line of a part with too many marks waits, until Enter says that the paper is so.
  const hoja = [' ', '1', '1', '1', 'enter', 'Texto', '1', '1', 'enter']
  const captura = type(startCaptura(CUESTIONARIO, 1, TODAS), ...hoja, ...hoja)
  expect(readPapel(captura)).toEqual({ b: '3', e: 'Texto' })
})

test('a part with more marks than it takes is said before it is left, and before it is saved', () => {
  const sobra = type(startCaptura(CUESTIONARIO, 2, TODAS), '2', 'n', '1', '1')
  expect(sobra).toMatchObject({ sobran: true, renglon: 3 })
  // Nothing is typed into the warning: not by whoever did not look up.
  for (const tecla of ['1', ' ', '0']) expect(pressTecla(sobra, tecla)).toBeNull()
  expect(type(goBack(sobra), '1', ' ')).toMatchObject({ sobran: false, renglon: 4 })
  expect(goBack(sobra)).toMatchObject({ sobran: false, renglon: 2 })
  // The last part of a sheet too: the next one does not come before it is seen.
  const ultima = type(sobra, 'enter', 'Texto', '1', '1')
  expect(ultima).toMatchObject({ sobran: true, papel: 0, renglon: 6 })
  const hoja = ['2', 'n', '1', '1', 'enter', 'Texto', '1', '1', 'enter']
  const captura = type(ultima, 'enter', ...HOJA, ...hoja)
  expect(captura).toMatchObject({ vuelta: 2, papel: 0, completo: true })
  expect(
    listSobradasDePapel(captura, 0).map(({ parte, marcadas, caben }) => [parte.id, marcadas, caben]),
  ).toEqual([
    ['opciones', 2, 1],
    ['tiempo', 2, 1],
  ])
  expect(listSobradasDePapel(type(forgetPapel(captura), ...HOJA), 1)).toEqual([])
  // A seniority that is not marked is blank, not wrong.
  const blanca = type(startCaptura(CUESTIONARIO, 1, TODAS), '2', 'n', ' ', ' ', 'Texto', ' ', ' ')
  expect(blanca).toMatchObject({ vuelta: 2, renglon: 0 })
})

test('one goes back over sheets, and an empty line is not passed over', () => {
  const captura = type(startCaptura(CUESTIONARIO, 2, TODAS), ...HOJA)
  expect(pressTecla(captura, 'enter')).toBeNull()
  expect(pressTecla(captura, '7')).toBeNull()
  expect(goBack(captura)).toMatchObject({ papel: 0, renglon: 6 })
  expect(type(goBack(captura), 'enter')).toMatchObject({ papel: 1, renglon: 0 })
  expect(goBack(startCaptura(CUESTIONARIO, 1, TODAS))).toMatchObject({ papel: 0, renglon: 0 })
})

test('ninety-three answers are ninety-three keys', () => {
  const preguntas = Array.from({ length: 93 }, (_, i) => pregunta(`p${i}`, i + 1))
  const captura = startCaptura(
    { partesCuestionario: [{ id: 'x', orden: 1, tipo: 'smile', preguntas }] },
    1,
    TODAS,
  )
  expect(type(captura, ...Array.from({ length: 93 }, () => '2'))).toMatchObject({ vuelta: 2, renglon: 0 })
})
