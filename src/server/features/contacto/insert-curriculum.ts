import { CAMPOS_DE_CURRICULUM } from '../../../domain/contacto/formulario.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { parseDireccion } from '../../mail/direccion.ts'
import { insertCorreos } from '../../mail/insert-correo.ts'
import { insertEnvio } from '../cvs/bandeja/insert-envio.ts'
import { withArchivoSuelto } from '../cvs/with-archivo-suelto.ts'
import { type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import { mayAcknowledge } from './limit-acuses.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'
import { requireArchivo } from './require-archivo.ts'

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
