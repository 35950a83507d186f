import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** Where a network goes away: before all of what is sent has left, or before the answer has come. */
export type Corte = 'antes' | 'despues'

export interface Llegada {
  status: number
  body: string
  ms: number
}

interface Envio {
  method: 'GET' | 'POST'
  path: string
  body?: string
  corte?: Corte | undefined
}

/** As many connections as a browser opens to one place. */
const CONEXIONES = 6

/** One person's browser, as far as a server can tell. `send` gives null where nothing came back. */
export function createRed(origen: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONEXIONES })
  const { hostname, port } = new URL(origen)

  const sendOnce = ({ method, path, body = '', corte }: Envio): Promise<Llegada | 'vieja' | null> =>
    new Promise((resolve) => {
      const began = performance.now()
      const headers = {
        'accept-encoding': 'br',
        ...(method === 'POST'
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
          : {}),
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(null))
        response.on('end', () => {
          clearTimeout(cut)
          const ms = performance.now() - began
          const bytes = Buffer.concat(chunks)
          const packed = response.headers['content-encoding'] === 'br'
          const text = method === 'GET' ? '' : (packed ? brotliDecompressSync(bytes) : bytes).toString()
          resolve({ status: response.statusCode ?? 0, body: text, ms })
        })
      })
      sent.on('error', () => resolve(corte === undefined && sent.reusedSocket ? 'vieja' : null))
      let cut: NodeJS.Timeout | undefined
      const cutSoon = () => {
        cut = setTimeout(() => sent.destroy(), Math.random() * 20)
      }
      if (corte === undefined) sent.end(body)
      else if (corte === 'despues') sent.end(body, cutSoon)
      else sent.write(body.slice(0, body.length / 2), cutSoon)
    })

  return {
    /** A connection that the server had given up meanwhile is replaced by a new one, as browsers do. */
    send: async (envio: Envio): Promise<Llegada | null> => {
      for (;;) {
        const llegada = await sendOnce(envio)
        if (llegada !== 'vieja') return llegada
      }
    },
    close: () => agent.destroy(),
  }
}
