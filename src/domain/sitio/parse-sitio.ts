import { isTextoGuardable } from '../cuestionario/codigos.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'
import type { ContenidoDeSitio } from './contenido.ts'
import { FICHAS, findTexto, SECCIONES_DE_SITIO, type TextoDeSitio } from './textos.ts'

const MAX_RENGLONES_DEL_LEMA = 4

/** Turns the letters after it around, unseen. */
const INVISIBLE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const DE_CONTROL = /[^\P{Cc}\n]/u
const ETIQUETA_HTML = /<\s*[a-z/!?]/i

/** Without what nobody sees: ends of lines as one sign, nothing blank at the ends of lines, one empty line at most. */
export function tidyTexto({ forma }: Pick<TextoDeSitio, 'forma'>, escrito: string): string {
  const renglones = escrito
    .split(/\r\n|\r|\n/)
    .map((renglon) => renglon.replace(/[^\S\u00a0]+/g, ' ').trim())
    .filter((renglon) => renglon !== '')
  if (forma === 'parrafos') return renglones.join('\n\n')
  return renglones.join(forma === 'lista' ? '\n' : ' ')
}

/** The problem of one text; null where it will do. */
export function findProblemaDeTexto({ clave, max }: TextoDeSitio, texto: string): string | null {
  if (texto.length > max) return `Caben ${max} letras y hay ${texto.length}.`
  if (!isTextoGuardable(texto) || DE_CONTROL.test(texto)) return 'Quita los caracteres extraños.'
  if (INVISIBLE.test(texto))
    return 'Trae letras invisibles que cambian el orden de lectura: escríbelo de nuevo.'
  if (ETIQUETA_HTML.test(texto))
    return 'Aquí no se puede usar HTML: escribe solo texto, y *así* lo que deba resaltar.'
  if (clave === 'home.inicio.lema' && texto.split('\n').length > MAX_RENGLONES_DEL_LEMA)
    return `El lema tiene ${MAX_RENGLONES_DEL_LEMA} renglones como mucho.`
  return null
}

/** As it may be kept, or one sentence per text that is wrong. An empty text is the one that comes with the product. */
export function parseSitio({ textos, orden, ocultas }: ContenidoDeSitio): Leido<ContenidoDeSitio> {
  const problemas: Problemas = {}
  const limpios: Record<string, string> = {}
  for (const [clave, escrito] of Object.entries(textos)) {
    const texto = findTexto(clave)
    if (!texto) {
      problemas[clave] = 'Este texto no es de ninguna página.'
      continue
    }
    const limpio = tidyTexto(texto, escrito)
    const problema = findProblemaDeTexto(texto, limpio)
    if (problema) problemas[clave] = problema
    else if (limpio !== '') limpios[clave] = limpio
  }
  const isFicha = (slug: string) => FICHAS.includes(slug)
  if (![...orden, ...ocultas].every(isFicha)) problemas.orden = 'Una de las fichas no existe.'
  for (const { nombre, fichas } of SECCIONES_DE_SITIO) {
    if (fichas?.every((slug) => ocultas.includes(slug)))
      problemas.ocultas = `Deja a la vista al menos una ficha de ${nombre}.`
  }
  return conclude({ textos: limpios, orden: [...new Set(orden)], ocultas: [...new Set(ocultas)] }, problemas)
}
