import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { findSiguienteTanda, listContestadas, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { Encuesta } from './acceso.ts'

export const getIdDeFila = (idPregunta: string) => `fila-${idPregunta}`

/** To the first control of a question, with the question itself in sight. */
export function focusPregunta(idPregunta: string): void {
  const fila = document.getElementById(getIdDeFila(idPregunta))
  const quieto = matchMedia('(prefers-reduced-motion: reduce)').matches
  fila?.scrollIntoView({ block: 'center', behavior: quieto ? 'auto' : 'smooth' })
  fila?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}

/**
 * The batch after the one on the screen, as soon as there is time to draw it: while somebody confirms, and while the save
 * is on its way. A slow phone only has to show it then.
 */
export function useSiguiente(
  { cuestionario, respuestas }: Encuesta,
  tanda: TandaDePreguntas,
  saliendo: boolean,
): TandaDePreguntas | null {
  const [listo, setListo] = useState<TandaDePreguntas | null>(null)
  useEffect(() => (saliendo ? whenIdle(() => setListo(tanda)) : undefined), [saliendo, tanda])
  const hayTiempo = saliendo && listo === tanda
  return useMemo(() => {
    if (!hayTiempo) return null
    const guardadas = tanda.preguntas.map(({ id }) => ({ idPregunta: id }))
    return findSiguienteTanda(cuestionario, listContestadas([...respuestas, ...guardadas]))
  }, [hayTiempo, cuestionario, respuestas, tanda])
}

/**
 * A new page begins at the top, and its heading is read aloud: the heading takes the focus at every `lugar`. Before it is
 * painted, so that nobody sees the new page where the old one was scrolled to.
 */
export function useTitular(lugar: string) {
  const titular = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what has changed
  useLayoutEffect(() => {
    titular.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [lugar])
  return titular
}
