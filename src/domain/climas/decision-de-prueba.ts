import { formatLinea } from '../texto/format-linea.ts'
import { stripInvisibles } from '../texto/normalize-texto.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'

export const MAX_NOMBRE = 120
export const MAX_NOTA = 2_000

/** Answer of a client to a survey that was tried: it may go out, or something has to change. */
export interface DecisionEscrita {
  nombre: string
  aprueba: boolean
  nota: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is no text is what this looks for
const NO_ES_TEXTO = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffd]|\p{Cs}/gu

export function parseDecision({
  nombre,
  aprueba,
  nota,
}: DecisionEscrita): Leido<DecisionEscrita, 'nombre' | 'nota'> {
  const problemas: Problemas<'nombre' | 'nota'> = {}
  const quien = formatLinea(nombre.replace(NO_ES_TEXTO, ' '))
  const dicho = stripInvisibles(nota.replaceAll('\r\n', '\n').replace(NO_ES_TEXTO, ' ')).trim()
  if (!quien) problemas.nombre = 'Escribe tu nombre.'
  else if (quien.length > MAX_NOMBRE) problemas.nombre = `El nombre lleva ${MAX_NOMBRE} letras como máximo.`
  if (!aprueba && !dicho) problemas.nota = 'Escribe qué hay que cambiar.'
  else if (dicho.length > MAX_NOTA) problemas.nota = 'La nota lleva 2,000 letras como máximo.'
  return conclude({ nombre: quien, aprueba, nota: dicho }, problemas)
}
