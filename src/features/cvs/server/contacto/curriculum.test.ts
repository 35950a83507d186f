import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildDoc,
  buildDocx,
  buildDocxRelatedTo,
  buildOdt,
  buildPdf,
} from '#server/archivos/testing/archivos-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { CURRICULUM, createSitio, type Sitio } from '#tests/support/sitio.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { sweepArchivosSueltos, withArchivoSuelto } from '../escribir-cv.ts'

const MB = 1024 * 1024
const asFile = (bytes: Uint8Array, nombre: string, type = 'application/octet-stream') =>
  new File([new Uint8Array(bytes)], nombre, { type })
const pdf = asFile(buildPdf('Hola'), 'Currículum Ana.pdf', 'application/pdf')

async function listen({ app }: Sitio): Promise<number> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(address).port)
}

/** Writes `head`, then `chunk` again and again up to so many bytes, or until the server has had enough. */
function flood(port: number, headers: Record<string, string>, head: string, totalBytes: number) {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  return new Promise<{ status: number; body: any; sent: number }>((resolve, reject) => {
    let sent = 0
    let answered = false
    const sending = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/api/mail/enviarcurri', headers },
      async (response) => {
        answered = true
        const chunks: Buffer[] = []
        for await (const piece of response) chunks.push(piece as Buffer)
        resolve({ status: response.statusCode!, body: JSON.parse(String(Buffer.concat(chunks))), sent })
        sending.destroy()
      },
    )
    sending.on('error', (error) => answered || reject(error))
    sending.write(head)
    const more = () => {
      if (answered || sending.destroyed) return
      // Never ended: whoever declared more is waited for, and whoever declared nothing might go on.
      if (sent >= totalBytes) return
      sent += chunk.length
      if (sending.write(chunk)) setImmediate(more)
      else sending.once('drain', more)
    }
    more()
  })
}

const HEAD = [
  '--frontera',
  'Content-Disposition: form-data; name="archivo"; filename="cv.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.4',
].join('\r\n')

