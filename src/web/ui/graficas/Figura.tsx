import { createElement } from 'react'
import { type Elemento, type Escritura, FLUIDA, toElemento } from '../../../dibujo/elementos.ts'
import { toVariable } from '../../../dibujo/paleta.ts'
import type { Figura as Dibujada } from '../../../dibujo/trazos.ts'
import styles from './Grafica.module.css'

const EN_PAGINA: Escritura = {
  ...FLUIDA,
  color: toVariable,
  familia: (familia) => (familia === 'display' ? 'var(--display)' : 'var(--text)'),
}

/** A drawing as wide as its place, on the server as in the browser: its plot stretches, its letters do not. */
export function Figura({ figura, className }: { figura: Dibujada; className?: string }) {
  const { alto, izquierda, derecha, trazos } = figura
  return (
    <svg
      className={[styles.figura, className].filter(Boolean).join(' ')}
      height={alto}
      style={{ marginLeft: izquierda, width: `calc(100% - ${izquierda + derecha}px)` }}
      aria-hidden="true"
    >
      {/* Nothing moves: a mark is its place in the list. */}
      {trazos.map((trazo, i) => renderElemento(toElemento(trazo, EN_PAGINA), i))}
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
