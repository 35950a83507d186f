import type { Pestana } from '../../domain/resultados/libro/libro.ts'
import { listFilasDeTexto } from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { computeAltoDeLineas, countLineasDeCelda } from './alto-de-fila.ts'

/** Where rows of texts stand in a sheet: what comes before and after them, and the style of each column. */
interface Lugar {
  antes: string
  despues: string
  estilos: string[]
}

/** In what the library wrote, from the row that stands there to show how. */
export function findFilas(xml: string, fila: number): Lugar {
  const desde = xml.indexOf(`<row r="${fila}"`)
  const hasta = xml.indexOf('</sheetData>', desde)
  const estilos = [...xml.slice(desde, hasta).matchAll(/<c r="[A-Z]+\d+" s="(\d+)"/g)].map(([, s]) => s!)
  if (desde < 0 || hasta < 0 || estilos.length !== COLUMNAS.length)
    throw new Error('the library writes rows in another way')
  return { antes: xml.slice(0, desde), despues: xml.slice(hasta), estilos }
}

interface Escritor {
  /** Number of the next text. */
  siguiente: number
  /** Numbers of the questions and groups that stand there already. */
  conocidos: Map<string, number>
  pasos: number
  onAvance: (pasos: number) => void
}

const COLUMNAS = ['A', 'B', 'C'] as const
const PASOS_POR_AVISO = 2_000

function tell(escritor: Escritor): void {
  escritor.pasos++
  if (escritor.pasos % PASOS_POR_AVISO === 0) escritor.onAvance(escritor.pasos)
}

/** Texts are named by their number, in the order in which writeTextos writes them. */
export function* writeFilas(
  { antes, despues, estilos }: Lugar,
  { filas, textos, anchos }: Pestana,
  escritor: Escritor,
): Generator<string> {
  yield antes
  const find = (texto: string) => {
    const conocido = escritor.conocidos.get(texto)
    if (conocido !== undefined) return conocido
    escritor.conocidos.set(texto, escritor.siguiente)
    return escritor.siguiente++
  }
  const lineasDe = rememberLineas()
  let fila = filas.length
  for (const [pregunta, grupo, respuesta] of listFilasDeTexto(textos!)) {
    fila++
    const alto = computeAltoDeLineas(
      Math.max(
        lineasDe(pregunta, anchos[0]!),
        lineasDe(grupo, anchos[1]!),
        countLineasDeCelda(respuesta, anchos[2]!),
      ),
    )
    const altura = alto ? ` ht="${alto}" customHeight="1"` : ''
    const celdas =
      writeCelda(`A${fila}`, estilos[0]!, find(pregunta)) +
      writeCelda(`B${fila}`, estilos[1]!, find(grupo)) +
      (respuesta
        ? writeCelda(`C${fila}`, estilos[2]!, escritor.siguiente++)
        : `<c r="C${fila}" s="${estilos[2]}"/>`)
    yield `<row r="${fila}"${altura}>${celdas}</row>`
    tell(escritor)
  }
  yield despues
}

const writeCelda = (lugar: string, estilo: string, texto: number) =>
  `<c r="${lugar}" s="${estilo}" t="s"><v>${texto}</v></c>`

/** Of questions and groups, which stand in thousands of rows. */
function rememberLineas() {
  const sabidas = new Map<string, number>()
  return (texto: string, ancho: number) => {
    const lineas = sabidas.get(texto) ?? countLineasDeCelda(texto, ancho)
    sabidas.set(texto, lineas)
    return lineas
  }
}

/** The texts themselves, after those of the library. */
export function* writeTextos(
  xml: string,
  pestanas: readonly Pestana[],
  escritor: Escritor,
): Generator<string> {
  const fin = xml.lastIndexOf('</sst>')
  yield xml.slice(0, fin)
  const escritos = new Set<string>()
  for (const { textos } of pestanas) {
    if (!textos) continue
    for (const [pregunta, grupo, respuesta] of listFilasDeTexto(textos)) {
      for (const nombre of [pregunta, grupo]) {
        if (escritos.has(nombre)) continue
        escritos.add(nombre)
        yield writeTexto(nombre)
      }
      if (respuesta) yield writeTexto(respuesta)
      tell(escritor)
    }
  }
  yield xml.slice(fin)
}

/** As the library leaves them out: discouraged in XML, or of no meaning to anybody. */
const DESACONSEJADOS = /[\u007f-\u0084\u0086-\u009f\ufffd]|\p{Noncharacter_Code_Point}/gu
const POR_ESCAPAR = /[&<>]/g
const ESCAPADOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function writeTexto(texto: string): string {
  const escrito = texto.replace(DESACONSEJADOS, '').replace(POR_ESCAPAR, (letra) => ESCAPADOS[letra]!)
  const espacios = texto.trim().length === texto.length ? '' : ' xml:space="preserve"'
  return `<si><t${espacios}>${escrito}</t></si>`
}
