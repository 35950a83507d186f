import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isCorreo } from '../domain/encuesta/correo.ts'
import type { DatabaseLocation } from './db/engine/database.ts'

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
  demo: boolean | 'auto'
  timeZone: string
  trustProxy: false | number | string
  logLevel: string
  /** Where Prometheus reads; null keeps it off. */
  metrics: { port: number; host: string } | null
  mensajesPorHora: number
  /** Free space below which the public forms take no more: what is left is for the surveys. */
  espacioMinimoMb: number
  /** What visitors wrote is erased this many days after it was sent. */
  diasCorreos: number
}

/** What each start wants: `start` fills every gap with a default, `serve` wants to be told what production needs. */
export type Modo = 'start' | 'serve' | 'dev'

/** Stops the start; the sentence names the variable. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const REQUIRED_TO_SERVE = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const

function fail(name: string, complaint: string): never {
  throw new ConfigError(`${name} ${complaint}`)
}

function readNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    fail(name, `must be a whole number from ${min} to ${max}.`)
  }
  return value
}

const readDir = (env: Env, name: string, directory: string, fallback: string) =>
  resolve(directory, env[name]?.trim() || fallback)

function readUrl(name: string, text: string, protocols: string[]): URL {
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol)) {
    fail(
      name,
      `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
  }
  return url
}

function readBasePath(env: Env): string {
  const text = (env.BASE_PATH ?? '').trim().replace(/\/$/, '')
  if (text && !/^(\/[A-Za-z0-9._~-]+)+$/.test(text)) fail('BASE_PATH', 'must be empty or look like /sitio.')
  return text
}

function readPublicUrl(env: Env, port: number): string {
  if (!env.PUBLIC_URL?.trim()) return `http://localhost:${port}`
  const url = readUrl('PUBLIC_URL', env.PUBLIC_URL.trim(), ['http:', 'https:'])
  if (url.pathname !== '/' || url.search || url.hash) {
    fail('PUBLIC_URL', 'must be an origin such as https://www.example.com; the prefix goes into BASE_PATH.')
  }
  return url.origin
}

function readApiUrl(env: Env, basePath: string): string {
  const text = env.API_URL?.trim().replace(/\/$/, '')
  if (!text) return `${basePath}/api`
  if (text.startsWith('/')) return text
  readUrl('API_URL', text, ['http:', 'https:'])
  return text
}

function readDatabase(env: Env, dataDir: string): DatabaseLocation {
  const text = env.DATABASE_URL?.trim()
  if (!text) return { engine: 'sqlite', file: join(dataDir, 'clima.sqlite') }
  readUrl('DATABASE_URL', text, ['postgres:', 'postgresql:'])
  return { engine: 'postgres', url: text }
}

function readSecret(env: Env, database: DatabaseLocation): string | null {
  const secret = env.SECRET?.trim() || null
  if (secret && secret.length < 32) fail('SECRET', 'must have at least 32 characters.')
  if (!secret && database.engine === 'postgres') {
    fail('SECRET', 'must be set with PostgreSQL, and be the same on every node.')
  }
  return secret
}

const readBareCorreo = (text: string): string => /<([^<>]+)>$/.exec(text)?.[1] ?? text

function readCorreo(env: Env, name: string, fallback: string): string {
  const text = env[name]?.trim() || fallback
  if (!isCorreo(readBareCorreo(text)) || /[\r\n]/.test(text)) fail(name, 'must be an e-mail address.')
  return text
}

/** A mailbox for nothing else: what was read there is deleted. */
function readRebotes(env: Env): Config['rebotes'] {
  const text = env.REBOTES_IMAP_URL?.trim()
  if (!text) {
    if (env.REBOTES_CORREO?.trim()) fail('REBOTES_IMAP_URL', 'must be set where REBOTES_CORREO is.')
    return null
  }
  const url = readUrl('REBOTES_IMAP_URL', text, ['imap:', 'imaps:'])
  const user = url.username.replaceAll('%40', '@')
  const correo = readBareCorreo(env.REBOTES_CORREO?.trim() || user)
  const [local = '', ...rest] = correo.split('@')
  // A tag of 33 letters goes between the two, and 64 is what a mail server must take.
  if (rest.length !== 1 || !isCorreo(correo) || local.length > 30 || local.includes('+')) {
    fail(
      'REBOTES_CORREO',
      'must be the address of that mailbox, of at most 30 letters before the @ and without a +.',
    )
  }
  return { correo, imapUrl: text }
}

/** Read at the start: a key that cannot sign shall not be found out by the first mail. */
function readDkim(env: Env, mailFrom: string): Config['dkim'] {
  const [file, selector] = [env.DKIM_LLAVE?.trim(), env.DKIM_SELECTOR?.trim()]
  if (!file && !selector) return null
  if (!file || !selector) fail('DKIM_LLAVE', 'and DKIM_SELECTOR must be set together.')
  if (!/^[a-z0-9][a-z0-9._-]{0,62}$/i.test(selector)) {
    fail('DKIM_SELECTOR', 'must be the name under _domainkey in the DNS, such as clima2026.')
  }
  const dominio = env.DKIM_DOMINIO?.trim() || readBareCorreo(mailFrom).split('@')[1]!
  let llave: string
  try {
    llave = readFileSync(file, 'utf8')
    createPrivateKey(llave)
  } catch {
    fail('DKIM_LLAVE', 'must be a file with a private key (PEM) that this process may read.')
  }
  return { dominio, selector, llave }
}

