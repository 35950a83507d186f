import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'

/** The worst of each kind that somebody without a session can send, as large as it is let in. */
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** What it is answered with, where that matters. */
  status?: number
  /** Sent before, until the server knows its document by heart. */
  learnt?: Sent
}

const KB = 1024
const MB = 1024 * KB
const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join('')

const LOOK = '{ auth { getLogIn { conexion } } }'
const ASK = 'query($x: String!) { auth { logIn(usuarioOEmail: $x, password: "x") { conexion } } }'
const SAVE =
  'mutation($x: [RespuestaInput!]!) { insertRespuestasEncuesta(idClima: "x", token: "x", respuestas: $x) { idPregunta } }'
/** Answered without a session, for it asks for nothing: what it does not ask for may still be sent along. */
const SKIP = `mutation(
  $x: ClimaInput = {
    idEmpresa: "x", fechaInicio: 0, gruposDeOpinion: [], areasDeTrabajo: [], indicadoresDeMedicion: []
    cuestionario: {tipo: "x", partesCuestionario: []}
  }
  $y: Boolean = false
) { __typename insertClimaOrganizacional(clima: $x) @include(if: $y) { id } }`
const MARKS = `a${'\u0301'.repeat(60_000)}${'\u0323'.repeat(60_000)}`

const call = (body: string): Sent => ({
  method: 'POST',
  path: '/api/graphql',
  headers: { 'content-type': 'application/json' },
  body,
})
const variables = (query: string, x: string) =>
  call(`{"query":${JSON.stringify(query)},"variables":{"x":${x}}}`)
const document = (query: string) => call(JSON.stringify({ query }))

const learnt = (query: string, x: string): Sent => ({
  ...variables(query, x),
  status: 400,
  learnt: { ...document(query), status: 200 },
})

