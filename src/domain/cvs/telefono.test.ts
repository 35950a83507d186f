import { expect, test } from 'vitest'
import { getClaveDeTelefono, isMismoTelefono } from './telefono.ts'

test('a number is the same with and without its prefix, however it is written', () => {
  expect(isMismoTelefono('+502 5512-0341', '5512 0341')).toBe(true)
  expect(isMismoTelefono('5512 0341', '5512 0342')).toBe(false)
  expect(isMismoTelefono('+503 5512 0341', '+502 5512 0341')).toBe(false)
  expect(isMismoTelefono('911', '1911')).toBe(false)
  expect(isMismoTelefono('911', '9-1-1')).toBe(true)
  expect(isMismoTelefono('', '')).toBe(false)
})

test('equal numbers share their key', () => {
  expect(getClaveDeTelefono('+502 5512-0341')).toBe(getClaveDeTelefono('55120341'))
  expect(getClaveDeTelefono('sin número')).toBeNull()
})
