import type { CVPorActualizar as PorActualizarWire } from '../../../../contract/schema.generated.ts'
import type { AppContext } from '../../../context.ts'
import { presentCv } from '../present-cv.ts'
import type { CvPorActualizar } from './get-cvs-por-actualizar.ts'
import type { Mandados } from './send-solicitudes.ts'

export function presentPorActualizar(
  ctx: Pick<AppContext, 'config'>,
  { cv, solicitudes, correo, conEnvio }: CvPorActualizar,
): PorActualizarWire {
  return {
    cv: presentCv(ctx, cv),
    solicitudes: solicitudes.map(({ enviada, hasta, abierta, contestada }) => ({
      enviada,
      hasta,
      abierta,
      contestada,
    })),
    correoRechazado: correo === 'rechazado',
    conEnvio,
  }
}

const formatPersonas = (cuantas: number) => (cuantas === 1 ? '1 persona' : `${cuantas} personas`)

/** `saleCorreo`: whether the site has a server to send with. */
export function presentMandados({ mandados, omitidos }: Mandados, saleCorreo: boolean): string {
  const enviado = saleCorreo
    ? `Se mandó el enlace a ${formatPersonas(mandados)}.`
    : `El enlace para ${formatPersonas(mandados)} quedó guardado: de este sitio todavía no sale correo.`
  if (omitidos === 0) return enviado
  const omision =
    omitidos === 1 ? 'A 1 ya se le había mandado hoy.' : `A ${omitidos} ya se les había mandado hoy.`
  return mandados === 0 ? omision : `${enviado} ${omision}`
}
