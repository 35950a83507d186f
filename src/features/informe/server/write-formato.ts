import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { renderExcelDeCifras } from '#features/resultados/server/render-excel.ts'
import type { Avance } from '#features/trabajos/server/carry-out.ts'
import type { ArchivoHecho } from '#features/trabajos/server/start-trabajo.ts'
import type { AppContext } from '#server/context/context.ts'
import { MIME_DE_EXCEL } from '#server/excel/render-libro.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { renderPptx } from './pptx/render-pptx.ts'
import { getTurnosDeDocumentos, renderEnTurno } from './render-en-turno.ts'

const MIME: Record<FormatoDeInforme, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: MIME_DE_EXCEL,
}

interface Pedido {
  idClima: string
  informe: Informe
  formato: FormatoDeInforme
}

/** One of the report's files. */
export async function writeFormato(
  ctx: AppContext,
  { idClima, informe, formato }: Pedido,
  avance: Avance,
): Promise<ArchivoHecho> {
  const cual = formato === 'xlsx' ? 'Cifras' : 'Informe'
  const nombre = `${cual}-${informe.empresa}-${informe.anio}.${formato}`.replace(/[\\/:*?"<>|\s]+/g, '-')
  const contenido = await renderFormato(ctx, { idClima, informe, formato }, avance)
  return { nombre, mime: MIME[formato], contenido }
}

async function renderFormato(
  ctx: AppContext,
  { idClima, informe, formato }: Pedido,
  { tell, signal }: Avance,
): Promise<Uint8Array> {
  if (formato === 'xlsx') {
    tell(0, 'Escribiendo las tablas')
    return renderExcelDeCifras(ctx, { idClima })
  }
  if (formato === 'pptx')
    return getTurnosDeDocumentos(ctx).run(
      () =>
        renderPptx(informe, {
          signal,
          onLamina: (hechas) => tell(hechas, `Haciendo la sección ${hechas} de ${informe.secciones.length}`),
        }),
      signal,
    )
  tell(0, 'Componiendo las páginas')
  return renderEnTurno(ctx, await createDocumento(informe), signal)
}
