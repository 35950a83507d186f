import { inTransaction } from '#server/db/engine/transaction.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { cambioDeCuenta, PLANTILLA_DE_CAMBIO } from '../avisos/tell-cambio.ts'
import { listLlavesPorRetirar } from '../list-llaves-por-retirar.ts'
import { findUsuario, mayEnter } from '../usuarios-store.ts'
import { formatEnlace, saveEnlace } from './enlace.ts'

export const PLANTILLA_DE_OLVIDO = 'clave-olvidada'

const TREINTA_MINUTOS = 30 * 60_000

/**
 * The mail goes to what was typed, so that must be the account's own mailbox: a user name may look like an address. Letters of
 * other alphabets become those of another address in lower case (K, the sign of kelvin).
 */
const isSameBuzon = (correo: string, escrito: string) => {
  const fold = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return fold(correo) === fold(escrito)
}

/** Goes unsent where no account has the address, or it may not enter. A second try of the mail carries the same link. */
const olvido: Plantilla<{ correo: string; idEnlace: string }> = async (ctx, { correo, idEnlace }) => {
  const usuario = await findUsuario(ctx.db, correo)
  if (!usuario || !mayEnter(usuario) || !isSameBuzon(usuario.correo, correo)) return null
  await inTransaction(ctx.db, (tx) =>
    saveEnlace(tx, ctx, { idEnlace, idUsuario: usuario.id, tipo: 'olvido', duraMs: TREINTA_MINUTOS }),
  )
  const firma = await findNombreDeFirma(ctx)
  const conLlaves = (await listLlavesPorRetirar(ctx.db, usuario.id)).length > 0
  return renderCorreo(ctx, {
    asunto: `Elige otra contraseña para ${firma}`,
    titulo: 'Elige otra contraseña',
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Se pidió un enlace para cambiar la contraseña de la cuenta ${usuario.usuario} en ${firma}.`,
      },
      { tipo: 'boton', texto: 'Elegir otra contraseña', url: formatEnlace(ctx, idEnlace) },
      {
        tipo: 'parrafo',
        texto: `El enlace sirve 30 minutos y una sola vez. Al guardar la contraseña nueva se cierran tus otras sesiones${
          conLlaves ? ' y se retiran tus llaves de acceso' : ''
        }.`,
      },
    ],
    nota: 'Si no fuiste tú, no hagas nada: tu contraseña sigue igual. Nadie de la firma te va a pedir este enlace ni tu contraseña.',
  })
}

export const plantillasSesion: Plantillas = {
  [PLANTILLA_DE_OLVIDO]: olvido,
  [PLANTILLA_DE_CAMBIO]: cambioDeCuenta,
}
