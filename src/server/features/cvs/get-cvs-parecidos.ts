import { LIMITES_DE_CV } from '../../../domain/cvs/cv.ts'
import { foldText } from '../../../domain/cvs/fold-text.ts'
import { isMismoTelefono } from '../../../domain/cvs/telefono.ts'
import type { AppContext } from '../../context.ts'
import { type Contacto, type CV, listCvsPorContacto } from './cvs-store.ts'

const MAXIMO = 5
/** Enough to still find five where some share only the last digits of a number. */
const CANDIDATOS = 50

/** Nothing that long was ever stored. */
const formatBuscado = (texto: string | null | undefined, largo: number) =>
  texto && texto.length <= largo ? texto.trim() || null : null

function isParecido(cv: CV, { correo, celular }: Contacto): boolean {
  if (correo && foldText(cv.correo) === foldText(correo)) return true
  const telefonos = [cv.celular, cv.telefono ?? '']
  return celular !== null && telefonos.some((telefono) => isMismoTelefono(telefono, celular))
}

/** CVs that are probably of the same person: a warning for staff, never an obstacle. */
export async function getCvsParecidos(
  { db }: AppContext,
  {
    correo,
    celular,
    exceptoIdCv,
  }: { correo?: string | null; celular?: string | null; exceptoIdCv?: string | null },
): Promise<CV[]> {
  const contacto: Contacto = {
    correo: formatBuscado(correo, LIMITES_DE_CV.correo),
    celular: formatBuscado(celular, LIMITES_DE_CV.telefono),
  }
  const candidatos = await listCvsPorContacto(db, contacto, CANDIDATOS)
  return candidatos.filter((cv) => cv.id !== exceptoIdCv && isParecido(cv, contacto)).slice(0, MAXIMO)
}
