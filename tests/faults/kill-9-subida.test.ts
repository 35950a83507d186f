import { expect, onTestFinished, test } from 'vitest'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { ARCHIVOS_ROTOS } from '../../src/server/archivos/testing/archivos-rotos.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'
import { describeEngines } from '../support/databases.ts'
import { openDurableSite } from './support/durable-site.ts'
import { logInStaff, type Send } from './support/running-survey.ts'

const KILLS = 3
const JUNTOS = 3
const VECES = 5
const BUENOS = 200 - ARCHIVOS_ROTOS.length * VECES

/** Letters alone: a name with figures is none. */
const letras = (i: number) =>
  [...String(i).padStart(3, '0')].map((cifra) => 'abcdefghij'[Number(cifra)]).join('')

const buenos = Array.from({ length: BUENOS }, (_, i): [string, Buffer] => [
  `persona-${i}.pdf`,
  buildPdf(`Ana Perez ${letras(i)} celular ${55_120_000 + i} persona.${i}@correo.example`),
])
/** Bytes behind the end are nothing to a reader, and make each a file of its own. */
const rotos = ARCHIVOS_ROTOS.flatMap(([nombre, build]) => {
  const bytes = build()
  return Array.from({ length: VECES }, (_, i): [string, Buffer] => [
    `${i}-${nombre}`,
    Buffer.concat([bytes, Buffer.from(`\n%${i}\n`)]),
  ])
})
const ARCHIVOS = [...buenos, ...rotos]
const ESTADOS = (id: string) =>
  `{ appInfo { getSubida(idSubida: "${id}") { archivos { archivo estado razon } } } }`

describeEngines('kill -9 in the middle of an upload of two hundred files, half of them broken', (engine) => {
  test(`${KILLS} times: what arrived stays, what is sent again comes once, and each file has its result`, async () => {
    const site = await openDurableSite(engine)
    let server = await site.start()
    const send: Send = (...call) => server.graphql(...call)
    const cookie = await logInStaff(send)
    const ask = async (query: string) => (await (await send(query, {}, cookie)).json()) as any
    const { id } = (await ask('mutation { insertSubida(etiquetas: []) { id } }')).data.insertSubida
    const db = openDatabase(site.location)
    onTestFinished(() => db.destroy())
    const count = async () =>
      (await db.selectFrom('subidas_archivos').select('id').where('id_subida', '=', id).execute()).length

    /** As the browser does: some at a time, until the server is away. */
    const upload = async () => {
      const colas = Array.from({ length: JUNTOS }, (_, turno) =>
        ARCHIVOS.filter((_, i) => i % JUNTOS === turno),
      )
      const sent = await Promise.allSettled(
        colas.map(async (cola) => {
          for (const [nombre, bytes] of cola) {
            const response = await fetch(
              `${server.url}/api/cv/subida/${id}?${new URLSearchParams({ nombre })}`,
              {
                method: 'POST',
                headers: { cookie, origin: server.origin, 'content-type': 'application/octet-stream' },
                body: new Uint8Array(bytes),
              },
            )
            expect(response.status, nombre).toBe(200)
          }
        }),
      )
      return sent.every(({ status }) => status === 'fulfilled')
    }

    for (let kill = 1; kill <= KILLS; kill++) {
      const uploading = upload()
      const hasta = Math.floor((ARCHIVOS.length * kill) / (KILLS + 1))
      await expect.poll(count, { timeout: 300_000, interval: 5 }).toBeGreaterThanOrEqual(hasta)
      await server.stop('SIGKILL')
      expect(await uploading, 'files were still on their way').toBe(false)
      server = await site.start()
      expect(await count()).toBeGreaterThanOrEqual(hasta)
    }
    expect(await upload()).toBe(true)
    expect(await upload()).toBe(true)
    expect(await count()).toBe(ARCHIVOS.length)

    const list = async (): Promise<{ archivo: string; estado: string; razon: string | null }[]> =>
      (await ask(ESTADOS(id))).data.appInfo.getSubida.archivos
    await expect
      .poll(async () => (await list()).filter(({ estado }) => estado === 'leyendo').length, {
        timeout: 300_000,
        interval: 1_000,
      })
      .toBe(0)
    const archivos = await list()
    expect(archivos.map(({ archivo }) => archivo).sort()).toEqual(ARCHIVOS.map(([nombre]) => nombre).sort())
    for (const { archivo, estado, razon } of archivos) {
      if (archivo.startsWith('persona-')) expect([archivo, estado]).not.toEqual([archivo, 'noEntro'])
      else expect([archivo, estado === 'sinDudas', Boolean(razon)]).toEqual([archivo, false, true])
    }
    // One submission and one file for each that entered; none without its other half.
    const entraron = archivos.filter(({ estado }) => estado !== 'noEntro').length
    const envios = await db.selectFrom('envios_de_cv').select('id').execute()
    const guardados = await db.selectFrom('archivos').select('id_envio').execute()
    expect(envios).toHaveLength(entraron)
    expect(guardados.map(({ id_envio }) => id_envio).sort()).toEqual(envios.map(({ id }) => id).sort())
  })
})
