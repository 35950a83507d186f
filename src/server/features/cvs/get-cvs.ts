import { LIMITES_DE_CV } from '../../../domain/cvs/cv.ts'
import { findFragmento, type Trozo } from '../../../domain/cvs/fragmento.ts'
import { listCorridasDeFiltro, parseFiltro } from '../../../domain/cvs/parse-filtro.ts'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import { searchPalabras } from '../../db/search/text-search.ts'
import { badUserInput } from '../../errors.ts'
import { type CV, listCvs, listNumeros } from './cvs-store.ts'
import { requirePagina } from './require-pagina.ts'

export interface CVEncontrado extends CV {
  fragmento: Trozo[] | null
}

export async function getCvs(
  { db }: AppContext,
  { filtro, limit, cursor }: { filtro?: string | null; limit: number; cursor: number },
): Promise<CVEncontrado[]> {
  requirePagina({ limit, cursor })
  const texto = filtro ?? ''
  if (texto.length > LIMITES_DE_CV.filtro) {
    throw badUserInput(`El filtro pasa de ${LIMITES_DE_CV.filtro} caracteres.`)
  }
  const niveles = parseFiltro(texto)
  const pagina = { limit, offset: cursor }
  const cvs = await inSnapshot(db, async (tx) => {
    const buscar = niveles.length > 0
    const numeros = buscar ? await searchPalabras(tx, niveles, pagina) : await listNumeros(tx, pagina)
    return listCvs(tx, numeros, { conTexto: buscar })
  })
  const corridas = listCorridasDeFiltro(texto)
  return cvs.map((cv) => ({ ...cv, fragmento: findFragmento(cv.texto, corridas) }))
}
