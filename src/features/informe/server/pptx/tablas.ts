import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import type { Seccion } from '#domain/informe/informe.ts'
import { type Caja, COLOR, IDIOMA, LETRA, type Presentacion, px, type Slide } from './lamina.ts'

export type SeccionDe<T extends Seccion['tipo']> = Extract<Seccion, { tipo: T }>

/** Adds the slides of one kind of section. */
export type Escritor<T extends Seccion['tipo']> = (presentacion: Presentacion, seccion: SeccionDe<T>) => void

/** More rows than this go on to another slide. */
export const FILAS_POR_LAMINA = 12

export const writeCifra = (valor: number | null) => (valor === null ? '—' : formatPorcentaje(valor))

export const chunk = <T>(lista: readonly T[], largo: number): T[][] =>
  Array.from({ length: Math.ceil(lista.length / largo) }, (_, i) => lista.slice(i * largo, (i + 1) * largo))

/** So many at most in each, and as many in each as in the others, or one more: seven by three are three, two and two. */
export function shareOut<T>(lista: readonly T[], maximo: number): T[][] {
  const partes = Math.ceil(lista.length / maximo)
  return Array.from({ length: partes }, (_, i) =>
    lista.slice(Math.ceil((i * lista.length) / partes), Math.ceil(((i + 1) * lista.length) / partes)),
  )
}

export interface Celda {
  texto: string
  negrita?: boolean
  fondo?: string
  color?: string
  align?: 'left' | 'right' | 'center'
  tamano?: number
  /** Written from below, where a column is narrower than its name. */
  parada?: boolean
  /** At the foot of its cell instead of its middle. */
  alPie?: boolean
  /** How many columns it takes. */
  columnas?: number
}

const CASILLA = { type: 'solid' as const, pt: 1, color: COLOR.papel }
const NADA = { type: 'none' as const }

/** Under a row alone; thicker under the head. */
function drawRaya(fila: number) {
  const raya = {
    type: 'solid' as const,
    pt: fila === 0 ? 1.5 : 0.5,
    color: fila === 0 ? COLOR.tinta : COLOR.raya,
  }
  return [NADA, NADA, raya, NADA]
}

/** A native table; its first row is its head. */
export function addTabla(
  slide: Slide,
  { x, y, w }: Pick<Caja, 'x' | 'y' | 'w'>,
  nombre: string,
  anchos: number[],
  filas: Celda[][],
  altoDeFila: number,
  altoDeCabeza = altoDeFila,
): void {
  const total = anchos.reduce((suma, ancho) => suma + ancho, 0)
  slide.addTable(
    filas.map((fila, i) =>
      fila.map(
        ({
          texto,
          negrita = i === 0,
          fondo,
          color = COLOR.tinta,
          align = 'left',
          tamano = 12,
          parada,
          alPie,
          columnas,
        }) => ({
          text: texto,
          options: {
            bold: negrita,
            color,
            align,
            valign: alPie ? ('bottom' as const) : ('middle' as const),
            ...(columnas ? { colspan: columnas } : {}),
            ...(parada ? { textDirection: 'vert270' as const } : {}),
            fontSize: tamano,
            fontFace: LETRA,
            lang: IDIOMA,
            ...(fondo ? { fill: { color: fondo } } : {}),
            border: fondo ? CASILLA : drawRaya(i),
          },
        }),
      ),
    ) as Parameters<Slide['addTable']>[0],
    {
      x: px(x),
      y: px(y),
      w: px(w),
      colW: anchos.map((ancho) => px((ancho / total) * w)),
      rowH: filas.map((_, i) => px(i === 0 ? altoDeCabeza : altoDeFila)),
      margin: [0, 0.05, 0, 0.05],
      objectName: nombre,
    },
  )
}