describeAnyEngine('CV submission', (engine) => {
  test("a POST with just the specification's fields reaches the firm, file included", async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const sitio = await createSitio(engine, { smtpUrl: smtp.url })
    sitio.startMailWorker()
    expect(await sitio.sendCurriculum(CURRICULUM, pdf)).toMatchObject({
      status: 200,
      body: { mensaje: 'Tu curriculum ha sido Enviado' },
    })
    const recibidos = await smtp.waitForMails(2)
    const { mail } = recibidos.find(({ mail: { subject } }) => subject?.startsWith('Currículum'))!
    expect(mail.subject).toBe('Currículum de Ana Lucía Morales para Analista de nómina')
    expect(mail.replyTo).toEqual([{ name: 'Ana Lucía Morales', address: 'ana.morales@empresa.com' }])
    expect(mail.text).toContain('Plaza: Analista de nómina')
    const [adjunto] = mail.attachments
    expect(adjunto).toMatchObject({ filename: 'Currículum Ana.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(adjunto!.content as ArrayBuffer).equals(buildPdf('Hola'))).toBe(true)
  })

  test.each([
    ['doc', buildDoc()],
    ['docx', buildDocx('Hola')],
    ['odt', buildOdt('Hola')],
  ])('a %s is taken for what it is, whatever it is called', async (tipo, bytes) => {
    const sitio = await createSitio(engine)
    expect((await sitio.sendCurriculum(CURRICULUM, asFile(bytes, 'mi cv.exe', 'text/html'))).status).toBe(200)
    const { adjuntos } = (await sitio.listOutbox()).find(({ plantilla }) => plantilla === 'curriculum')!
    expect(adjuntos[0]!.nombre).toBe(`mi cv.${tipo}`)
    expect(adjuntos[0]!.mime).toMatch(/^application\/(msword|vnd\.)/)
  })

  test.each<[string, File | null, string, number]>([
    ['no file', null, 'vacio', 400],
    ['an empty file', asFile(new Uint8Array(), 'cv.pdf'), 'sinContenido', 400],
    ['a file field left alone', asFile(new Uint8Array(), ''), 'vacio', 400],
    ['a page called cv.pdf', asFile(Buffer.from('<html>'), 'cv.pdf', 'application/pdf'), 'tipo', 400],
    ['a file of 10 MB and one byte', asFile(new Uint8Array(10 * MB + 1), 'cv.pdf'), 'tamano', 413],
    ['a file of 11 MB', asFile(new Uint8Array(11 * MB), 'cv.pdf'), 'tamano', 413],
  ])('refuses %s and stores nothing', async (_name, archivo, falla, status) => {
    const sitio = await createSitio(engine)
    expect(await sitio.sendCurriculum(CURRICULUM, archivo)).toMatchObject({
      status,
      body: { campo: 'archivo', falla, mensaje: expect.stringMatching(/\.$/) },
    })
    expect(await sitio.listOutbox()).toEqual([])
  })

  test.each<[string, string, Uint8Array]>([
    ['a .doc with macros', 'macros', buildDoc('WordDocument', '_VBA_PROJECT')],
    ['a .docm whose macros have another name', 'macros', buildDocxRelatedTo('vbaProject')],
    ['a .docx under a password', 'clave', buildDoc('EncryptedPackage')],
  ])('refuses %s in a sentence', async (_name, falla, bytes) => {
    const sitio = await createSitio(engine)
    const { status, body } = await sitio.sendCurriculum(CURRICULUM, asFile(bytes, 'cv.docx'))
    expect([status, body.campo, body.falla]).toEqual([400, 'archivo', falla])
    expect(body.mensaje).toMatch(/^El archivo (trae macros|pide una contraseña)/)
    expect(await sitio.ctx.db.selectFrom('archivos').select('id').execute()).toEqual([])
  })

  test('the mail says that its file has active content', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const sitio = await createSitio(engine, { smtpUrl: smtp.url })
    sitio.startMailWorker()
    await sitio.sendCurriculum(CURRICULUM, asFile(buildDocxRelatedTo('attachedTemplate'), 'cv.docx'))
    const recibidos = await smtp.waitForMails(2)
    const { mail } = recibidos.find(({ mail: { subject } }) => subject?.startsWith('Currículum'))!
    expect(mail.text).toContain('Este archivo trae contenido activo')
    expect(mail.text).toContain('Trae partes que se toman de otra dirección.')
  })

  test('a file of just 10 MB is taken', async () => {
    const sitio = await createSitio(engine)
    const bytes = Buffer.concat([buildPdf('Hola'), Buffer.alloc(10 * MB)]).subarray(0, 10 * MB)
    expect((await sitio.sendCurriculum(CURRICULUM, asFile(bytes, 'cv.pdf'))).status).toBe(200)
    const { adjuntos } = (await sitio.listOutbox()).find(({ plantilla }) => plantilla === 'curriculum')!
    expect(Buffer.from(await buffer(adjuntos[0]!.open())).equals(bytes)).toBe(true)
    // Once, in pieces, and not a second time beside the mail.
    const trozos = await sitio.ctx.db.selectFrom('archivos_contenidos').select('orden').execute()
    expect(trozos).toHaveLength(40)
    expect(await sitio.ctx.db.selectFrom('correos_adjuntos').selectAll().execute()).toEqual([])
  })

  test('a mail whose CV was erased while it waited goes unsent', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const sitio = await createSitio(engine, { smtpUrl: smtp.url })
    await sitio.sendCurriculum(CURRICULUM, pdf)
    await sitio.ctx.db.deleteFrom('envios_de_cv').execute()
    sitio.startMailWorker()
    await smtp.waitForMails(1)
    await eventually(async () => expect(await sitio.listOutbox()).toHaveLength(1))
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Recibimos tu currículum'])
  })

  test('a file whose submission fails leaves nothing, and one that never became anybody’s is swept away', async () => {
    const { ctx } = await createSitio(engine)
    const archivo = { nombre: 'cv.pdf', tipo: 'pdf' as const, bytes: new Uint8Array(600_000), activo: [] }
    const countTrozos = async () =>
      (await ctx.db.selectFrom('archivos_contenidos').select('orden').execute()).length
    const failing = withArchivoSuelto(ctx, archivo, async () => {
      expect(await countTrozos()).toBe(3)
      throw new Error('away')
    })
    await expect(failing).rejects.toThrow('away')
    expect(await countTrozos()).toBe(0)
    await withArchivoSuelto(ctx, archivo, async () => {})
    await sweepArchivosSueltos(ctx)
    expect(await countTrozos()).toBe(3)
    ctx.advance(3_600_001)
    await sweepArchivosSueltos(ctx)
    expect(await countTrozos()).toBe(0)
  })

  test.each([
    ['nombre', { nombre: 'Ana\r\nBcc: otro@ejemplo.com' }],
    ['plaza', { plaza: '' }],
    ['plaza', { plaza: 'Analista\nX-Otro: 1' }],
    ['correo', { correo: 'ana@' }],
    ['tel', { tel: 'x' }],
    ['mensaje', { mensaje: 'x'.repeat(100_000) }],
    ['mensaje', { mensaje: 'hola\0' }],
  ])('refuses a bad %s and stores nothing', async (campo, change) => {
    const sitio = await createSitio(engine)
    const { status, body } = await sitio.sendCurriculum({ ...CURRICULUM, ...change }, pdf)
    expect(status).toBe(400)
    expect(body.mensaje).toMatch(/\.$/)
    expect(body.campo).toBe(campo)
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('refuses bodies that are no form', async () => {
    const sitio = await createSitio(engine)
    const post = (payload: string, type: string) =>
      sitio.app.inject({
        method: 'POST',
        url: '/api/mail/enviarcurri',
        payload,
        headers: { 'content-type': type },
      })
    for (const [payload, type, status] of [
      ['nombre=Ana', 'application/x-www-form-urlencoded', 415],
      ['{}', 'application/json', 415],
      ['hola', 'multipart/form-data', 400],
      ['hola', 'multipart/form-data; boundary=x', 400],
      ['', 'multipart/form-data; boundary=x', 400],
      ['--x\r\na: b\r\n--x--', 'multipart/form-data; boundary=x', 400],
      [HEAD, 'multipart/form-data; boundary=frontera', 400],
      [
        '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
        'multipart/form-data; boundary=x',
        400,
      ],
      [
        '--x\r\nContent-Disposition: form-data; name="nombre"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--x--',
        'multipart/form-data; boundary=x',
        400,
      ],
    ] as const) {
      const response = await post(payload, type)
      expect([type, response.statusCode]).toEqual([type, status])
      expect(response.json().mensaje).toMatch(/\.$/)
    }
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('a text where the file should be, endless fields and too many of them are refused', async () => {
    const sitio = await createSitio(engine)
    expect((await sitio.sendCurriculum({ ...CURRICULUM, archivo: 'cv.pdf' })).body).toMatchObject({
      campo: 'archivo',
      falla: 'vacio',
    })
    expect((await sitio.sendCurriculum({ ...CURRICULUM, mensaje: 'x'.repeat(300_000) }, pdf)).status).toBe(
      400,
    )
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, turn) => [`x${turn}`, '1']))
    expect((await sitio.sendCurriculum({ ...many, ...CURRICULUM }, pdf)).status).toBe(400)
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('a declared body of 200 MB is refused by its declaration, before it is sent', async () => {
    const sitio = await createSitio(engine)
    const port = await listen(sitio)
    const headers = {
      'content-type': 'multipart/form-data; boundary=frontera',
      'content-length': String(200 * MB),
    }
    const { status, body } = await flood(port, headers, HEAD, 0)
    expect({ status, body }).toMatchObject({ status: 413, body: { campo: 'archivo', falla: 'tamano' } })
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('an undeclared body of 200 MB is cut off, and the server goes on', async () => {
    const sitio = await createSitio(engine)
    const port = await listen(sitio)
    const headers = {
      'content-type': 'multipart/form-data; boundary=frontera',
      'transfer-encoding': 'chunked',
    }
    const { status, body, sent } = await flood(port, headers, HEAD, 200 * MB)
    expect({ status, body }).toMatchObject({ status: 413, body: { campo: 'archivo', falla: 'tamano' } })
    expect(sent).toBeLessThan(100 * MB)
    expect((await sitio.sendCurriculum(CURRICULUM, pdf)).status).toBe(200)
    const mails = await sitio.listOutbox()
    expect(mails.map(({ plantilla }) => plantilla).sort()).toEqual(['curriculum', 'curriculum-recibido'])
  })

  test('a sender who goes on regardless loses the connection', async () => {
    const sitio = await createSitio(engine)
    const port = await listen(sitio)
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/mail/enviarcurri',
      headers: {
        'content-type': 'multipart/form-data; boundary=frontera',
        'content-length': String(200 * MB),
      },
    })
    sending.on('error', () => {})
    const closed = new Promise<void>((resolve) => sending.on('close', resolve))
    const drip = setInterval(() => sending.write('x'), 50)
    onTestFinished(() => clearInterval(drip))
    sending.write(HEAD)
    await closed
  })

  test('a form sent without JavaScript ends on the page of the form', async () => {
    const sitio = await createSitio(engine, { basePath: '/sitio' })
    const native = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
    expect((await sitio.sendCurriculum(CURRICULUM, pdf, native)).location).toBe(
      '/sitio/envia-cv?curriculum=enviado',
    )
    const refused = await sitio.sendCurriculum(CURRICULUM, asFile(Buffer.from('hola'), 'cv.pdf'), native)
    expect(refused).toMatchObject({
      status: 303,
      location: '/sitio/envia-cv?curriculum=error&falla=tipo&campo=archivo',
    })
  })
})
