import fc from 'fast-check'
import { CAMPO_TRAMPA } from '../../src/domain/contacto/formulario.ts'
import { buildDocx, buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { CURRICULUM } from '../support/sitio.ts'
import { hostileText } from './hostile-values.ts'

export interface FuzzedForm {
  url: string
  headers: Record<string, string>
  payload: Buffer
}

const NAMES = [...Object.keys(CURRICULUM), 'archivo', CAMPO_TRAMPA, '__proto__', 'constructor', '']
const FRONTERA = 'frontera'

const field = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.entries(CURRICULUM)) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...NAMES), hostileText) },
)

/** All of the fields, some of them spoiled, repeated or missing. */
const fields = fc
  .tuple(fc.boolean(), fc.array(field, { maxLength: 4 }))
  .map(([whole, others]) => [...(whole ? Object.entries(CURRICULUM) : []), ...others] as [string, string][])

const urlencoded = fields.map((pairs) =>
  Buffer.from(new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()),
)

const bytes = fc.oneof(
  fc.constantFrom(
    buildPdf('Hola'),
    buildDocx('Hola'),
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
  // A file that begins as it should.
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.concat([buildPdf('x').subarray(0, 300), array])),
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.concat([buildDocx('x').subarray(0, 120), array])),
)

const part = (head: string, body: Buffer) =>
  Buffer.concat([Buffer.from(`--${FRONTERA}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')])

const multipart = fc
  .record({
    pairs: fields,
    archivo: fc.option(fc.tuple(hostileText, bytes), { freq: 6 }),
    closed: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
  })
  .map(({ pairs, archivo, closed }) =>
    Buffer.concat([
      ...pairs.map(([name, value]) =>
        part(`content-disposition: form-data; name="${name}"`, Buffer.from(value)),
      ),
      ...(archivo
        ? [
            part(
              `content-disposition: form-data; name="archivo"; filename="${archivo[0]}"\r\ncontent-type: application/pdf`,
              archivo[1],
            ),
          ]
        : []),
      Buffer.from(closed ? `--${FRONTERA}--\r\n` : ''),
    ]),
  )

const raw = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  hostileText.map((text) => Buffer.from(text)),
  urlencoded,
  multipart,
)

const send = (url: string, type: string, payload: fc.Arbitrary<Buffer>) =>
  payload.map((body): FuzzedForm => ({ url, headers: { 'content-type': type }, payload: body }))

const TYPES = [
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${FRONTERA}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json',
  'text/plain',
  'x',
]

/** The public forms, filled in by somebody who means harm. */
export const fuzzedForm = (): fc.Arbitrary<FuzzedForm> =>
  fc.oneof(
    { weight: 4, arbitrary: send('/api/mail/contacto', TYPES[0]!, urlencoded) },
    { weight: 4, arbitrary: send('/api/mail/enviarcurri', TYPES[1]!, multipart) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('contacto', 'enviarcurri'), fc.constantFrom(...TYPES), raw)
        .map(([form, type, payload]) => ({
          url: `/api/mail/${form}`,
          headers: { 'content-type': type },
          payload,
        })),
    },
  )
