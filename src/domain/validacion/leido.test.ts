import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatProblemas } from './leido.ts'
import { linea, lineaOpcional, obligatoria, readWith, si } from './read-with.ts'

const persona = z.strictObject(
  {
    nombre: linea(
      obligatoria('Escribe el nombre.'),
      z.maxLength(3, 'Muy largo.'),
      si((t) => t !== '7', 'Sin cifras.'),
    ),
    apodo: lineaOpcional(z.maxLength(3, 'Muy largo.')),
    hijos: z.array(z.object({ edad: z.int('Escribe la edad.') })),
  },
  'no',
)

test('what may be kept is tidied, and what was left out is null', () => {
  expect(readWith(persona, { nombre: '  A  b ', hijos: [] })).toEqual({
    ok: true,
    valor: { nombre: 'A b', apodo: null, hijos: [] },
    problemas: {},
  })
})

test('each field that is wrong has one sentence, in the order of the fields, and its place', () => {
  const { valor, problemas } = readWith(persona, { nombre: '', apodo: 'demasiado', hijos: [{ edad: 1 }, {}] })
  expect(valor).toBeNull()
  expect(Object.entries(problemas)).toEqual([
    ['nombre', 'Escribe el nombre.'],
    ['apodo', 'Muy largo.'],
    ['hijos[1].edad', 'Escribe la edad.'],
  ])
  expect(formatProblemas(problemas)).toBe('Escribe el nombre. Muy largo. Escribe la edad.')
})

test('no name of a field is too strange to be told', () => {
  const escrito = JSON.parse('{"nombre":"A","hijos":[],"__proto__":1,"constructor":2}')
  const { ok, problemas } = readWith(persona, escrito, ({ campo, desconocido }) => `${campo} ${desconocido}`)
  expect([ok, Object.entries(problemas)]).toEqual([
    false,
    [
      ['__proto__', '__proto__ true'],
      ['constructor', 'constructor true'],
    ],
  ])
})
