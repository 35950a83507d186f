/** What some browsers bring along; not in the types yet. */
interface DetectorDeCodigos {
  detect: (imagen: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type ClaseDeDetector = (new (opciones: {
  formats: string[]
}) => DetectorDeCodigos) & {
  getSupportedFormats: () => Promise<string[]>
}

type Leer = (video: HTMLVideoElement) => Promise<string | null>

const LADO = 640

async function createDelNavegador(): Promise<Leer | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: ClaseDeDetector }
  const formatos = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formatos.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** The browser's own reader where it has one; else ours, fetched now. */
export async function createLector(): Promise<Leer> {
  const delNavegador = await createDelNavegador()
  if (delNavegador) return delNavegador
  const { decodeQR } = await import('qr/decode.js')
  const lienzo = document.createElement('canvas')
  return async (video) => {
    const escala = Math.min(1, LADO / Math.max(video.videoWidth, video.videoHeight))
    lienzo.width = Math.round(video.videoWidth * escala)
    lienzo.height = Math.round(video.videoHeight * escala)
    const dibujo = lienzo.getContext('2d', { willReadFrequently: true })
    if (!dibujo || lienzo.width === 0) return null
    dibujo.drawImage(video, 0, 0, lienzo.width, lienzo.height)
    const { data, width, height } = dibujo.getImageData(0, 0, lienzo.width, lienzo.height)
    try {
      return decodeQR({ data, width, height })
    } catch {
      // No code in this picture.
      return null
    }
  }
}
