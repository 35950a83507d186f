import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { SIN_PALABRAS } from '#domain/palabras/palabras.ts'
import {
  type DatosDeEncuestado,
  findDestino,
  renderRecordatorio,
} from '#features/invitados/server/encuestados/plantillas-encuestados.ts'
import { loadDemo } from '#features/operacion/server/demo/load-demo.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { requireChromium } from '../../../scripts/find-chromium.ts'
import { insertSolicitud } from '../../features/cvs/server/actualizacion/solicitudes-store.ts'
import { insertPeticion } from '../../features/cvs/server/peticiones/peticiones-store.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import type { MailContent } from '../mail/correo.ts'
import { plantillas } from './jobs.ts'

/** Where whoever wants to look at them finds the pictures: `FOTOS_DE_CORREOS=/tmp/correos`. */
const FOTOS = process.env.FOTOS_DE_CORREOS
const ANCHOS = [320, 360, 640]

const LARGO = 'Corporación de Alimentos, Empaques y Transportes del Altiplano Occidental, Sociedad Anónima'
const SIN_ESPACIOS = 'x'.repeat(90)

const FORMULARIO = {
  nombre: `Ana ${SIN_ESPACIOS}`,
  plaza: 'Jefatura de producción',
  correo: `${SIN_ESPACIOS.slice(0, 60)}@correo.example`,
  tel: '+502 5555 0000',
  mensaje: `Hola.\n${SIN_ESPACIOS}`,
  consentimiento: Date.UTC(2026, 10, 1),
}

/** What each template is given, found in the demo. One without data fails the test. */
async function findDatos(ctx: TestContext): Promise<Record<string, object>> {
  const { db } = ctx
  const one = async <T>(query: { executeTakeFirstOrThrow(): Promise<T> }) => query.executeTakeFirstOrThrow()
  const invitado = await one(
    db
      .selectFrom('encuestados')
      .innerJoin('climas', 'climas.id', 'encuestados.id_clima')
      .select(['encuestados.id', 'climas.id as idClima'])
      .where('climas.cerrado', '=', 0)
      .where('encuestados.correo', 'is not', null),
  )
  const cliente = await one(db.selectFrom('usuarios').selectAll().where('rol', '=', 'cliente'))
  await db.updateTable('compromisos').set({ correo: FORMULARIO.correo }).execute()
  const compromiso = await one(db.selectFrom('compromisos').selectAll().where('estado', '!=', 'hecho'))
  const publicado = await one(db.selectFrom('publicados_al_cliente').selectAll())
  const version = await one(db.selectFrom('informes_versiones').selectAll())
  const cv = await one(db.selectFrom('cvs').selectAll())
  await inTransaction(db, (tx) =>
    insertSolicitud(tx, {
      id: 'solicitud',
      idCv: cv.id,
      tokenHash: 'x',
      enviada: ctx.now(),
      hasta: ctx.now() + DIA_MS,
    }),
  )
  await inTransaction(db, (tx) =>
    insertPeticion(tx, {
      id: 'peticion',
      correo: FORMULARIO.correo,
      pedido: 'copia',
      nota: '',
      recibida: ctx.now(),
      tokenHash: 'x',
    }),
  )
  await db.updateTable('usuarios').set({ password_hash: '' }).where('id', '=', cliente.id).execute()
  return {
    contacto: FORMULARIO,
    curriculum: FORMULARIO,
    'curriculum-recibido': { consentimiento: FORMULARIO.consentimiento },
    'actualizar-cv': { idSolicitud: 'solicitud' },
    'peticion-de-datos': { idPeticion: 'peticion' },
    'peticion-recibida': { plazo: FORMULARIO.consentimiento },
    invitacion: { idClima: invitado.idClima, idEncuestado: invitado.id },
    tokenAnulado: { idClima: invitado.idClima },
    'correo-de-prueba': { idClima: invitado.idClima, clase: 'invitacion', palabras: SIN_PALABRAS },
    calendario: {
      idClima: invitado.idClima,
      clase: 'recordatorio',
      dia: '2026-11-24',
      hora: '08:00',
      estado: 'inactiva',
      correos: null,
    },
    'clave-olvidada': { correo: 'lucia.aju@climaytalento.example', idEnlace: 'enlace' },
    'cambio-de-cuenta': {
      tipo: 'llaveRetirada',
      llave: SIN_ESPACIOS,
      quedan: ['Teléfono', 'Computadora'],
      usuario: FORMULARIO.correo,
      cuando: FORMULARIO.consentimiento,
    },
    'invitacion-de-cuenta': { idCuenta: cliente.id, idEnlace: 'enlace' },
    'plazo-de-compromiso': { idCompromiso: compromiso.id, fecha: compromiso.fecha, aviso: 'semana' },
    'resultados-al-cliente': { idClima: publicado.id_clima, desde: publicado.desde, idCuenta: cliente.id },
    'informe-al-cliente': { idVersion: version.id, idCuenta: cliente.id },
  }
}

