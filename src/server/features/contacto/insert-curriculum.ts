import { CAMPOS_DE_CURRICULUM } from '../../../domain/contacto/formulario.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { parseDireccion } from '../../mail/direccion.ts'
import { insertCorreos } from '../../mail/insert-correo.ts'
import { insertEnvio } from '../cvs/bandeja/insert-envio.ts'
import { type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import { mayAcknowledge } from './limit-acuses.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'
import { requireArchivo } from './require-archivo.ts'

/** Once this returns, the CV is in the outbox and in staff's inbox, file included, and cannot get lost. */
export async function insertCurriculum(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CURRICULUM, formulario)
  const archivo = await requireArchivo(formulario.archivo)
  const now = ctx.now()
  const datos: DatosDeCurriculum = { ...valores, consentimiento: now }
  const { nombre, mime, bytes } = archivo
  const correo = {
    plantilla: 'curriculum',
    datos,
    para: parseDireccion(ctx.config.mailTo).correo,
    adjuntos: [{ nombre, mime, contenido: bytes }],
  }
  const acuse = { plantilla: 'curriculum-recibido', datos: { consentimiento: now }, para: valores.correo }
  const acusar = await mayAcknowledge(ctx, valores.correo)
  await inTransaction(ctx.db, async (tx) => {
    await insertEnvio(tx, { valores, archivo }, now)
    await insertCorreos(tx, acusar ? [correo, acuse] : [correo], now)
  })
}
