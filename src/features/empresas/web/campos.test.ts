import { expect, test } from 'vitest'
import { parseEmpresa } from '#domain/empresas/parse-empresa.ts'
import { toEmpresa, toEscrito, toLogo } from './campos.ts'

const empresa = {
  revision: 'r',
  logo: null,
  id: 'e1',
  nombre_comercial: 'Alimentos La Ceiba',
  nombre_fiscal: 'Alimentos La Ceiba, S. A.',
  telefono: '2222-3333',
  correo: 'info@laceiba.example',
  NIT: '123456-7',
  direccion: '4.ª avenida 5-10, zona 9',
  contacto_directo: {
    nombre: 'Ana',
    apellidos: 'Pérez',
    correo: 'ana@laceiba.example',
    telefono: null,
    celular: '5555-1234',
    direccion: null,
    sexo: 'Femenino',
  },
}

test('a company goes into the form and comes back the same', () => {
  const { id, revision, logo, ...campos } = empresa
  expect(parseEmpresa(toEmpresa(toEscrito(empresa)))).toEqual({ ok: true, valor: campos, problemas: {} })
})

test('an empty form asks for a name and for nothing else', () => {
  const { problemas } = parseEmpresa(toEmpresa(toEscrito(null)))
  expect(Object.keys(problemas)).toEqual(['nombre_comercial'])
})

test('a save speaks of the logo where it changed, and of none where it went', () => {
  const conLogo = { ...empresa, logo: '/api/logos/h' }
  expect(toLogo(conLogo, '/api/logos/h')).toEqual({})
  expect(toLogo(null, '')).toEqual({})
  expect(toLogo(conLogo, '')).toEqual({ logo: null })
  expect(toLogo(conLogo, 'data:image/png;base64,AA')).toEqual({ logo: 'data:image/png;base64,AA' })
})
