import { CAMPOS_DE_CURRICULUM } from '../../../domain/contacto/formulario.ts'
import { formatNombreDeArchivo } from '../../../domain/cvs/nombre-de-archivo.ts'
import { type ArchivoInspeccionado, inspectArchivo } from '../../archivos/inspect-archivo.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { parseDireccion } from '../../mail/direccion.ts'
import { insertCorreos } from '../../mail/insert-correo.ts'
import { insertEnvio } from '../cvs/bandeja/insert-envio.ts'
import { campoError } from './form-error.ts'
import { type ArchivoRecibido, type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import { mayAcknowledge } from './limit-acuses.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'

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

async function requireArchivo(
  archivo: ArchivoRecibido | null,
): Promise<ArchivoInspeccionado & { nombre: string; bytes: Uint8Array }> {
  if (!archivo || archivo.bytes.length === 0) throw campoError({ campo: 'archivo', falla: 'vacio' })
  const inspeccionado = await inspectArchivo(archivo.bytes)
  if (!inspeccionado) throw campoError({ campo: 'archivo', falla: 'tipo' })
  const nombre = formatNombreDeArchivo(archivo.nombre, inspeccionado.extension, 'curriculum')
  return { ...inspeccionado, nombre, bytes: archivo.bytes }
}
