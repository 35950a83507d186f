import { useEffect, useRef, useState } from 'react'
import { Cargador } from './Espera.tsx'
import {
  type Buscador,
  createLectorDePdf,
  type LectorDePdf,
  type PaginaDePdf,
  type PdfAbierto,
  type Recuadro,
} from './open-pdf.ts'
import estilos from './VisorDePdf.module.css'

interface VisorDePdfProps {
  /** An address of our own site; what it holds may come from a stranger. */
  url: string
  titulo: string
  /** Only this one, from 1 on; all of them, one below the other, where absent. */
  pagina?: number
  onAbierto?: (pdf: Pick<PdfAbierto, 'paginas' | 'capitulos'>) => void
  /** For files that we make ourselves: while another address is opened, what was shown stays, and one reader opens all. */
  mantiene?: boolean
  /** Size: 1 fits its place; what is wider scrolls. */
  ampliacion?: number
  /** Marks on the pages. */
  marcas?: Buscador
  /** The stand-in where the file cannot be drawn. */
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
  ampliacion = 1,
  marcas,
  alternativa,
}: VisorDePdfProps) {
  const [estado, setEstado] = useState<Estado>({ tipo: 'abriendo' })
  const told = useRef(onAbierto)
  told.current = onAbierto
  const shown = useRef<PdfAbierto | null>(null)
  const lector = useRef<LectorDePdf | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    lector.current ??= createLectorDePdf(mantiene)
    if (!mantiene || !shown.current) setEstado({ tipo: 'abriendo' })
    lector.current.open(url, stop.signal).then(
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
      lector.current?.close()
      lector.current = null
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
    <div className={estilos.visor} style={{ width: `${ampliacion * 100}%` }}>
      {paginas.map((numero) => (
        <Pagina key={numero} {...{ pdf, numero, titulo, ampliacion, marcas }} />
      ))}
      {!pagina && pdf.mostradas < pdf.paginas && (
        <p className={estilos.falla}>
          El archivo tiene {pdf.paginas} páginas; aquí se ven las primeras {pdf.mostradas}.
        </p>
      )}
    </div>
  )
}

interface PaginaProps {
  pdf: PdfAbierto
  numero: number
  titulo: string
  ampliacion: number
  marcas: Buscador | undefined
}

function Pagina({ pdf, numero, titulo, ampliacion, marcas }: PaginaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cerca, setCerca] = useState(false)
  const [medidas, setMedidas] = useState<PaginaDePdf | null>(null)
  // The same page of another file may be drawn.
  const [fallida, setFallida] = useState<PdfAbierto | null>(null)
  const [recuadros, setRecuadros] = useState<Recuadro[]>([])

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
    // Another size is another drawing.
    if (!cerca || !element || ampliacion <= 0) return
    return pdf.draw(numero, element, { onMedidas: setMedidas, onFalla: () => setFallida(pdf) })
  }, [ampliacion, cerca, numero, pdf])

  useEffect(() => {
    if (!cerca || !marcas) return
    let left = false
    pdf.findRecuadros(numero, marcas).then(
      (hallados) => left || setRecuadros(hallados),
      // Without marks the page is as good.
      () => {},
    )
    return () => {
      left = true
    }
  }, [cerca, marcas, numero, pdf])

  if (fallida === pdf)
    return (
      <p className={estilos.falla}>
        La página {numero} no se puede mostrar aquí. Descarga el archivo para verla.
      </p>
    )
  const toPorcentaje = (parte: number) => `${(parte * 100).toFixed(2)}%`
  return (
    <div className={estilos.hoja}>
      <canvas
        ref={canvas}
        className={estilos.pagina}
        style={medidas ? { aspectRatio: `${medidas.ancho} / ${medidas.alto}` } : undefined}
        role="img"
        aria-label={`${titulo}, página ${numero} de ${pdf.paginas}`}
      />
      {recuadros.map(({ x, y, ancho, alto }) => (
        <span
          key={`${x} ${y}`}
          className={estilos.marca}
          style={{
            left: toPorcentaje(x),
            top: toPorcentaje(y),
            width: toPorcentaje(ancho),
            height: toPorcentaje(alto),
          }}
        />
      ))}
    </div>
  )
}
