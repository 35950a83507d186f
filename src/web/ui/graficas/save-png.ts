import { createFija, type Elemento, type Escritura, toElemento } from '#dibujo/elementos.ts'
import { drawLamina, type Lamina } from '#dibujo/lamina.ts'
import { type Color, PALETA } from '#dibujo/paleta.ts'
import { saveArchivo } from '../save-archivo.ts'

/** Twice the size on screen: sharp on a slide. */
const ESCALA = 2
/** Pixels that a phone's canvas still takes; a larger picture is less sharp rather than none. */
const PIXELES = 16_000_000
const FAMILIAS = { texto: '"Instrument Sans"', display: '"Bricolage Grotesque"' }

/** The chart as a picture that stands alone. A canvas has the letters of the page, which a picture of an SVG would not. */
export async function savePng(lamina: Lamina): Promise<void> {
  await document.fonts.ready
  const lienzo = paintLamina(lamina)
  const blob = await new Promise<Blob | null>((resolve) => lienzo.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser made no picture')
  saveArchivo(`${lamina.archivo}.png`, blob)
}

function paintLamina(lamina: Lamina): HTMLCanvasElement {
  const { ancho, alto, izquierda, derecha, trazos } = drawLamina(lamina)
  const escala = Math.min(ESCALA, Math.sqrt(PIXELES / (ancho * alto)))
  const lienzo = document.createElement('canvas')
  lienzo.width = Math.floor(ancho * escala)
  lienzo.height = Math.floor(alto * escala)
  const c = lienzo.getContext('2d')
  if (!c) throw new Error('the browser has no canvas')
  c.scale(escala, escala)
  c.fillStyle = '#fff'
  c.fillRect(0, 0, ancho, alto)
  const escritura: Escritura = {
    ...createFija(izquierda, ancho - izquierda - derecha),
    // The page's paper becomes white here, halos included.
    color: (color: Color) => (color === 'paper' ? '#fff' : PALETA[color]),
    familia: (familia) => FAMILIAS[familia],
  }
  for (const trazo of trazos) {
    const elemento = toElemento(trazo, escritura)
    if (!elemento.soloEnPapel) paintElemento(c, elemento)
  }
  return lienzo
}

function paintElemento(c: CanvasRenderingContext2D, { tag, atributos, texto }: Elemento) {
  const n = (nombre: string) => Number(atributos[nombre])
  c.save()
  c.lineWidth = n('strokeWidth')
  c.lineCap = atributos.strokeLinecap === 'round' ? 'round' : 'butt'
  c.lineJoin = atributos.strokeLinejoin === 'round' ? 'round' : 'miter'
  c.strokeStyle = String(atributos.stroke ?? 'transparent')
  c.fillStyle = String(atributos.fill ?? 'none') === 'none' ? 'transparent' : String(atributos.fill)
  if (atributos.strokeDasharray) c.setLineDash(String(atributos.strokeDasharray).split(' ').map(Number))
  transform(c, atributos.transform)
  if (tag === 'text') paintTexto(c, atributos, texto ?? '')
  else {
    const camino = new Path2D(tag === 'path' ? String(atributos.d) : '')
    if (tag === 'rect') camino.rect(n('x'), n('y'), n('width'), n('height'))
    else if (tag === 'circle') camino.arc(n('cx'), n('cy'), n('r'), 0, Math.PI * 2)
    else if (tag === 'line') {
      camino.moveTo(n('x1'), n('y1'))
      camino.lineTo(n('x2'), n('y2'))
    }
    c.fill(camino)
    c.stroke(camino)
  }
  c.restore()
}

/** "translate(x y) rotate(degrees)", as elements have it. */
function transform(c: CanvasRenderingContext2D, escrita: string | number | undefined) {
  const [x = 0, y = 0, giro = 0] = [...String(escrita ?? '').matchAll(/-?[\d.]+/g)].map(Number)
  c.translate(x, y)
  c.rotate((giro * Math.PI) / 180)
}

function paintTexto(c: CanvasRenderingContext2D, atributos: Elemento['atributos'], texto: string) {
  c.font = `${atributos.fontWeight} ${atributos.fontSize}px ${atributos.fontFamily ?? FAMILIAS.texto}, sans-serif`
  c.textAlign =
    atributos.textAnchor === 'end' ? 'right' : atributos.textAnchor === 'middle' ? 'center' : 'left'
  const [x, y] = [Number(atributos.x ?? 0), Number(atributos.y ?? 0)]
  if (atributos.stroke) c.strokeText(texto, x, y)
  c.fillText(texto, x, y)
}
