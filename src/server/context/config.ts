import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { CORREOS_DE_FABRICA, FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { readWith } from '#domain/validacion/read-with.ts'
import { type Environment, environment, readBareCorreo, type Semilla } from '../base/environment.ts'
import type { DatabaseLocation } from '../db/engine/database.ts'

export interface Config {
  port: number
  host: string
  /** Prefix of every route, without a final slash: '' or '/sitio'. */
  basePath: string
  /** Origin used in mails and meta tags, never taken from a request. */
  publicUrl: string
  apiUrl: string
  dataDir: string
  /** Where the keys of climates are; every node needs the same folder. */
  llavesDir: string
  database: DatabaseLocation
  secret: string | null
  smtpUrl: string | null
  /** Signs every mail (RFC 6376); null where the mail server does. */
  dkim: { dominio: string; selector: string; llave: string } | null
  /** Where delivery reports come back to, and the mailbox that keeps them; null: nobody reads any. */
  rebotes: { correo: string; imapUrl: string } | null
  mailFrom: string
  mailTo: string
  admin: { usuario: string; correo: string; password: string | null }
  demo: boolean | 'auto' | Semilla
  timeZone: string
  trustProxy: false | number | string
  logLevel: string
  /** Where Prometheus reads; null keeps it off. */
  metrics: { port: number; host: string } | null
  mensajesPorHora: number
  /** Free space below which the public forms take no more: what is left is for the surveys. */
  espacioMinimoMb: number
  /** Days after which a sent message of a visitor is erased. */
  diasCorreos: number
}

/** `start` fills every gap with a default; `serve` does not start without what production needs. */
export type Modo = 'start' | 'serve' | 'dev'

/** Stops the start; a sentence for each variable that is wrong, beginning with its name. */
export class ConfigError extends Error {}

const REQUIRED_TO_SERVE = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const

/** Collects what a variable wants of others. */
type Complain = (name: keyof Environment, complaint: string) => void

function requireProduction(env: Environment, complain: Complain): void {
  for (const name of REQUIRED_TO_SERVE) {
    if (env[name] === undefined)
      complain(name, 'must be set for npm run serve (npm start runs without configuration).')
  }
  // We listen without TLS, so behind an https address stands a proxy. Unless it is trusted, all visitors come from its
  // address, and a hundred bad logins of one of them lock everybody out.
  if (env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === undefined) {
    complain(
      'TRUST_PROXY',
      'must be set for npm run serve with an https PUBLIC_URL: 1 for one proxy in front, a list of its addresses, or 0 where it does not pass on who asks.',
    )
  }
}

/** Certificates that the driver reads as it connects: one that is missing shall not be found out there. */
function requireCertificados(url: string, complain: Complain): void {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = new URL(url).searchParams.get(name)
    if (!file) continue
    try {
      readFileSync(file)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      complain('DATABASE_URL', `names a file as ${name} that this process cannot read: ${file} (${code}).`)
    }
  }
}

function readDatabase({ DATABASE_URL, SECRET }: Environment, dataDir: string, complain: Complain) {
  if (!DATABASE_URL) return { engine: 'sqlite' as const, file: join(dataDir, 'clima.sqlite') }
  if (!SECRET) complain('SECRET', 'must be set with PostgreSQL, and be the same on every node.')
  requireCertificados(DATABASE_URL, complain)
  return { engine: 'postgres' as const, url: DATABASE_URL }
}

/** A mailbox for nothing else: what was read there is deleted. */
function readRebotes(env: Environment, complain: Complain): Config['rebotes'] {
  const { REBOTES_IMAP_URL: imapUrl, REBOTES_CORREO: escrito } = env
  if (!imapUrl) {
    if (escrito) complain('REBOTES_IMAP_URL', 'must be set where REBOTES_CORREO is.')
    return null
  }
  const correo = readBareCorreo(escrito ?? new URL(imapUrl).username.replaceAll('%40', '@'))
  const [local = '', ...rest] = correo.split('@')
  // A tag of 33 letters goes between the two, and 64 is what a mail server must take.
  if (rest.length !== 1 || !isCorreo(correo) || local.length > 30 || local.includes('+')) {
    complain(
      'REBOTES_CORREO',
      'must be the address of that mailbox, of at most 30 letters before the @ and without a +.',
    )
  }
  return { correo, imapUrl }
}

function readDkim(env: Environment, mailFrom: string, complain: Complain): Config['dkim'] {
  const { DKIM_LLAVE: llave, DKIM_SELECTOR: selector, DKIM_DOMINIO: dominio } = env
  if (llave && selector)
    return { dominio: dominio ?? readBareCorreo(mailFrom).split('@')[1]!, selector, llave }
  if (llave || selector) complain('DKIM_LLAVE', 'and DKIM_SELECTOR must be set together.')
  else if (dominio) complain('DKIM_DOMINIO', 'signs nothing without DKIM_LLAVE.')
  return null
}

/** On an address of its own: what it tells is for whoever runs this, not for visitors. */
function readMetrics(env: Environment, complain: Complain): Config['metrics'] {
  if (env.METRICS_PORT === undefined) return null
  if (env.METRICS_PORT === env.PORT) complain('METRICS_PORT', 'must be another port than PORT.')
  return { port: env.METRICS_PORT, host: env.METRICS_HOST }
}

/** A folder that is not there yet is made; one out of reach for a while does not keep the rest from being served. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function composeConfig(env: Environment, modo: Modo, directory: string, complain: Complain): Config {
  if (modo === 'serve') requireProduction(env, complain)
  const { PORT: port, BASE_PATH: basePath } = env
  const dataDir = resolve(directory, env.DATA_DIR)
  const llavesDir = resolve(directory, env.LLAVES_DIR ?? join(dataDir, 'llaves'))
  if (isFile(llavesDir)) complain('LLAVES_DIR', 'must be a folder.')
  const database = readDatabase(env, dataDir, complain)
  const mailFrom = env.MAIL_FROM ?? `${FIRMA_DE_FABRICA.nombre} <${CORREOS_DE_FABRICA.remitente}>`
  return {
    port,
    host: env.HOST,
    basePath,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    apiUrl: env.API_URL?.replace(/\/$/, '') || `${basePath}/api`,
    dataDir,
    llavesDir,
    database,
    secret: env.SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    dkim: readDkim(env, mailFrom, complain),
    rebotes: readRebotes(env, complain),
    mailFrom,
    mailTo: env.MAIL_TO ?? FIRMA_DE_FABRICA.correo,
    admin: {
      usuario: env.ADMIN_USUARIO,
      correo: env.ADMIN_CORREO,
      password: env.ADMIN_PASSWORD || null,
    },
    demo: env.DEMO ?? (modo === 'start' && database.engine === 'sqlite' ? 'auto' : false),
    timeZone: env.TZ_SITIO,
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL,
    metrics: readMetrics(env, complain),
    mensajesPorHora: env.MENSAJES_POR_HORA,
    espacioMinimoMb: env.ESPACIO_MINIMO_MB,
    diasCorreos: env.DIAS_CORREOS,
  }
}

export function readConfig(env: Record<string, string | undefined>, modo: Modo, directory: string): Config {
  const compose = z.transform(
    (read: Environment, { issues }): Config =>
      composeConfig(read, modo, directory, (name, message) =>
        issues.push({ code: 'custom', path: [name], message, input: read }),
      ),
  )
  const { valor, problemas } = readWith(
    z.pipe(environment, compose),
    env,
    ({ campo, mensaje }) => `${campo} ${mensaje}`,
  )
  if (!valor) throw new ConfigError(Object.values(problemas).join('\n'))
  return valor
}
