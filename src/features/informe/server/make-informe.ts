import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import { startTrabajo } from '#features/trabajos/server/start-trabajo.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { composeInforme } from './compose-informe.ts'
import { hashInforme } from './hash-informe.ts'
import { writeFormato } from './write-formato.ts'

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
