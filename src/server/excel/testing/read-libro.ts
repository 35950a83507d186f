import sax from 'sax'
import yauzl from 'yauzl'

export type CeldaLeida = { valor: string | number; fondo: string | null; formato: string | null }
export type PestanaLeida = {
  nombre: string
  /** By address: A1, B1 … */
  celdas: Map<string, CeldaLeida>
  fijas: { filas: number; columnas: number }
  formulas: number
  /** Of the rows that have one of their own, in points. */
  altos: number[]
  /** What a printer is told, as it is written. */
  papel: Record<string, string | undefined>
}

async function readPartes(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const partes = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    partes.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return partes
}

type Elemento = { nombre: string; atributos: Record<string, string>; texto: string; hijos: Elemento[] }

/** Strict: what is not well-formed XML throws. */
function parseXml(xml: string): Elemento {
  const raiz: Elemento = { nombre: '', atributos: {}, texto: '', hijos: [] }
  const abiertos = [raiz]
  const parser = sax.parser(true, { trim: false, normalize: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const elemento = { nombre: name, atributos: attributes as Record<string, string>, texto: '', hijos: [] }
    abiertos.at(-1)!.hijos.push(elemento)
    abiertos.push(elemento)
  }
  parser.ontext = (texto) => {
    abiertos.at(-1)!.texto += texto
  }
  parser.onclosetag = () => {
    abiertos.pop()
  }
  parser.write(xml).close()
  return raiz
}

const listTodos = (elemento: Elemento, nombre: string): Elemento[] =>
  elemento.hijos.flatMap((hijo) => [...(hijo.nombre === nombre ? [hijo] : []), ...listTodos(hijo, nombre)])

/** As a spreadsheet reads it: "_x005F_" stands for the underscore. */
const decodeTexto = (texto: string) =>
  texto.replace(/_x([0-9A-Fa-f]{4})_/g, (_, codigo) => String.fromCharCode(Number.parseInt(codigo, 16)))

const readTexto = (elemento: Elemento) =>
  decodeTexto(
    listTodos(elemento, 't')
      .map(({ texto }) => texto)
      .join(''),
  )

function readEstilos(xml: string) {
  const estilos = parseXml(xml)
  const rellenos = listTodos(listTodos(estilos, 'fills')[0]!, 'fill').map(
    (fill) => listTodos(fill, 'fgColor')[0]?.atributos.rgb?.slice(2) ?? null,
  )
  const formatos = new Map(
    listTodos(estilos, 'numFmt').map(({ atributos }) => [atributos.numFmtId, atributos.formatCode!]),
  )
  return listTodos(listTodos(estilos, 'cellXfs')[0]!, 'xf').map(({ atributos }) => ({
    fondo: rellenos[Number(atributos.fillId ?? 0)] ?? null,
    formato: formatos.get(atributos.numFmtId) ?? null,
  }))
}

/** A workbook as a program that knows nothing of ours finds it. */
export async function readLibro(bytes: Buffer): Promise<PestanaLeida[]> {
  const partes = await readPartes(bytes)
  const estilos = readEstilos(partes.get('xl/styles.xml')!)
  const cuaderno = parseXml(partes.get('xl/workbook.xml')!)
  const repetidas = new Map(
    listTodos(cuaderno, 'definedName').map(({ atributos, texto }) => [Number(atributos.localSheetId), texto]),
  )
  return listTodos(cuaderno, 'sheet').map(({ atributos }, i) => {
    const hoja = parseXml(partes.get(`xl/worksheets/sheet${i + 1}.xml`)!)
    const pane = listTodos(hoja, 'pane')[0]?.atributos
    const celdas = listTodos(hoja, 'c').flatMap((c): [string, CeldaLeida][] => {
      const [contenido] = c.hijos
      if (!contenido) return []
      const numero = Number(contenido.texto)
      const valor = c.atributos.t === 'inlineStr' ? readTexto(contenido) : numero
      return [[c.atributos.r!, { valor, ...estilos[Number(c.atributos.s ?? 0)]! }]]
    })
    return {
      nombre: atributos.name!,
      celdas: new Map(celdas),
      fijas: { filas: Number(pane?.ySplit ?? 0), columnas: Number(pane?.xSplit ?? 0) },
      formulas: listTodos(hoja, 'f').length,
      altos: listTodos(hoja, 'row').flatMap(({ atributos: fila }) => (fila.ht ? [Number(fila.ht)] : [])),
      papel: {
        ...listTodos(hoja, 'pageSetUpPr')[0]?.atributos,
        ...listTodos(hoja, 'pageSetup')[0]?.atributos,
        repetidas: repetidas.get(i),
      },
    }
  })
}
