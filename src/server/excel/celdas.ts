import type { CellObject } from 'write-excel-file/node'
import { PALETA } from '../../dibujo/paleta.ts'
import { countDias } from '../../domain/fechas/dia.ts'
import { BANDAS, type ColorDeBanda, findBanda } from '../../domain/resultados/bandas.ts'
import type { Celda, EstiloDeTexto } from '../../domain/resultados/libro/libro.ts'

const TINTA = PALETA.ink
const BLANCO = '#FFFFFF'
const ARENA = '#F4EEE3'
const GRIS = '#6B6459'
const LINEA = '#E2D8C8'

/** The colours of the charts; on each, the ink that reads best. */
const FONDOS: Record<ColorDeBanda, string> = {
  'verde-oscuro': '#0B6B3A',
  verde: '#2E9E4F',
  'verde-claro': '#86C232',
  'verde-amarillo': '#B9D43B',
  amarillo: '#F5D327',
  ambar: '#F5B700',
  naranja: '#F28C28',
  rojo: '#D64545',
}
const CON_LETRA_BLANCA: ReadonlySet<ColorDeBanda> = new Set(['verde-oscuro', 'rojo'])

const paint = (color: ColorDeBanda) => ({
  backgroundColor: FONDOS[color],
  textColor: CON_LETRA_BLANCA.has(color) ? BLANCO : TINTA,
})

const borde = { bottomBorderStyle: 'thin', bottomBorderColor: LINEA } as const

/** No word is cut by the cell beside it: the row grows. */
const entera = { wrap: true, alignVertical: 'top', ...borde } as const

const ESTILOS: Record<EstiloDeTexto, Partial<CellObject>> = {
  titulo: { fontWeight: 'bold', fontSize: 14 },
  encabezado: {
    fontWeight: 'bold',
    backgroundColor: TINTA,
    textColor: BLANCO,
    wrap: true,
    alignVertical: 'center',
  },
  nota: { textColor: GRIS },
  indicador: { fontWeight: 'bold', backgroundColor: ARENA, ...entera },
  variable: { fontWeight: 'bold', ...entera },
  texto: entera,
  parrafo: entera,
  apagado: { textColor: GRIS, ...entera },
  banda: {},
}

const COLOR_POR_ETIQUETA: ReadonlyMap<string, ColorDeBanda> = new Map(
  BANDAS.map(({ etiqueta, color }) => [etiqueta as string, color]),
)

/** Spreadsheets count days from here. */
const CERO_DE_EXCEL = '1899-12-30'
/** In Spanish, whatever the language of the program. */
const DIA_LARGO = '[$-C0A]d "de" mmmm "de" yyyy'

/** Texts are written as texts, so that "=1+1" stays what somebody wrote. */
export function toExcel(celda: Celda): CellObject | null {
  if (celda === null) return null
  if (celda.tipo === 'cantidad')
    return { value: celda.cantidad, type: Number, format: '#,##0', alignVertical: 'top', ...borde }
  if (celda.tipo === 'fecha')
    return {
      value: countDias(CERO_DE_EXCEL, celda.dia),
      type: Number,
      format: DIA_LARGO,
      align: 'left',
      alignVertical: 'top',
      ...borde,
    }
  if (celda.tipo === 'porcentaje') {
    const { fraccion, conBanda } = celda
    const color = conBanda ? paint(findBanda(fraccion * 100).color) : {}
    return {
      value: fraccion,
      type: Number,
      format: '0.00%',
      align: 'right',
      alignVertical: 'top',
      ...borde,
      ...color,
    }
  }
  const color = celda.estilo === 'banda' ? COLOR_POR_ETIQUETA.get(celda.texto) : undefined
  const value = celda.texto === '' ? {} : { value: celda.texto, type: String }
  return { ...value, ...ESTILOS[celda.estilo], ...(color ? paint(color) : {}) }
}
