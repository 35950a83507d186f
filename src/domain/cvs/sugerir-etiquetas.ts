import { getClaveDeEtiqueta } from './cv.ts'
import { listCorridas } from './palabras.ts'
import { LETRAS_LEIDAS } from './propuesta.ts'

const MAXIMO = 6
const SIN_PESO: ReadonlySet<string> = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'o',
  'para',
  'por',
  'y',
])

/** "Ventas" and "venta", "auxiliares" and "auxiliar" are one word here. */
const getRaiz = (palabra: string) =>
  palabra.length > 5 && palabra.endsWith('es')
    ? palabra.slice(0, -2)
    : palabra.length > 4 && palabra.endsWith('s')
      ? palabra.slice(0, -1)
      : palabra

const listRaices = (texto: string) => listCorridas(texto).map(getRaiz)
const listRaicesConPeso = (texto: string) =>
  listCorridas(texto)
    .filter((palabra) => !SIN_PESO.has(palabra))
    .map(getRaiz)

interface Candidata {
  puesto: string
  /** Its words stand side by side, as in the tag. */
  junta: boolean
  palabras: number
  /** It is what the person asks for. */
  pedida: boolean
}

const byPeso = (a: Candidata, b: Candidata) =>
  Number(b.pedida) - Number(a.pedida) || Number(b.junta) - Number(a.junta) || b.palabras - a.palabras

/**
 * Tags of the firm all of whose words stand in what the person wrote: the one asked for first, then those whose words
 * stand together, then those that say more. Words alone: that a CV names a trade does not mean that the person has it.
 */
export function suggestEtiquetas(
  { plaza, texto }: { plaza: string; texto: string },
  puestos: readonly string[],
): string[] {
  const seguidas = ` ${listRaices(`${plaza} \n ${texto.slice(0, LETRAS_LEIDAS)}`).join(' ')} `
  const presentes = new Set(seguidas.split(' '))
  const claveDePlaza = getClaveDeEtiqueta(plaza)
  const candidatas = puestos.flatMap((puesto): Candidata[] => {
    const raices = listRaicesConPeso(puesto)
    if (raices.length === 0 || !raices.every((raiz) => presentes.has(raiz))) return []
    const junta = seguidas.includes(` ${listRaices(puesto).join(' ')} `)
    // Words of a tag that are scattered over two pages say nothing.
    if (!junta && raices.length > 2) return []
    const pedida = getClaveDeEtiqueta(puesto) === claveDePlaza
    return [{ puesto, junta, palabras: raices.length, pedida }]
  })
  return candidatas
    .sort(byPeso)
    .slice(0, MAXIMO)
    .map(({ puesto }) => puesto)
}
