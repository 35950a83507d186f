import { type Color, PALETA } from '#dibujo/paleta.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { BANDAS } from '#domain/resultados/bandas.ts'
import type { Celda, EstiloDeTexto } from '#domain/resultados/libro/libro.ts'

interface Estilo {
  negrita?: boolean
  tamano?: number
  letra?: string
  fondo?: string
  formato?: string
  horizontal?: 'left' | 'right'
  vertical?: 'top' | 'center'
  /** Breaks its lines: no word is cut by the cell beside it. */
  entera?: boolean
  raya?: boolean
}

const BLANCO = '#ffffff'

const CELDA: Estilo = { vertical: 'top', raya: true }
const ENTERA: Estilo = { ...CELDA, entera: true }
const PORCENTAJE: Estilo = { ...CELDA, formato: '0.00%', horizontal: 'right' }

const DE_TEXTO: Record<EstiloDeTexto, Estilo> = {
  titulo: { negrita: true, tamano: 14 },
  nota: { letra: PALETA['ink-3'] },
  encabezado: { negrita: true, letra: BLANCO, fondo: PALETA.ink, vertical: 'center', entera: true },
  indicador: { ...ENTERA, negrita: true, fondo: PALETA.sand },
  variable: { ...ENTERA, negrita: true },
  texto: ENTERA,
  parrafo: ENTERA,
  apagado: { ...ENTERA, letra: PALETA['ink-3'] },
  banda: {},
}

/** The colours of the charts; on each, the ink that reads best. */
const paint = (color: Color): Estilo => ({
  fondo: PALETA[color],
  letra: color === 'b90' || color === 'b50' ? BLANCO : PALETA.ink,
})

const COLORES = BANDAS.map(({ desde }) => getColorDeBanda(desde))

/** Every style that a cell may have; the first is that of cells which say nothing. */
const ESTILOS = new Map<string, Estilo>([
  ['', {}],
  ...Object.entries(DE_TEXTO),
  ['cantidad', { ...CELDA, formato: '#,##0' }],
  // In Spanish, whatever the language of the program.
  ['fecha', { ...CELDA, formato: '[$-C0A]d "de" mmmm "de" yyyy', horizontal: 'left' }],
  ['porcentaje', PORCENTAJE],
  ...COLORES.map((color): [string, Estilo] => [`banda ${color}`, paint(color)]),
  ...COLORES.map((color): [string, Estilo] => [`porcentaje ${color}`, { ...PORCENTAJE, ...paint(color) }]),
])
const NUMEROS = new Map([...ESTILOS.keys()].map((nombre, i) => [nombre, i]))

function nameEstilo(celda: NonNullable<Celda>): string {
  if (celda.tipo === 'porcentaje')
    return celda.conBanda ? `porcentaje ${getColorDeBanda(celda.fraccion * 100)}` : 'porcentaje'
  if (celda.tipo !== 'texto') return celda.tipo
  const banda = celda.estilo === 'banda' && BANDAS.find(({ etiqueta }) => etiqueta === celda.texto)
  return banda ? `banda ${getColorDeBanda(banda.desde)}` : celda.estilo
}

export const getNumeroDeEstilo = (celda: NonNullable<Celda>): number => NUMEROS.get(nameEstilo(celda))!

/** The first number that is free for formats of a workbook's own. */
const FORMATOS_PROPIOS = 164

/** Adds what is not there yet, and says where it is. */
function place(lista: string[], xml: string): number {
  const lugar = lista.indexOf(xml)
  return lugar >= 0 ? lugar : lista.push(xml) - 1
}

const toArgb = (color: string) => `rgb="FF${color.slice(1).toUpperCase()}"`

/** The styles of every workbook. Spreadsheets want two fills of their own, and a style by name for what says nothing. */
export function writeEstilos(): string {
  const letras: string[] = []
  const fondos = ['none', 'gray125'].map((tipo) => `<fill><patternFill patternType="${tipo}"/></fill>`)
  const rayas = ['<border><left/><right/><top/><bottom/><diagonal/></border>']
  const formatos: string[] = []
  const celdas = [...ESTILOS.values()].map((estilo) => {
    const { negrita, tamano = 11, letra = PALETA.ink, fondo, formato, horizontal, vertical } = estilo
    const font = `<font>${negrita ? '<b/>' : ''}<sz val="${tamano}"/><color ${toArgb(letra)}/><name val="Calibri"/><family val="2"/></font>`
    const fill = `<fill><patternFill patternType="solid"><fgColor ${toArgb(fondo ?? BLANCO)}/><bgColor indexed="64"/></patternFill></fill>`
    const border = `<border><left/><right/><top/><bottom style="thin"><color ${toArgb(PALETA.line)}/></bottom><diagonal/></border>`
    const numFmt = formato === undefined ? 0 : FORMATOS_PROPIOS + place(formatos, formato)
    const alineacion = [
      horizontal ? ` horizontal="${horizontal}"` : '',
      vertical ? ` vertical="${vertical}"` : '',
      estilo.entera ? ' wrapText="1"' : '',
    ].join('')
    return `<xf numFmtId="${numFmt}" fontId="${place(letras, font)}" fillId="${fondo ? place(fondos, fill) : 0}" borderId="${estilo.raya ? place(rayas, border) : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alineacion && `<alignment${alineacion}/>`}</xf>`
  })
  const numFmts = formatos.map(
    (formato, i) =>
      `<numFmt numFmtId="${FORMATOS_PROPIOS + i}" formatCode="${formato.replaceAll('"', '&quot;')}"/>`,
  )
  const list = (nombre: string, elementos: string[]) =>
    `<${nombre} count="${elementos.length}">${elementos.join('')}</${nombre}>`
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    list('numFmts', numFmts),
    list('fonts', letras),
    list('fills', fondos),
    list('borders', rayas),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', celdas),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    '</styleSheet>',
  ].join('')
}
