import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { COLUMNAS_DE_ENVIO, type NuevoEnvio } from './envios-store.ts'

export interface EnvioDePersona extends NuevoEnvio {
  /** The CV it became. */
  idCv: string | null
  idArchivo: string
  nombreArchivo: string | null
  tipoArchivo: string
}

/** Submissions of one address whatever its case; also those discarded a moment ago. */
export async function listEnviosDeCorreo(db: Db, correo: string): Promise<EnvioDePersona[]> {
  const rows = await db
    .selectFrom('envios_de_cv')
    .innerJoin('archivos', 'archivos.id_envio', 'envios_de_cv.id')
    .select([
      ...COLUMNAS_DE_ENVIO,
      'envios_de_cv.id_cv as idCv',
      'archivos.id as idArchivo',
      'archivos.nombre as nombreArchivo',
      'archivos.tipo as tipoArchivo',
    ])
    .where('envios_de_cv.correo_clave', '=', foldParaBuscar(correo))
    .orderBy('envios_de_cv.numero')
    .execute()
  return rows.filter((row) => isMismoCorreo(row.correo, correo))
}

/**
 * Submissions that wait go with their file. Of what became the CV of another address only these words go: the file is that
 * CV's by now.
 */
export async function deleteEnviosDeCorreo(tx: Tx, correo: string): Promise<void> {
  const envios = await listEnviosDeCorreo(tx, correo)
  if (envios.length === 0) return
  const ids = envios.map(({ id }) => id)
  await tx
    .updateTable('archivos')
    .set({ id_envio: null })
    .where('id_envio', 'in', ids)
    .where('id_cv', 'is not', null)
    .execute()
  await tx.deleteFrom('envios_de_cv').where('id', 'in', ids).execute()
}
