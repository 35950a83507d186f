import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { CORREOS_DE_FABRICA } from '#domain/firma/firma.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const OFF = ['0', 'off', 'false', 'no']
const ON = ['1', 'on', 'true', 'yes', 'si', 'sí']

/** Blanks around a value say nothing, and a variable with nothing else in it is not set. */
const escrita = z.pipe(
  z.optional(z.string()),
  z.transform((texto: string | undefined) => texto?.trim() || undefined),
)
const optional = <T>(schema: z.ZodMiniType<T, string>) => z.pipe(escrita, z.optional(schema))

const or = <T>(schema: z.ZodMiniType<T | undefined, string | undefined>, fallback: T) =>
  z.pipe(
    schema,
    z.transform((valor: T | undefined) => valor ?? fallback),
  )

/** A variable: reads its text, or says what it must be. */
const variable = <T>(mustBe: string, read: (texto: string) => T | undefined) =>
  optional(
    z.pipe(
      z.string(),
      z.transform((texto: string, { issues }) => {
        const valor = read(texto)
        if (valor !== undefined) return valor
        issues.push({ code: 'custom', message: `must ${mustBe}.`, input: texto })
        return z.NEVER
      }),
    ),
  )

const text = (mustBe: string, isBien: (texto: string) => boolean) =>
  variable(mustBe, (texto) => (isBien(texto) ? texto : undefined))

const number = (min: number, max: number) =>
  variable(`be a whole number from ${min} to ${max}`, (texto) => {
    const value = Number(texto)
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined
  })

/** The sign that ends an address is most often part of a password. */
function parseUrl(texto: string, protocols: string[]): URL | null {
  const parsed = URL.parse(texto)
  return parsed && protocols.includes(parsed.protocol) && !texto.includes('#') ? parsed : null
}

const CLAVE = 'with # / ? and % of a password written %23 %2F %3F and %25'

const url = (...protocols: string[]) =>
  text(
    `be an address beginning with ${protocols.map((one) => `${one}//`).join(' or ')}, ${CLAVE}`,
    (texto) => parseUrl(texto, protocols) !== null,
  )

/** The address of a server: a database may be reached by a socket, which has no name. */
const urlOfHost = (...protocols: string[]) =>
  text(
    `be an address such as ${protocols.at(-1)}//usuario:clave@correo.example.com, ${CLAVE}`,
    (texto) => (parseUrl(texto, protocols)?.hostname ?? '') !== '',
  )

/** The address in "Firma <no-responder@firma.example>". */
export const readBareCorreo = (texto: string): string => /<([^<>]+)>$/.exec(texto)?.[1] ?? texto

const correo = text(
  'be an e-mail address',
  (texto) => isCorreo(readBareCorreo(texto)) && !/[\r\n]/.test(texto),
)

function readOrigin(texto: string): string | undefined {
  const read = URL.parse(texto)
  if (!read || !['http:', 'https:'].includes(read.protocol)) return undefined
  return read.pathname === '/' && !read.search && !read.hash ? read.origin : undefined
}

/** Read at the start: a key that cannot sign shall not be found out by the first mail. */
function readPrivateKey(file: string): string | undefined {
  try {
    const pem = readFileSync(file, 'utf8')
    createPrivateKey(pem)
    return pem
  } catch {
    return undefined
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone }))
  } catch {
    return false
  }
}

/** Parts of the demo that somebody who develops may want alone. */
const SEMILLAS = ['encuesta-activa', 'cerrada'] as const
export type Semilla = (typeof SEMILLAS)[number]

const readDemo = (texto: string): boolean | Semilla | undefined =>
  SEMILLAS.find((semilla) => semilla === texto) ?? readSwitch(texto)

function readSwitch(texto: string): boolean | undefined {
  const word = texto.toLowerCase()
  if (ON.includes(word)) return true
  return OFF.includes(word) ? false : undefined
}

/** An address, or several of them: "10.0.0.7", "10.0.0.0/8". */
function isNetwork(texto: string): boolean {
  const [address = '', bits = '0', ...rest] = texto.trim().split('/')
  const widest = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest
}

/** `1` trusts the one proxy in front (never the whole chain, which a visitor may write); a list trusts those addresses. */
function readTrustProxy(texto: string): false | number | string | undefined {
  const word = readSwitch(texto)
  if (word !== undefined) return word && 1
  return texto.split(',').every(isNetwork) ? texto : undefined
}

/** Every variable that is read, each by itself; a name that is not here is somebody else's. */
export const environment = z.object({
  PORT: or(number(0, 65_535), 3000),
  HOST: or(optional(z.string()), '127.0.0.1'),
  BASE_PATH: or(
    variable('be empty or look like /sitio', (texto) => {
      const path = texto.replace(/\/$/, '')
      return /^((\/[A-Za-z0-9._~-]+)+)?$/.test(path) ? path : undefined
    }),
    '',
  ),
  PUBLIC_URL: variable(
    'be an origin such as https://www.example.com; the prefix goes into BASE_PATH',
    readOrigin,
  ),
  API_URL: text(
    'be an address beginning with / or http:// or https://',
    (texto) => texto.startsWith('/') || /^https?:$/.test(URL.parse(texto)?.protocol ?? ''),
  ),
  DATA_DIR: or(optional(z.string()), './data'),
  LLAVES_DIR: optional(z.string()),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  SECRET: text('have at least 32 characters', (texto) => texto.length >= 32),
  SMTP_URL: urlOfHost('smtp:', 'smtps:'),
  MAIL_FROM: correo,
  MAIL_TO: correo,
  DKIM_SELECTOR: text('be the name under _domainkey in the DNS, such as clima2026', (texto) =>
    /^[a-z0-9][a-z0-9._-]{0,62}$/i.test(texto),
  ),
  DKIM_LLAVE: variable('be a file with a private key (PEM) that this process may read', readPrivateKey),
  DKIM_DOMINIO: text('be a domain, such as firma.example', (texto) => isCorreo(`nadie@${texto}`)),
  REBOTES_IMAP_URL: urlOfHost('imap:', 'imaps:'),
  REBOTES_CORREO: optional(z.string()),
  ADMIN_USUARIO: or(optional(z.string()), 'admin'),
  ADMIN_CORREO: or(correo, CORREOS_DE_FABRICA.administrador),
  /** As it stands: a blank may be part of it. */
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.refine((texto) => !texto || texto.length >= 10, 'must have at least 10 characters.')),
  ),
  DEMO: variable(`be 1, 0, ${SEMILLAS.join(' or ')}`, readDemo),
  TZ_SITIO: or(text('be a time zone such as America/Guatemala', isTimeZone), 'America/Guatemala'),
  TRUST_PROXY: variable('be 1, 0 or a list of proxy addresses', readTrustProxy),
  LOG_LEVEL: or(
    text(`be one of ${LOG_LEVELS.join(', ')}`, (texto) => LOG_LEVELS.includes(texto)),
    'info',
  ),
  METRICS_PORT: number(1, 65_535),
  METRICS_HOST: or(
    text('be an address to listen on, such as 127.0.0.1', (texto) => !/[\s/]/.test(texto)),
    '127.0.0.1',
  ),
  MENSAJES_POR_HORA: or(number(1, 1_000_000), 30),
  ESPACIO_MINIMO_MB: or(number(0, 1_000_000_000), 500),
  DIAS_CORREOS: or(number(1, 3_650), 30),
})

export type Environment = z.infer<typeof environment>
