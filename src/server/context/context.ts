import type { FastifyBaseLogger } from 'fastify'
import type { Rol } from '#contract/schema.generated.ts'
import type { Factor } from '#domain/bitacora/anotacion.ts'
import type { Memory } from '../base/memory.ts'
import type { Db } from '../db/engine/database.ts'
import type { Config } from './config.ts'
import type { Secret } from './secret.ts'

/** Built once at start and passed in; nothing else is shared, so any number of processes may serve one database. */
export interface AppContext {
  db: Db
  config: Config
  secret: Secret
  log: FastifyBaseLogger
  now: () => number
  /** False in development, where the API may describe itself. */
  production: boolean
}

/** Read from the database at each request: a change of role or a deactivation holds from the next one on, on every node. */
export interface Sesion {
  idUsuario: string
  usuario: string
  /** The person's; empty where only a user name was given. */
  nombre: string
  rol: Rol
  /** Companies whose rounds a client may see; null for staff, who see all of them. */
  empresas: EmpresaDeSesion[] | null
  /** The proof besides the password that opened it. */
  factor: Factor
  /** The firm asks everybody for a second factor and this session has none: it is good for nothing but setting one up. */
  faltaFactor: boolean
}

export interface EmpresaDeSesion {
  id: string
  nombreComercial: string
}

/** Where the id of a session is kept on the visitor's side. */
export interface SesionCookie {
  read(): string | null
  write(id: string): void
  clear(): void
}

/** The context of one request. */
export interface RequestContext extends AppContext {
  sesion: Sesion | null
  sesionCookie: SesionCookie
  /** Things worked out once for all of the request. */
  memory: Memory
  /** Called off when the visitor is gone before the answer. */
  signal: AbortSignal
  /** The visitor's address, for limits only; it is never stored or logged in the clear. */
  address: string
  /** The IPv6 /48 around it, or itself: whoever has one has 65,536 such addresses. */
  site: string
}
