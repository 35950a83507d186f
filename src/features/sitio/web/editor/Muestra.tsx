import { useEffect, useRef, useState } from 'react'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './EditorDeSitio.module.css'

const ANCHOS = { computadora: 1280, telefono: 360 }

/** "/?servicio=coaching#x" as it will be once it is published. */
const formatDireccion = (ruta: string) => {
  const [pagina = '', ancla] = ruta.split('#')
  const con = pagina.includes('?') ? '&' : '?'
  return `${pagina}${con}borrador${ancla ? `#${ancla}` : ''}`
}

/** The very page with the draft in it, drawn smaller until it fits; it can be scrolled, and nothing in it pressed. */
export function Muestra({ ruta, revision }: { ruta: string; revision: number }) {
  const { basePath } = useSiteConfig()
  const marco = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [aparato, setAparato] = useState<keyof typeof ANCHOS>('computadora')
  const [caja, setCaja] = useState({ ancho: 0, alto: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entrada]) => {
      if (entrada) setCaja({ ancho: entrada.contentRect.width, alto: entrada.contentRect.height })
    })
    if (marco.current) observer.observe(marco.current)
    return () => observer.disconnect()
  }, [])
  // It stays where it was scrolled to.
  const mostrada = useRef(revision)
  useEffect(() => {
    if (mostrada.current !== revision) frame.current?.contentWindow?.location.reload()
    mostrada.current = revision
  }, [revision])

  const ancho = ANCHOS[aparato]
  const escala = Math.min(1, caja.ancho / ancho)
  return (
    <section className={styles.ver} aria-label="La página">
      <header>
        <span className={styles.aparatos}>
          {(['computadora', 'telefono'] as const).map((cual) => (
            <button key={cual} type="button" aria-pressed={cual === aparato} onClick={() => setAparato(cual)}>
              {cual === 'computadora' ? 'Computadora' : 'Teléfono'}
            </button>
          ))}
        </span>
        <a href={`${basePath}${ruta}`} target="_blank" rel="noreferrer">
          <Icono nombre="derecha" />
          Ver el sitio
        </a>
      </header>
      <div ref={marco} className={styles.marco}>
        {caja.ancho > 0 && (
          <iframe
            key={ruta}
            ref={frame}
            title="La página como quedará"
            src={`${basePath}${formatDireccion(ruta)}`}
            style={{ width: ancho, height: caja.alto / escala, transform: `scale(${escala})` }}
          />
        )}
      </div>
    </section>
  )
}
