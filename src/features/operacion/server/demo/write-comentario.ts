import type { Azar } from '#domain/estadistica/azar.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import type { Ambito, Frase, Frases } from './frases/frases.ts'
import { HUECOS } from './frases/huecos.ts'

export type Autor = { azar: Azar; ambito: Ambito }

/** Writes the answers to one open question in one round, going through all the sentences before any comes again. */
export type EscribirComentario = (autor: Autor) => string

/** Shorter answers may come more than once. */
const CORTA = 25

const COMIENZOS = ['Para mí, ', 'Yo diría que ', 'Sin duda, ', 'Creo que ']

const isDeRonda = (frase: Frase, anio: number, propias: boolean) =>
  typeof frase === 'string' || (propias && frase.desde <= anio && anio <= frase.hasta)

const lower = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1)

const fillHuecos = (texto: string, azar: Azar) =>
  texto.replace(/\{(\w+)\}/g, (hueco, nombre: string) => azar.pick(HUECOS[nombre] ?? [hueco]))

/** Many write on a phone and in a hurry. */
function hurry(texto: string, azar: Azar): string {
  const sinPunto = texto.replace(/\.$/, '')
  if (azar.happens(0.4)) return sinPunto
  const sinTildes = normalizeTexto(sinPunto, 'NFD').replace(/(?!n\u0303)([a-z])[\u0301\u0308]/gi, '$1')
  return lower(normalizeTexto(sinTildes))
}

export function createComentarios(
  frases: Frases,
  { anio, propias, azar }: { anio: number; propias: boolean; azar: Azar },
): EscribirComentario {
  const mazos = new Map<string, string[]>()
  const draw = (mazo: keyof Frases): string | null => {
    const todas = frases[mazo].filter((frase) => isDeRonda(frase, anio, propias))
    if (todas.length === 0) return null
    const resto = mazos.get(mazo)?.length
      ? mazos.get(mazo)!
      : azar.shuffle(todas.map((frase) => (typeof frase === 'string' ? frase : frase.texto)))
    mazos.set(mazo, resto)
    return resto.pop() ?? null
  }
  const compose = ({ azar: suyo, ambito }: Autor): string => {
    const drawFrase = () => {
      const frase = (suyo.happens(0.4) ? draw(ambito) : null) ?? draw('todos') ?? ''
      return fillHuecos(frase, suyo)
    }
    let texto = drawFrase()
    if (texto.length < CORTA) return suyo.happens(0.3) ? hurry(texto, suyo) : texto
    if (suyo.happens(0.12) && /^(El|La|Los|Las) /.test(texto)) texto = suyo.pick(COMIENZOS) + lower(texto)
    if (suyo.happens(0.42)) texto = `${texto} ${capitalize(drawFrase())}`
    return suyo.happens(0.22) ? hurry(texto, suyo) : texto
  }
  const escritos = new Set<string>()
  return (autor) => {
    let texto = compose(autor)
    // Two people may both write "El salario", not the same long sentence.
    for (let i = 0; i < 6 && escritos.has(texto) && texto.length >= CORTA; i++) texto = compose(autor)
    escritos.add(texto)
    return texto
  }
}
