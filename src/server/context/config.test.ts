import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ConfigError, type Modo, readConfig } from './config.ts'

const read = (env: Record<string, string>, modo: Modo = 'start') => readConfig(env, modo, '/proyecto')

test('without configuration everything has a default', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    basePath: '',
    publicUrl: 'http://localhost:3000',
    apiUrl: '/api',
    dataDir: '/proyecto/data',
    database: { engine: 'sqlite', file: '/proyecto/data/clima.sqlite' },
    timeZone: 'America/Guatemala',
    demo: 'auto',
    trustProxy: false,
    metrics: null,
  })
})

test('the metrics listen where they are told, and else on this machine alone', () => {
  expect(read({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' })
  expect(read({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
})

test('the prefix reaches the API address and loses its final slash', () => {
  expect(read({ BASE_PATH: '/sitio/' })).toMatchObject({ basePath: '/sitio', apiUrl: '/sitio/api' })
})

test.each([
  ['PORT', { PORT: 'ochenta' }],
  ['PORT', { PORT: '70000' }],
  ['BASE_PATH', { BASE_PATH: 'sitio' }],
  ['BASE_PATH', { BASE_PATH: '/a/../b?' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'firma.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://firma.example/sitio' }],
  ['API_URL', { API_URL: 'ftp://x' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['SECRET', { DATABASE_URL: 'postgres://x/y' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://x/y?sslrootcert=/no/hay.pem', SECRET: 'x'.repeat(32) }],
  ['SECRET', { SECRET: 'corto' }],
  ['SMTP_URL', { SMTP_URL: 'correo.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['LLAVES_DIR', { LLAVES_DIR: fileURLToPath(import.meta.url) }],
  ['MAIL_TO', { MAIL_TO: 'nadie' }],
  ['MAIL_FROM', { MAIL_FROM: 'Firma <sin-arroba>' }],
  ['ADMIN_CORREO', { ADMIN_CORREO: 'x' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'corta' }],
  ['DEMO', { DEMO: 'quizá' }],
  ['TZ_SITIO', { TZ_SITIO: 'Guatemala' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'el de la oficina' }],
  ['TRUST_PROXY', { TRUST_PROXY: '2' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, abc' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'mucho' }],
  ['METRICS_PORT', { METRICS_PORT: '0' }],
  ['METRICS_PORT', { METRICS_PORT: 'sí' }],
  ['METRICS_PORT', { PORT: '8080', METRICS_PORT: '8080' }],
  ['METRICS_HOST', { METRICS_PORT: '9100', METRICS_HOST: 'http://firma.example' }],
  ['MENSAJES_POR_HORA', { MENSAJES_POR_HORA: '0' }],
  ['REBOTES_IMAP_URL', { REBOTES_IMAP_URL: 'correo.example' }],
  ['REBOTES_IMAP_URL', { REBOTES_CORREO: 'rebotes@firma.example' }],
  ['REBOTES_CORREO', { REBOTES_IMAP_URL: 'imaps://rebotes:clave@correo.example' }],
  ['REBOTES_CORREO', { REBOTES_IMAP_URL: 'imaps://x@y', REBOTES_CORREO: 'a+b@firma.example' }],
  ['DKIM_LLAVE', { DKIM_SELECTOR: 'clima' }],
  ['DKIM_LLAVE', { DKIM_LLAVE: '/no/existe.pem', DKIM_SELECTOR: 'clima' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'a b' }],
  ['DKIM_DOMINIO', { DKIM_DOMINIO: 'esto no es un dominio' }],
  ['DKIM_DOMINIO', { DKIM_DOMINIO: 'firma.example' }],
])('a bad %s stops the start with a sentence naming it', (name, env) => {
  expect(() => read(env as Record<string, string>)).toThrow(new RegExp(`^${name} .*\\.$`))
})

test.each([
  ['DATABASE_URL', 'postgres://clima:a#b/c@db.example/clima'],
  ['DATABASE_URL', 'postgres://clima:25#b@db.example/clima'],
  ['SMTP_URL', 'smtps://clima:a/b@correo.example'],
  ['REBOTES_IMAP_URL', 'imaps://clima:a?b@correo.example'],
])('%s with a bare sign in its password says how to write it', (name, address) => {
  expect(() => read({ SECRET: 'x'.repeat(32), [name]: address })).toThrow(/# \/ \? .* %23 %2F %3F/)
})

test('all that is wrong is told at once, a line each', () => {
  const sentences =
    'PORT must be a whole number from 0 to 65535.\nDEMO must be 1, 0, encuesta-activa or cerrada.'
  expect(() => read({ PORT: 'x', DEMO: 'quizá' })).toThrow(new ConfigError(sentences))
})

test('serve wants what production needs, by name', () => {
  const env = {
    PUBLIC_URL: 'https://firma.example',
    SMTP_URL: 'smtps://u:p@correo.example',
    MAIL_FROM: 'Firma <no@firma.example>',
    MAIL_TO: 'hola@firma.example',
    TRUST_PROXY: '1',
  }
  expect(read(env, 'serve')).toMatchObject({ demo: false, mailFrom: 'Firma <no@firma.example>' })
  for (const name of Object.keys(env)) {
    expect(() => read({ ...env, [name]: '' }, 'serve')).toThrow(new RegExp(`^${name} `))
  }
})

test('serve wants to know of the proxy that an https address implies; no other start does', () => {
  const env = { SMTP_URL: 'smtps://correo.example', MAIL_FROM: 'a@b.gt', MAIL_TO: 'a@b.gt' }
  const https = { ...env, PUBLIC_URL: 'https://firma.example' }
  expect(() => read(https, 'serve')).toThrow(/^TRUST_PROXY must be set/)
  expect(read({ ...https, TRUST_PROXY: '0' }, 'serve').trustProxy).toBe(false)
  expect(read({ ...env, PUBLIC_URL: 'http://intranet' }, 'serve').trustProxy).toBe(false)
  expect(read(https, 'start').trustProxy).toBe(false)
})

test('reports come back to the mailbox that is read, or to the address that leads there', () => {
  const imapUrl = 'imaps://rebotes%40firma.example:clave@correo.example'
  expect(read({ REBOTES_IMAP_URL: imapUrl }).rebotes).toEqual({ correo: 'rebotes@firma.example', imapUrl })
  const aparte = read({
    REBOTES_IMAP_URL: 'imap://u:c@correo.example',
    REBOTES_CORREO: 'Avisos <r@firma.example>',
  })
  expect(aparte.rebotes?.correo).toBe('r@firma.example')
  expect(read({}).rebotes).toBeNull()
})

test('mails are signed for the domain they come from, unless told otherwise', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'clima-dkim-')), 'llave.pem')
  const { privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(file, privateKey)
  const env = { DKIM_LLAVE: file, DKIM_SELECTOR: 'clima', MAIL_FROM: 'Firma <no@firma.example>' }
  expect(read(env).dkim).toEqual({ dominio: 'firma.example', selector: 'clima', llave: privateKey })
  expect(read({ ...env, DKIM_DOMINIO: 'otra.example' }).dkim?.dominio).toBe('otra.example')
  rmSync(dirname(file), { recursive: true })
  expect(() => read(env)).toThrow(/^DKIM_LLAVE /)
})

test('one trusted proxy is one hop, never the whole chain', () => {
  expect(read({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  for (const list of ['10.0.0.0/8', '127.0.0.1, fd00::/8', '::1'])
    expect(read({ TRUST_PROXY: list }).trustProxy).toBe(list)
})
