import type { OperationAnswer, SendOperation } from '../../contract/page.ts'
import type { Operation } from './operation.ts'

/** A refusal of the server, in its own Spanish sentence. */
export class ApiError extends Error {
  readonly code: string
  /** What it is about, by its name in the call. */
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
) => Promise<Result>

const SIN_CONEXION = 'No hay conexión con el servidor.'

export function createApi(send: SendOperation, onUnauthenticated: () => void = () => {}): Api {
  return async (operation, variables) => {
    const { data, errors } = await send(operation, variables)
    const error = errors?.[0]
    if (error) {
      const code = error.extensions?.code ?? 'INTERNAL'
      if (code === 'UNAUTHENTICATED') onUnauthenticated()
      throw new ApiError(code, error.message, error.extensions?.campo)
    }
    return data as never
  }
}

/** timeoutMs: how long an answer may take; without it, as long as the browser waits. */
export function createHttpSend(apiUrl: string, timeoutMs?: number): SendOperation {
  return async (query, variables) => {
    const abort = new AbortController()
    const timer = timeoutMs ? setTimeout(() => abort.abort(), timeoutMs) : undefined
    try {
      const response = await fetch(`${apiUrl}/graphql`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: abort.signal,
      })
      return (await response.json()) as OperationAnswer
    } catch {
      throw new ApiError('NETWORK', SIN_CONEXION)
    } finally {
      clearTimeout(timer)
    }
  }
}
