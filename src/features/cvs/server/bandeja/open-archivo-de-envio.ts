import type { ContenidoActivo } from '#domain/cvs/contenido-activo.ts'
import { describeTipo, isTipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { AdjuntoAbierto } from '#server/mail/correo.ts'
import { findArchivoDeEnvio, streamContenido } from '../archivos-store.ts'
import { presentActivo } from '../present-cv.ts'

/** The file of a submission, for whoever mails it; null where it was erased. */
export async function openArchivoDeEnvio(
  db: Db,
  idEnvio: string,
): Promise<(AdjuntoAbierto & { activo: ContenidoActivo[] }) | null> {
  const archivo = await findArchivoDeEnvio(db, idEnvio)
  if (!archivo || !isTipoDeArchivo(archivo.tipo)) return null
  const { mime, extension } = describeTipo(archivo.tipo)
  return {
    nombre: archivo.nombre ?? `curriculum.${extension}`,
    mime,
    activo: presentActivo(archivo.activo),
    open: () => streamContenido(db, archivo.id),
  }
}
