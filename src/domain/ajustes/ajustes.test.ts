import { describe, expect, test } from 'vitest'
import { AJUSTES_DE_FABRICA, changeAjustes } from './ajustes.ts'

describe('settings of the firm', () => {
  test('what is not named stays as it is', () => {
    const { ajustes, problemas } = changeAjustes(AJUSTES_DE_FABRICA, { papel: 'a4' }, 5)
    expect(problemas).toEqual({})
    expect(ajustes).toEqual({ ...AJUSTES_DE_FABRICA, papel: 'a4' })
  })

  test('retention counts from the moment it is turned on, once', () => {
    const on = changeAjustes(AJUSTES_DE_FABRICA, { retencion: true }, 5).ajustes
    expect(on.retencionDesde).toBe(5)
    expect(changeAjustes(on, { retencion: true }, 9).ajustes.retencionDesde).toBe(5)
    expect(changeAjustes(on, { retencion: false }, 9).ajustes.retencionDesde).toBeNull()
  })

  test.each([
    ['correosPorDia', 0],
    ['correosPorDia', 1.5],
    ['metaDeParticipacion', 101],
    ['mesesParaActualizarCv', 24],
    ['mesesParaBorrarCv', 18],
  ] as const)('%s %d is refused in words', (campo, valor) => {
    const { problemas } = changeAjustes(AJUSTES_DE_FABRICA, { [campo]: valor }, 0)
    expect(Object.values(problemas)).toHaveLength(1)
  })
})
