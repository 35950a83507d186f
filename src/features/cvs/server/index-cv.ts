import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { getSegundoApellido } from '#domain/cvs/cv.ts'
import { getClavesDeNombres } from '#domain/cvs/nombre-de-persona.ts'
import { stepPalabrasDeCV, type TextosDeCV } from '#domain/cvs/palabras.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import {
  type CV,
  findCv,
  listNumerosDesde,
  listPorIndexar,
  lockVigente,
  updateClavesDeNombre,
} from './cvs-store.ts'

const listTelefonos = ({ telefono, celular }: CV) => (telefono ? [telefono, celular] : [celular])
const listNombres = (cv: CV) => [
  cv.primerNombre,
  cv.segundoNombre ?? '',
  cv.primerApellido,
  getSegundoApellido(cv),
]

async function listPalabras(textos: TextosDeCV): Promise<string[]> {
  const pasos = stepPalabrasDeCV(textos)
  for (;;) {
    const { done, value } = pasos.next()
    if (done) return value
    await yieldToOthers()
  }
}

/** Writes what search and duplicates know of a CV anew, from what is stored. The caller holds the CV's row. */
export async function indexCv(tx: Tx, id: string): Promise<void> {
  const cv = await findCv(tx, id, { conTexto: true })
  if (!cv) return
  const palabras = await listPalabras({
    nombres: listNombres(cv),
    etiquetas: cv.etiquetasPuestos,
    correo: cv.correo,
    telefonos: listTelefonos(cv),
    estado: cv.estado,
    alDia: cv.alDia,
    archivo: cv.texto,
  })
  await getTextSearch(tx).put(tx, cv.numero, palabras)
  await updateClavesDeNombre(tx, id, getClavesDeNombres(cv))
}

const LOTE = 200

/** Makes the index of words anew, which is no part of a backup, in a transaction that has the CVs to itself. */
export async function reindexCvs(tx: Tx): Promise<void> {
  let desde = 0
  for (;;) {
    const lote = await listNumerosDesde(tx, desde, LOTE)
    if (lote.length === 0) return
    for (const { id } of lote) await indexCv(tx, id)
    desde = lote.at(-1)!.numero
  }
}

const LOTE_DE_PENDIENTES = 20

/** Some CVs whose words are older than themselves; false where there are none. */
export async function reindexPendientes({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const ids = await listPorIndexar(db, LOTE_DE_PENDIENTES)
  if (ids.length === 0) return false
  await inTransaction(db, async (tx) => {
    for (const id of ids) if ((await lockVigente(tx, id)) !== null) await indexCv(tx, id)
  })
  return true
}
