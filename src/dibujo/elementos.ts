import type { Letra } from './letras.ts'
import type { Color } from './paleta.ts'
import type { Borde, Camino, Circulo, Linea, Rect, Texto, Trazo, X } from './trazos.ts'

/** An SVG element; its attributes have React's names. */
export interface Elemento {
  tag: 'rect' | 'line' | 'circle' | 'text' | 'path'
  atributos: Record<string, string | number | undefined>
  texto?: string
  soloEnPapel?: boolean
  /** Where the frame stands that a path needs, having no place of its own, in a page of unknown width. */
  marco?: string
}

/** Writes a place across: in shares of a width that is not known, or in pixels. */
export interface Escritura {
  /** dx: what must be added by moving the element. */
  punto: (x: X) => { valor: string | number; dx: number }
  largo: (x: X) => string | number
  color: (color: Color) => string
  familia: (familia: NonNullable<Letra['familia']>) => string
}

const round = (valor: number) => Math.round(valor * 100) / 100
const toPorcentaje = (parte: number) => `${Math.round(parte * 1e5) / 1000}%`

/** For a page, which knows its own width: nothing has to be measured. */
export const FLUIDA: Omit<Escritura, 'color' | 'familia'> = {
  punto: ({ parte, px }) =>
    parte === 0 ? { valor: round(px), dx: 0 } : { valor: toPorcentaje(parte), dx: round(px) },
  largo: ({ parte, px }) => {
    if (parte === 0) return round(px)
    return px === 0 ? toPorcentaje(parte) : `calc(${toPorcentaje(parte)} + ${round(px)}px)`
  },
}

/** For a picture of a given width. */
export const createFija = (izquierda: number, plano: number): typeof FLUIDA => ({
  punto: ({ parte, px }) => ({ valor: round(izquierda + parte * plano + px), dx: 0 }),
  largo: ({ parte, px }) => round(parte * plano + px),
})

export function toElemento(trazo: Trazo, escritura: Escritura): Elemento {
  switch (trazo.tipo) {
    case 'rect':
      return toRect(trazo, escritura)
    case 'linea':
      return toLine(trazo, escritura)
    case 'circulo':
      return toCircle(trazo, escritura)
    case 'texto':
      return toText(trazo, escritura)
    case 'camino':
      return toPath(trazo, escritura)
  }
}

const writeBorde = (borde: Borde | undefined, { color }: Escritura) =>
  borde && {
    stroke: color(borde.color),
    strokeWidth: borde.grueso,
    strokeDasharray: borde.guiones,
  }

const writeRelleno = (relleno: Color | undefined, { color }: Escritura) => ({
  fill: relleno ? color(relleno) : 'none',
})

const move = (dx: number, dy = 0) => (dx || dy ? `translate(${dx} ${dy})` : undefined)

function toRect({ x, y, ancho, alto, relleno, borde }: Rect, escritura: Escritura): Elemento {
  const punto = escritura.punto(x)
  const largo = escritura.largo(ancho)
  const mixto = typeof largo === 'string' && largo.startsWith('calc')
  return {
    tag: 'rect',
    atributos: {
      x: punto.valor,
      y: round(y),
      ...(mixto ? { style: `width:${largo}` } : { width: largo }),
      height: round(alto),
      ...writeRelleno(relleno, escritura),
      ...writeBorde(borde, escritura),
      transform: move(punto.dx),
    },
  }
}

function toLine({ x1, y1, x2, y2, borde, redonda, soloEnPapel }: Linea, escritura: Escritura): Elemento {
  const punto = escritura.punto(x1)
  return {
    tag: 'line',
    atributos: {
      x1: punto.valor,
      y1: round(y1),
      x2: escritura.punto(x2).valor,
      y2: round(y2),
      ...writeBorde(borde, escritura),
      strokeLinecap: redonda ? 'round' : undefined,
      transform: move(punto.dx),
    },
    ...(soloEnPapel ? { soloEnPapel } : {}),
  }
}

function toCircle({ x, y, radio, relleno, borde }: Circulo, escritura: Escritura): Elemento {
  const punto = escritura.punto(x)
  return {
    tag: 'circle',
    atributos: {
      cx: punto.valor,
      cy: round(y),
      r: radio,
      ...writeRelleno(relleno, escritura),
      ...writeBorde(borde, escritura),
      transform: move(punto.dx),
    },
  }
}

function toText(trazo: Texto, escritura: Escritura): Elemento {
  const { x, y, texto, letra, color, ancla, halo, giro } = trazo
  const punto = escritura.punto(x)
  const atributos = {
    fontSize: letra.tamano,
    fontWeight: letra.peso,
    fontFamily: letra.familia === 'display' ? escritura.familia(letra.familia) : undefined,
    fill: escritura.color(color),
    textAnchor: ancla,
    ...(halo && {
      stroke: escritura.color('paper'),
      strokeWidth: halo,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
    }),
  }
  if (!giro)
    return {
      tag: 'text',
      texto,
      // No transform: where a sheet repeats the head of a chart, Chromium forgets it.
      atributos: { x: punto.valor, y: round(y), ...atributos, dx: punto.dx || undefined },
    }
  const { px, marco } = findLugar(punto)
  const transform = `translate(${px} ${round(y)}) rotate(${giro})`
  return { tag: 'text', texto, ...marco, atributos: { ...atributos, transform } }
}

function toPath({ x, y, d, relleno, borde }: Camino, escritura: Escritura): Elemento {
  const { px, marco } = findLugar(escritura.punto(x))
  return {
    tag: 'path',
    ...marco,
    atributos: {
      d,
      ...writeRelleno(relleno, escritura),
      ...writeBorde(borde, escritura),
      ...(borde && { strokeLinejoin: 'round', strokeLinecap: 'round' }),
      transform: move(px, round(y)),
    },
  }
}

/** Splits the place of an element that is moved there. */
const findLugar = ({ valor, dx }: ReturnType<Escritura['punto']>) =>
  typeof valor === 'string' ? { px: dx, marco: { marco: valor } } : { px: valor, marco: {} }
