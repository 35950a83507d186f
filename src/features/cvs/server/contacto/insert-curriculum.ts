import { CAMPOS_DE_CURRICULUM } from '#domain/contacto/formulario.ts'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { insertEnvio } from '../bandeja/insert-envio.ts'
import { withArchivoSuelto } from '../with-archivo-suelto.ts'
import { type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'
import { requireArchivo } from './require-archivo.ts'

const ACUSES_POR_DIA = 2

/** Anybody can write anybody's address into the form: nobody is to get more than these few mails for it. */
function mayAcknowledge(ctx: AppContext, correo: string): Promise<boolean> {
  const clave = `acuses:${ctx.secret.sign('limites', getClaveDeCorreo(correo))}`
  return consumeLimite(ctx.db, ctx.now(), { clave, max: ACUSES_POR_DIA, ventanaMs: DIA_MS })
}

/** Once this returns, the CV is in staff's inbox, file included, and its mail in the outbox: it cannot get lost. */
export async function insertCurriculum(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CURRICULUM, formulario)
  const archivo = await requireArchivo(formulario.archivo)
  const now = ctx.now()
  const para = parseDireccion(ctx.config.mailTo).correo
  const acuse = { plantilla: 'curriculum-recibido', datos: { consentimiento: now }, para: valores.correo }
  const acusar = await mayAcknowledge(ctx, valores.correo)
  await withArchivoSuelto(ctx, archivo, (idArchivo) =>
    inTransaction(ctx.db, async (tx) => {
      const idEnvio = await insertEnvio(tx, { valores, idArchivo }, now)
      const datos: DatosDeCurriculum = { ...valores, consentimiento: now, idEnvio }
      const correo = { plantilla: 'curriculum', datos, para }
      await insertCorreos(tx, acusar ? [correo, acuse] : [correo], now)
    }),
  )
}
