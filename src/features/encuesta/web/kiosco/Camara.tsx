import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import styles from './Kiosco.module.css'

/** A reader that some browsers bring along; not in the types yet. */
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
async function createLector(): Promise<Leer> {
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

interface CamaraProps {
  onCerrar: () => void
  /** False: it is no code of a slip. */
  onLeido: (texto: string) => boolean
}

const CADA_MS = 200
const SIN_CAMARA =
  'La cámara no se puede usar en esta tableta. Toca «Volver» y escribe las letras de tu papeleta: sirve igual.'
const AJENO = 'Ese código no es de una papeleta. Pon el de tu papeleta frente a la cámara.'

/** Pictures of the camera stay in the page: every picture is looked at and dropped. */
export function Camara({ onCerrar, onLeido }: CamaraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [falla, setFalla] = useState<string | null>(null)
  const [lado, setLado] = useState<'environment' | 'user'>('environment')
  const take = useEffectEvent((texto: string) => {
    if (!onLeido(texto)) setFalla(AJENO)
  })

  useEffect(() => {
    let stream: MediaStream | null = null
    let timer = 0
    let vivo = true
    const look = async (read: (video: HTMLVideoElement) => Promise<string | null>) => {
      const texto =
        video.current && video.current.readyState >= 2 ? await read(video.current).catch(() => null) : null
      if (!vivo) return
      if (texto) take(texto)
      timer = window.setTimeout(() => void look(read), CADA_MS)
    }
    const start = async () => {
      const read = await createLector()
      const abierto = await navigator.mediaDevices.getUserMedia({ video: { facingMode: lado }, audio: false })
      stream = abierto
      if (!vivo || !video.current) return stop()
      video.current.srcObject = abierto
      await video.current.play()
      void look(read)
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => vivo && setFalla(SIN_CAMARA))
    return () => {
      vivo = false
      clearTimeout(timer)
      stop()
    }
  }, [lado])

  return (
    <Dialogo abierto onCerrar={onCerrar} className={styles.dialogo} aria-labelledby="kiosco-camara">
      <div>
        <h2 id="kiosco-camara">Pon tu papeleta frente a la cámara</h2>
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          data-espejo={lado === 'user' || undefined}
        />
        {falla && <Aviso tono="mal">{falla}</Aviso>}
      </div>
      <div className={styles.dos}>
        <Boton onClick={() => setLado(lado === 'user' ? 'environment' : 'user')}>Usar la otra cámara</Boton>
        <Boton onClick={onCerrar}>Volver</Boton>
      </div>
    </Dialogo>
  )
}
