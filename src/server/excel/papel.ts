import type { Feature, Image } from 'write-excel-file/node'
import type { Papel } from '../../domain/ajustes/ajustes.ts'
import type { Pestana } from '../../domain/resultados/libro/libro.ts'

/** By the numbers that spreadsheets give to sizes of paper. */
const TAMANOS: Record<Papel, number> = { carta: 1, a4: 9 }
/** What a sheet of paper on its side takes in letters that can still be read. */
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

function formatColumna(n: number): string {
  const antes = Math.floor((n - 1) / 26)
  return (antes > 0 ? formatColumna(antes) : '') + String.fromCharCode(65 + ((n - 1) % 26))
}

const escapeXml = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Heads and names of rows on every page. */
function renderRepetidas({ nombre, filasFijas, columnasFijas }: Pestana, i: number): string {
  const hoja = `'${nombre.replaceAll("'", "''")}'`
  const partes = [
    columnasFijas > 0 ? `${hoja}!$A:$${formatColumna(columnasFijas)}` : null,
    filasFijas > 0 ? `${hoja}!$1:$${filasFijas}` : null,
  ].filter((parte) => parte !== null)
  if (partes.length === 0) return ''
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${escapeXml(partes.join(','))}</definedName>`
}

/** Name of the sheet and number of the page at its foot. */
const PIE = '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter>'

/** What the workbook looks like on paper. */
export const createPapel = (pestanas: readonly Pestana[], papel: Papel): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const paginas = countPaginasDeAncho(pestanas[sheetIndex]!)
          const hoja = `<pageSetup paperSize="${TAMANOS[papel]}" orientation="landscape" fitToWidth="${paginas}" fitToHeight="0"/>`
          return xml
            .replace(/<worksheet [^<>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(/<pageMargins [^<>]*>/, MARGENES)
            .replace(/<pageSetup [^<>]*>/, hoja + PIE)
        },
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          xml.replace(
            /<definedNames\s*\/>/,
            () => `<definedNames>${pestanas.map(renderRepetidas).join('')}</definedNames>`,
          ),
      },
    },
  },
})

const MARGENES = '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>'
