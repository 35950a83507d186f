export interface CuentaDeGrupo {
  id: string
  nombre: string
  planeados: number
  invitados: number
  contestaron: number
}

export interface ParticipacionVisible {
  planeados: number
  invitados: number
  contestaron: number
  grupos: CuentaDeGrupo[]
  /** Groups that are not shown, because too few were invited. */
  reservados: number
}

/**
 * What a client sees of an open round: groups with at least `minimo` invited. The others count in the whole only where
 * they are as many together; else the whole less what is shown would tell of them.
 */
export function computeParticipacionVisible(
  porGrupo: readonly CuentaDeGrupo[],
  minimo: number,
): ParticipacionVisible {
  const grupos = porGrupo.filter(({ invitados }) => invitados >= minimo)
  const ocultos = porGrupo.filter(({ invitados }) => invitados > 0 && invitados < minimo)
  const juntos = ocultos.reduce((suma, { invitados }) => suma + invitados, 0)
  const contados = juntos >= minimo ? [...grupos, ...ocultos] : grupos
  const sum = (campo: 'planeados' | 'invitados' | 'contestaron') =>
    contados.reduce((suma, grupo) => suma + grupo[campo], 0)
  return {
    planeados: sum('planeados'),
    invitados: sum('invitados'),
    contestaron: sum('contestaron'),
    grupos: grupos.map(({ id, nombre, planeados, invitados, contestaron }) => ({
      id,
      nombre,
      planeados,
      invitados,
      contestaron,
    })),
    reservados: ocultos.length,
  }
}
