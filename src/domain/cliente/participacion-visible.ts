import { joinEnLetras } from '../texto/en-letras.ts'

export interface CuentaDeGrupo {
  id: string
  nombre: string
  planeados: number
  invitados: number
  contestaron: number
}

export interface ParticipacionVisible {
  /** So few were invited that nothing is counted: the numbers are zeros and there are no groups. */
  callada: boolean
  planeados: number
  invitados: number
  contestaron: number
  /** Groups, and at the end those that are counted as one. */
  grupos: CuentaDeGrupo[]
  /** The groups that are counted as one: by themselves they would tell of fewer people than the minimum. */
  juntos: string[]
}

const sumCampo = (grupos: readonly CuentaDeGrupo[], campo: 'planeados' | 'invitados' | 'contestaron') =>
  grupos.reduce((suma, grupo) => suma + grupo[campo], 0)

const sumCuentas = (grupos: readonly CuentaDeGrupo[]) => ({
  planeados: sumCampo(grupos, 'planeados'),
  invitados: sumCampo(grupos, 'invitados'),
  contestaron: sumCampo(grupos, 'contestaron'),
})

/** After the close it is no longer known for which group a slip was. */
const countPersonas = ({ invitados, contestaron }: CuentaDeGrupo) => Math.max(invitados, contestaron)

type AreaConGrupos = { idsGruposDeOpinion: readonly string[] }

type Reparto = {
  areas: readonly AreaConGrupos[]
  minimo: number
  /**
   * Groups of which figures are withheld, in any publication, or sheets stayed out of all of them: of what is shown each
   * client knows how many people are behind it, and a row less that would be those who are not.
   */
  reservados: ReadonlySet<string>
}

/**
 * A client's view of who took part. The whole is everybody, as in every other figure of the round. A group in which fewer than
 * `minimo` were invited, or of which figures are withheld, has no row of its own. Neither have others where one row of `minimo`
 * people needs them: else the whole less the rows would tell of it. Those of its area come first, as they do among figures.
 */
export function computeParticipacionVisible(
  porGrupo: readonly CuentaDeGrupo[],
  { areas, minimo, reservados }: Reparto,
): ParticipacionVisible {
  const conGente = porGrupo.filter((grupo) => countPersonas(grupo) > 0)
  const juntos: CuentaDeGrupo[] = []
  const count = () => juntos.reduce((suma, grupo) => suma + countPersonas(grupo), 0)
  const join = (nuevos: readonly CuentaDeGrupo[]) => {
    juntos.push(...nuevos.filter((grupo) => !juntos.includes(grupo)))
    const vecinos = new Set(
      areas
        .filter(({ idsGruposDeOpinion }) => juntos.some(({ id }) => idsGruposDeOpinion.includes(id)))
        .flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion),
    )
    const isVecino = ({ id }: CuentaDeGrupo) => Number(vecinos.has(id))
    // In the order of the groups, which nobody changes once there are answers: with other neighbours tomorrow, the two rows subtract.
    const grandes = conGente
      .filter((grupo) => !juntos.includes(grupo))
      .sort((a, b) => isVecino(b) - isVecino(a))
    const isPoco = () => count() < minimo || (juntos.length === 1 && reservados.has(juntos[0]!.id))
    while (juntos.length > 0 && isPoco() && grandes.length > 0) juntos.push(grandes.shift()!)
  }
  // Groups that shared the row before a publication stay in it after: whoever looked on both days would subtract as well.
  join(conGente.filter((grupo) => countPersonas(grupo) < minimo))
  join(conGente.filter(({ id }) => reservados.has(id)))
  if (count() > 0 && count() < minimo)
    return { callada: true, planeados: 0, invitados: 0, contestaron: 0, grupos: [], juntos: [] }

  const inOrden = porGrupo.filter((grupo) => juntos.includes(grupo))
  const nombres = inOrden.map(({ nombre }) => nombre)
  const junta = {
    id: inOrden.map(({ id }) => id).join('+'),
    nombre: joinEnLetras(nombres),
    ...sumCuentas(inOrden),
  }
  return {
    callada: false,
    ...sumCuentas(porGrupo),
    grupos: [
      ...porGrupo
        .filter((grupo) => conGente.includes(grupo) && !juntos.includes(grupo))
        .map(({ id, nombre, planeados, invitados, contestaron }) => ({
          id,
          nombre,
          planeados,
          invitados,
          contestaron,
        })),
      ...(juntos.length > 0 ? [junta] : []),
    ],
    juntos: nombres,
  }
}
