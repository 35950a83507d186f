import { getClavesDeNombres } from '#domain/cvs/nombre-de-persona.ts'
import { listPalabrasDeCV } from '#domain/cvs/palabras.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import { type CV, findCv, updateClavesDeNombre } from './cvs-store.ts'

const listTelefonos = ({ telefono, celular }: CV) => (telefono ? [telefono, celular] : [celular])
const listNombres = (cv: CV) => [
  cv.primerNombre,
  cv.segundoNombre ?? '',
  cv.primerApellido,
  cv.segundoApellido,
]

/** Writes what search and duplicates know of a CV anew, from what is stored. The caller holds the CV's row. */
export async function indexCv(tx: Tx, id: string): Promise<void> {
  const cv = await findCv(tx, id, { conTexto: true })
  if (!cv) return
  const palabras = listPalabrasDeCV({
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
