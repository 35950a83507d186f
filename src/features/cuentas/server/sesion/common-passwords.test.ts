import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'qwertyuiop',
  '1234567890',
  'password123',
  'realmadrid',
  'teamomucho',
  'administrador',
  'Barcelona1',
  ' IloveYou123 ',
  'Contraseña',
])('%s is common', async (password) => expect(await isCommonPassword(password)).toBe(true))

test.each(['una clave larga', 'correcto caballo batería', 'qwertyuiop\n1234567890x', 'Kq7-vT2m_Zp4'])(
  '%s is not',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
)
