import { isCorreo } from '#domain/encuesta/correo.ts'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { Plantilla } from '#server/mail/correo.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { findUsuarioPorId } from '../usuarios-store.ts'

export const PLANTILLA_DE_CAMBIO = 'cambio-de-cuenta'

const FRASES = {
  llaveAgregada: 'Se agregó una llave de acceso a tu cuenta: con ella se entra sin contraseña ni código.',
  llaveRetirada: 'Se retiró una llave de acceso de tu cuenta.',
  passwordCambiada: 'Se cambió la contraseña de tu cuenta. Si había otras sesiones abiertas, se cerraron.',
  passwordRecuperada:
    'Alguien eligió otra contraseña para tu cuenta con un enlace que recibió por correo. Si había otras sesiones abiertas, se cerraron.',
  factorActivado: 'Tu cuenta pide desde ahora un código del teléfono, además de la contraseña.',
  codigoRetirado: 'Se retiró el código del teléfono de tu cuenta: ya no se pide al entrar con la contraseña.',
  factorRetirado:
    'Se retiró el segundo factor de tu cuenta: ni el código del teléfono ni las llaves de acceso que tenía sirven ya.',
} as const

interface CambioDeCuenta {
  tipo: keyof typeof FRASES
  /** The name of the passkey that it is about. */
  llave?: string
  /** Names of the passkeys that went with it. */
  retiradas?: string[]
  /** Names of those that still enter. */
  quedan?: string[]
}

const listNombres = (rotulo: string, nombres: string[] = []): [string, string][] =>
  nombres.length === 0 ? [] : [[rotulo, nombres.join(', ')]]

/** Says what happened and asks for nothing: no link, so that nobody learns to follow one in a mail like this. */
export const cambioDeCuenta: Plantilla<CambioDeCuenta & { usuario: string; cuando: number }> = async (
  ctx,
  { tipo, usuario, cuando, llave, retiradas, quedan },
) => {
  const firma = await findNombreDeFirma(ctx)
  return renderCorreo(ctx, {
    asunto: `Cambió la forma de entrar a tu cuenta en ${firma}`,
    titulo: 'Cambió la forma de entrar a tu cuenta',
    bloques: [
      { tipo: 'parrafo', texto: FRASES[tipo] },
      {
        tipo: 'datos',
        filas: [
          ['Cuenta', usuario],
          ['Cuándo', formatMomento(cuando, ctx.config.timeZone)],
          ...listNombres('Llave de acceso', llave === undefined ? [] : [llave]),
          ...listNombres('Llaves de acceso que se retiraron', retiradas),
          ...listNombres('Llaves de acceso que siguen entrando', quedan),
        ],
      },
      {
        tipo: 'parrafo',
        texto: `Si fuiste tú, no hay nada que hacer. Si no fuiste tú, avisa cuanto antes a quien administra las cuentas de ${firma} para que cierre el paso.`,
      },
    ],
    nota: 'Este correo solo avisa: no lleva enlaces y nadie te va a pedir por él ni tu contraseña ni un código.',
  })
}

/** To the account's own mailbox, so that a change made by somebody else does not pass unseen. */
export async function tellCambio(
  tx: Tx,
  { now }: Pick<AppContext, 'now'>,
  { idUsuario, ...cambio }: CambioDeCuenta & { idUsuario: string },
): Promise<void> {
  const usuario = await findUsuarioPorId(tx, idUsuario)
  if (!usuario || !isCorreo(usuario.correo)) return
  const datos = { ...cambio, usuario: usuario.usuario, cuando: now() }
  await insertCorreo(tx, { plantilla: PLANTILLA_DE_CAMBIO, datos, para: usuario.correo }, now())
}
