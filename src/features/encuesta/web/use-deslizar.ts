import { type MouseEvent, useEffect, useRef } from 'react'

const DESLIZA_MS = 200
/** Afterwards a second tap of the same thumb is still meant for the question before. */
const CIEGO_MS = 250
const MARGEN = 16

const isTelefono = () => matchMedia('(max-width: 700px)').matches
const isQuieto = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const hasRespuesta = (fila: Element) => fila.querySelector(':checked') !== null
const hasRadios = (fila: Element) => fila.querySelector('fieldset [type="radio"]') !== null

/** The next row below this one that takes one of several answers and has none. */
function findAbierta(fila: Element): Element | null {
  let otra = fila.nextElementSibling
  while (otra && (!hasRadios(otra) || hasRespuesta(otra))) otra = otra.nextElementSibling
  return otra
}

const getAlto = (elemento: Element | null) => elemento?.getBoundingClientRect().top ?? 0

/** Distance that the page goes up, so that the first answer of `siguiente` comes to lie under the thumb, its question in sight. */
function computeCamino(tocada: Element, siguiente: Element): number {
  const meta = getAlto(siguiente.querySelector('label'))
  const enVista = meta - getAlto(siguiente) + MARGEN
  return meta - Math.max(getAlto(tocada), enVista)
}

/**
 * On a phone the first answer to a question brings the next open one under the thumb. Never upwards, when an answer is
 * changed, by keyboard, or where less motion is wanted. A finger on the page stops it.
 */
export function useDeslizar() {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const start = (distancia: number, marco: HTMLElement) => {
    stop.current()
    const desde = scrollY
    const inicio = performance.now()
    let cuadro = 0
    const step = (ahora: number) => {
      const parte = Math.min(1, Math.max(0, (ahora - inicio) / DESLIZA_MS))
      scrollTo({ top: desde + distancia * (1 - (1 - parte) ** 3), behavior: 'instant' as ScrollBehavior })
      if (parte < 1) cuadro = requestAnimationFrame(step)
    }
    const end = () => {
      cancelAnimationFrame(cuadro)
      clearTimeout(ciego)
      removeEventListener('touchstart', end)
      removeEventListener('wheel', end)
      marco.style.pointerEvents = ''
    }
    marco.style.pointerEvents = 'none'
    const ciego = setTimeout(end, DESLIZA_MS + CIEGO_MS)
    addEventListener('wheel', end, { passive: true })
    cuadro = requestAnimationFrame(step)
    stop.current = end
  }

  /** Before the answer is drawn: what has none is still seen. */
  return ({ target, detail, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || detail === 0) return
    const fila = target.closest('[role="row"]')
    if (!fila || fila.hasAttribute('data-contestada') || !hasRadios(fila)) return
    if (!isTelefono() || isQuieto()) return
    const siguiente = findAbierta(fila)
    const tocada = target.closest('label')
    if (!siguiente || !tocada) return
    const distancia = computeCamino(tocada, siguiente)
    if (distancia > 0) start(distancia, currentTarget)
  }
}
