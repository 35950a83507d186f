import type { OpcionesDeEnvio, OperationAnswer, SendOperation } from '#contract/page.ts'
import type { Operation } from './operation.ts'

/** A refusal of the server, in its own Spanish sentence. */
export class ApiError extends Error {
  readonly code: string
  /** The field it is about, by its name in the call. */
  readonly campo: string | undefined

  constructor(code: string, message: string, campo?: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.campo = campo
  }
}

export type Api = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  opciones?: OpcionesDeEnvio,
) => Promise<Result>

const SIN_CONEXION = 'No hay conexión con el servidor.'
const SIN_RESPUESTA = 'El servidor no pudo responder.'

/** A refusal is an answer that its screen shows; a call without an answer leaves a trace in the console (spec §8). */
export const isFalla = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'NETWORK' || error.code === 'INTERNAL'

/** The thing asked about is not there: another try would not bring it. */
export const isNoEncontrado = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND'

/** onRefused: the session ended, or may no longer do what was asked. */
export function createApi(send: SendOperation, onRefused: (code: string) => void = () => {}): Api {
  const call: Api = async (operation, variables, opciones) => {
    const { data, errors } = await send(operation, variables, opciones)
    const error = errors?.[0]
    if (error) {
      const code = error.extensions?.code ?? 'INTERNAL'
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') onRefused(code)
      throw new ApiError(code, error.message, error.extensions?.campo)
    }
    // A proxy that answers in the server's place knows nothing of the contract.
    if (!data) throw new ApiError('INTERNAL', SIN_RESPUESTA)
    return data as never
  }
  return async (operation, variables, opciones) => {
    try {
      return await call(operation, variables, opciones)
    } catch (error) {
      // The server keeps a log of its own.
      if (!import.meta.env.SSR && isFalla(error)) console.error('Request failed', error)
      throw error
    }
  }
}

/** timeoutMs: how long an answer may take; without it, as long as the browser waits. */
export function createHttpSend(apiUrl: string, timeoutMs?: number): SendOperation {
  return async (query, variables, { keepalive = false } = {}) => {
    const abort = new AbortController()
    const timer = timeoutMs ? setTimeout(() => abort.abort(), timeoutMs) : undefined
    let status = 0
    try {
      const response = await fetch(`${apiUrl}/graphql`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: abort.signal,
        keepalive,
      })
      status = response.status
      return (await response.json()) as OperationAnswer
    } catch (error) {
      // A page of somebody else's: only a proxy's, whose server is away for a moment, is worth another try.
      if (error instanceof SyntaxError && status < 502) throw new ApiError('INTERNAL', SIN_RESPUESTA)
      throw new ApiError('NETWORK', SIN_CONEXION)
    } finally {
      clearTimeout(timer)
    }
  }
}
