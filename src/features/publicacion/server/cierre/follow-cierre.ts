import { followTrabajo } from '#features/trabajos/server/follow-trabajo.ts'
import type { RequestContext } from '#server/context/context.ts'
import { describeDestruccion } from '#server/llaves/destroy-llave.ts'
import { cerrarClima, PASOS_DE_CIERRE } from './cerrar-clima.ts'

/** A close that whoever asked for it can follow; returns what they are told at its end. */
export async function followCierre(
  ctx: RequestContext,
  { idClima, soloTerminadas }: { idClima: string; soloTerminadas: boolean },
): Promise<string> {
  const trabajo = { tipo: 'cierre', idClima, paso: 'Cerrando la encuesta', total: PASOS_DE_CIERRE }
  return followTrabajo(
    ctx,
    trabajo,
    async ({ tell }) => {
      const aviso = describeDestruccion(await cerrarClima(ctx, { idClima, soloTerminadas, tell }))
      return `Se cerró y anonimizó el clima organizacional.${aviso}`
    },
    (mensaje) => mensaje,
  )
}
