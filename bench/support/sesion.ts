import { ADMIN, LOG_IN, type ServerProcess } from '../../tests/support/server-process.ts'

/** The cheapest thing the API answers: what a call costs before it does anything. */
export const TRIVIAL = '{ auth { getLogIn { conexion } } }'

export const buildLogIn = (): string => JSON.stringify({ query: LOG_IN, variables: ADMIN })

/** The first account's cookie, as a header. */
export async function logIn({ graphql }: Pick<ServerProcess, 'graphql'>): Promise<string> {
  const answer = await graphql(LOG_IN, ADMIN)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error('The login failed.')
  return cookie
}
