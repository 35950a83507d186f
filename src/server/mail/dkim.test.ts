import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { startTestSmtp, startWorker } from './testing/running-worker.ts'
import { insertAll, plantillasDePrueba, saludoPara } from './testing/saludo.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** One header as RFC 6376, 3.4.2 ("relaxed") has it. */
const relax = (header: string) => {
  const [name = '', ...value] = header.split(':')
  return `${name.toLowerCase().trim()}:${value
    .join(':')
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}

/** What a receiver checks: the signature over the body and over the headers that it names. */
function verifyDkim(raw: string): { tags: Map<string, string>; body: boolean; headers: boolean } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header))!
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .replace(/\s+/g, '')
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)] as const),
  )
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '\r\n')
  const hash = createHash('sha256').update(body).digest('base64')
  const signed = tags
    .get('h')!
    .split(':')
    .flatMap((name) => headers.filter((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
  const own = relax(signature.replace(/(\bb=)[^;]*/, '$1'))
  const verify = createVerify('sha256').update(`${[...signed.map(relax), own].join('\r\n')}`)
  return {
    tags,
    body: hash === tags.get('bh'),
    headers: verify.verify(publicKey, tags.get('b')!, 'base64'),
  }
}

test('a mail is signed for the domain, the way out of it included, and a change on the way shows', async () => {
  const ctx = await createTestContext('sqlite', {
    config: { dkim: { dominio: 'firma.example', selector: 'clima', llave: privateKey } },
  })
  const smtp = await startTestSmtp(ctx)
  const conBaja = async () => ({
    asunto: 'Aún puedes opinar',
    texto: 'Hola',
    html: '<p>Hola</p>',
    baja: 'https://firma.example/baja/x/y',
  })
  startWorker(ctx, { plantillas: { ...plantillasDePrueba, saludo: conBaja } })
  await insertAll(ctx, [saludoPara('ana@x.gt')])
  const [mail] = await smtp.waitForMails(1)
  const raw = mail!.raw.toString('latin1')
  const { tags, body, headers } = verifyDkim(raw)
  expect(Object.fromEntries(tags)).toMatchObject({ d: 'firma.example', s: 'clima', a: 'rsa-sha256' })
  expect({ body, headers }).toEqual({ body: true, headers: true })
  expect(verifyDkim(raw.replace('Hola', 'Paga')).body).toBe(false)
  expect(verifyDkim(raw.replace('firma.example/baja', 'otra.example/baja')).headers).toBe(false)
})
