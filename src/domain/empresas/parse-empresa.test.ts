import { describe, expect, test } from 'vitest'
import { getValor } from '../validacion/leido.ts'
import { type EmpresaEscrita, parseEmpresa } from './parse-empresa.ts'

const escrita: EmpresaEscrita = {
  nombre_comercial: '  Alimentos   La Ceiba ',
  nombre_fiscal: 'Alimentos La Ceiba, S. A.',
  telefono: '2233-4455',
  correo: 'rh@laceiba.example',
  NIT: '1234567-8',
  direccion: 'Zona 12, Guatemala',
  contacto_directo: { nombre: 'Ana', apellidos: 'Pérez', correo: 'ana@laceiba.example', celular: ' ' },
}

const SIN_ENLACES =
  'Escribe el nombre comercial sin enlaces ni direcciones de correo; después de un punto, deja un espacio.'

describe('a company', () => {
  test('is tidied: spaces say nothing, and what is left empty is nothing', () => {
    const empresa = getValor(parseEmpresa(escrita))
    expect(empresa.nombre_comercial).toBe('Alimentos La Ceiba')
    expect(empresa.contacto_directo).toEqual({
      nombre: 'Ana',
      apellidos: 'Pérez',
      correo: 'ana@laceiba.example',
      telefono: null,
      celular: null,
      direccion: null,
      sexo: null,
    })
  })

  test('wants a name, and nothing else', () => {
    const vacia: EmpresaEscrita = {
      nombre_comercial: '',
      nombre_fiscal: ' ',
      telefono: '',
      correo: '',
      NIT: '',
      direccion: '',
      contacto_directo: { nombre: '', apellidos: '', correo: '' },
    }
    expect(parseEmpresa(vacia).problemas).toEqual({ nombre_comercial: 'Escribe el nombre comercial.' })
    expect(parseEmpresa({ ...vacia, nombre_comercial: 'La Ceiba' }).problemas).toEqual({})
  })

  test.each([
    ['correo', 'rh@', 'Revisa el correo: no es una dirección válida.'],
    ['telefono', 'pendiente', 'Revisa el teléfono: no tiene números.'],
    ['nombre_comercial', 'a'.repeat(161), 'Acorta el nombre comercial: pasa de 160 caracteres.'],
    ['nombre_comercial', 'Gana en premio.example', SIN_ENLACES],
    ['nombre_comercial', 'Escribe a ana@premio.gt', SIN_ENLACES],
    ['direccion', 'zona\0', 'Quita los caracteres extraños de la dirección.'],
  ])('with %s %j is told what to mend', (campo, valor, frase) => {
    expect(parseEmpresa({ ...escrita, [campo]: valor }).problemas).toEqual({ [campo]: frase })
  })

  test('may leave out what the contact need not say, but not write it wrong', () => {
    const contacto_directo = { ...escrita.contacto_directo, telefono: 'llamar', sexo: 'f'.repeat(31) }
    expect(parseEmpresa({ ...escrita, contacto_directo }).problemas).toEqual({
      'contacto_directo.telefono': 'Revisa el teléfono del contacto: no tiene números.',
      'contacto_directo.sexo': 'Acorta el sexo del contacto: pasa de 30 caracteres.',
    })
  })
})
