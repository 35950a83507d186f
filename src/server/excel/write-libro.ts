import { strToU8, Zip, ZipDeflate } from 'fflate'
import { escapeXml } from '#dibujo/write-svg.ts'
import type { Papel } from '#domain/ajustes/ajustes.ts'
import { countDias } from '#domain/fechas/dia.ts'
import type { Celda, Libro, Pestana } from '#domain/resultados/libro/libro.ts'
import { getNumeroDeEstilo, writeEstilos } from './estilos.ts'

const PUNTOS_POR_LINEA = 15
/** Limits of a spreadsheet. */
const MAX_ALTO = 409

/** Lines of a text in a column of so many letters, broken between words; a word that is too long is broken within. */
export function countLineas(texto: string, letras: number): number {
  if (texto.length <= letras && !texto.includes('\n')) return 1
  return texto.split('\n').reduce((lineas, parrafo) => lineas + countLineasDeParrafo(parrafo, letras), 0)
}

function countLineasDeParrafo(parrafo: string, letras: number): number {
  let lineas = 1
  for (let desde = 0; parrafo.length - desde > letras; lineas++) {
    const corte = parrafo.lastIndexOf(' ', desde + letras)
    desde = corte > desde ? corte + 1 : desde + letras
  }
  return lineas
}

/** Bold letters are wider, and no letter stands against the edge. */
const countLetras = (ancho: number, negrita: boolean) => Math.max(4, Math.floor(ancho * (negrita ? 0.92 : 1)))

/**
 * As tall as its longest text: not every program grows a row by itself, and what is cut on the screen is cut on paper.
 * Null: one line, which is any row's height.
 */
function computeAlto(fila: readonly Celda[], anchos: readonly number[]): number | null {
  const porCelda = fila.map((celda, i) => {
    // Both of these run over the empty cells beside them.
    if (celda?.tipo !== 'texto' || celda.estilo === 'titulo' || celda.estilo === 'nota') return 1
    const negrita = ['encabezado', 'indicador', 'variable'].includes(celda.estilo)
    return countLineas(celda.texto, countLetras(anchos[i] ?? 10, negrita))
  })
  const lineas = Math.max(1, ...porCelda)
  return lineas === 1 ? null : Math.min(MAX_ALTO, lineas * PUNTOS_POR_LINEA)
}

const HOJA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006'
const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Spreadsheets count days from here. */
const CERO_DE_EXCEL = '1899-12-30'

/** Letters of a column: A is 0. */
const formatColumna = (n: number): string =>
  (n < 26 ? '' : formatColumna(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))

/** Texts are written as texts, so that "=1+1" stays what somebody wrote; each in its cell, so that none is held. */
function writeCelda(celda: Celda, columna: number, fila: number): string {
  if (!celda) return ''
  const lugar = `<c r="${formatColumna(columna)}${fila}" s="${getNumeroDeEstilo(celda)}"`
  if (celda.tipo === 'texto') {
    if (celda.texto === '') return `${lugar}/>`
    const espacios = celda.texto.trim() === celda.texto ? '' : ' xml:space="preserve"'
    return `${lugar} t="inlineStr"><is><t${espacios}>${escapeXml(celda.texto)}</t></is></c>`
  }
  const valor =
    celda.tipo === 'cantidad'
      ? celda.cantidad
      : celda.tipo === 'fecha'
        ? countDias(CERO_DE_EXCEL, celda.dia)
        : celda.fraccion
  return `${lugar}><v>${valor}</v></c>`
}

function writeFila(celdas: readonly Celda[], fila: number, anchos: readonly number[]): string {
  const alto = computeAlto(celdas, anchos)
  const altura = alto === null ? '' : ` ht="${alto}" customHeight="1"`
  return `<row r="${fila}"${altura}>${celdas.map((celda, i) => writeCelda(celda, i, fila)).join('')}</row>`
}

/** Rows and columns that stay in sight. */
function writeFijas({ filasFijas, columnasFijas }: Pestana): string {
  if (filasFijas + columnasFijas === 0) return ''
  const panel = columnasFijas === 0 ? 'bottomLeft' : filasFijas === 0 ? 'topRight' : 'bottomRight'
  const cuantas = `${columnasFijas ? ` xSplit="${columnasFijas}"` : ''}${filasFijas ? ` ySplit="${filasFijas}"` : ''}`
  return `<pane${cuantas} topLeftCell="${formatColumna(columnasFijas)}${filasFijas + 1}" activePane="${panel}" state="frozen"/>`
}

/** By the numbers that spreadsheets give to sizes of paper. */
const TAMANOS: Record<Papel, number> = { carta: 1, a4: 9, oficio: 14 }
/** Columns that a sheet of paper on its side takes in letters that can still be read. */
const LETRAS_POR_PAGINA = 230

const sum = (anchos: readonly number[]) => anchos.reduce((suma, ancho) => suma + ancho, 0)

