import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { toDataUrl } from '../../src/features/cvs/server/testing/cvs-de-prueba.ts'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'

interface Persona {
  nombre: string
  apellido: string
  celular?: string
  correo?: string
  estado?: string
  etiquetas?: string[]
  /** What its file says. */
  texto?: string
}

const INSERT = `mutation($nombre: String!, $apellido: String!, $celular: String!, $correo: String!, $cv: String!,
  $estado: String!, $etiquetas: [String!]!) {
  insertCV(primerNombre: $nombre, primerApellido: $apellido, segundoApellido: "Prueba", celular: $celular,
    correo: $correo, cv: $cv, estado: $estado, etiquetasPuestos: $etiquetas) { id } }`

async function call(page: Page, query: string, variables: object) {
  const response = await page.request.post('api/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

let serie = 0

/** A CV made through the API, in the session of the page. Contact data are nobody else's. */
export async function sembrarCv(page: Page, { texto = 'Sin más', ...persona }: Persona): Promise<string> {
  serie += 1
  const cifras = `${process.pid}${String(serie).padStart(4, '0')}`.slice(-8).padStart(8, '7')
  const data = await call(page, INSERT, {
    celular: cifras,
    correo: `persona.${process.pid}.${serie}@correo.example`,
    estado: 'Validado',
    etiquetas: [],
    ...persona,
    cv: toDataUrl(buildPdf(texto)),
  })
  return data.insertCV.id
}

export async function sembrarCvs(page: Page, cuantos: number, apellido: string): Promise<void> {
  for (let n = 1; n <= cuantos; n++) await sembrarCv(page, { nombre: `Persona${n}`, apellido })
}

export async function listCorreos(page: Page, filtro: string): Promise<string[]> {
  const query =
    'query($filtro: String!) { appInfo { getCVs(filtro: $filtro, limit: 100, cursor: 0) { correo } } }'
  const data = await call(page, query, { filtro })
  return data.appInfo.getCVs.map(({ correo }: { correo: string }) => correo)
}

/** On the disk: to hand ten megabytes to the browser takes seconds. */
export async function writeEnorme(testInfo: TestInfo): Promise<string> {
  const path = testInfo.outputPath('enorme.pdf')
  await writeFile(path, Buffer.alloc(10 * 1024 * 1024 + 1))
  return path
}

export const pdf = (nombre: string, texto = 'Currículum') => ({
  name: nombre,
  mimeType: 'application/pdf',
  buffer: buildPdf(texto),
})
