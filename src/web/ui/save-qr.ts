import { encodeQR } from 'qr'
import { saveArchivo } from './save-archivo.ts'

/** About as wide as it prints sharp on half a sheet. */
const LADO = 1200

/** The code as a picture for a letter, a slide or a poster of one's own. */
export async function saveQr(texto: string, archivo: string): Promise<void> {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: 4 })
  const punto = Math.floor(LADO / filas.length)
  const lienzo = document.createElement('canvas')
  lienzo.width = punto * filas.length
  lienzo.height = punto * filas.length
  const c = lienzo.getContext('2d')
  if (!c) throw new Error('the browser has no canvas')
  c.fillStyle = '#fff'
  c.fillRect(0, 0, lienzo.width, lienzo.height)
  c.fillStyle = '#000'
  for (const [y, fila] of filas.entries())
    for (const [x, negro] of fila.entries()) if (negro) c.fillRect(x * punto, y * punto, punto, punto)
  const blob = await new Promise<Blob | null>((resolve) => lienzo.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser made no picture')
  saveArchivo(`${archivo}.png`, blob)
}
