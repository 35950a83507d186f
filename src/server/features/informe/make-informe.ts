import { buildInforme } from '../../../domain/informe/build-informe.ts'
import type { Informe } from '../../../domain/informe/informe.ts'
import type { RequestContext } from '../../context.ts'
import { getFirma } from '../../mail/firma.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { getAjustes } from '../ajustes/get-ajustes.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { requireClima } from '../climas/require-clima.ts'
import { type ArchivoHecho, type Avance, startTrabajo } from '../trabajos/start-trabajo.ts'
import { formatDia } from './format-periodo.ts'
import { readInforme } from './get-informe.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { renderPptx } from './pptx/render-pptx.ts'

export type Formato = 'pdf' | 'pptx'

const MIME: Record<Formato, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Begins to make a file of the report as it stands now, and returns the id of that work. */
export async function makeInforme(
  ctx: RequestContext,
  { idClima, formato }: { idClima: string; formato: Formato },
): Promise<string> {
  const informe = await composeInforme(ctx, idClima)
  const idTrabajo = await startTrabajo(
    ctx,
    { tipo: `informe-${formato}`, idClima, paso: 'Reuniendo las cifras', total: informe.secciones.length },
    (avance) => writeFormato(ctx, informe, formato, avance),
  )
  const { idEmpresa } = await requireClima(ctx.db, idClima)
  await noteBitacora(ctx.db, ctx, { tipo: 'informeHecho', datos: { formato }, idEmpresa, idClima })
  return idTrabajo
}

async function composeInforme(ctx: RequestContext, idClima: string): Promise<Informe> {
  const { cifras, elecciones } = await readInforme(ctx, { idClima })
  const { papel } = await getAjustes(ctx)
  return buildInforme(cifras, elecciones, {
    fecha: formatDia(ctx.now(), ctx.config.timeZone),
    firma: getFirma(ctx.config),
    papel,
  })
}

async function writeFormato(
  { log }: RequestContext,
  informe: Informe,
  formato: Formato,
  { tell, signal }: Avance,
): Promise<ArchivoHecho> {
  const nombre = `Informe-${informe.empresa}-${informe.anio}.${formato}`.replace(/[\\/:*?"<>|\s]+/g, '-')
  if (formato === 'pptx') {
    const contenido = await renderPptx(informe, {
      signal,
      onLamina: (hechas) => tell(hechas, `Haciendo la sección ${hechas} de ${informe.secciones.length}`),
    })
    return { nombre, mime: MIME.pptx, contenido }
  }
  tell(0, 'Componiendo las páginas')
  const { bytes, motivo } = await renderPdf(await createDocumento(informe), { signal })
  if (motivo) log.warn({ motivo }, 'a report was written without the claim of PDF/UA-1')
  return { nombre, mime: MIME.pdf, contenido: bytes }
}
