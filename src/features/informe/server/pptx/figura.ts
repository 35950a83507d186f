import { measureTexto } from '#dibujo/letras.ts'
import { PALETA } from '#dibujo/paleta.ts'
import type { Borde, Camino, Figura, Texto, Trazo, X } from '#dibujo/trazos.ts'
import { type Caja, IDIOMA, LETRA, type Presentacion, px, type Slide, toHex } from './lamina.ts'

/** Arial is wider than the letters that drawings are measured with. */
const ANCHURA = 1.18

/**
 * A drawing of ours as shapes that can be moved and painted in PowerPoint: what no native chart can show, such as the
 * scale, the weather map and the corners of priorities.
 */
export function addFigura(
  { deck }: Presentacion,
  slide: Slide,
  { x: x0, y: y0, w }: Pick<Caja, 'x' | 'y' | 'w'>,
  { izquierda, derecha, trazos }: Figura,
  escala = 1,
): void {
  const plano = w / escala - izquierda - derecha
  const toX = ({ parte, px: lejos }: X) => px(x0 + (izquierda + parte * plano + lejos) * escala)
  const toY = (y: number) => px(y0 + y * escala)
  const toLargo = (largo: number) => px(largo * escala)

  const addTexto = ({ x, y, texto, letra, color, ancla }: Texto) => {
    const ancho = measureTexto(texto, letra) * ANCHURA + 8
    const corrido = ancla === 'end' ? ancho : ancla === 'middle' ? ancho / 2 : 0
    slide.addText([{ text: texto, options: { lang: IDIOMA } }], {
      x: toX(x) - toLargo(corrido),
      y: toY(y - letra.tamano * 1.02),
      w: toLargo(ancho),
      h: toLargo(letra.tamano * 1.35),
      align: ancla === 'end' ? 'right' : ancla === 'middle' ? 'center' : 'left',
      valign: 'middle',
      margin: 0,
      wrap: false,
      fontFace: LETRA,
      fontSize: letra.tamano * escala * 0.75,
      bold: letra.peso >= 600,
      color: toHex(PALETA[color]),
    })
  }

  const addCamino = ({ x, y, d, relleno, borde }: Camino) => {
    const anillos = readAnillos(d)
    const puntos = anillos.flat()
    if (puntos.length === 0) return
    const [ancho, alto] = [Math.max(...puntos.map((p) => p.x)), Math.max(...puntos.map((p) => p.y))]
    slide.addShape(
      'custGeom' as Parameters<Slide['addShape']>[0],
      {
        x: toX(x),
        y: toY(y),
        w: toLargo(ancho),
        h: toLargo(alto),
        points: anillos.flatMap((anillo) => [
          ...anillo.map((punto, i) => ({ x: toLargo(punto.x), y: toLargo(punto.y), moveTo: i === 0 })),
          { close: true as const },
        ]),
        ...paint(relleno && PALETA[relleno], borde, escala),
      } as Parameters<Slide['addShape']>[1],
    )
  }

  const add: { [T in Trazo['tipo']]: (trazo: Extract<Trazo, { tipo: T }>) => void } = {
    rect: ({ x, y, ancho, alto, relleno, borde }) =>
      slide.addShape(deck.ShapeType.rect, {
        x: toX(x),
        y: toY(y),
        w: toLargo(ancho.parte * plano + ancho.px),
        h: toLargo(alto),
        ...paint(relleno && PALETA[relleno], borde, escala),
      }),
    linea: ({ x1, y1, x2, y2, borde, soloEnPapel }) => {
      if (soloEnPapel) return
      slide.addShape(deck.ShapeType.line, {
        x: Math.min(toX(x1), toX(x2)),
        y: toY(Math.min(y1, y2)),
        w: Math.abs(toX(x2) - toX(x1)),
        h: toLargo(Math.abs(y2 - y1)),
        ...paint(undefined, borde, escala),
      })
    },
    circulo: ({ x, y, radio, relleno, borde }) =>
      slide.addShape(deck.ShapeType.ellipse, {
        x: toX(x) - toLargo(radio),
        y: toY(y - radio),
        w: toLargo(2 * radio),
        h: toLargo(2 * radio),
        ...paint(PALETA[relleno], borde, escala),
      }),
    texto: addTexto,
    camino: addCamino,
  }
  for (const trazo of trazos) (add[trazo.tipo] as (trazo: Trazo) => void)(trazo)
}

function paint(relleno: string | undefined, borde: Borde | undefined, escala: number) {
  return {
    ...(relleno ? { fill: { color: toHex(relleno) } } : {}),
    ...(borde
      ? {
          line: {
            color: toHex(PALETA[borde.color]),
            width: borde.grueso * escala * 0.75,
            ...(borde.guiones ? { dashType: 'sysDash' as const } : {}),
          },
        }
      : {}),
  }
}

/** Rings of straight pieces, as the weather map has them. */
function readAnillos(d: string): { x: number; y: number }[][] {
  return d
    .split('M')
    .filter(Boolean)
    .map((anillo) =>
      anillo
        .replace('Z', '')
        .split('L')
        .map((punto) => punto.trim().split(' ').map(Number))
        .map(([x = 0, y = 0]) => ({ x: Math.max(0, x), y: Math.max(0, y) })),
    )
    .filter((anillo) => anillo.length > 2)
}
