import { strToU8, zipSync } from 'fflate'

const HOJA = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006'
const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const SIGNOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (texto: string) => texto.replace(/[&<>"]/g, (signo) => SIGNOS[signo] ?? signo)

const formatColumna = (columna: number): string =>
  `${columna < 26 ? '' : formatColumna(Math.floor(columna / 26) - 1)}${String.fromCharCode(65 + (columna % 26))}`

/** Texts stay texts, so that "=1+1" is what somebody wrote. */
const writeCelda = (texto: string, columna: number, fila: number) =>
  texto === ''
    ? ''
    : `<c r="${formatColumna(columna)}${fila}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(texto)}</t></is></c>`

const writeFila = (celdas: readonly string[], fila: number) =>
  `<row r="${fila}">${celdas.map((texto, columna) => writeCelda(texto, columna, fila)).join('')}</row>`

const writeHoja = (filas: readonly (readonly string[])[]) =>
  `${XML}<worksheet xmlns="${HOJA}"><cols><col min="1" max="12" width="28" customWidth="1"/></cols><sheetData>${filas.map((celdas, i) => writeFila(celdas, i + 1)).join('')}</sheetData></worksheet>`

/** Some readers warn of a workbook that names no style for what says nothing. */
const ESTILOS = `${XML}<styleSheet xmlns="${HOJA}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Sheets of texts as a workbook. */
export function writeXlsx(
  hojas: readonly { nombre: string; filas: readonly (readonly string[])[] }[],
): Uint8Array<ArrayBuffer> {
  const list = (write: (n: number, nombre: string) => string) =>
    hojas.map(({ nombre }, i) => write(i + 1, escapeXml(nombre))).join('')
  const tipos = list(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TIPO}.worksheet+xml"/>`,
  )
  const partes: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/>${tipos}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PAQUETE}/relationships"><Relationship Id="rId1" Type="${RELACION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${HOJA}" xmlns:r="${RELACION}"><sheets>${list((n, nombre) => `<sheet name="${nombre}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PAQUETE}/relationships">${list((n) => `<Relationship Id="rId${n}" Type="${RELACION}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${hojas.length + 1}" Type="${RELACION}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': ESTILOS,
  }
  for (const [i, { filas }] of hojas.entries()) partes[`xl/worksheets/sheet${i + 1}.xml`] = writeHoja(filas)
  const bytes = Object.fromEntries(Object.entries(partes).map(([nombre, xml]) => [nombre, strToU8(xml)]))
  return zipSync(bytes) as Uint8Array<ArrayBuffer>
}
