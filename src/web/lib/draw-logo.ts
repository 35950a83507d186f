/** Types that a browser can draw. Only what it drew is sent: no drawing of a stranger's is ever stored. */
export const TIPOS_DE_LOGO = 'image/png,image/svg+xml,image/jpeg,image/webp'

/** Of a photograph: a drawing would be one of a stranger's too. */
export const TIPOS_DE_FOTO = 'image/jpeg,image/png,image/webp'

export interface LimitesDeLogo {
  bytes: number
  ancho: number
  alto: number
}

const MENOR_ANCHO = 48
const PREFIJO = 'data:image/png;base64,'
const countBytes = (dataUrl: string) => ((dataUrl.length - PREFIJO.length) * 3) / 4

export const loadImagen = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const imagen = new Image()
    imagen.onload = () => resolve(imagen)
    imagen.onerror = () => reject(new Error('El archivo no es una imagen que se pueda leer.'))
    imagen.src = url
  })

/** Draws what was chosen, which is let go of afterwards. */
async function withImagen<T>(archivo: File, draw: (imagen: HTMLImageElement) => T): Promise<T> {
  const url = URL.createObjectURL(archivo)
  try {
    return draw(await loadImagen(url))
  } finally {
    URL.revokeObjectURL(url)
  }
}

export function createLienzo(ancho: number, alto: number) {
  const lienzo = document.createElement('canvas')
  lienzo.width = Math.max(1, Math.round(ancho))
  lienzo.height = Math.max(1, Math.round(alto))
  return { lienzo, pincel: lienzo.getContext('2d')! }
}

function drawAt(imagen: HTMLImageElement, ancho: number, alto: number): string {
  const { lienzo, pincel } = createLienzo(ancho, alto)
  pincel.drawImage(imagen, 0, 0, lienzo.width, lienzo.height)
  return lienzo.toDataURL('image/png')
}

/** The picture as a PNG within its limits: drawn smaller until it fits. */
export const drawLogo = (archivo: File, limites: LimitesDeLogo): Promise<string> =>
  withImagen(archivo, (imagen) => {
    // A drawing without a size of its own takes the whole place.
    const { naturalWidth: ancho = 0, naturalHeight: alto = 0 } = imagen
    const [w, h] = ancho > 0 && alto > 0 ? [ancho, alto] : [limites.ancho, limites.alto]
    const cabe = Math.min(limites.ancho / w, limites.alto / h)
    const desde = archivo.type === 'image/svg+xml' ? cabe : Math.min(1, cabe)
    for (let escala = desde; w * escala >= Math.min(w, MENOR_ANCHO); escala *= 0.8) {
      const png = drawAt(imagen, w * escala, h * escala)
      if (countBytes(png) <= limites.bytes) return png
    }
    throw new Error('La imagen tiene demasiado detalle para un logotipo. Prueba con otra más sencilla.')
  })

const PREFIJO_DE_JPEG = 'data:image/jpeg;base64,'
const CALIDADES = [0.86, 0.78, 0.68, 0.55, 0.4]

/** The middle of a photograph as a JPEG that fills its place, as good as its bytes allow. */
export const drawFoto = (archivo: File, { ancho, alto, bytes }: LimitesDeLogo): Promise<string> =>
  withImagen(archivo, (imagen) => {
    const { naturalWidth: w, naturalHeight: h } = imagen
    const { lienzo, pincel } = createLienzo(ancho, alto)
    const escala = Math.max(ancho / w, alto / h)
    pincel.fillStyle = '#fff'
    pincel.fillRect(0, 0, ancho, alto)
    pincel.imageSmoothingQuality = 'high'
    pincel.drawImage(imagen, (ancho - w * escala) / 2, (alto - h * escala) / 2, w * escala, h * escala)
    for (const calidad of CALIDADES) {
      const jpeg = lienzo.toDataURL('image/jpeg', calidad)
      if (((jpeg.length - PREFIJO_DE_JPEG.length) * 3) / 4 <= bytes) return jpeg
    }
    throw new Error('La foto tiene demasiado detalle. Prueba con otra.')
  })
