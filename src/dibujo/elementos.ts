import type { Letra } from './letras.ts'
import type { Color } from './paleta.ts'
import type { Borde, Trazo, X } from './trazos.ts'

/** An SVG element; its attributes have React's names. */
export interface Elemento {
  tag: 'rect' | 'line' | 'circle' | 'text' | 'path'
  atributos: Record<string, string | number | undefined>
  texto?: string
  soloEnPapel?: boolean
  /** Where the frame stands that a path needs, having no place of its own, in a page of unknown width. */
  marco?: string
}

/** How a place across is written: in shares of a width that is not known, or in pixels. */
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
  const { punto, largo, color } = escritura
  const stroke = (borde: Borde | undefined) =>
    borde
      ? {
          stroke: color(borde.color),
          strokeWidth: borde.grueso,
          ...(borde.guiones ? { strokeDasharray: borde.guiones } : {}),
        }
      : {}
  const fill = (relleno: Color | undefined) => ({ fill: relleno ? color(relleno) : 'none' })
  const move = (dx: number, dy = 0) => (dx || dy ? { transform: `translate(${dx} ${dy})` } : {})
  switch (trazo.tipo) {
    case 'rect': {
      const x = punto(trazo.x)
      const ancho = largo(trazo.ancho)
      const mixto = typeof ancho === 'string' && ancho.startsWith('calc')
      return {
        tag: 'rect',
        atributos: {
          x: x.valor,
          y: round(trazo.y),
          ...(mixto ? { style: `width:${ancho}` } : { width: ancho }),
          height: round(trazo.alto),
          ...fill(trazo.relleno),
          ...stroke(trazo.borde),
          ...move(x.dx),
        },
      }
    }
    case 'linea': {
      const [x1, x2] = [punto(trazo.x1), punto(trazo.x2)]
      return {
        tag: 'line',
        atributos: {
          x1: x1.valor,
          y1: round(trazo.y1),
          x2: x2.valor,
          y2: round(trazo.y2),
          ...stroke(trazo.borde),
          ...(trazo.redonda ? { strokeLinecap: 'round' } : {}),
          ...move(x1.dx),
        },
        ...(trazo.soloEnPapel ? { soloEnPapel: true } : {}),
      }
    }
    case 'circulo': {
      const x = punto(trazo.x)
      return {
        tag: 'circle',
        atributos: {
          cx: x.valor,
          cy: round(trazo.y),
          r: trazo.radio,
          ...fill(trazo.relleno),
          ...stroke(trazo.borde),
          ...move(x.dx),
        },
      }
    }
    case 'texto': {
      const x = punto(trazo.x)
      const { familia, tamano, peso } = trazo.letra
      return {
        tag: 'text',
        texto: trazo.texto,
        atributos: {
          x: x.valor,
          y: round(trazo.y),
          fontSize: tamano,
          fontWeight: peso,
          ...(familia === 'display' ? { fontFamily: escritura.familia(familia) } : {}),
          fill: color(trazo.color),
          ...(trazo.ancla ? { textAnchor: trazo.ancla } : {}),
          ...(trazo.halo
            ? {
                stroke: color('paper'),
                strokeWidth: trazo.halo,
                strokeLinejoin: 'round',
                paintOrder: 'stroke',
              }
            : {}),
          ...move(x.dx),
        },
      }
    }
    case 'camino': {
      const x = punto(trazo.x)
      const enMarco = typeof x.valor === 'string'
      return {
        tag: 'path',
        ...(enMarco ? { marco: x.valor as string } : {}),
        atributos: {
          d: trazo.d,
          ...fill(trazo.relleno),
          ...stroke(trazo.borde),
          ...(trazo.borde ? { strokeLinejoin: 'round', strokeLinecap: 'round' } : {}),
          ...move(enMarco ? x.dx : (x.valor as number), round(trazo.y)),
        },
      }
    }
  }
}