/** To the first who has not finished. */
async function renderSomeRecordatorio(ctx: TestContext, { idClima }: DatosDeEncuestado) {
  const invitados = await ctx.db
    .selectFrom('encuestados')
    .select('id')
    .where('id_clima', '=', idClima)
    .where('correo', 'is not', null)
    .execute()
  for (const { id: idEncuestado } of invitados) {
    const datos = { idClima, idEncuestado }
    const content = await renderRecordatorio(ctx, (await findDestino(ctx, datos))!, datos)
    if (content) return content
  }
  return null
}

/** The pictures that the mail carries, as a mail program shows them. */
const inlineImages = ({ html, imagenes = [] }: MailContent) =>
  imagenes.reduce(
    (page, { cid, mime, contenido }) =>
      page.replaceAll(`cid:${cid}`, `data:${mime};base64,${Buffer.from(contenido).toString('base64')}`),
    html,
  )

const measure = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    cut: [...document.querySelectorAll('body *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden')
      .map((one) => one.outerHTML.slice(0, 80)),
    button: document.querySelector('.bt')?.getBoundingClientRect().top ?? 0,
    lost: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
    title: getComputedStyle(document.querySelector('h1')!).color,
  }))

interface Look {
  nombre: string
  content: MailContent
  width: number
  colorScheme: 'light' | 'dark'
}

async function expectFit(page: Page, { nombre, content, width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 780 })
  await page.setContent(inlineImages(content))
  const { button, ...measured } = await measure(page)
  const title = colorScheme === 'light' ? 'rgb(27, 36, 48)' : 'rgb(255, 253, 248)'
  expect([nombre, measured]).toEqual([nombre, { width, cut: [], lost: 0, title }])
  // A name of ninety letters takes the first screen for itself.
  if (width === 360 && !/largo|espacios/.test(nombre)) expect([nombre, button < 420]).toEqual([nombre, true])
  if (!FOTOS) return
  mkdirSync(FOTOS, { recursive: true })
  await page.screenshot({ path: join(FOTOS, `${nombre}-${width}-${colorScheme}.png`), fullPage: true })
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

describeAnyEngine('every mail of the product', (engine) => {
  test('fits a phone of 320 and 360 and a page of 640, light and dark, with the button on the first screen', async () => {
    const ctx = await createTestContext(engine, {
      config: { publicUrl: 'https://encuestas.la-consultora-de-siempre.example', basePath: '/sitio' },
    })
    await loadDemo(ctx, () => {})
    const datos = await findDatos(ctx)
    expect(Object.keys(datos).toSorted()).toEqual(Object.keys(plantillas).toSorted())
    const contents: [string, MailContent | null][] = []
    const render = async (nombre: string, plantilla: string) =>
      contents.push([nombre, await plantillas[plantilla]!(ctx, datos[plantilla] as never)])
    for (const plantilla of Object.keys(plantillas)) await render(plantilla, plantilla)
    contents.push(['recordatorio', await renderSomeRecordatorio(ctx, datos.invitacion as DatosDeEncuestado)])
    await ctx.db.updateTable('empresas').set({ nombre_comercial: LARGO }).execute()
    await render('invitacion-nombre-largo', 'invitacion')
    await ctx.db.updateTable('empresas').set({ nombre_comercial: SIN_ESPACIOS }).execute()
    await render('invitacion-sin-espacios', 'invitacion')

    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme })
      for (const [nombre, content] of contents) {
        expect([nombre, content === null]).toEqual([nombre, false])
        for (const width of ANCHOS) await expectFit(page, { nombre, content: content!, width, colorScheme })
      }
      await page.close()
    }
  })
})
