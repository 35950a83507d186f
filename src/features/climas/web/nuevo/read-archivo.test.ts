import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { readArchivo } from './read-archivo.ts'

const blob = (texto: string) => new Blob([texto])

test('an exported file is a document, whatever company it names', async () => {
  const leido = await readArchivo(blob(JSON.stringify({ ...climaCorto, idEmpresa: '' })))
  expect(leido).toMatchObject({ ok: true, valor: { cuestionario: { tipo: 'clima' } } })
})

test('another file says what is wrong, in words', async () => {
  expect((await readArchivo(blob('hola'))).problemas).toEqual({
    archivo: 'El archivo no es JSON. Escoge uno que se haya exportado desde un clima.',
  })
  const sinForma = await readArchivo(blob('{"fechaInicio": "ayer"}'))
  expect(sinForma).toMatchObject({ ok: false })
  const sinReglas = await readArchivo(blob(JSON.stringify({ ...climaCorto, areasDeTrabajo: [] })))
  expect(Object.values(sinReglas.problemas)).toContain(
    'El grupo de opinión 1 «Oficina» no está en ningún área de trabajo.',
  )
})
