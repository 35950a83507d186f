import { encodeQR } from 'qr'
import { getPromesa, type Promesa } from '#domain/climas/anonimato.ts'
import type { GrupoDeOpinion } from '#domain/climas/definicion.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { formatFechaSinAnio } from '#domain/fechas/format-fecha.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { AppError } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'

/** Head of every sheet of paper, which says where it belongs. */
export interface Encabezado {
  empresa: string
  periodo: string
  grupo: string
  firma: string
  promesa: Promesa
  /** "Hasta el 7 de noviembre.", or nothing. */
  hasta: string
}

export async function findEncabezado(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idEmpresa, periodo, fechaLimite, minimoPorGrupo }: ClimaGuardado,
  grupo: Pick<GrupoDeOpinion, 'orden' | 'nombre'>,
): Promise<Encabezado> {
  const { nombre_comercial: empresa } = await requireEmpresa(db, idEmpresa)
  return {
    empresa,
    periodo,
    grupo: formatGrupo(grupo),
    firma: await findNombreDeFirma({ db, config }),
    promesa: getPromesa(minimoPorGrupo),
    hasta: fechaLimite === null ? '' : `Hasta el ${formatFechaSinAnio(fechaLimite, config.timeZone)}.`,
  }
}

/** As a data URL: it goes to whoever asked, and is kept nowhere. Of a failure nothing is told that stood on the paper. */
export async function renderArchivo(documento: Documento): Promise<string> {
  const pdf = await renderPdf(documento).catch(() => null)
  if (!pdf) throw new AppError('INTERNAL', 'No se pudo hacer el archivo. Inténtalo de nuevo en un momento.')
  return `data:application/pdf;base64,${Buffer.from(pdf.bytes).toString('base64')}`
}

const BORDE = 2

/** A code as one path of dark runs: some hundreds of rectangles, whatever prints it. */
export function renderQr(texto: string, { margen = BORDE }: { margen?: number } = {}): string {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: BORDE })
  let trazo = ''
  for (const [y, fila] of filas.entries()) {
    for (let x = 0; x < fila.length; ) {
      const desde = x
      while (fila[x]) x++
      if (x > desde) trazo += `M${desde} ${y}h${x - desde}v1h${desde - x}z`
      else x++
    }
  }
  const [desde, lado] = [BORDE - margen, filas.length - 2 * (BORDE - margen)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${desde} ${desde} ${lado} ${lado}"><path d="${trazo}" fill="#000"/></svg>`
}
