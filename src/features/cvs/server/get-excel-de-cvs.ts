import { formatNombreCompleto, LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { texto } from '#domain/resultados/libro/libro.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { renderLibroComoUrl } from '#server/excel/render-libro.ts'
import { type BusquedaEscrita, listEncontrados, requireNiveles } from './cvs.ts'
import { type CV, listCvs } from './cvs-store.ts'

const ENCABEZADOS = ['Nombre', 'Correo', 'Celular', 'Teléfono', 'Estado', 'Etiquetas', 'Al día desde']
const ANCHOS = [36, 34, 18, 18, 24, 48, 22]
/** So many are read at a time. */
const LOTE = 500

/** All that a search finds, in its order. Who took it along stands in the log; whom it was about does not. */
export async function getExcelDeCvs(ctx: RequestContext, busqueda: BusquedaEscrita): Promise<string> {
  const { exportados } = LIMITES_DE_CV
  const niveles = requireNiveles(busqueda, ctx.now())
  const cvs = await inSnapshot(ctx.db, async (tx) => {
    const numeros = await listEncontrados(tx, niveles, { limit: exportados + 1, offset: 0 })
    if (numeros.length > exportados)
      throw badUserInput('Son más de 5,000 CVs: acota la búsqueda para descargarla.')
    const lotes: CV[] = []
    for (let desde = 0; desde < numeros.length; desde += LOTE)
      lotes.push(...(await listCvs(tx, numeros.slice(desde, desde + LOTE))))
    return lotes
  })
  const { timeZone } = ctx.config
  const filas = cvs.map((cv) => [
    texto(formatNombreCompleto(cv), 'parrafo'),
    texto(cv.correo),
    texto(cv.celular),
    texto(cv.telefono ?? ''),
    texto(cv.estado),
    texto(cv.etiquetasPuestos.join(', '), 'parrafo'),
    texto(formatFecha(cv.alDia, timeZone)),
  ])
  const url = await renderLibroComoUrl(ctx, {
    pestanas: [
      {
        nombre: 'CVs',
        anchos: ANCHOS,
        filasFijas: 2,
        columnasFijas: 1,
        filas: [
          [texto(`CVs encontrados: ${cvs.length}. Al ${formatFecha(ctx.now(), timeZone)}`, 'titulo')],
          ENCABEZADOS.map((nombre) => texto(nombre, 'encabezado')),
          ...filas,
        ],
      },
    ],
  })
  await noteBitacora(ctx.db, ctx, { tipo: 'cvsDescargados', datos: { cvs: cvs.length } })
  return url
}
