import { expect, test } from 'vitest'
import { getRegreso } from './direcciones-de-pendientes.ts'

test('the way back from a submission leads to its page of the tray, or to the position it was opened from', () => {
  const bandeja = 'Regresar a CVs Pendientes'
  expect(getRegreso(null)).toEqual({ a: '/admin/cv/pendientes', texto: bandeja })
  expect(getRegreso(null, 3)).toEqual({ a: '/admin/cv/pendientes?pagina=3', texto: bandeja })
  // One that is gone has no page of its own.
  const volver = '/admin/cv/pendientes?pagina=2'
  expect(getRegreso({ volver })).toEqual({ a: volver, texto: bandeja })
  expect(getRegreso({ volver }, 1)).toEqual({ a: '/admin/cv/pendientes', texto: bandeja })
  const vacante = '/admin/cv/vacantes/7'
  expect(getRegreso({ volver: vacante }, 3)).toEqual({ a: vacante, texto: 'Regresar a la vacante' })
})
