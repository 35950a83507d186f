import { describe, expect, test } from 'vitest'
import { getValor } from '../validacion/leido.ts'
import { AJUSTES_DE_FABRICA, changeAjustes } from './ajustes.ts'

describe('settings of the firm', () => {
  test('what is not named stays as it is', () => {
    expect(getValor(changeAjustes(AJUSTES_DE_FABRICA, { papel: 'a4' }, 5))).toEqual({
      ...AJUSTES_DE_FABRICA,
      papel: 'a4',
    })
  })

  test('retention counts from the moment it is turned on, once', () => {
    const on = getValor(changeAjustes(AJUSTES_DE_FABRICA, { retencion: true }, 5))
    expect(on.retencionDesde).toBe(5)
    expect(getValor(changeAjustes(on, { retencion: true }, 9)).retencionDesde).toBe(5)
    expect(getValor(changeAjustes(on, { retencion: false }, 9)).retencionDesde).toBeNull()
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
