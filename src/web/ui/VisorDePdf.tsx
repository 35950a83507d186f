import { useEffect, useRef, useState } from 'react'
import { Cargador } from './Cargador.tsx'
import { openPdf, type PaginaDePdf, type PdfAbierto } from './open-pdf.ts'
import estilos from './VisorDePdf.module.css'

interface VisorDePdfProps {
  /** Of our own site; what it holds may come from a stranger. */
  url: string
  titulo: string
  /** Only this one, from 1 on; all of them, one below the other, where absent. */
  pagina?: number
  onAbierto?: (pdf: Pick<PdfAbierto, 'paginas' | 'capitulos'>) => void
  /** While another address is opened, what was shown stays. */
  mantiene?: boolean
  /** What stands where the file cannot be drawn. */
  alternativa?: React.ReactNode
}

type Estado = { tipo: 'abriendo' } | { tipo: 'falla' } | { tipo: 'abierto'; pdf: PdfAbierto }

/** A PDF drawn in the page: no plugin, no script of the document, nothing fetched for it. */
export function VisorDePdf({
  url,
  titulo,
  pagina,
  onAbierto,
  mantiene = false,
  alternativa,
}: VisorDePdfProps) {
  const [estado, setEstado] = useState<Estado>({ tipo: 'abriendo' })
  const told = useRef(onAbierto)
  told.current = onAbierto
  const shown = useRef<PdfAbierto | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    if (!mantiene || !shown.current) setEstado({ tipo: 'abriendo' })
    openPdf(url, stop.signal).then(
      (pdf) => {
        if (stop.signal.aborted) return pdf.close()
        shown.current?.close()
        shown.current = pdf
        setEstado({ tipo: 'abierto', pdf })
        told.current?.(pdf)
      },
      () => {
        if (!stop.signal.aborted) setEstado({ tipo: 'falla' })
      },
    )
    return () => stop.abort()
  }, [url, mantiene])
  useEffect(
    () => () => {
      shown.current?.close()
      shown.current = null
    },
    [],
  )

  if (estado.tipo === 'abriendo') return <Cargador texto="Abriendo el archivo…" />
  if (estado.tipo === 'falla')
    return (
      alternativa ?? (
        <p className={estilos.falla}>Este archivo no se puede mostrar aquí. Descárgalo para abrirlo.</p>
      )
    )
  const { pdf } = estado
  const paginas = pagina
    ? [Math.min(pagina, pdf.paginas)]
    : Array.from({ length: pdf.mostradas }, (_, i) => i + 1)
  return (
    <div className={estilos.visor}>
      {paginas.map((numero) => (
        <Pagina key={numero} pdf={pdf} numero={numero} titulo={titulo} />
      ))}
      {!pagina && pdf.mostradas < pdf.paginas && (
        <p className={estilos.falla}>
          El archivo tiene {pdf.paginas} páginas; aquí se ven las primeras {pdf.mostradas}.
        </p>
      )}
    </div>
  )
}

function Pagina({ pdf, numero, titulo }: { pdf: PdfAbierto; numero: number; titulo: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cerca, setCerca] = useState(false)
  const [medidas, setMedidas] = useState<PaginaDePdf | null>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setCerca(true), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (!cerca || !element) return
    return pdf.draw(numero, element, setMedidas)
  }, [cerca, numero, pdf])

  return (
    <canvas
      ref={canvas}
      className={estilos.pagina}
      style={medidas ? { aspectRatio: `${medidas.ancho} / ${medidas.alto}` } : undefined}
      role="img"
      aria-label={`${titulo}, página ${numero} de ${pdf.paginas}`}
    />
  )
}
