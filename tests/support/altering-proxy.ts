import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the server that can change what is said of one path, as a new release would. */
export async function startAlteringProxy(target: string) {
  const altered = new Map<string, (body: string) => string>()
  const failing = new Set<string>()
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url?.split('?')[0] ?? ''
    if ([...failing].some((part) => path.includes(part))) {
      outgoing.writeHead(503).end()
      return
    }
    const alter = altered.get(path)
    const headers = { ...incoming.headers }
    if (alter) delete headers['accept-encoding']
    const forward = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      if (!alter) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => {
        const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(alter(body))
      })
    })
    forward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    alter: (path: string, change: (body: string) => string) => altered.set(path, change),
    fail: (part: string) => failing.add(part),
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}
