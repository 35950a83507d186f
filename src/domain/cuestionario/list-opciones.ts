import {
  CODIGO_NO_APLICA,
  CODIGO_NO_APLICA_EN_PUNTOS,
  ESCALA_MALO_TO_EXELENTE,
  TEXTO_NO_APLICA,
} from './codigos.ts'
import { CARAS, type Cara, getCodigoDeCara, TEXTO_DE_CARA } from './cuestionario.ts'
import type { PreguntaDeParte } from './preguntas-de-parte.ts'

/**
 * One answer that a question offers. nivel: of four, best 4. aparte: it stands outside the scale. numero: of a point of a scale
 * whose texts all begin with their number.
 */
export type Opcion = {
  valor: string
  texto: string
  cara?: Cara
  nivel?: number
  aparte?: true
  numero?: string
}

const NUMERO = /^\d{1,3}(?!\d)/

const NO_APLICA: Opcion = { valor: CODIGO_NO_APLICA, texto: TEXTO_NO_APLICA, aparte: true }

/**
 * Faces and words always from best to worst and in the same places; only the codes turn around in a negative question. Points as
 * staff put them in order.
 */
export function listOpciones({
  clase,
  positiva,
  NoAplica,
  puntos = [],
}: Pick<PreguntaDeParte, 'clase' | 'positiva' | 'NoAplica' | 'puntos'>): Opcion[] {
  if (clase === 'puntos') {
    const numeros = puntos.map(({ texto }) => NUMERO.exec(texto)?.[0])
    const opciones = puntos.map(
      ({ texto }, lugar): Opcion => ({
        valor: String(lugar),
        texto,
        ...(!numeros.includes(undefined) && { numero: numeros[lugar]! }),
      }),
    )
    return NoAplica ? [...opciones, { ...NO_APLICA, valor: CODIGO_NO_APLICA_EN_PUNTOS }] : opciones
  }
  const escala: Opcion[] =
    clase === 'cara'
      ? CARAS.map((cara) => ({ valor: getCodigoDeCara(cara, positiva), texto: TEXTO_DE_CARA[cara], cara }))
      : ESCALA_MALO_TO_EXELENTE.map((texto, codigo) => ({ valor: String(codigo), texto, nivel: 4 - codigo }))
  return NoAplica ? [...escala, NO_APLICA] : escala
}
