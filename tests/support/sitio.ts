import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { openArchivoDeEnvio } from '../../src/features/cvs/server/bandeja/aceptar-envio.ts'
import { plantillasContacto } from '../../src/features/cvs/server/contacto/plantillas-contacto.ts'
import type { Config } from '../../src/server/context/config.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import type { AdjuntoAbierto } from '../../src/server/mail/correo.ts'
import { createMailWorker, type MailWorker } from '../../src/server/mail/mail-worker.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export const CONTACTO = {
  nombre: 'Ana Lucía Morales',
  correo: 'ana.morales@empresa.com',
  tel: '+502 5555-1234',
  mensaje: 'Buenos días:\r\n\r\nQuisiera una propuesta.',
}

export const CURRICULUM = { ...CONTACTO, plaza: 'Analista de nómina' }

export interface Respuesta {
  status: number
  location: string | undefined
  body: { mensaje?: string; campo?: string; falla?: string }
}

export interface Sitio extends TestApp {
  sendContacto: (
    campos: Record<string, string> | string,
    headers?: Record<string, string>,
  ) => Promise<Respuesta>
  sendCurriculum: (
    campos: Record<string, string>,
    archivo?: File | null,
    headers?: Record<string, string>,
  ) => Promise<Respuesta>
  /** Every mail waiting in the outbox, with its attachments. */
  listOutbox: () => Promise<{ plantilla: string; para: string; datos: any; adjuntos: AdjuntoAbierto[] }[]>
  startMailWorker: () => MailWorker
}

export async function createSitio(engine: Engine, config: Partial<Config> = {}): Promise<Sitio> {
  const testApp = await createTestApp(engine, { config })
  const { app, ctx } = testApp

  const post = async (path: string, options: InjectOptions): Promise<Respuesta> => {
    const response = await app.inject({
      method: 'POST',
      url: `${ctx.config.basePath}/api/mail/${path}`,
      ...options,
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      location: response.headers.location as string | undefined,
      body: isJson ? response.json() : {},
    }
  }

  return {
    ...testApp,
    sendContacto: (campos, headers = {}) =>
      post('contacto', {
        payload: typeof campos === 'string' ? campos : new URLSearchParams(campos).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    sendCurriculum: async (campos, archivo = null, headers = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(campos)) form.append(name, value)
      if (archivo) form.append('archivo', archivo)
      const encoded = new Response(form)
      return post('enviarcurri', {
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type')!, ...headers },
      })
    },
    listOutbox: async () => {
      const rows = await ctx.db.selectFrom('correos').select(['plantilla', 'para', 'datos']).execute()
      return Promise.all(
        rows.map(async ({ plantilla, para, datos: escritos }) => {
          const { idEnvio, ...datos } = JSON.parse(escritos)
          const adjunto = idEnvio ? await openArchivoDeEnvio(ctx.db, idEnvio) : null
          return { plantilla, para, datos, adjuntos: adjunto ? [adjunto] : [] }
        }),
      )
    },
    startMailWorker: () => {
      const worker = createMailWorker(ctx, { plantillas: plantillasContacto, esperaMs: 25 })
      worker.start()
      onTestFinished(() => worker.stop(0))
      return worker
    },
  }
}
