import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import type { Invitado } from '#domain/encuestados/read-invitados.ts'
import type { Invitacion } from './use-invitar.ts'

export type FilaRevisada = Invitado & { yaInvitada: boolean }

export interface Revision {
  /** Those with a problem first: they are what somebody has to look at. */
  filas: FilaRevisada[]
  nuevas: number
  /** Of the new ones, those who get a slip. */
  sinCorreo: number
  yaInvitadas: number
  malas: number
  /** How many would be invited, by group. */
  porGrupo: Map<string, number>
}

/** What sending the file would do to the climate as it stands. */
export function reviewInvitados(
  invitados: readonly Invitado[],
  encuestados: readonly { correo?: string | null }[],
): Revision {
  const conocidos = new Set(encuestados.map(({ correo }) => getClaveDeCorreo(correo ?? '')))
  const filas = invitados.map((invitado) => ({
    ...invitado,
    yaInvitada:
      invitado.problema === null &&
      invitado.correo !== '' &&
      conocidos.has(getClaveDeCorreo(invitado.correo)),
  }))
  const porGrupo = new Map<string, number>()
  for (const { idGrupo, problema, yaInvitada } of filas) {
    if (idGrupo && problema === null && !yaInvitada) porGrupo.set(idGrupo, (porGrupo.get(idGrupo) ?? 0) + 1)
  }
  const sinCorreo = filas.filter(({ correo, problema }) => correo === '' && problema === null).length
  const malas = filas.filter(({ problema }) => problema !== null).length
  const yaInvitadas = filas.filter((fila) => fila.yaInvitada).length
  const rank = ({ problema, yaInvitada }: FilaRevisada) => (problema ? 0 : yaInvitada ? 1 : 2)
  filas.sort((a, b) => rank(a) - rank(b) || a.linea - b.linea)
  return { filas, malas, yaInvitadas, sinCorreo, nuevas: filas.length - malas - yaInvitadas, porGrupo }
}

/** The rows that can be sent, as the call takes them: addresses, and how many have none. */
export function groupInvitados(filas: readonly FilaRevisada[]): Invitacion[] {
  const porGrupo = new Map<string, Invitacion>()
  for (const { idGrupo, correo, problema, yaInvitada } of filas) {
    if (!idGrupo || problema !== null || yaInvitada) continue
    const suya = porGrupo.get(idGrupo) ?? { idGrupoDeOpinion: idGrupo, correos: [] }
    if (correo) suya.correos.push(correo)
    else suya.sinCorreo = (suya.sinCorreo ?? 0) + 1
    porGrupo.set(idGrupo, suya)
  }
  return [...porGrupo.values()]
}
