import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { renderExcelDeCifras } from '#features/resultados/server/excel-route.ts'
import { type ArchivoHecho, type Avance, startTrabajo } from '#features/trabajos/server/carry-out.ts'
import { listTrabajosConHuella } from '#features/trabajos/server/trabajos.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { MIME_DE_EXCEL } from '#server/excel/render-libro.ts'
import { composeInforme, composeLeido, hashInforme, type InformeLeido } from './informe.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { renderPptx } from './pptx/render-pptx.ts'
import { getTurnosDeDocumentos, renderEnTurno } from './render-en-turno.ts'

/** The work whose files say what the report says now, by id. */
export async function listTrabajosAlDia(ctx: AppContext, leido: InformeLeido): Promise<string[]> {
  const huella = hashInforme(await composeLeido(ctx, leido))
  return listTrabajosConHuella(ctx, { idClima: leido.clima.id, huella })
}

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

/** A file of the report. */
export async function writeFormato(
  ctx: AppContext,
  { idClima, informe, formato }: Pedido,
  avance: Avance,
): Promise<ArchivoHecho> {
  const cual = formato === 'xlsx' ? 'Cifras' : 'Informe'
  const nombre = `${cual}-${informe.empresa}-${informe.periodo}.${formato}`.replace(/[\\/:*?"<>|\s]+/g, '-')
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

/** Begins to make a file of the report as it stands now, and returns the id of that work. */
export async function makeInforme(
  ctx: RequestContext,
  { idClima, formato }: { idClima: string; formato: FormatoDeInforme },
): Promise<string> {
  const { informe, leido } = await composeInforme(ctx, idClima)
  const trabajo = {
    tipo: `informe-${formato}`,
    idClima,
    huella: hashInforme(informe),
    paso: 'Reuniendo las cifras',
    total: informe.secciones.length,
  }
  const idTrabajo = await startTrabajo(ctx, trabajo, (avance) =>
    writeFormato(ctx, { idClima, informe, formato }, avance),
  )
  const { idEmpresa } = leido.clima
  await noteBitacora(ctx.db, ctx, { tipo: 'informeHecho', datos: { formato }, idEmpresa, idClima })
  return idTrabajo
}
