import type { PreguntaDeParte } from './preguntas-de-parte.ts'

export const CODIGO_NO_APLICA = '4'
/** Codes of a question with points: their codes are their places, from 0. */
export const CODIGO_NO_APLICA_EN_PUNTOS = 'n'
/** On a sheet the points of a scale are letters from these on: A to K, and P to Z. */
export const PRIMER_PUNTO_A_FAVOR = 'A'
export const PRIMER_PUNTO_EN_CONTRA = 'P'
export const MAX_PUNTOS = 11

export const TEXTO_NO_APLICA = 'No Aplica'

/** Codes 0 to 3 of a maloToExelente question, spelled as the specification does. */
export const ESCALA_MALO_TO_EXELENTE = ['Exelente', 'Bueno', 'Regular', 'Malo'] as const

export const MAX_CARACTERES_RESPUESTA_ABIERTA = 4000

const isCodigo = (respuesta: string) => /^[0-3]$/.test(respuesta)

/** NUL cannot be stored by PostgreSQL, and half of a surrogate pair cannot be written as UTF-8. */
export function isTextoGuardable(texto: string): boolean {
  return !texto.includes('\0') && !/\p{Surrogate}/u.test(texto)
}

export function isRespuestaLegal(
  pregunta: Pick<PreguntaDeParte, 'clase' | 'NoAplica' | 'puntos'>,
  respuesta: string,
): boolean {
  switch (pregunta.clase) {
    case 'cara':
    case 'escala':
      return isCodigo(respuesta) || (pregunta.NoAplica && respuesta === CODIGO_NO_APLICA)
    case 'puntos':
      return (
        (/^\d{1,2}$/.test(respuesta) &&
          String(Number(respuesta)) === respuesta &&
          Number(respuesta) < (pregunta.puntos?.length ?? 0)) ||
        (pregunta.NoAplica && respuesta === CODIGO_NO_APLICA_EN_PUNTOS)
      )
    case 'opcion':
      return respuesta === 'true' || respuesta === 'false'
    case 'abierta':
      return respuesta.length <= MAX_CARACTERES_RESPUESTA_ABIERTA && isTextoGuardable(respuesta)
  }
}
