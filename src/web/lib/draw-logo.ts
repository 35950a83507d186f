/** Types that a browser can draw. Only what it drew is sent: no drawing of a stranger's is ever stored. */
export const TIPOS_DE_LOGO = 'image/png,image/svg+xml,image/jpeg,image/webp'

export interface LimitesDeLogo {
  bytes: number
  ancho: number
  alto: number
}

const MENOR_ANCHO = 48
const PREFIJO = 'data:image/png;base64,'
const countBytes = (dataUrl: string) => ((dataUrl.length - PREFIJO.length) * 3) / 4

const loadImagen = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const imagen = new Image()
    imagen.onload = () => resolve(imagen)
    imagen.onerror = () => reject(new Error('El archivo no es una imagen que se pueda leer.'))
    imagen.src = url
  })

function drawAt(imagen: HTMLImageElement, ancho: number, alto: number): string {
  const lienzo = document.createElement('canvas')
  lienzo.width = Math.max(1, Math.round(ancho))
  lienzo.height = Math.max(1, Math.round(alto))
  lienzo.getContext('2d')?.drawImage(imagen, 0, 0, lienzo.width, lienzo.height)
  return lienzo.toDataURL('image/png')
}

/** The picture as a PNG within its limits: drawn smaller until it fits. */
export async function drawLogo(archivo: File, limites: LimitesDeLogo): Promise<string> {
  const url = URL.createObjectURL(archivo)
  try {
    const imagen = await loadImagen(url)
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
  } finally {
    URL.revokeObjectURL(url)
  }
}
