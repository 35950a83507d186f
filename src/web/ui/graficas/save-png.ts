import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { saveArchivo } from '../save-archivo.ts'
import type { Dibujo, EntradaDeLeyenda, Lamina } from './dibujo.ts'
import { computeMedidas, type Medidas } from './medidas.ts'
import './motor.ts'
import { buildOpcion } from './opcion.ts'
import { type ResolveColor, resolveColor } from './resolve-color.ts'
import { wrapRotulo } from './wrap-rotulo.ts'

use([CanvasRenderer])

const ANCHO = 1104
const MARGEN = 48
/** Twice the size on screen: sharp on a slide. */
const ESCALA = 2

/** The chart as a picture that stands alone: white ground, title, what its colours mean, and where it comes from. */
export async function savePng(lamina: Lamina): Promise<void> {
  const lienzo = drawLamina(lamina, resolveColor)
  const blob = await new Promise<Blob | null>((resolve) => lienzo.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser made no picture')
  saveArchivo(`${lamina.archivo}.png`, blob)
}

function drawLamina({ titulo, texto, total, dibujo, leyenda, fuente }: Lamina, resolve: ResolveColor) {
  // Paper of the page becomes white here, halos included.
  const resolveEnBlanco: ResolveColor = (color) => (color === 'var(--paper)' ? '#fff' : resolve(color))
  const medidas = computeMedidas(dibujo, false)
  const display = resolve('var(--display)')
  const text = resolve('var(--text)')
  const titulos = wrapRotulo(titulo, 48)
  const textos = texto ? wrapRotulo(texto, 100) : []
  const filasDeLeyenda = leyenda ? splitLeyenda(leyenda) : []
  const arriba =
    MARGEN +
    titulos.length * 38 +
    textos.length * 24 +
    26 +
    (filasDeLeyenda.length > 0 ? filasDeLeyenda.length * 28 + 10 : 0)
  const alto = arriba + medidas.alto + 32 + MARGEN

  const lienzo = document.createElement('canvas')
  lienzo.width = (ANCHO + 2 * MARGEN) * ESCALA
  lienzo.height = alto * ESCALA
  const c = lienzo.getContext('2d')
  if (!c) throw new Error('the browser has no canvas')
  c.scale(ESCALA, ESCALA)
  c.fillStyle = '#fff'
  c.fillRect(0, 0, ANCHO + 2 * MARGEN, alto)
  c.textBaseline = 'alphabetic'

  const write = (palabras: string, x: number, y: number, font: string, color: string) => {
    c.font = font
    c.fillStyle = resolve(color)
    c.fillText(palabras, x, y)
  }
  let y = MARGEN + 28
  for (const linea of titulos) {
    write(linea, MARGEN, y, `700 32px ${display}`, 'var(--ink)')
    y += 38
  }
  for (const linea of textos) {
    write(linea, MARGEN, y - 8, `400 17px ${text}`, 'var(--ink-2)')
    y += 24
  }
  y -= 18
  const derecha = ANCHO + MARGEN
  c.textAlign = 'right'
  if (total) {
    write(`${total.texto} %`, derecha, y - 4, `700 36px ${display}`, 'var(--ink)')
    const ancho = c.measureText(`${total.texto} %`).width
    c.fillStyle = resolve(total.color)
    c.fillRect(derecha - ancho - 24, y - 34, 10, 36)
  }
  if (dibujo.encabezadoDeDiferencia)
    write(dibujo.encabezadoDeDiferencia, derecha, y - 4, `600 15px ${text}`, 'var(--ink)')
  c.textAlign = 'left'
  c.fillStyle = resolve('var(--ink)')
  c.fillRect(MARGEN, y + 8, ANCHO, 2)
  y += 40
  for (const fila of filasDeLeyenda) {
    let x = MARGEN
    for (const { color, texto: palabras } of fila) {
      c.fillStyle = resolve(color)
      c.fillRect(x, y - 12, 20, 14)
      write(palabras, x + 28, y, `500 15px ${text}`, 'var(--ink)')
      x += 28 + c.measureText(palabras).width + 24
    }
    y += 28
  }
  c.drawImage(drawGrafica(dibujo, medidas, resolveEnBlanco), MARGEN, arriba, ANCHO, medidas.alto)
  write(fuente, MARGEN, alto - MARGEN, `400 14px ${text}`, 'var(--ink-3)')
  return lienzo
}

function drawGrafica(dibujo: Dibujo, medidas: Medidas, resolve: ResolveColor) {
  const lugar = document.createElement('div')
  const tamano = { width: ANCHO, height: medidas.alto }
  const chart = init(lugar, null, { renderer: 'canvas', devicePixelRatio: ESCALA, ...tamano })
  chart.setOption(buildOpcion(dibujo, medidas, resolve))
  const lienzo = chart.renderToCanvas({ pixelRatio: ESCALA, backgroundColor: '#fff' })
  chart.dispose()
  return lienzo
}

function splitLeyenda(leyenda: readonly EntradaDeLeyenda[]) {
  const filas: EntradaDeLeyenda[][] = [[]]
  let letras = 0
  for (const entrada of leyenda) {
    letras += entrada.texto.length + 7
    if (letras > 130) {
      filas.push([])
      letras = entrada.texto.length + 7
    }
    filas.at(-1)?.push(entrada)
  }
  return filas
}
