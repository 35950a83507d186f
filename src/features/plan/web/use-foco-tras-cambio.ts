import { useEffect, useRef } from 'react'
import { focusTitulo } from '#web/ui/focus-titulo.ts'
import type { Plan } from './plan-queries.ts'

/** On nothing, or on the title, where a change of address leaves what was on nothing. */
const isPerdido = () => document.activeElement?.matches('body, main h1') ?? true

const findFila = (id: string) => document.querySelector<HTMLElement>(`[data-compromiso="${CSS.escape(id)}"]`)

/**
 * The button that opened a commitment goes when its row changes place or is deleted, and a new one may have had none. Once
 * the plan is read again and the dialog is closed, whichever comes last, a focus that was lost is on the row, else on the
 * heading it stood under.
 */
export function useFocoTrasCambio(plan: Plan | undefined, isAbierto: boolean) {
  const cambiado = useRef<{ id: string; tanda: string | undefined; en: Plan | undefined } | null>(null)
  const ultimo = useRef(plan)
  ultimo.current = plan
  useEffect(() => {
    if (!cambiado.current || isAbierto || plan === cambiado.current.en) return
    const { id, tanda } = cambiado.current
    cambiado.current = null
    if (!isPerdido()) return
    const destino =
      findFila(id)?.querySelector('button') ??
      document.querySelector<HTMLElement>(`[data-tanda="${tanda}"] h2`)
    if (destino) destino.focus()
    else focusTitulo(document.querySelector('main')!)
  }, [plan, isAbierto])
  return (id: string) => {
    const tanda = findFila(id)?.closest<HTMLElement>('[data-tanda]')?.dataset.tanda
    cambiado.current = { id, tanda, en: ultimo.current }
  }
}
