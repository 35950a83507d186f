import { formatNombreDeArchivo } from '#domain/cvs/nombre-de-archivo.ts'
import { type ArchivoInspeccionado, inspectArchivo } from '#server/archivos/inspect-archivo.ts'
import { campoError } from './form-error.ts'
import type { ArchivoRecibido } from './formulario-recibido.ts'

/** A file that somebody sent, judged by its content. */
export async function requireArchivo(
  archivo: ArchivoRecibido | null,
): Promise<ArchivoInspeccionado & { nombre: string; bytes: Uint8Array }> {
  // A browser sends a file field that nobody filled in as an empty file without a name.
  if (!archivo || (archivo.largo === 0 && !archivo.nombre))
    throw campoError({ campo: 'archivo', falla: 'vacio' })
  if (archivo.largo === 0) throw campoError({ campo: 'archivo', falla: 'sinContenido' })
  const bytes = await archivo.read()
  const inspeccionado = await inspectArchivo(bytes)
  if ('rechazo' in inspeccionado) throw campoError({ campo: 'archivo', falla: inspeccionado.rechazo })
  const nombre = formatNombreDeArchivo(archivo.nombre, inspeccionado.extension, 'curriculum')
  return { ...inspeccionado, nombre, bytes }
}
