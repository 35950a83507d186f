import { countPorInvitar } from '#domain/climas/por-invitar.ts'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import type { ClimaAbierto } from './climas-queries.ts'

type Invitados = Pick<ClimaAbierto['participacion'], 'invitados' | 'planeados'> & {
  porGrupo: readonly { planeados: number; invitados: number }[]
}

/** What the door to the invitations says. */
export function describeInvitados({ invitados, planeados, porGrupo }: Invitados): string {
  if (invitados === 0) return 'Nadie invitado todavía'
  const porInvitar = countPorInvitar(porGrupo)
  return porInvitar > 0
    ? `${formatCantidad(porInvitar, 'persona', 'personas')} sin invitar`
    : `${formatNumero(invitados)} de ${formatNumero(planeados)} invitadas`
}
