import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTexto, mergePalabras, type Palabras, parsePalabras, SIN_PALABRAS } from './palabras.ts'

const RELLENOS = { empresa: 'La Ceiba', firma: 'Clima', fechaLimite: 'viernes 4', duracion: '15 minutos' }

const write = (texto: Partial<Palabras['invitacion']>, resto: Partial<Palabras> = {}): Palabras => ({
  ...SIN_PALABRAS,
  ...resto,
  invitacion: { ...SIN_PALABRAS.invitacion, ...texto },
})
const findProblemas = (palabras: Palabras) => Object.keys(parsePalabras(palabras).problemas)

test('a field is refused for unknown placeholders, addresses, HTML, hidden letters, other lines and length', () => {
  for (const cuerpo of ['{nombre}', 'Hola {Empresa}', 'a { b', 'a } b', '{}', '{empresa', '{empresa}}'])
    expect(findProblemas(write({ cuerpo }))).toEqual(['invitacion.cuerpo'])
  for (const cuerpo of [
    've a www.malo.gt',
    'https://malo',
    'yo@malo.gt',
    'malo.com',
    '<b>Hola</b>',
    '</p>',
    '<!--',
    'a\u0007b',
  ])
    expect(findProblemas(write({ cuerpo }))).toEqual(['invitacion.cuerpo'])
  expect(findProblemas(write({ cuerpo: 'a\u202eb' }))).toEqual(['invitacion.cuerpo'])
  expect(findProblemas(write({ cuerpo: 'a'.repeat(1_201) }))).toEqual(['invitacion.cuerpo'])
  for (const linea of ['a\nBcc: b', 'a\rb', 'a\u2028b', 'a\u0000b'])
    expect(
      findProblemas(write({ asunto: linea, saludo: linea, firma: linea }, { remitente: linea })).sort(),
    ).toEqual(['invitacion.asunto', 'invitacion.firma', 'invitacion.saludo', 'remitente'])
  for (const responderA of ['a', 'a@b.gt, c@d.gt', 'Ana <a@b.gt>', 'a@b.gt\nBcc: c@d.gt'])
    expect(findProblemas(write({}, { responderA }))).toEqual(['responderA'])
})

test('what people write passes as it is, and what fills itself is filled', () => {
  const { valor } = parsePalabras(
    write(
      {
        asunto: ' Tu opinión en {duracion} ',
        cuerpo: 'Somos {empresa}, S.A.\r\n\r\nHasta el {fechaLimite}: 3 < 5.',
      },
      { remitente: '{firma} por {empresa}', responderA: ' ana@x.gt ' },
    ),
  )
  expect(valor?.responderA).toBe('ana@x.gt')
  expect(fillTexto(valor!.invitacion, RELLENOS)).toEqual({
    asunto: 'Tu opinión en 15 minutos',
    saludo: '',
    parrafos: ['Somos La Ceiba, S.A.', 'Hasta el viernes 4: 3 < 5.'],
    firma: '',
  })
})

test('a climate’s own field comes before the firm’s, field by field', () => {
  const unidas = mergePalabras(write({ saludo: 'Hola' }), write({ saludo: 'Buenas', firma: 'Ana' }))
  expect(unidas.invitacion).toEqual({ ...SIN_PALABRAS.invitacion, saludo: 'Hola', firma: 'Ana' })
})

test('what was taken is taken again and stays the same', () => {
  const texto = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(texto, texto, (cuerpo, asunto) => {
      const { valor } = parsePalabras(write({ cuerpo, asunto }))
      if (valor) expect(parsePalabras(valor).valor).toEqual(valor)
    }),
  )
})
