import { strFromU8, unzipSync } from 'fflate'
import { composeInforme } from '../../src/features/informe/server/informe.ts'
import { writeFormato } from '../../src/features/informe/server/make-informe.ts'
import { openPdf, readTextoDePdf } from '../../src/server/archivos/texto-de-pdf.ts'
import { AppError } from '../../src/server/base/errors.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { readLibro } from '../../src/server/excel/testing/read-libro.ts'

/** What somebody reads who was given the three files of a report. */
export interface Archivos {
  /** Words of every page, and what is said of each figure to whoever cannot see it. */
  pdf: string
  /** Words of every slide. */
  laminas: string
  /** What the charts are drawn from, of each slide and of the sheet behind it. */
  graficas: number[]
  /** Cells of the client's workbook. */
  libro: (string | number)[]
}

export async function readArchivos(ctx: AppContext, idClima: string): Promise<Archivos | string> {
  try {
    const { informe } = await composeInforme(ctx, idClima)
    const write = async (formato: 'pdf' | 'pptx' | 'xlsx') => {
      const avance = { signal: new AbortController().signal, tell: () => {} }
      return new Uint8Array(
        (await writeFormato(ctx, { idClima, informe, formato }, avance as never)).contenido,
      )
    }
    return {
      pdf: await readPdf(await write('pdf')),
      ...readPptx(await write('pptx')),
      libro: await readCeldas(await write('xlsx')),
    }
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  const text = (await readTextoDePdf(bytes)).replace(/[^\S\n]+/g, ' ')
  const alts: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('alt' in node && typeof node.alt === 'string') alts.push(node.alt)
    for (const child of 'children' in node ? (node.children as unknown[]) : []) walk(child)
  }
  for (let i = 1; i <= pdf.numPages; i++) walk(await (await pdf.getPage(i)).getStructTree())
  return [text, ...alts].join('\n')
}

const readValores = (xml: string) =>
  [...xml.matchAll(/<(?:c:)?v>(-?[\d.e-]+)<\/(?:c:)?v>/gi)].map(([, v]) => Number(v))

function readPptx(bytes: Uint8Array): Pick<Archivos, 'laminas' | 'graficas'> {
  const parts = Object.entries(unzipSync(bytes))
  const slides = parts.filter(([path]) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
  const laminas = slides
    .flatMap(([, xml]) => [
      ...[...strFromU8(xml).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, texto]) => texto!),
      ...[...strFromU8(xml).matchAll(/descr="([^"]*)"/g)].map(([, texto]) => texto!),
    ])
    .join('\n')
  const graficas = parts.flatMap(([path, content]) => {
    if (/^ppt\/charts\/chart\d+\.xml$/.test(path))
      return [...strFromU8(content).matchAll(/<c:numCache>[\s\S]*?<\/c:numCache>/g)].flatMap(([cache]) =>
        readValores(cache),
      )
    if (!path.endsWith('.xlsx')) return []
    const hoja = unzipSync(content)['xl/worksheets/sheet1.xml']
    // Of names a cell has the place in the list of texts.
    return hoja ? readValores(strFromU8(hoja).replace(/<c [^>]*t="s"[^>]*>.*?<\/c>/g, '')) : []
  })
  return { laminas, graficas }
}

async function readCeldas(bytes: Uint8Array): Promise<(string | number)[]> {
  const libro = await readLibro(Buffer.from(bytes))
  return libro.flatMap(({ celdas }) => [...celdas.values()].map(({ valor }) => valor as string | number))
}
