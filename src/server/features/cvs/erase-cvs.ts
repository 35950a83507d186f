import type { Tx } from '../../db/engine/transaction.ts'
import { getTextSearch } from '../../db/search/text-search.ts'
import { deleteCorreosDeReferencias } from '../../mail/outbox-store.ts'
import { deleteCvRows } from './cvs-store.ts'
import { getReferenciaDeCv } from './referencia-de-correo.ts'

export interface CvBorrado {
  id: string
  numero: number
}

/**
 * For good: rows, files of all versions, their texts, the words the search knows, submissions and the mails about them.
 * Returns what names the mails' files, to be deleted once the transaction commits.
 */
export async function eraseCvs(tx: Tx, cvs: readonly CvBorrado[]): Promise<{ id: string; creado: number }[]> {
  // The rows first: whoever is bringing one back holds it, and has written its words by the time we get it.
  await deleteCvRows(
    tx,
    cvs.map(({ numero }) => numero),
  )
  return eraseRastros(tx, cvs)
}

/** What is left of CVs whose rows are gone. */
export async function eraseRastros(
  tx: Tx,
  cvs: readonly CvBorrado[],
): Promise<{ id: string; creado: number }[]> {
  await getTextSearch(tx).delete(
    tx,
    cvs.map(({ numero }) => numero),
  )
  return deleteCorreosDeReferencias(
    tx,
    cvs.map(({ id }) => getReferenciaDeCv(id)),
  )
}
