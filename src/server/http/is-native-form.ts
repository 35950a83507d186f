import type { FastifyRequest } from 'fastify'

/** A form that the browser itself sends, without JavaScript, must end on a page; a program wants a status. */
export function isNativeForm({ headers }: FastifyRequest): boolean {
  if (headers['x-requested-with']) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
