import { readFile, writeFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { readPapeletas } from '../../src/features/invitados/server/sin-correo/testing/read-papeletas.ts'
import { expect } from './fixtures.ts'

export async function call(page: Page, query: string, variables: object) {
  const response = await page.request.post('api/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

/** What the codes of a downloaded file of slips say. */
export async function readCodigos(download: Download): Promise<string[]> {
  const bytes = await readFile(await download.path())
  const paginas = await readPapeletas(`data:application/pdf;base64,${bytes.toString('base64')}`)
  return paginas.flatMap(({ codigos }) => codigos)
}

const LADO = 480

/** What a camera sees that a code is held before: one still picture, in the format that Chromium plays. */
export async function writeVideo(archivo: string, texto: string): Promise<void> {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: 4 })
  const punto = Math.floor(LADO / filas.length)
  const luz = Buffer.alloc(LADO * LADO, 255)
  for (const [y, fila] of filas.entries())
    for (const [x, oscuro] of fila.entries())
      if (oscuro)
        for (let dy = 0; dy < punto; dy++)
          luz.fill(16, (y * punto + dy) * LADO + x * punto, (y * punto + dy) * LADO + (x + 1) * punto)
  const color = Buffer.alloc((LADO * LADO) / 2, 128)
  const cuadro = Buffer.concat([Buffer.from('FRAME\n'), luz, color])
  const cabeza = Buffer.from(`YUV4MPEG2 W${LADO} H${LADO} F10:1 Ip A1:1 C420\n`)
  await writeFile(archivo, Buffer.concat([cabeza, cuadro, cuadro]))
}
