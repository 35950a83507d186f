import { countPorInvitar } from '#domain/climas/por-invitar.ts'
import { formatCantidad } from '#web/ui/cantidades.ts'

interface Personas {
  planeados: number
  gruposDeOpinion: readonly { id: string; encuestadosPlaneados: number }[]
  /** Of each group, those invited by mail. */
  porGrupo: readonly { id: string; personas: { correo: number } }[]
}

/** How many of the plan are not reached by mail, and that they can answer all the same. */
export function describeFaltan({ planeados, gruposDeOpinion, porGrupo }: Personas): string {
  const porCorreo = new Map(porGrupo.map(({ id, personas }) => [id, personas.correo]))
  const grupos = gruposDeOpinion.map(({ id, encuestadosPlaneados }) => ({
    planeados: encuestadosPlaneados,
    invitados: porCorreo.get(id) ?? 0,
  }))
  const todas = formatCantidad(planeados, 'persona planeada', 'personas planeadas')
  const faltan = countPorInvitar(grupos)
  if (grupos.every(({ invitados }) => invitados === 0))
    return `De las ${todas}, ninguna está invitada por correo. Hay tres formas de que contesten.`
  return faltan === 0
    ? `De las ${todas}, todas están invitadas por correo. Hay tres formas de que contesten también otras.`
    : `De las ${todas}, ${formatCantidad(faltan, 'no está invitada', 'no están invitadas')} por correo. Hay tres formas de que también contesten.`
}
