import type { Azar } from '#domain/estadistica/azar.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import { type Frases, HUECOS } from './datos.ts'

/** Writes one answer to an open question; all sentences are used before any comes again. */
export type EscribirComentario = (azar: Azar, habla: string) => string

/** Shorter answers may come more than once. */
const CORTA = 25
const COMIENZOS = ['Para mí, ', 'Yo diría que ', 'Sin duda, ', 'Creo que ']
/** Sentences of one company alone, and perhaps of some of its rounds, begin with a note that says so. */
const NOTA = /^\((?:La Ceiba|desde (\d+)|hasta (\d+))\) /

function listFrases(frases: readonly string[], anio: number, suyas: boolean): string[] {
  return frases.flatMap((frase) => {
    const nota = NOTA.exec(frase)
    if (!nota) return frase
    const [entera, desde = 0, hasta = Number.POSITIVE_INFINITY] = nota
    return suyas && Number(desde) <= anio && anio <= Number(hasta) ? frase.slice(entera.length) : []
  })
}

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
  { anio, suyas }: { anio: number; suyas: boolean },
): EscribirComentario {
  const mazos = new Map<string, string[]>()
  const draw = (mazo: string, azar: Azar): string | undefined => {
    const resto = mazos.get(mazo) ?? []
    if (resto.length === 0) resto.push(...azar.shuffle(listFrases(frases[mazo] ?? [], anio, suyas)))
    mazos.set(mazo, resto)
    return resto.pop()
  }
  const compose: EscribirComentario = (azar, habla) => {
    const drawFrase = () =>
      fillHuecos((azar.happens(0.4) && draw(habla, azar)) || draw('todos', azar) || '', azar)
    let texto = drawFrase()
    if (texto.length < CORTA) return azar.happens(0.3) ? hurry(texto, azar) : texto
    if (azar.happens(0.12) && /^(El|La|Los|Las) /.test(texto)) texto = azar.pick(COMIENZOS) + lower(texto)
    if (azar.happens(0.42)) texto = `${texto} ${capitalize(drawFrase())}`
    return azar.happens(0.22) ? hurry(texto, azar) : texto
  }
  const escritos = new Set<string>()
  return (azar, habla) => {
    let texto = compose(azar, habla)
    // Two people may both write "El salario", not the same long sentence.
    for (let i = 0; i < 6 && escritos.has(texto) && texto.length >= CORTA; i++) texto = compose(azar, habla)
    escritos.add(texto)
    return texto
  }
}
