import type { Tx } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import type { CorreoNombrado } from '#server/mail/mail-transport.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { deleteCvRows } from './cvs-store.ts'
import { getReferenciaDeCv } from './escribir-cv.ts'
import { deleteEtiquetasSinUso, takeEtiquetasSoloDe } from './etiquetas-store.ts'

export interface CvBorrado {
  id: string
  numero: number
}

/**
 * For good: rows, files of all versions, their texts, the words the search knows, tags that nobody else has, submissions
 * and the mails about them. Returns what names the mails' files, to be deleted once the transaction commits.
 */
export const eraseCvs = (tx: Tx, cvs: readonly CvBorrado[]): Promise<CorreoNombrado[]> =>
  eraseCvsCon(tx, cvs, async (numeros) => {
    await deleteCvRows(tx, numeros)
    return cvs
  })

/** Those of them whose rows `deleteRows` finds it may delete. */
export async function eraseCvsCon(
  tx: Tx,
  candidatos: readonly CvBorrado[],
  deleteRows: (numeros: number[]) => Promise<readonly CvBorrado[]>,
): Promise<CorreoNombrado[]> {
  const suyas = await takeEtiquetasSoloDe(
    tx,
    candidatos.map(({ id }) => id),
  )
  // The rows first: whoever is bringing one back holds it, and has written its words by the time we get it.
  const cvs = await deleteRows(candidatos.map(({ numero }) => numero))
  await deleteEtiquetasSinUso(tx, suyas)
  await getTextSearch(tx).delete(
    tx,
    cvs.map(({ numero }) => numero),
  )
  return deleteCorreosDeReferencias(
    tx,
    cvs.map(({ id }) => getReferenciaDeCv(id)),
  )
}
