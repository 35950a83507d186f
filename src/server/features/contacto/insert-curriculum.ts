import { CAMPOS_DE_CURRICULUM } from '../../../domain/contacto/formulario.ts'
import { formatNombreDeArchivo } from '../../../domain/cvs/nombre-de-archivo.ts'
import { inspectArchivo } from '../../archivos/inspect-archivo.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import type { Adjunto } from '../../mail/correo.ts'
import { parseDireccion } from '../../mail/direccion.ts'
import { insertCorreo } from '../../mail/insert-correo.ts'
import { campoError } from './form-error.ts'
import { type ArchivoRecibido, type FormularioRecibido, requireCampos } from './formulario-recibido.ts'
import type { DatosDeCurriculum } from './plantillas-contacto.ts'

/** Once this returns, the CV is in the outbox, file included, and cannot get lost. */
export async function insertCurriculum(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CURRICULUM, formulario)
  const adjunto = await requireAdjunto(formulario.archivo)
  const datos: DatosDeCurriculum = { ...valores, consentimiento: ctx.now() }
  const correo = {
    plantilla: 'curriculum',
    datos,
    para: parseDireccion(ctx.config.mailTo).correo,
    adjuntos: [adjunto],
  }
  await inTransaction(ctx.db, (tx) => insertCorreo(tx, correo, ctx.now()))
}

async function requireAdjunto(archivo: ArchivoRecibido | null): Promise<Adjunto> {
  if (!archivo || archivo.bytes.length === 0) throw campoError({ campo: 'archivo', falla: 'vacio' })
  const inspeccionado = await inspectArchivo(archivo.bytes)
  if (!inspeccionado) throw campoError({ campo: 'archivo', falla: 'tipo' })
  return {
    nombre: formatNombreDeArchivo(archivo.nombre, inspeccionado.extension, 'curriculum'),
    mime: inspeccionado.mime,
    contenido: archivo.bytes,
  }
}
