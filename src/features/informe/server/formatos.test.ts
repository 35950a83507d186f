import { expect, test } from 'vitest'
import type { Informe } from '#domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { openPdf } from '#server/archivos/texto-de-pdf.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { HOSTILE } from './testing/informe-hostil.ts'

interface Nodo {
  role?: string
  alt?: string
  children?: Nodo[]
}

const listNodos = (nodo: Nodo | null): Nodo[] =>
  nodo ? [nodo, ...(nodo.children ?? []).flatMap(listNodos)] : []

/** A word without an end wherever somebody may write. */
const PALABRA = 'W'.repeat(400)
const SIN_FIN: Informe = {
  ...INFORME_DE_EJEMPLO,
  secciones: INFORME_DE_EJEMPLO.secciones.map((seccion) =>
    'titular' in seccion ? { ...seccion, titular: PALABRA.slice(0, 140), comentario: PALABRA } : seccion,
  ),
}

const openInforme = async (informe: Informe) => {
  const { bytes, motivo } = await renderPdf(await createDocumento(informe))
  expect(motivo).toBeUndefined()
  return openPdf(bytes)
}
type Documento = Awaited<ReturnType<typeof openInforme>>

async function requireAccessible(pdf: Documento, ancho: number): Promise<void> {
  const page = await pdf.getPage(2)
  expect(Math.round(page.view[2]!)).toBe(ancho)
  const { items } = await page.getTextContent()
  const indice = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const nombre of ['Resumen ejecutivo', 'Mapa de calor', 'Voces', 'Plan de acción'])
    expect(indice).toContain(nombre)
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } }
  expect(info).toMatchObject({ Title: 'Clima organizacional 2025: Alimentos La Ceiba', Language: 'es-GT' })
  const nodos: Nodo[] = []
  for (let i = 1; i <= pdf.numPages; i++)
    nodos.push(...listNodos((await (await pdf.getPage(i)).getStructTree()) as Nodo | null))
  const figuras = nodos.filter(({ role }) => role === 'Figure')
  expect(figuras.length).toBeGreaterThan(20)
  const dichas = figuras.filter((figura) => listNodos(figura).some(({ alt }) => alt))
  expect(dichas).toHaveLength(figuras.length)
  for (const role of ['H1', 'H2', 'Table', 'TH', 'Note'])
    expect(nodos.map((nodo) => nodo.role)).toContain(role)
}

test('the document is accessible on letter, every figure told in words, every section in its index', async () => {
  await requireAccessible(await openInforme({ ...INFORME_DE_EJEMPLO, papel: 'carta' }), 612)
})

test('it is on A4 too, and a word without an end stays on its page', async () => {
  const pdf = await openInforme({ ...SIN_FIN, papel: 'a4' })
  await requireAccessible(pdf, 595)
  let largas = 0
  for (let i = 1; i <= pdf.numPages; i++) {
    const page = await pdf.getPage(i)
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item && item.str.startsWith('WW'))) continue
      largas++
      expect(item.transform[4] + item.width).toBeLessThan(page.view[2]!)
    }
  }
  expect(largas).toBeGreaterThan(SIN_FIN.secciones.length)
})

test('what somebody wrote is letters on every page, and a sign that no typeface has stops nothing', async () => {
  const pdf = await openInforme(HOSTILE)
  const { items } = await (await pdf.getPage(4)).getTextContent()
  const texto = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(texto.replace(/\s/g, '')).toContain('#strong[x]$x$]]>')
})

test('changes of long names share a page with their title and their note where smaller ones fit', async () => {
  const nombre = ' de la región norte, occidente y Petén, en turno nocturno'
  const secciones = INFORME_DE_EJEMPLO.secciones.flatMap((seccion) =>
    seccion.tipo === 'cambio'
      ? [
          {
            ...seccion,
            filas: seccion.filas.map((fila) => ({ ...fila, nombre: `${fila.nombre}${nombre}`.slice(0, 60) })),
          },
        ]
      : [],
  )
  const pdf = await openInforme({ ...INFORME_DE_EJEMPLO, papel: 'carta', secciones })
  expect(pdf.numPages).toBe(1)
})