/** One page wide; what would become too small goes on in another, with the names of its rows before it. */
export function countPaginasDeAncho({
  anchos,
  columnasFijas,
}: Pick<Pestana, 'anchos' | 'columnasFijas'>): number {
  const fijas = sum(anchos.slice(0, columnasFijas))
  return Math.max(1, Math.ceil((sum(anchos) - fijas) / (LETRAS_POR_PAGINA - fijas)))
}

/** Rows between two reports of how far it is, and between two pieces of the file. */
const FILAS_POR_TROZO = 1_000

function* writePestana(pestana: Pestana, papel: Papel, primera: boolean): Generator<string> {
  const { anchos, filas } = pestana
  const columnas = anchos.map(
    (ancho, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho}" customWidth="1"/>`,
  )
  yield `<worksheet xmlns="${HOJA}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0"${primera ? ' tabSelected="1"' : ''} workbookViewId="0">${writeFijas(pestana)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columnas.join('')}</cols><sheetData>`
  let fila = 0
  let trozo: string[] = []
  for (const celdas of filas) {
    trozo.push(writeFila(celdas, ++fila, anchos))
    if (trozo.length < FILAS_POR_TROZO) continue
    yield trozo.join('')
    trozo = []
  }
  yield trozo.join('')
  yield `</sheetData><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="${TAMANOS[papel]}" orientation="landscape" fitToWidth="${countPaginasDeAncho(pestana)}" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter></worksheet>`
}

/** Heads and names of rows on every page of paper. */
function writeRepetidas({ nombre, filasFijas, columnasFijas }: Pestana, i: number): string {
  const hoja = `'${nombre.replaceAll("'", "''")}'`
  const partes = [
    ...(columnasFijas > 0 ? [`${hoja}!$A:$${formatColumna(columnasFijas - 1)}`] : []),
    ...(filasFijas > 0 ? [`${hoja}!$1:$${filasFijas}`] : []),
  ]
  if (partes.length === 0) return ''
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${escapeXml(partes.join(','))}</definedName>`
}

function writeCuaderno(pestanas: readonly Pestana[]): string {
  const hojas = pestanas.map(
    ({ nombre }, i) => `<sheet name="${escapeXml(nombre)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const repetidas = pestanas.map(writeRepetidas).join('')
  return `<workbook xmlns="${HOJA}" xmlns:r="${RELACION}"><bookViews><workbookView/></bookViews><sheets>${hojas.join('')}</sheets>${repetidas && `<definedNames>${repetidas}</definedNames>`}</workbook>`
}

const writeRelaciones = (destinos: [tipo: string, destino: string][]) =>
  `<Relationships xmlns="${PAQUETE}/relationships">${destinos.map(([tipo, destino], i) => `<Relationship Id="rId${i + 1}" Type="${RELACION}/${tipo}" Target="${destino}"/>`).join('')}</Relationships>`

function listPartes({ pestanas, papel = 'carta' }: Libro): [nombre: string, xml: Iterable<string>][] {
  const hojas = pestanas.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  const tipos = [
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ...hojas.map((hoja) => [hoja.slice(0, -'.xml'.length), 'worksheet']),
  ].map(([parte, tipo]) => `<Override PartName="/xl/${parte}.xml" ContentType="${TIPO}.${tipo}+xml"/>`)
  return [
    [
      '[Content_Types].xml',
      [
        `<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${tipos.join('')}</Types>`,
      ],
    ],
    ['_rels/.rels', [writeRelaciones([['officeDocument', 'xl/workbook.xml']])]],
    ['xl/workbook.xml', [writeCuaderno(pestanas)]],
    [
      'xl/_rels/workbook.xml.rels',
      [
        writeRelaciones([
          ...hojas.map((hoja): [string, string] => ['worksheet', hoja]),
          ['styles', 'styles.xml'],
        ]),
      ],
    ],
    ['xl/styles.xml', [writeEstilos()]],
    ...pestanas.map((pestana, i): [string, Iterable<string>] => [
      `xl/${hojas[i]}`,
      writePestana(pestana, papel, i === 0),
    ]),
  ]
}

/** The first day that a zip can tell: the same workbook is the same bytes. */
const FECHA = new Date(1980, 0, 1)
/** Hardly larger than with more effort: rows repeat what stands close by. */
const NIVEL = 1

/** A workbook as an .xlsx file. `onFilas`: some rows more are written. */
export function writeLibro(libro: Libro, onFilas: (cuantas: number) => void = () => {}): Uint8Array {
  const bytes: Uint8Array[] = []
  const zip = new Zip((error, trozo) => {
    if (error) throw error
    bytes.push(trozo)
  })
  for (const [nombre, xml] of listPartes(libro)) {
    const parte = Object.assign(new ZipDeflate(nombre, { level: NIVEL }), { mtime: FECHA })
    zip.add(parte)
    parte.push(strToU8('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'))
    for (const trozo of xml) {
      parte.push(strToU8(trozo))
      onFilas(FILAS_POR_TROZO)
    }
    parte.push(new Uint8Array(0), true)
  }
  zip.end()
  return Buffer.concat(bytes)
}
