import { exportClima } from '#domain/climas/export-clima.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireClima } from './require-clima.ts'

const formatDocumento = (documento: object) => JSON.stringify(documento, null, 2)

/** The climate as the file an import takes; with ids, as what an editor changes and sends back. */
export async function getDocumento(
  ctx: AppContext,
  { idClima, conIds }: { idClima: string; conIds: boolean },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  const { anio, idEmpresa } = clima
  if (!conIds)
    await noteBitacora(ctx.db, ctx, { tipo: 'climaExportado', datos: { anio }, idEmpresa, idClima })
  return formatDocumento(exportClima(clima, { conIds }))
}

export const getPlantilla = (propio: { idEmpresa: string; fechaInicio: number }): string =>
  formatDocumento(createClimaDePlantilla(propio))
