import type { Locator, Page } from '@playwright/test'
import { RUTA } from './climas-siembra.ts'
import { expect, goInside } from './fixtures.ts'

/** Calls the API with the session of the page. */
export async function ask(page: Page, query: string, variables: object = {}) {
  const response = await page.request.post('api/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

/** The rounds of a company of the demo, newest first. */
export async function listRondas(page: Page, empresa: RegExp): Promise<{ id: string; anio: number }[]> {
  const query = '{ climasOrganizacionales { id anio empresa { nombre_comercial } } }'
  const { climasOrganizacionales } = await ask(page, query)
  return climasOrganizacionales.filter(({ empresa: { nombre_comercial } }: Ronda) =>
    empresa.test(nombre_comercial),
  )
}

type Ronda = { empresa: { nombre_comercial: string } }

const formatGrafica = (idClima: string, grafica: string, resto = '') =>
  `${RUTA}?vista=GraficasClima&clima=${idClima}${grafica && `&grafica=${grafica}`}${resto}`

export const abrirGrafica = (page: Page, idClima: string, grafica = '', resto = '') =>
  page.goto(formatGrafica(idClima, grafica, resto))

/** From another of staff's screens, where nothing was changed behind the page's back. */
export const irAGrafica = (page: Page, idClima: string, grafica = '') =>
  goInside(page, formatGrafica(idClima, grafica))

/** The block of one chart, by its title. */
export const findBloque = (page: Page, titulo: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: titulo, exact: true }) })

/** Everything that is written in a drawn chart. */
export async function listTextos(bloque: Locator): Promise<string[]> {
  await expect(bloque.locator('[role=img] svg').first()).toBeVisible()
  return bloque.locator('[role=img] svg text').allTextContents()
}

/** One of the actions that stand behind the three dots of a chart. */
export async function doConGrafica(bloque: Locator, accion: string) {
  await bloque.getByRole('button', { name: /^Acciones de la gráfica/ }).click()
  await bloque.getByRole('button', { name: accion }).click()
}

/** The rows of the equivalent table, cell by cell. */
export async function readTabla(bloque: Locator): Promise<string[][]> {
  await doConGrafica(bloque, 'Ver como tabla')
  const filas = bloque.getByRole('table').locator('tbody tr')
  await expect(filas.first()).toBeVisible()
  return filas.evaluateAll((trs) =>
    trs.map((tr) => [...tr.querySelectorAll('th, td')].map((celda) => celda.textContent ?? '')),
  )
}

export const toTexto = (fraccion: number) => (fraccion * 100).toFixed(2)
