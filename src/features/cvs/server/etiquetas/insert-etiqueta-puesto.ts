import { formatEtiqueta } from '#domain/cvs/etiqueta.ts'
import { checkEtiqueta } from '#domain/cvs/parse-campos.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type Etiqueta, ensureEtiquetas } from '../etiquetas-store.ts'

/** The tag with that text; made where there is none in any case or accent. */
export async function insertEtiquetaPuesto(
  { db }: AppContext,
  { etiqueta }: { etiqueta: string },
): Promise<Etiqueta> {
  const puesto = formatEtiqueta(etiqueta)
  const problema = checkEtiqueta(puesto)
  if (problema) throw badUserInput(problema)
  const [creada] = await inTransaction(db, (tx) => ensureEtiquetas(tx, [puesto]))
  return creada!
}
