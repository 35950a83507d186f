import { AppError } from '#server/base/errors.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'

/** As a data URL: it goes to whoever asked, and is kept nowhere. Of a failure nothing is told that stood on the paper. */
export async function renderArchivo(documento: Documento): Promise<string> {
  const pdf = await renderPdf(documento).catch(() => null)
  if (!pdf) throw new AppError('INTERNAL', 'No se pudo hacer el archivo. Inténtalo de nuevo en un momento.')
  return `data:application/pdf;base64,${Buffer.from(pdf.bytes).toString('base64')}`
}
