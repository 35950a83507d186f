import type { Pestana } from '../../domain/resultados/libro/libro.ts'
import { listTramosDeTexto } from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { computeAltoDeLineas, countLineasDeCelda } from './alto-de-fila.ts'
import type { Compresor } from './compresor.ts'
import { type TextosEscritos, writeTexto } from './textos-escritos.ts'

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

/** The texts of a workbook, which its rows name by their number in the order in which they were put here. */
export class TablaDeTextos {
  readonly escritos: TextosEscritos
  readonly #salida: Compresor
  readonly #nombres = new Map<string, number>()
  #siguiente: number

  /** `cuantos`: stand there already. */
  constructor(escritos: TextosEscritos, salida: Compresor, cuantos: number) {
    this.escritos = escritos
    this.#salida = salida
    this.#siguiente = cuantos
  }

  /** Of a question or a group, which stands in thousands of rows and here once. */
  async putNombre(nombre: string): Promise<number> {
    const conocido = this.#nombres.get(nombre)
    if (conocido !== undefined) return conocido
    await this.#salida.write(writeTexto(nombre))
    this.#nombres.set(nombre, this.#siguiente)
    return this.#siguiente++
  }

  isFull(texto: number): boolean {
    return this.#salida.isFull(this.escritos.countBytes(texto))
  }

  flush(): Promise<void> {
    return this.#salida.flush()
  }

  /** Null: nothing was left of it that a cell could hold. */
  put(texto: number): number | null {
    if (this.escritos.countBytes(texto) === 0) return null
    this.escritos.copy(texto, this.#salida)
    return this.#siguiente++
  }
}

/** More than a row of three cells takes, whatever its numbers. */
const MAX_FILA = 400
const FILAS_POR_AVISO = 2_000

/** The rows of a sheet; what stands in them goes to its own part of the file meanwhile. */
export async function writeFilas(
  salida: Compresor,
  { antes, despues, estilos: [a, b, c] }: Lugar,
  { filas, textos, anchos: [anchoA, anchoB] }: Pestana,
  tabla: TablaDeTextos,
  onFilas: (cuantas: number) => void,
): Promise<void> {
  await salida.write(antes)
  let fila = filas.length
  for (const { pregunta, grupo, respuestas } of listTramosDeTexto(textos!)) {
    const lineas = Math.max(countLineasDeCelda(pregunta, anchoA!), countLineasDeCelda(grupo, anchoB!))
    const trasA = `" s="${a}" t="s"><v>${await tabla.putNombre(pregunta)}</v></c><c r="B`
    const trasB = `" s="${b}" t="s"><v>${await tabla.putNombre(grupo)}</v></c><c r="C`
    for (const respuesta of respuestas) {
      fila++
      if (tabla.isFull(respuesta)) await tabla.flush()
      if (salida.isFull(MAX_FILA)) await salida.flush()
      const alto = computeAltoDeLineas(Math.max(lineas, tabla.escritos.countLineas(respuesta)))
      const altura = alto ? `" ht="${alto}" customHeight="1` : ''
      const texto = tabla.put(respuesta)
      const valor = texto === null ? '"/>' : `" t="s"><v>${texto}</v></c>`
      salida.put(
        `<row r="${fila}${altura}"><c r="A${fila}${trasA}${fila}${trasB}${fila}" s="${c}${valor}</row>`,
      )
      if (fila % FILAS_POR_AVISO === 0) onFilas(FILAS_POR_AVISO)
    }
  }
  await salida.write(despues)
}
