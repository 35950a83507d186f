import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FilaDeCifra, Informe } from '#domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { openPdf } from '#server/archivos/texto-de-pdf.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { writePptx } from './pptx/render-pptx-worker.ts'

const GRUPOS = Array.from({ length: 70 }, (_, i) => `G${i + 1}`)
const AREAS = Array.from({ length: 14 }, (_, i) => `Zona${i + 1}`)
const toFila = (nombre: string, i: number): FilaDeCifra => ({
  nombre,
  valor: 50 + (i % 45),
  antes: null,
  reserva: null,
})

/** A company of seventy groups in fourteen areas, asked about forty variables. */
const GRANDE: Informe = {
  ...INFORME_DE_EJEMPLO,
  secciones: INFORME_DE_EJEMPLO.secciones.flatMap((seccion): Informe['secciones'] => {
    if (seccion.tipo === 'general')
      return [{ ...seccion, areas: AREAS.map(toFila), grupos: GRUPOS.map(toFila) }]
    if (seccion.tipo === 'indicador') {
      const pelotas = GRUPOS.map((codigo, i) => ({
        codigo,
        nombre: codigo,
        personas: 9,
        valor: 50 + (i % 45),
      }))
      return [{ ...seccion, variables: seccion.variables.map((variable) => ({ ...variable, pelotas })) }]
    }
    if (seccion.tipo === 'mapa') {
      const variables = Array.from({ length: 40 }, (_, i) => `V${i + 1}`)
      const toFilaDeMapa = (nombre: string, i: number) => ({
        ...seccion.bloques[0]![0]!,
        nombre,
        variables: variables.map((_, j) => 50 + ((i + j) % 45)),
      })
      return [
        {
          ...seccion,
          indicadores: [{ nombre: 'Todo', variables }],
          bloques: [AREAS.map(toFilaDeMapa), GRUPOS.map(toFilaDeMapa)],
        },
      ]
    }
    return seccion.tipo === 'cambio'
      ? [{ ...seccion, filas: GRUPOS.map((nombre) => ({ ...seccion.filas[0]!, nombre: `C${nombre}` })) }]
      : []
  }),
}

/** What can be read of each page: letters that stand on it, above its foot. */
async function readHojas(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await openPdf(bytes)
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1)
      const { items } = await page.getTextContent()
      return items.flatMap((item) =>
        'str' in item && item.transform[5] > 40 && item.transform[5] < page.view[3]! ? [item.str.trim()] : [],
      )
    }),
  )
}

const countHojasCon = (hojas: string[][], palabra: string) =>
  hojas.filter((hoja) => hoja.includes(palabra)).length

test('a document of many groups goes on to other sheets: no row of a chart or of the map is lost', async () => {
  for (const papel of ['carta', 'a4'] as const) {
    const { bytes, motivo } = await renderPdf(await createDocumento({ ...GRANDE, papel }))
    expect(motivo).toBeUndefined()
    const hojas = await readHojas(bytes)
    const delMapa = hojas.filter((hoja) => hoja.includes('Gral.'))
    const deBarras = hojas.filter((hoja) => hoja.some((texto) => texto.startsWith('Por ')))
    for (const palabra of [...GRUPOS, ...AREAS]) {
      // Forty variables stand side by side on three sheets.
      expect([palabra, countHojasCon(delMapa, palabra)]).toEqual([palabra, 3])
      expect([palabra, countHojasCon(deBarras, palabra)]).toEqual([palabra, 1])
    }
    for (const palabra of GRUPOS) expect([palabra, countHojasCon(hojas, `C${palabra}`)]).toEqual([palabra, 1])
    for (const hoja of delMapa) expect(hoja.join(' ')).toContain('Menos de 61')
  }
})

test('slides of many groups and areas go on to others: every one of them has its figure', async () => {
  const bytes = await writePptx(GRANDE)
  const parts = unzipSync(bytes)
  const read = (path: RegExp, words: RegExp) =>
    Object.keys(parts)
      .filter((name) => path.test(name))
      .map((name) => [...strFromU8(parts[name]!).matchAll(words)].map(([, texto]) => texto))
  const graficas = read(/^ppt\/charts\/chart\d+\.xml$/, /<c:v>([^<]*)<\/c:v>/g)
  for (const palabra of [...GRUPOS, ...AREAS])
    expect([palabra, graficas.filter((una) => una.includes(palabra)).length]).toEqual([palabra, 1])
  const laminas = read(/^ppt\/slides\/slide\d+\.xml$/, /<a:t>([^<]*)<\/a:t>/g)
  const variables = GRANDE.secciones.flatMap((una) => (una.tipo === 'indicador' ? una.variables : []))
  const sinMapa = laminas.filter((lamina) => !lamina.includes('Gral.'))
  for (const codigo of GRUPOS)
    expect([codigo, sinMapa.filter((una) => una.includes(codigo)).length]).toEqual([codigo, variables.length])
})

test('a document of a company whose groups are all withheld says so once, with no bar, scale or ball of nobody', async () => {
  const reservar = (filas: FilaDeCifra[]) =>
    filas.map((fila) => ({ ...fila, valor: null, antes: null, reserva: 'Menos de 5 personas' }))
  const { bytes, motivo } = await renderPdf(
    await createDocumento({
      ...INFORME_DE_EJEMPLO,
      secciones: INFORME_DE_EJEMPLO.secciones.flatMap((seccion): Informe['secciones'] => {
        if (seccion.tipo === 'general')
          return [{ ...seccion, areas: reservar(seccion.areas), grupos: reservar(seccion.grupos) }]
        if (seccion.tipo === 'participacion')
          return [{ ...seccion, areas: seccion.areas.map((area) => ({ ...area, porcentaje: null })) }]
        if (seccion.tipo !== 'indicador') return []
        const variables = seccion.variables.map((variable) => ({
          ...variable,
          pelotas: variable.pelotas.map((pelota) => ({ ...pelota, valor: null })),
        }))
        return [{ ...seccion, variables }]
      }),
    }),
  )
  expect(motivo).toBeUndefined()
  const hojas = (await readHojas(bytes)).map((hoja) => hoja.filter(Boolean).join(' '))
  const texto = hojas.join(' ')
  expect(texto.match(/cuenta en toda la empresa/g)).toHaveLength(2)
  expect(texto).toContain('Se reservan todas: de alguna se sabría de menos de')
  for (const hoja of hojas.filter((una) => una.includes('Indicadores:')))
    expect(hoja).not.toMatch(/ 70 75 80/)
})