const depth: Record<string, Sent> = {
  'arrays in arrays': variables(LOOK, `${'['.repeat(120_000)}${']'.repeat(120_000)}`),
  'objects in objects': variables(LOOK, `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
  'lists in lists of a document': document(
    `{ getEncuestado(idClima: ${'['.repeat(1_900)}${']'.repeat(1_900)}, token: "x") { encuestaActiva } }`,
  ),
  'selections in selections': document(`{ ${'auth { '.repeat(1_200)}id${' }'.repeat(1_200)} }`),
  'fragments in fragments': document(
    `${times(13, (n) => `fragment F${n} on Sesion { conexion ...F${n + 1} } `)} fragment F13 on Sesion { conexion } { auth { getLogIn { ...F0 } } }`,
  ),
}

const width: Record<string, Sent> = {
  'a list of numbers': variables(LOOK, `[${'1,'.repeat(120_000)}1]`),
  'a list of objects': variables(LOOK, `[${'{},'.repeat(80_000)}{}]`),
  'as many values as are let in': variables(LOOK, `[${'{},'.repeat(9_900)}{}]`),
  'an object of keys': variables(LOOK, `{${times(24_000, (n) => `"${n.toString(36)}x":1,`)}"z":1}`),
  'answers that are none': variables(SAVE, `[${'1,'.repeat(19_000)}1]`),
  'answers without anything in them': variables(SAVE, `[${'{},'.repeat(9_900)}{}]`),
  'answers by the thousand': variables(
    SAVE,
    `[${times(6_000, () => '{"idPregunta":"x","respuesta":"1"},')}{"idPregunta":"x","respuesta":"1"}]`,
  ),
  'parts of a questionnaire in a document that is known': learnt(
    SKIP,
    `{"cuestionario":{"partesCuestionario":[${'{},'.repeat(9_900)}{}]}}`,
  ),
  'a few of them': learnt(SKIP, `{"cuestionario":{"partesCuestionario":[${'{},'.repeat(90)}{}]}}`),
  'fields that do not exist': document(
    `{ appInfo { ${times(1_300, (n) => `getClimasOrganizacionale${n} `)} } }`,
  ),
  'variables of a document': document(`query(${times(790, (n) => `$v${n}: String `)}) ${LOOK}`),
  'aliases, each time under other names': document(
    `{ ${times(30, (n) => `a${n}: auth { getLogIn { conexion usuario { id usuario } } } `)} }`,
  ),
  'fragments beside each other': document(
    `{ auth { getLogIn { ${times(40, (n) => `...F${n} `)} } } } ${times(40, (n) => `fragment F${n} on Sesion { usuario { id } } `)}`,
  ),
  'operations beside each other': document(times(600, (n) => `query q${n} ${LOOK} `)),
  'lines of a text': document(
    `{ auth { logIn(usuarioOEmail: """${'\n '.repeat(60_000)}""", password: "x") { conexion } } }`,
  ),
}

const duplicates: Record<string, Sent> = {
  'one key many times': variables(LOOK, `{${'"a":1,'.repeat(40_000)}"a":1}`),
  'one field many times': document(`{ auth { getLogIn { ${'conexion '.repeat(1_400)} } } }`),
  'one fragment many times': document(
    `{ auth { getLogIn { ${'...F '.repeat(1_300)} } } } fragment F on Sesion { conexion }`,
  ),
  'one argument many times': document(`{ getEncuestado(${'token: "x" '.repeat(1_300)}) { encuestaActiva } }`),
  'words that poison prototypes': variables(LOOK, `[${'{"constructor":1},'.repeat(6_000)}1]`),
}

const texts: Record<string, Sent> = {
  'a name of 250 KB at the login': variables(ASK, JSON.stringify('a'.repeat(250_000))),
  'marks at the login': variables(ASK, JSON.stringify(MARKS)),
  escapes: variables(LOOK, `"${'\\u0041'.repeat(40_000)}"`),
  'quotes and backslashes': variables(LOOK, `"${String.raw`\\\"`.repeat(60_000)}"`),
}

const form = (body: string): Sent => ({
  method: 'POST',
  path: '/api/mail/contacto',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
})
const forms: Record<string, Sent> = {
  'fields without names': form('a&'.repeat(60_000)),
  'one field many times': form('nombre=x&'.repeat(14_000)),
  'signs that are written with a percent': form(`nombre=${'%41'.repeat(42_000)}`),
  blanks: form(`nombre=${'+'.repeat(120_000)}x`),
  marks: form(`nombre=a&correo=a@b.com&tel=55551234&mensaje=a${'%CC%81%CC%A3'.repeat(10_000)}`),
  'a telephone': form(`nombre=a&correo=a@b.com&mensaje=a&tel=${'1+'.repeat(60_000)}`),
}

const part = (name: string, value: string, extra = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const FIELDS = ['nombre', 'plaza', 'correo', 'tel', 'mensaje'].map((name) => part(name, 'x')).join('')
const curriculum = (...pieces: (string | Buffer)[]): Sent => ({
  method: 'POST',
  path: '/api/mail/enviarcurri',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: Buffer.concat([...pieces, '--x--'].map((piece) => Buffer.from(piece as string))),
})
const file = (bytes: Buffer | string, name = 'a.pdf') => [
  `--x\r\nContent-Disposition: form-data; name="archivo"; filename="${name}"\r\n\r\n`,
  bytes,
  '\r\n',
]
const multipart: Record<string, Sent> = {
  'thousands of parts': curriculum(part('a', '').repeat(4_000)),
  'headers of a part without end': curriculum(`--x\r\n${'a: b\r\n'.repeat(500_000)}`),
  'parameters of a part': curriculum(FIELDS, part('a', 'x', '; a=b'.repeat(3_000))),
  'JSON in a part': curriculum(
    `--x\r\nContent-Disposition: form-data; name="nombre"\r\nContent-Type: application/json\r\n\r\n${'['.repeat(120_000)}${']'.repeat(120_000)}\r\n`,
  ),
  'marks in a part': curriculum(FIELDS.replace(/x\r\n$/, `${MARKS}\r\n`)),
  'ten megabytes without a boundary': curriculum(Buffer.alloc(10 * MB, 'a')),
  'ten megabytes of almost boundaries': curriculum(FIELDS, ...file('\r\n--'.repeat(2_500_000))),
  'a name of 75,000 dots': curriculum(FIELDS, ...file('%PDF-1.4\n%%EOF', '.'.repeat(75_000))),
  'a name of backslashes': curriculum(FIELDS, ...file('%PDF-1.4\n%%EOF', '\\'.repeat(15_000))),
  'ten megabytes of almost zips': curriculum(
    FIELDS,
    ...file(
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9 * MB, 'PK\x05\x06'), Buffer.from('\n%%EOF')]),
    ),
  ),
  'ten megabytes of a Word file in circles': curriculum(
    FIELDS,
    ...file(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(9 * MB, '\x01\0\0\0')])),
  ),
}

const whole = buildPdf('Hola')
/** The network's bytes of a day are used up by the sixth of them. */
const taken: Record<string, Sent> = {
  'ten megabytes that are a CV': {
    status: 200,
    ...curriculum(
      FIELDS.replace('name="correo"\r\n\r\nx', 'name="correo"\r\n\r\nana@x.gt').replace(
        'name="tel"\r\n\r\nx',
        'name="tel"\r\n\r\n55551234',
      ),
      ...file(Buffer.concat([whole, Buffer.alloc(10 * MB - whole.length, ' ')])),
    ),
  },
}

const look = (headers: Record<string, string>, path = '/'): Sent => ({ path, headers })
const headers: Record<string, Sent> = {
  cookies: look({ cookie: times(1_500, (n) => `a${n}=${n}; `).slice(0, -2) }),
  'a session of 15 KB': look({ cookie: `sesion=${'%41'.repeat(5_000)}` }),
  'by the hundred': look(Object.fromEntries(Array.from({ length: 1_300 }, (_, n) => [`h${n}`, '1']))),
  encodings: look({ 'accept-encoding': times(1_400, (n) => `a${n % 9};q=0.${n % 10},`).slice(0, -1) }),
  'visitors before': look({ 'x-forwarded-for': '1.1.1.1,'.repeat(1_900) }),
  'parameters of a type': {
    ...call('{}'),
    headers: { 'content-type': `application/json${';a=b'.repeat(3_500)}` },
  },
  'a quoted boundary': {
    ...curriculum('x'),
    headers: { 'content-type': `multipart/form-data; boundary="${String.raw`\a`.repeat(7_000)}"` },
  },
  ranges: look({ range: `bytes=${times(1_200, (n) => `${n}-${n},`).slice(0, -1)}` }, '/robots.txt'),
  'a packed body': {
    ...call('x'),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  },
}

const names: Record<string, Sent> = {
  slashes: look({}, `/${'/'.repeat(15_000)}`),
  folders: look({}, '/a'.repeat(7_500)),
  'percents that mean nothing': look({}, `/${'%'.repeat(15_000)}`),
  marks: look({}, `/${'%CC%81%CC%A3'.repeat(1_200)}`),
  'a survey': look({}, `/admin/clima-organizacional/encuesta/${'a-'.repeat(7_000)}!`),
  'a link to stop reminders': {
    method: 'POST',
    path: `/baja/${'a'.repeat(90)}/${'b'.repeat(90)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  },
  'a built file': look({}, `/assets/${'a'.repeat(15_000)}`),
  parameters: look({}, `/?${'a&'.repeat(7_500)}`),
  'a page that is remembered by nobody': look({}, '/desarrollo-organizacional?x=1'),
}

export const KINDS: Record<string, Record<string, Sent>> = {
  depth,
  width,
  duplicates,
  texts,
  forms,
  multipart,
  taken,
  headers,
  names,
}