function readTimeZone(env: Env): string {
  const timeZone = env.TZ_SITIO?.trim() || 'America/Guatemala'
  try {
    new Intl.DateTimeFormat('es', { timeZone })
  } catch {
    fail('TZ_SITIO', 'must be a time zone such as America/Guatemala.')
  }
  return timeZone
}

function readSwitch(env: Env, name: string): boolean | null {
  const text = env[name]?.trim().toLowerCase()
  if (!text) return null
  if (['1', 'true', 'on', 'si', 'sí', 'yes'].includes(text)) return true
  if (['0', 'false', 'off', 'no'].includes(text)) return false
  fail(name, 'must be 1 or 0.')
}

/** An address, or several of them: "10.0.0.7", "10.0.0.0/8". */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/')
  const widest = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest
}

/** `1` trusts the one proxy in front (never the whole chain, which a visitor may write); a list trusts those addresses. */
function readTrustProxy(env: Env): false | number | string {
  const text = env.TRUST_PROXY?.trim()
  if (!text || ['0', 'off', 'false', 'no'].includes(text.toLowerCase())) return false
  if (['1', 'on', 'true', 'yes'].includes(text.toLowerCase())) return 1
  if (!text.split(',').every(isNetwork)) fail('TRUST_PROXY', 'must be 1, 0 or a list of proxy addresses.')
  return text
}

/** On an address of its own: what it tells is for whoever runs this, not for visitors. */
function readMetrics(env: Env, port: number): Config['metrics'] {
  if (!env.METRICS_PORT?.trim()) return null
  const metricsPort = readNumber(env, 'METRICS_PORT', 0, 1, 65_535)
  if (metricsPort === port) fail('METRICS_PORT', 'must be another port than PORT.')
  const host = env.METRICS_HOST?.trim() || '127.0.0.1'
  if (/[\s/]/.test(host)) fail('METRICS_HOST', 'must be an address to listen on, such as 127.0.0.1.')
  return { port: metricsPort, host }
}

function requireProduction(env: Env): void {
  for (const name of REQUIRED_TO_SERVE) {
    if (!env[name]?.trim())
      fail(name, 'must be set for npm run serve (npm start runs without configuration).')
  }
  // We listen without TLS, so behind an https address stands a proxy. Unless it is trusted, all visitors come from its
  // address, and ten bad logins of one of them lock everybody out.
  if (env.PUBLIC_URL?.trim().startsWith('https:') && !env.TRUST_PROXY?.trim()) {
    fail(
      'TRUST_PROXY',
      'must be set for npm run serve with an https PUBLIC_URL: 1 for one proxy in front, a list of its addresses, or 0 where it does not pass on who asks.',
    )
  }
}

export function readConfig(env: Env, modo: Modo, directory: string): Config {
  if (modo === 'serve') requireProduction(env)
  const port = readNumber(env, 'PORT', 3000, 0, 65_535)
  const basePath = readBasePath(env)
  const dataDir = readDir(env, 'DATA_DIR', directory, './data')
  const database = readDatabase(env, dataDir)
  const smtpUrl = env.SMTP_URL?.trim() || null
  if (smtpUrl) readUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'])
  const logLevel = env.LOG_LEVEL?.trim() || 'info'
  if (!LOG_LEVELS.includes(logLevel)) fail('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}.`)
  const password = env.ADMIN_PASSWORD || null
  if (password && password.length < 10) fail('ADMIN_PASSWORD', 'must have at least 10 characters.')

  const mailFrom = readCorreo(env, 'MAIL_FROM', 'Clima y Talento <no-responder@climaytalento.example>')

  return {
    port,
    host: env.HOST?.trim() || '127.0.0.1',
    basePath,
    publicUrl: readPublicUrl(env, port),
    apiUrl: readApiUrl(env, basePath),
    dataDir,
    llavesDir: readDir(env, 'LLAVES_DIR', directory, join(dataDir, 'llaves')),
    database,
    secret: readSecret(env, database),
    smtpUrl,
    dkim: readDkim(env, mailFrom),
    rebotes: readRebotes(env),
    mailFrom,
    mailTo: readCorreo(env, 'MAIL_TO', 'contacto@climaytalento.example'),
    admin: {
      usuario: env.ADMIN_USUARIO?.trim() || 'admin',
      correo: readCorreo(env, 'ADMIN_CORREO', 'admin@climaytalento.example'),
      password,
    },
    demo: readSwitch(env, 'DEMO') ?? (modo === 'start' && database.engine === 'sqlite' ? 'auto' : false),
    timeZone: readTimeZone(env),
    trustProxy: readTrustProxy(env),
    logLevel,
    metrics: readMetrics(env, port),
    mensajesPorHora: readNumber(env, 'MENSAJES_POR_HORA', 30, 1, 1_000_000),
    espacioMinimoMb: readNumber(env, 'ESPACIO_MINIMO_MB', 500, 0, 1_000_000_000),
    diasCorreos: readNumber(env, 'DIAS_CORREOS', 30, 1, 3_650),
  }
}
