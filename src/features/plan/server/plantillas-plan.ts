import { countDias, formatDiaLargo, getDia } from '#domain/fechas/dia.ts'
import { NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import type { AvisoDePlazo } from '#domain/plan/tandas.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { findCompromiso } from './plan-store.ts'

export const PLANTILLA_DE_PLAZO = 'plazo-de-compromiso'

/** Unsent where it was done, deleted, given to somebody else or moved to another day meanwhile. No figure is in it. */
const plazo: Plantilla<{ idCompromiso: string; fecha: string; aviso: AvisoDePlazo }> = async (
  ctx,
  { idCompromiso, fecha, aviso },
) => {
  const { db, config, now } = ctx
  const compromiso = await findCompromiso(db, idCompromiso)
  if (!compromiso || compromiso.estado === 'hecho' || compromiso.fecha !== fecha || !compromiso.correo)
    return null
  const clima = await requireClima(db, compromiso.idClima)
  const { nombre_comercial } = await requireEmpresa(db, clima.idEmpresa)
  const dias = countDias(getDia(now(), config.timeZone), fecha)
  const cuando =
    aviso === 'semana' && dias > 1 ? `vence en ${dias} días` : dias < 0 ? 'ya venció' : 'vence hoy'
  return renderCorreo(config, {
    asunto: `Un compromiso del plan de acción ${cuando}`,
    titulo: `Hola, ${compromiso.responsable}`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `En el plan de acción de ${nombre_comercial} hay un compromiso a tu nombre que ${cuando}.`,
      },
      {
        tipo: 'datos',
        filas: [
          ['Qué se va a hacer', compromiso.que],
          ['Para cuándo', formatDiaLargo(fecha)],
          ['Cómo va', NOMBRE_DE_ESTADO[compromiso.estado]],
        ],
      },
      {
        tipo: 'parrafo',
        texto:
          'Si ya está hecho, o si la fecha debe moverse, avísale a quien lleva el plan en tu empresa: así el plan dice lo que es.',
      },
    ],
    nota: 'Recibes este correo porque tu nombre está en el plan. Contesta si no te corresponde.',
  })
}

export const plantillasPlan: Plantillas = { [PLANTILLA_DE_PLAZO]: plazo }
