import { createElement } from 'react'
import { type Elemento, type Escritura, FLUIDA, toElemento } from '#dibujo/elementos.ts'
import { toVariable } from '#dibujo/paleta.ts'
import { type Franja, sliceFigura } from '#dibujo/slice-figura.ts'
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
