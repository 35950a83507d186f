import { exportClima } from '../../../domain/climas/export-clima.ts'
import { createClimaDePlantilla } from '../../../domain/climas/plantilla.ts'
import type { AppContext } from '../../context.ts'
import { requireClima } from './require-clima.ts'

const formatDocumento = (documento: object) => JSON.stringify(documento, null, 2)

/** The climate as the file an import takes; with ids, as what an editor changes and sends back. */
export async function getDocumento(
  { db }: AppContext,
  { idClima, conIds }: { idClima: string; conIds: boolean },
): Promise<string> {
  return formatDocumento(exportClima(await requireClima(db, idClima), { conIds }))
}

export const getPlantilla = (propio: { idEmpresa: string; fechaInicio: number }): string =>
  formatDocumento(createClimaDePlantilla(propio))
