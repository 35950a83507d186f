import type { FastifyRequest } from 'fastify'

/** What the browser itself opens, a link or a form without JavaScript, must end on a page; a program wants a status. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  if (headers['x-requested-with']) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
