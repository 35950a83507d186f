import { describe, expect, test } from 'vitest'
import {
  buildDoc,
  buildDocx,
  buildOdt,
  buildPdf,
  CONTENT_TYPES,
} from '#server/archivos/testing/archivos-de-prueba.ts'
import { buildZip } from '#server/archivos/testing/build-zip.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { codeOf, logInToCvs, toDataUrl } from './testing/cvs-de-prueba.ts'

const NO_VALIDO =
  'El archivo no es un PDF, DOC, DOCX u ODT válido, ni una foto JPG o PNG. Guárdalo de nuevo en uno de esos formatos.'
const CON_MACROS = 'El archivo trae macros. Guárdalo sin ellas, o como PDF, y vuelve a adjuntarlo.'
const CON_CLAVE = 'El archivo pide una contraseña para abrirse. Quítasela y vuelve a adjuntarlo.'
const DANADO = 'El archivo llegó dañado. Vuelve a adjuntarlo.'
const pdf = buildPdf('Hola')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')

describeAnyEngine('the file of a CV', (engine) => {
  async function open(config = {}) {
    const app = await createTestApp(engine, { config })
    const cvs = await logInToCvs(app)
    const get = (url: string, headers: Record<string, string> = { cookie: cvs.cookie }) =>
      app.app.inject({ method: 'GET', url, headers })
    const insertAndGet = async (cv: string) => {
      await cvs.insertCV({ cv })
      return get((await cvs.getCVs()).data.appInfo.getCVs[0].cv)
    }
    return { ...app, ...cvs, get, insertAndGet }
  }

  describe('is refused, and nothing is stored', () => {
    test.each<[string, string, string]>([
      ['HTML that says it is a PDF', toDataUrl(html), NO_VALIDO],
      ['SVG', toDataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'), NO_VALIDO],
      ['a script', toDataUrl(Buffer.from('#!/bin/sh\necho hola')), NO_VALIDO],
      ['a document with macros', toDataUrl(buildDoc('WordDocument', 'Macros')), CON_MACROS],
      ['a document under a password', toDataUrl(buildDoc('EncryptedPackage')), CON_CLAVE],
      ['a zip that is no document', toDataUrl(buildZip([CONTENT_TYPES])), NO_VALIDO],
      ['an empty file', 'data:application/pdf;base64,', 'El archivo está vacío.'],
      ['over 10 MB', toDataUrl(Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4')), 'El archivo pasa de 10 MB.'],
      ['base64 with a foreign letter', `${toDataUrl(pdf).slice(0, -8)}!AAAAAA=`, DANADO],
      ['base64 cut off', toDataUrl(pdf).replace(/.{5}$/, ''), DANADO],
      ['base64 that stops and goes on', `${toDataUrl(Buffer.from('%PDF-1.4'))}AAAA`, DANADO],
      ['a data URL without base64', 'data:application/pdf,%25PDF', DANADO],
      ['no data URL', 'https://example.com/cv.pdf', DANADO],
      ['an empty text', '', DANADO],
    ])('%s', async (_name, cv, mensaje) => {
      const { insertCV, getCVs, listEtiquetas, ctx } = await open()
      const answer = await insertCV({ cv })
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
      expect(answer.errors[0].message).toBe(mensaje)
      expect((await getCVs()).data.appInfo.getCVs).toEqual([])
      expect(await listEtiquetas()).toEqual([])
      expect(await ctx.db.selectFrom('archivos').select('id').execute()).toEqual([])
    })
  })

  test('comes back byte by byte, up to the largest', async () => {
    const { insertAndGet } = await open()
    const largest = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)])
    const response = await insertAndGet(toDataUrl(largest))
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(largest)).toBe(true)
  })

  test('is opened without any right of the site', async () => {
    const { insertAndGet } = await open({ basePath: '/sitio' })
    const { headers } = await insertAndGet(toDataUrl(pdf, 'text/html'))
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(headers['content-disposition']).toMatch(/^inline; /)
  })

  test.each<[string, Buffer, string]>([
    ['doc', buildDoc(), 'application/msword'],
    ['docx', buildDocx('x'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odt', buildOdt('x'), 'application/vnd.oasis.opendocument.text'],
  ])('%s is saved, never shown', async (extension, bytes, mime) => {
    const { insertAndGet } = await open()
    const { headers, rawPayload } = await insertAndGet(toDataUrl(bytes))
    expect(headers['content-type']).toBe(mime)
    expect(headers['content-disposition']).toContain(
      `attachment; filename="CV Ana Lucia Perez Morales.${extension}"`,
    )
    expect(rawPayload.equals(bytes)).toBe(true)
  })

  test.each([
    ['ana-pérez cv.pdf', "filename*=UTF-8''ana-p%C3%A9rez%20cv.pdf"],
    ['../../../etc/passwd', 'filename=passwd.pdf'],
    ['cv.html', 'filename=cv.pdf'],
    ['a"; filename="x.exe\r\nset-cookie: a=b', 'filename="a ; filename= x.exe set-cookie a=b.pdf"'],
    ['\u202egpj.pdf', 'filename=gpj.pdf'],
    ['...', 'filename=CV.pdf'],
  ])('called %j it is named safely', async (nombre, esperado) => {
    const { insertAndGet } = await open()
    const cv = toDataUrl(pdf, `application/pdf;name=${encodeURIComponent(nombre)}`)
    const { headers } = await insertAndGet(cv)
    expect(headers['content-disposition']).toContain(esperado)
  })

  test('is for staff alone', async () => {
    const { insertCV, getCVs, get } = await open({ basePath: '/sitio' })
    await insertCV()
    const { cv } = (await getCVs()).data.appInfo.getCVs[0]
    const anonymous = await get(cv, {})
    expect(anonymous.statusCode).toBe(401)
    expect(anonymous.body).not.toContain('PDF')
    expect((await get(cv, { cookie: 'sesion=inventada' })).statusCode).toBe(401)
    const browser = await get(cv, { accept: 'text/html,*/*' })
    expect([browser.statusCode, browser.headers.location]).toEqual([302, '/sitio/login'])
    expect(browser.headers['cache-control']).toBe('private, no-store')
  })

  test('is not found where there is none, nor once it is deleted', async () => {
    const { insertCV, deleteCV, get } = await open()
    expect((await get('/api/cv/nadie/archivo')).statusCode).toBe(404)
    const { id } = (await insertCV()).data.insertCV
    await deleteCV(id)
    expect((await get(`/api/cv/${id}/archivo`)).statusCode).toBe(404)
  })
})
