import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { ClimaInput } from '../../src/domain/climas/clima-input.ts'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { createEscrito, sealCajas } from '../../src/features/encuesta/server/cajas.ts'
import { createSecret } from '../../src/server/context/secret.ts'
import { deriveLlave } from '../../src/server/llaves/llave.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect } from './fixtures.ts'

export const RUTA = 'admin/clima-organizacional/ver-climas'

async function call(page: Page, query: string, variables: object) {
  const response = await page.request.post('api/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

const createEmpresa = (nombre: string) => ({
  nombre_comercial: nombre,
  nombre_fiscal: `${nombre}, S. A.`,
  telefono: '2222-3333',
  correo: 'info@empresa.example',
  NIT: '123456-7',
  direccion: '4.ª avenida 5-10, zona 9',
  contacto_directo: { nombre: 'Ana', apellidos: 'Pérez', correo: 'ana@empresa.example' },
})

export async function sembrarEmpresa(page: Page, nombre: string): Promise<string> {
  const empresa = createEmpresa(nombre)
  const data = await call(
    page,
    'mutation($empresa: EmpresaInput!) { insertEmpresa(empresa: $empresa) { id } }',
    { empresa },
  )
  return data.insertEmpresa.id
}

/** As a colleague would, elsewhere. */
export async function changeTelefonoDeEmpresa(
  page: Page,
  { id, nombre, telefono }: { id: string; nombre: string; telefono: string },
): Promise<void> {
  const query =
    'mutation($id: ID!, $empresa: EmpresaInput!) { updateEmpresa(idEmpresa: $id, empresa: $empresa) { id } }'
  await call(page, query, { id, empresa: { ...createEmpresa(nombre), telefono } })
}

/** A round of the company in that year; its document is short where none is given. */
export async function sembrarClima(
  page: Page,
  idEmpresa: string,
  anio: number,
  documento: ClimaInput = climaCorto,
): Promise<string> {
  const clima = { ...documento, idEmpresa, fechaInicio: Date.UTC(anio, 2, 4, 6), fechaLimite: null }
  const data = await call(
    page,
    'mutation($clima: ClimaInput!) { insertClimaOrganizacional(clima: $clima) { id } }',
    { clima },
  )
  return data.insertClimaOrganizacional.id
}

/** The document of a climate without what is its own: company and dates. */
export async function getEstructura(page: Page, idClima: string): Promise<object> {
  const query = 'query($idClima: ID!) { appInfo { getDocumentoDeClima(idClima: $idClima, conIds: false) } }'
  const data = await call(page, query, { idClima })
  const { idEmpresa, fechaInicio, fechaLimite, ...estructura } = JSON.parse(
    data.appInfo.getDocumentoDeClima,
  ) as ClimaInput
  return estructura
}

/** The ids of groups in their order: who was invited is in one of them. */
export async function listIdsDeGrupos(page: Page, idClima: string): Promise<string[]> {
  const query =
    'query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { gruposDeOpinion { id } } } }'
  const data = await call(page, query, { idClima })
  return data.appInfo.climaOrganizacional.gruposDeOpinion.map(({ id }: { id: string }) => id)
}

/** The key of a climate, as the server works it out. */
export function readLlave({ dataDir }: ServerProcess, idClima: string) {
  const secret = createSecret(readFileSync(join(dataDir, 'secret'), 'utf8').trim())
  return deriveLlave(secret, readFileSync(join(dataDir, 'llaves', `${idClima}.llave`)))
}

/** Somebody has answered the first question: the sheet is written where the server keeps it. */
export async function sembrarRespuesta(page: Page, servidor: ServerProcess, idClima: string) {
  const [grupo] = await listIdsDeGrupos(page, idClima)
  const fila = { idClima, clave: 'una clave de prueba', idGrupo: grupo ?? '' }
  const escrito = createEscrito()
  const { respuestas, textos } = sealCajas(readLlave(servidor, idClima), fila, {
    respuestas: '0----------',
    escrito,
  })
  const db = new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 20_000 })
  db.prepare(
    'insert into hojas (id_clima, clave, id_grupo, completa, bloque, respuestas, textos) values (?, ?, ?, 0, 1, ?, ?)',
  ).run(idClima, fila.clave, fila.idGrupo, respuestas, textos)
  db.close()
}

export const abrirVista = (page: Page, vista: string, idClima: string) =>
  page.goto(`${RUTA}?vista=${vista}&clima=${idClima}`)

export const irASeccion = (page: Page, nombre: string) =>
  page
    .getByRole('navigation', { name: 'Secciones de la estructura' })
    .getByRole('button', { name: nombre })
    .click()

/** Unfolds every row that is folded. */
export async function abrirTodo(page: Page) {
  const plegadas = page.locator('main [aria-expanded=false]:not([data-ronda] *)')
  for (let quedan = await plegadas.count(); quedan > 0; quedan--) await plegadas.first().click()
}

export async function expectSinDesborde(page: Page) {
  const ancho = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(ancho).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
