import {
  type CSSProperties,
  createElement,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Elemento, type Escritura, FLUIDA, toElemento } from '#dibujo/elementos.ts'
import { FORMAS, type Forma, findForma } from '#dibujo/formas.ts'
import { type Grafica as Dibujable, type Franja, sliceFigura } from '#dibujo/grafica.ts'
import { toVariable } from '#dibujo/paleta.ts'
import type { Figura as Dibujada } from '#dibujo/trazos.ts'
import styles from './Grafica.module.css'

const EN_PAGINA: Escritura = {
  ...FLUIDA,
  color: toVariable,
  familia: (familia) => (familia === 'display' ? 'var(--display)' : 'var(--text)'),
}

/** A drawing as wide as its place, on the server as in the browser: its plot stretches, its letters do not. */
export function Figura({
  figura,
  className = '',
  entera = false,
}: {
  figura: Dibujada
  className?: string
  /** Never parted between sheets. */
  entera?: boolean
}) {
  const franjas = entera ? [] : sliceFigura(figura)
  if (franjas.length < 2) return <Dibujo figura={figura} franja={{ ...figura, y: 0 }} className={className} />
  return (
    <div className={className}>
      <div className={styles.franjas} data-partida>
        {franjas.map((franja) => (
          <div key={franja.y} className={franja.esCabeza ? styles.cabeza : styles.franja}>
            <Dibujo figura={figura} franja={franja} className={styles.cortado!} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Dibujo({
  figura: { izquierda, derecha },
  franja: { y, alto, trazos },
  className,
}: {
  figura: Dibujada
  franja: Omit<Franja, 'esCabeza'>
  className: string
}) {
  // Nothing moves: a mark is its place in the list.
  const elementos = trazos.map((trazo, i) => renderElemento(toElemento(trazo, EN_PAGINA), i))
  return (
    <svg
      className={`${styles.figura} ${className}`}
      height={alto}
      style={{ marginLeft: izquierda, width: `calc(100% - ${izquierda + derecha}px)` }}
      aria-hidden="true"
    >
      {y === 0 ? (
        elementos
      ) : (
        <svg y={-y} overflow="visible" aria-hidden="true">
          {elementos}
        </svg>
      )}
    </svg>
  )
}

function renderElemento({ tag, atributos, texto, soloEnPapel, marco }: Elemento, key: number) {
  const { style, ...rest } = atributos
  const props = {
    ...rest,
    ...(style ? { style: { width: String(style).replace('width:', '') } } : {}),
    ...(soloEnPapel ? { className: styles.soloEnPapel } : {}),
  }
  if (marco === undefined) return createElement(tag, { ...props, key }, texto)
  return (
    <svg key={key} x={marco} overflow="visible" width={1} height={1} aria-hidden="true">
      {createElement(tag, props, texto)}
    </svg>
  )
}

/** The forms drawn of a chart: nothing yet, the form that fits its place, or all of them, of which the page shows one. */
type Dibujado = Forma | 'todas' | null

/**
 * A chart is drawn when its place comes near the screen, in the form that fits; before printing in every form, because
 * the width of the sheet is not known. One that must be there from the start stands in the server's page in every form.
 */
function useCerca(lugar: RefObject<HTMLElement | null>, desdeElPrincipio: boolean): Dibujado {
  const [dibujado, setDibujado] = useState<Dibujado>(desdeElPrincipio ? 'todas' : null)
  useEffect(() => {
    const elemento = lugar.current
    if (!elemento) return
    let cerca = desdeElPrincipio
    let imprimiendo = false
    const update = () => {
      if (cerca && !imprimiendo && elemento.clientWidth > 0) setDibujado(findForma(elemento.clientWidth))
    }
    const ancho = new ResizeObserver(update)
    const vista = new IntersectionObserver(
      (entradas) => {
        if (!entradas.some(({ isIntersecting }) => isIntersecting)) return
        cerca = true
        vista.disconnect()
        ancho.observe(elemento)
      },
      { rootMargin: '600px 0px' },
    )
    vista.observe(elemento)
    const drawForPaper = () => {
      imprimiendo = true
      flushSync(() => setDibujado('todas'))
    }
    const drawForScreen = () => {
      imprimiendo = false
      if (cerca) update()
      else setDibujado(null)
    }
    addEventListener('beforeprint', drawForPaper)
    addEventListener('afterprint', drawForScreen)
    return () => {
      vista.disconnect()
      ancho.disconnect()
      removeEventListener('beforeprint', drawForPaper)
      removeEventListener('afterprint', drawForScreen)
    }
  }, [lugar, desdeElPrincipio])
  return dibujado
}

interface GraficaProps {
  grafica: Dibujable
  /** The sentence that says what is seen. */
  nombre: string
  /** Drawn at once, in the server's page too. */
  primera?: boolean
}

/** The place of a chart: as high as the chart will be, whether or not it is drawn yet. */
export const Grafica = memo(function Grafica({ grafica, nombre, primera = false }: GraficaProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const dibujado = useCerca(lugar, primera)
  const altos = useMemo(
    () => Object.fromEntries(FORMAS.map((forma) => [`--${forma}`, `${grafica.getAlto(forma)}px`])),
    [grafica],
  )
  const formas = dibujado === 'todas' ? FORMAS : dibujado ? [dibujado] : []
  return (
    <div className={styles.marco}>
      <div ref={lugar} role="img" aria-label={nombre} className={styles.lugar} style={altos as CSSProperties}>
        {formas.map((forma) => (
          <Figura
            key={forma}
            figura={grafica.draw(forma)}
            // No paper is so narrow.
            entera={forma === 'angosta'}
            {...(dibujado === 'todas' ? { className: styles[forma]! } : {})}
          />
        ))}
      </div>
    </div>
  )
})
