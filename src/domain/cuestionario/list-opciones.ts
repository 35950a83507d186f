import { CODIGO_NO_APLICA, ESCALA_MALO_TO_EXELENTE, TEXTO_NO_APLICA } from './codigos.ts'
import { CARAS, type Cara, getCodigoDeCara, TEXTO_DE_CARA } from './cuestionario.ts'
import type { PreguntaDeParte } from './preguntas-de-parte.ts'

/** One answer that a face or scale question offers. nivel: of four, best 4. aparte: it stands outside the scale. */
export type Opcion = { valor: string; texto: string; cara?: Cara; nivel?: number; aparte?: true }

const NO_APLICA: Opcion = { valor: CODIGO_NO_APLICA, texto: TEXTO_NO_APLICA, aparte: true }

/** Always from best to worst and in the same places; only the codes turn around in a negative question. */
export function listOpciones({
  clase,
  positiva,
  NoAplica,
}: Pick<PreguntaDeParte, 'clase' | 'positiva' | 'NoAplica'>): Opcion[] {
  const escala: Opcion[] =
    clase === 'cara'
      ? CARAS.map((cara) => ({ valor: getCodigoDeCara(cara, positiva), texto: TEXTO_DE_CARA[cara], cara }))
      : ESCALA_MALO_TO_EXELENTE.map((texto, codigo) => ({ valor: String(codigo), texto, nivel: 4 - codigo }))
  return NoAplica ? [...escala, NO_APLICA] : escala
}
