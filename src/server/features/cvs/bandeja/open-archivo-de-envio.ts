import { describeTipo, isTipoDeArchivo } from '../../../archivos/inspect-archivo.ts'
import type { Db } from '../../../db/engine/database.ts'
import type { AdjuntoAbierto } from '../../../mail/correo.ts'
import { findArchivoDeEnvio, streamContenido } from '../archivos-store.ts'

/** The file of a submission, for whoever mails it; null where it was erased. */
export async function openArchivoDeEnvio(db: Db, idEnvio: string): Promise<AdjuntoAbierto | null> {
  const archivo = await findArchivoDeEnvio(db, idEnvio)
  if (!archivo || !isTipoDeArchivo(archivo.tipo)) return null
  const { mime, extension } = describeTipo(archivo.tipo)
  return {
    nombre: archivo.nombre ?? `curriculum.${extension}`,
    mime,
    open: () => streamContenido(db, archivo.id),
  }
}
