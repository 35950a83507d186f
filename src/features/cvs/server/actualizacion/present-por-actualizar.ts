import type { CVPorActualizar as PorActualizarWire } from '#contract/schema.generated.ts'
import type { AppContext } from '#server/context/context.ts'
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

function formatEnviado(mandados: number, saleCorreo: boolean): string {
  return saleCorreo
    ? `Se mandó el enlace a ${formatPersonas(mandados)}.`
    : `El enlace para ${formatPersonas(mandados)} quedó guardado: de este sitio todavía no sale correo.`
}

const formatRecientes = (cuantas: number) =>
  cuantas === 1
    ? 'A 1 ya se le había mandado en las últimas 24 horas.'
    : `A ${cuantas} ya se les había mandado en las últimas 24 horas.`

const formatIdos = (cuantos: number) =>
  cuantos === 1 ? '1 CV ya no existe.' : `${cuantos} CVs ya no existen.`

/** `saleCorreo`: whether the site has a server to send with. */
export const presentMandados = ({ mandados, recientes, idos }: Mandados, saleCorreo: boolean): string =>
  [
    ...(mandados > 0 ? [formatEnviado(mandados, saleCorreo)] : []),
    ...(recientes > 0 ? [formatRecientes(recientes)] : []),
    ...(idos > 0 ? [formatIdos(idos)] : []),
  ].join(' ')
