import { formatToken, parseToken } from './token.ts'

/** Most addresses that one call invites. */
export const MAX_INVITACIONES = 10_000

/** What staff read when they made a respondent without address: the only time that the token is shown. */
export const formatMensajeDeToken = (grupo: string, token: string): string =>
  `Se creó un encuestado sin correo en «${grupo}». Su token: ${formatToken(token)}`

/** The token of such a message, as it is written there; null where the message carries none. */
export function findTokenDeMensaje(mensaje: string): string | null {
  const [, escrito = ''] = /: (\w{4} \w{4} \w{4} \w{4})$/.exec(mensaje) ?? []
  return parseToken(escrito) && escrito
}
