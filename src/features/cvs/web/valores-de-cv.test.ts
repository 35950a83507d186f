import { expect, test } from 'vitest'
import { describeElegido, parseValores, VALORES_VACIOS, type ValoresDeCv } from './valores-de-cv.ts'

const archivo = (nombre: string, bytes = 3) => new File([new Uint8Array(bytes)], nombre)

const ANA: ValoresDeCv = {
  ...VALORES_VACIOS,
  primerNombre: ' Ana ',
  primerApellido: 'Pérez',
  segundoApellido: 'Morales',
  celular: '5512 0341',
  correo: 'ana@correo.example',
  archivo: archivo('ana.pdf'),
}
const problemas = (cambios: Partial<ValoresDeCv>, archivoObligatorio = true) =>
  parseValores({ ...ANA, ...cambios }, { archivoObligatorio }).problemas

test('an empty form misses what the specification requires, and nothing else', () => {
  const { problemas: todos } = parseValores(VALORES_VACIOS, { archivoObligatorio: true })
  expect(Object.keys(todos).sort()).toEqual(
    ['archivo', 'celular', 'correo', 'primerApellido', 'primerNombre', 'segundoApellido'].sort(),
  )
})

test('a complete form is sent tidied', () => {
  const leido = parseValores({ ...ANA, etiquetasPuesto: ['Nómina', 'nomina'] }, { archivoObligatorio: true })
  expect(leido.problemas).toEqual({})
  expect(leido.valor).toMatchObject({
    primerNombre: 'Ana',
    segundoNombre: null,
    estado: 'Validado',
    etiquetasPuestos: ['Nómina'],
  })
})

test('an edited CV keeps its file; a newer one is checked all the same', () => {
  expect(problemas({ archivo: null }, false)).toEqual({})
  expect(problemas({ archivo: archivo('ana.exe') }, false).archivo).toMatch(/no es un PDF/)
})

test('a file is refused by name, size or emptiness before it is sent', () => {
  expect(problemas({ archivo: archivo('ana.html') }).archivo).toMatch(/no es un PDF/)
  expect(problemas({ archivo: archivo('ana.pdf', 0) }).archivo).toBe('El archivo está vacío.')
  expect(problemas({ archivo: archivo('ana.PDF', 10 * 1024 * 1024 + 1) }).archivo).toMatch(/10 MB/)
})

test('a tag left half written is not lost in silence', () => {
  expect(problemas({ etiquetaEscrita: ' Prestac ' }).etiquetasPuesto).toContain('«Prestac»')
})

test('a file is described by its kind and size', () => {
  expect(describeElegido(archivo('Ana Pérez.pdf', 312 * 1024))).toBe('PDF, 312 KB')
  expect(describeElegido(archivo('ana.docx', 2.5 * 1024 * 1024))).toBe('DOCX, 2.5 MB')
})
