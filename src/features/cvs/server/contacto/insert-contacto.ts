import { CAMPOS_DE_CONTACTO } from '#domain/contacto/formulario.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import { insertMensaje } from './mensajes-store.ts'
import type { DatosDeContacto } from './plantillas-contacto.ts'

/** Once this returns, the message is in the outbox and on staff's list, and cannot get lost. */
export async function insertContacto(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CONTACTO, formulario)
  const now = ctx.now()
  const datos: DatosDeContacto = { ...valores, consentimiento: now }
  const para = parseDireccion(ctx.config.mailTo).correo
  await inTransaction(ctx.db, async (tx) => {
    await insertMensaje(tx, valores, now)
    await insertCorreo(tx, { plantilla: 'contacto', datos, para }, now)
  })
}
