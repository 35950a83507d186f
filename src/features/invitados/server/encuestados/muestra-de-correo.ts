import type { MuestraDeCorreo } from '#contract/schema.generated.ts'
import type { Palabras } from '#domain/palabras/palabras.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import { findCorreoDeCuenta } from '#features/cuentas/server/equipo/cuentas.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { requirePalabras } from '#features/palabras/server/palabras.ts'
import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import type { MailContent, Plantilla, Plantillas } from '#server/mail/correo.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { renderMuestra } from './plantillas-encuestados.ts'

interface Pedida {
  idClima: string
  clase: 'invitacion' | 'recordatorio'
  palabras: Palabras
}

/** A page shows no picture by its `cid:`. */
const withPictures = ({ html, imagenes = [] }: MailContent): string =>
  imagenes.reduce(
    (texto, { cid, mime, contenido }) =>
      texto.replaceAll(`cid:${cid}`, `data:${mime};base64,${Buffer.from(contenido).toString('base64')}`),
    html,
  )

export async function getMuestraDeCorreo(ctx: RequestContext, pedida: Pedida): Promise<MuestraDeCorreo> {
  const muestra = await renderMuestra(ctx, pedida)
  const { nombre, correo } = parseDireccion(ctx.config.mailFrom)
  return {
    de: `${muestra.remitente ?? nombre} <${correo}>`,
    responderA: muestra.responderA?.correo ?? null,
    asunto: muestra.asunto,
    html: withPictures(muestra),
  }
}

const PLANTILLA_DE_PRUEBA = 'correo-de-prueba'

const correoDePrueba: Plantilla<Pedida> = async (ctx, pedida) => {
  const muestra = await renderMuestra(ctx, pedida)
  return { ...muestra, asunto: `Prueba: ${muestra.asunto}` }
}

export const plantillasDeMuestra: Plantillas = { [PLANTILLA_DE_PRUEBA]: correoDePrueba }

/** To nobody else than who asks. */
export async function sendCorreoDePrueba(ctx: RequestContext, pedida: Pedida): Promise<string> {
  const datos = { ...pedida, palabras: requirePalabras(pedida.palabras) }
  // A mail that cannot be made is refused now, not by the worker.
  await renderMuestra(ctx, datos)
  const para = await findCorreoDeCuenta(ctx.db, requireSesion(ctx).idUsuario)
  if (!para) throw conflict('Tu cuenta no tiene una dirección de correo: escríbela en «Mi cuenta».')
  await inTransaction(ctx.db, async (tx) => {
    await requireCuotaDeCorreos(tx, ctx, 1)
    await insertCorreo(tx, { plantilla: PLANTILLA_DE_PRUEBA, datos, para }, ctx.now())
  })
  return `La prueba va en camino a ${para}.`
}
