import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { writeDirectivas } from '../../scripts/codegen-directivas.ts'

const DIRECTIVAS = `
  directive @permiso(para: Permiso!, sinSegundoFactor: Boolean! = false, sinPublicar: Boolean! = false,
    archivo: Boolean! = false) on FIELD_DEFINITION
  directive @cliente on FIELD_DEFINITION | OBJECT
  directive @cifra on FIELD_DEFINITION
  directive @dato on FIELD_DEFINITION
  enum Permiso { todos personal }
  type Query { ronda(idClima: ID!): Ronda @permiso(para: personal) }
`
const write = (sdl: string) => writeDirectivas(buildSchema(DIRECTIVAS + sdl))

test('the tables say what the schema says', () => {
  const escrito = write('type Ronda @cliente { anio: Int! @dato media: Float @cifra nombre: String! }')
  expect(escrito).toContain("'Query.ronda': 'personal',")
  expect(escrito).toContain("Ronda: ['anio', 'media', 'nombre'],")
  expect(escrito).toContain("Ronda: ['media'],")
})

test('nothing is built of a call that does not say who may call it', () => {
  expect(() => write('type Ronda { nombre: String } type Mutation { borra: Int }')).toThrow(
    'Mutation.borra: who may call it?',
  )
})

test('nothing is built of a number of a climate that does not say whether it comes from answers', () => {
  expect(() => write('type Ronda { otra: [Otra!]! } type Otra { media: [Float!]! }')).toThrow('Otra.media')
  expect(() => write('type Ronda { media: Float @cifra @dato }')).toThrow('not both')
})
