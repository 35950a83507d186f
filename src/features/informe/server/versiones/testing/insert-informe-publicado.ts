import type { Db } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertArchivo, insertVersion } from '../versiones-store.ts'

const CONTENIDO = Buffer.from('%PDF-1.7 lo que alguien pagó')

/** A version with one file, a small one unless another is given, without the seconds that a real one takes. */
export function insertInformePublicado(
  db: Db,
  {
    id,
    idClima,
    momento,
    numero = 1,
    contenido = CONTENIDO,
  }: { id: string; idClima: string; momento: number; numero?: number; contenido?: Uint8Array },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await insertVersion(tx, {
      id,
      id_clima: idClima,
      numero,
      publicada: momento,
      por: 'nadie',
      publicacion: 1,
      para: 'Gerencia General',
      mensaje: '',
    })
    await insertArchivo(tx, id, {
      formato: 'pdf',
      nombre: 'Informe.pdf',
      mime: 'application/pdf',
      bytes: contenido.length,
      paginas: 1,
      contenido,
    })
  })
}
