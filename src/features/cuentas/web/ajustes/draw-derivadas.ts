import { LETRAS } from '#domain/firma/colores.ts'
import { LIMITES_DE_IMAGEN } from '#domain/firma/imagenes.ts'
import { createLienzo, loadImagen } from '#web/lib/draw-logo.ts'

const CLARO = '#ffffff'
/** Half of what a sample may be before dark letters stand better under it. */
const MEDIO = 128

interface Tono {
  /** Something can be seen through it: it has no ground of its own. */
  transparente: boolean
  claro: boolean
}

/** How light the logo is where it is drawn. */
function measureTono(imagen: HTMLImageElement): Tono {
  const { lienzo, pincel } = createLienzo(64, 64)
  pincel.drawImage(imagen, 0, 0, lienzo.width, lienzo.height)
  const { data } = pincel.getImageData(0, 0, lienzo.width, lienzo.height)
  let [luz, peso] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const alfa = data[i + 3]!
    luz += alfa * (0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!)
    peso += alfa
  }
  return { transparente: peso < 0.97 * 255 * 64 * 64, claro: peso > 0 && luz / peso > MEDIO }
}

/** One that cannot be seen on a dark ground is drawn there in one light colour; one with a ground of its own stays as it is. */
function drawOscuro(imagen: HTMLImageElement, { transparente, claro }: Tono): string {
  const { lienzo, pincel } = createLienzo(imagen.naturalWidth, imagen.naturalHeight)
  pincel.drawImage(imagen, 0, 0)
  if (transparente && !claro) {
    pincel.globalCompositeOperation = 'source-in'
    pincel.fillStyle = CLARO
    pincel.fillRect(0, 0, lienzo.width, lienzo.height)
  }
  return lienzo.toDataURL('image/png')
}

/** In the middle of a ground on which it can be seen. */
function drawEnFondo(
  imagen: HTMLImageElement,
  { transparente, claro }: Tono,
  { ancho, alto }: { ancho: number; alto: number },
  parte: number,
): string {
  const { lienzo, pincel } = createLienzo(ancho, alto)
  pincel.fillStyle = transparente && claro ? LETRAS.oscura : CLARO
  pincel.fillRect(0, 0, ancho, alto)
  const { naturalWidth: w, naturalHeight: h } = imagen
  const escala = Math.min((ancho * parte) / w, (alto * parte) / h)
  pincel.imageSmoothingQuality = 'high'
  pincel.drawImage(imagen, (ancho - w * escala) / 2, (alto - h * escala) / 2, w * escala, h * escala)
  return lienzo.toDataURL('image/png')
}

/** The pictures that are made from the logo, as it was drawn to be sent. */
export async function drawDerivadas(logo: string) {
  const imagen = await loadImagen(logo)
  const tono = measureTono(imagen)
  return [
    { uso: 'logo', imagen: logo },
    { uso: 'oscuro', imagen: drawOscuro(imagen, tono) },
    // A telephone may cut an icon round.
    { uso: 'icono', imagen: drawEnFondo(imagen, tono, LIMITES_DE_IMAGEN.icono, 0.78) },
    { uso: 'compartida', imagen: drawEnFondo(imagen, tono, LIMITES_DE_IMAGEN.compartida, 0.7) },
  ] as const
}
