import { useCallback } from 'react'
import { type Location, useLocation } from 'react-router'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'

/** What a commitment is about may stand in the address, and leaves it without leaving the plan. */
function formatPlan({ pathname, search }: Location): string {
  const busqueda = new URLSearchParams(search)
  return [pathname, busqueda.get('clima')].join(' ')
}

/** Asks before a commitment that is being written is lost. */
export function GuardaDeCompromiso({ hasCambios }: { hasCambios: () => boolean }) {
  const aqui = formatPlan(useLocation())
  const isMismo = useCallback((otra: Location) => formatPlan(otra) === aqui, [aqui])
  return <GuardaDeCambios hasCambios={hasCambios} isMismo={isMismo} />
}
