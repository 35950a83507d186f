import type { Pestana } from '../../domain/resultados/libro/libro.ts'
import { listTramosDeTexto } from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { computeAltoDeLineas, countLineasDeCelda } from './alto-de-fila.ts'
import type { Compresor } from './compresor.ts'
import { writeTexto } from './monton-de-textos.ts'

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
  if (desde < 0 || hasta < 0 || estilos.length !== 3)
    throw new Error('the library writes rows in another way')
  return { antes: xml.slice(0, desde), despues: xml.slice(hasta), estilos }
}

/** The texts that cells name by their number: those the library wrote, and after them the names of questions and groups. */
export interface TextosComunes {
  xml: string
  numeros: ReadonlyMap<string, number>
}

/** Each stands here once, and in thousands of rows. */
export function addNombres(xml: string, pestanas: readonly Pestana[]): TextosComunes {
  const nombres = new Set(
    pestanas.flatMap(({ textos }) =>
      (textos?.preguntas ?? []).flatMap(({ pregunta, grupos }) => [
        pregunta,
        ...grupos.map(({ nombre }) => nombre),
      ]),
    ),
  )
  const fin = xml.lastIndexOf('</sst>')
  const primero = xml.split('<si>').length - 1
  const suyos = [...nombres].map((nombre) => writeTexto(nombre, 'si')).join('')
  return {
    xml: xml.slice(0, fin) + suyos + xml.slice(fin),
    numeros: new Map([...nombres].map((nombre, i) => [nombre, primero + i])),
  }
}

/** More than a row of three cells takes without its text, whatever its numbers. */
const MAX_FILA = 400
const FILAS_POR_AVISO = 2_000

/** The rows of a sheet, each with its text in its cell: a list of them beside the rows would be held until these are written. */
export async function writeFilas(
  salida: Compresor,
  { antes, despues, estilos: [a, b, c] }: Lugar,
  { filas, textos, anchos: [anchoA, anchoB] }: Pestana,
  numeros: TextosComunes['numeros'],
  onFilas: (cuantas: number) => void,
): Promise<void> {
  await salida.write(antes)
  let fila = filas.length
  for (const { pregunta, grupo, respuestas } of listTramosDeTexto(textos!)) {
    const lineas = Math.max(countLineasDeCelda(pregunta, anchoA!), countLineasDeCelda(grupo, anchoB!))
    const trasA = `" s="${a}" t="s"><v>${numeros.get(pregunta)}</v></c><c r="B`
    const trasB = `" s="${b}" t="s"><v>${numeros.get(grupo)}</v></c><c r="C`
    for (const respuesta of respuestas) {
      fila++
      if (salida.isFull(MAX_FILA + respuesta.xml.length)) await salida.flush()
      const alto = computeAltoDeLineas(Math.max(lineas, respuesta.lineas))
      const altura = alto ? `" ht="${alto}" customHeight="1` : ''
      const cabeza = `<row r="${fila}${altura}"><c r="A${fila}${trasA}${fila}${trasB}${fila}" s="${c}`
      if (respuesta.xml.length === 0) salida.put(`${cabeza}"/></row>`)
      else {
        salida.put(`${cabeza}" t="inlineStr">`)
        salida.putBytes(respuesta.xml)
        salida.put('</c></row>')
      }
      if (fila % FILAS_POR_AVISO === 0) onFilas(FILAS_POR_AVISO)
    }
  }
  await salida.write(despues)
}
