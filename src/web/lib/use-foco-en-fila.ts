import { useEffect, useRef } from 'react'

/**
 * A row may lose its buttons by what they did: whoever pressed one stays at the row (`data-fila`). `isHecha` says of the row
 * that is waited for whether it was done; `focusSinFila` is for a list that the row may leave.
 */
export function useFocoEnFila<Lista extends HTMLElement>(
  isHecha: (fila: string) => boolean,
  focusSinFila?: () => void,
) {
  const lista = useRef<Lista>(null)
  const esperada = useRef<string | null>(null)
  useEffect(() => {
    const fila = esperada.current
    if (fila === null || !isHecha(fila)) return
    esperada.current = null
    if (document.activeElement !== document.body) return
    const elemento = lista.current?.querySelector<HTMLElement>(`[data-fila="${fila}"]`)
    if (elemento) elemento.focus()
    else focusSinFila?.()
  })
  return {
    lista,
    stayAt: (fila: string) => {
      esperada.current = fila
    },
  }
}
