import { describe, expect, test } from 'vitest'
import { type CuentaEscrita, formatUsuario, parseCuenta } from './cuenta.ts'

const ana: CuentaEscrita = {
  nombre: '  Ana   Pérez ',
  correo: ' ana@firma.example ',
  rol: 'cliente',
  idsEmpresas: ['e1', 'e1'],
}

describe('an account', () => {
  test('is tidied, each company once', () => {
    expect(parseCuenta(ana)).toEqual({
      ok: true,
      valor: { nombre: 'Ana Pérez', correo: 'ana@firma.example', rol: 'cliente', idsEmpresas: ['e1'] },
      problemas: {},
    })
  })

  test('of staff has no companies of its own', () => {
    expect(parseCuenta({ ...ana, rol: 'consultor' }).valor?.idsEmpresas).toEqual([])
  })

  test.each<[keyof CuentaEscrita, Partial<CuentaEscrita>]>([
    ['nombre', { nombre: 'A' }],
    ['nombre', { nombre: 'Gana dinero: https://ejemplo.example' }],
    ['nombre', { nombre: 'ana@firma.example' }],
    ['nombre', { nombre: 'Premio premio.example' }],
    ['correo', { correo: 'ana' }],
    ['correo', { correo: 'ana@firma.example,eva@firma.example' }],
    ['idsEmpresas', { idsEmpresas: [] }],
  ])('with a wrong %s is refused in words', (campo, parte) => {
    expect(Object.keys(parseCuenta({ ...ana, ...parte }).problemas)).toEqual([campo])
  })

  test('takes its user name from the address', () => {
    expect(formatUsuario('lucia.aju+x@firma.example')).toBe('lucia.ajux')
    expect(formatUsuario('a@firma.example')).toBe('a-')
  })
})
