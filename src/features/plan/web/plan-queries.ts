import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Api } from '#web/lib/api.ts'
import { focusTitulo } from '#web/ui/focus-titulo.ts'
import {
  CifraDePlan,
  type CifraDePlanQueryVariables,
  PlanDeClima,
  type PlanDeClimaQuery,
} from './plan.generated.ts'

export type Plan = PlanDeClimaQuery['appInfo']['getPlan']
export type Compromiso = Plan['compromisos'][number]
export type Efecto = NonNullable<Plan['anterior']>['efectos'][number]

export const planQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['plan', idClima],
    queryFn: async () => (await api(PlanDeClima, { idClima })).appInfo.getPlan,
    staleTime: 0,
  })

/** The figure that a commitment about that would start from. */
export const cifraQuery = (api: Api, pedida: CifraDePlanQueryVariables) =>
  queryOptions({
    queryKey: ['cifraDePlan', pedida],
    queryFn: async () => (await api(CifraDePlan, pedida)).appInfo.getCifraDePlan,
  })

/** A factor with its variable, already told apart: every screen carries the addresses, and not how names are put together. */
interface MedidaEnlazada extends Pick<Compromiso, 'clase' | 'medida'> {
  variable: string
  factor: string
}

export interface EnlacesDePlan {
  /** Where one came from; null: it is in the menu. */
  regreso: { a: string; nombre: string } | null
  /** Where one goes on where the climate itself is gone. */
  climas: string
  /** Where the figure of what should move stands among the others; null: whoever reads sees no readings. */
  medida: ((de: MedidaEnlazada) => string) | null
}

/** A stand-in for a name in an address (FNV-1a): it tells those of a plan apart, and says none of them. */
export function markNombre(nombre: string): string {
  let marca = 0x811c9dc5
  for (let i = 0; i < nombre.length; i++) marca = Math.imul(marca ^ nombre.charCodeAt(i), 0x01000193)
  return (marca >>> 0).toString(36)
}

/** On nothing, or on the title, where a change of address leaves what was on nothing. */
const isPerdido = () => document.activeElement?.matches('body, main h1') ?? true

const findFila = (id: string) => document.querySelector<HTMLElement>(`[data-compromiso="${CSS.escape(id)}"]`)

/**
 * The button that opened a commitment goes when its row changes place or is deleted, and a new one may have had none. So a
 * focus that was lost goes to the row, else to the heading it stood under. It does once the plan is read again and the dialog
 * is closed, whichever comes last.
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
