import { expect, test } from 'vitest'
import { findTokenDeMensaje, formatMensajeDeToken } from './invitacion.ts'

test('a token is found in the message that carries it, whatever the group is called', () => {
  for (const grupo of ['Planta', 'Turno: AAAA BBBB CCCC DDDD', '«»'])
    expect(findTokenDeMensaje(formatMensajeDeToken(grupo, 'K7QF3M9X2HTB8WRD'))).toBe('K7QF 3M9X 2HTB 8WRD')
})

test('a message about invitations carries none', () => {
  expect(findTokenDeMensaje('Se invitó a 4 personas de «Planta».')).toBeNull()
  expect(findTokenDeMensaje('Se invitó a: todo este mundo aqui')).toBeNull()
})
