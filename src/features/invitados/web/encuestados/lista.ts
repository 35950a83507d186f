import { formatGrupo } from '#domain/climas/nombres.ts'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { ESTADOS_DE_CORREO } from '#domain/encuestados/invitacion.ts'
import type { Invitado } from '#domain/encuestados/read-invitados.ts'
import { foldTexto } from '#domain/texto/fold-texto.ts'
import type { EncuestadoEnTabla, GrupoDeClima, Invitacion } from './encuestados-queries.ts'

/** In the order in which a survey passes through them. */
const ESTADOS: readonly string[] = ['Sin iniciar', 'En proceso', 'Completa', 'Cerrada']

/** Those that there are while the climate is open. */
export const ESTADOS_ABIERTOS = ESTADOS.filter((estado) => estado !== 'Cerrada')

const COLUMNAS = ['correo', 'grupo', 'estado', 'estadoCorreo'] as const

export type Columna = (typeof COLUMNAS)[number]

export interface Criterio {
  texto: string
  /** '' stands for all. */
  estado: string
  estadoCorreo: string
  idGrupo: string
  columna: Columna
  sube: boolean
}

export const SIN_CRITERIO: Criterio = {
  texto: '',
  estado: '',
  estadoCorreo: '',
  idGrupo: '',
  columna: 'grupo',
  sube: true,
}

type Orden = Pick<Criterio, 'columna' | 'sube'>

/** As it stands in an address: a column, with a minus before it from the last to the first; '' is the usual one. */
export const formatOrden = ({ columna, sube }: Orden): string =>
  columna === SIN_CRITERIO.columna && sube ? '' : `${sube ? '' : '-'}${columna}`

export function parseOrden(escrito: string): Orden {
  const sube = !escrito.startsWith('-')
  const columna = COLUMNAS.find((una) => una === (sube ? escrito : escrito.slice(1)))
  return columna ? { columna, sube } : { columna: SIN_CRITERIO.columna, sube: SIN_CRITERIO.sube }
}

export type Grupos = ReadonlyMap<string, GrupoDeClima>

/** People without an address stand at the end, in either direction. */
function compareCorreos(a: EncuestadoEnTabla, b: EncuestadoEnTabla, signo: number): number {
  if (!a.correo || !b.correo) return Number(!a.correo) - Number(!b.correo)
  const [uno, otro] = [a.correo.toLowerCase(), b.correo.toLowerCase()]
  return uno === otro ? 0 : uno < otro ? -signo : signo
}

function createCompare({ columna, sube }: Criterio, grupos: Grupos) {
  const signo = sube ? 1 : -1
  const rank: Record<Exclude<Columna, 'correo'>, (encuestado: EncuestadoEnTabla) => number> = {
    grupo: ({ idGrupoDeOpinion }) => grupos.get(idGrupoDeOpinion)?.orden ?? 0,
    estado: ({ estado }) => ESTADOS.indexOf(estado),
    estadoCorreo: ({ estadoCorreo }) => (ESTADOS_DE_CORREO as readonly string[]).indexOf(estadoCorreo),
  }
  return (a: EncuestadoEnTabla, b: EncuestadoEnTabla) => {
    if (columna === 'correo') return compareCorreos(a, b, signo)
    return signo * (rank[columna](a) - rank[columna](b)) || compareCorreos(a, b, 1)
  }
}

/** Those that the filters leave. */
export function filterEncuestados(
  encuestados: readonly EncuestadoEnTabla[],
  grupos: Grupos,
  criterio: Criterio,
): EncuestadoEnTabla[] {
  const texto = foldTexto(criterio.texto.trim())
  const nombres = new Map([...grupos].map(([id, grupo]) => [id, foldTexto(formatGrupo(grupo))]))
  return encuestados.filter(
    ({ correo, idGrupoDeOpinion, estado, estadoCorreo }) =>
      (!criterio.estado || estado === criterio.estado) &&
      (!criterio.estadoCorreo || estadoCorreo === criterio.estadoCorreo) &&
      (!criterio.idGrupo || idGrupoDeOpinion === criterio.idGrupo) &&
      (!texto ||
        foldTexto(correo ?? '').includes(texto) ||
        (nombres.get(idGrupoDeOpinion) ?? '').includes(texto)),
  )
}

/** The same, in order. */
export const listVisibles = (
  encuestados: readonly EncuestadoEnTabla[],
  grupos: Grupos,
  criterio: Criterio,
): EncuestadoEnTabla[] =>
  filterEncuestados(encuestados, grupos, criterio).sort(createCompare(criterio, grupos))

/** Counts of each value, for the words beside the filters. */
export function countPor(
  encuestados: readonly EncuestadoEnTabla[],
  campo: 'estado' | 'estadoCorreo',
): Map<string, number> {
  const cuentas = new Map<string, number>()
  for (const encuestado of encuestados)
    cuentas.set(encuestado[campo], (cuentas.get(encuestado[campo]) ?? 0) + 1)
  return cuentas
}

type FilaRevisada = Invitado & { yaInvitada: boolean }

export interface Revision {
  /** Those with a problem first: they are what somebody has to look at. */
  filas: FilaRevisada[]
  nuevas: number
  /** The new ones who get a slip. */
  sinCorreo: number
  yaInvitadas: number
  malas: number
  /** Count of those who would be invited, by group. */
  porGrupo: Map<string, number>
}

/** Effect that sending the file would have to the climate as it stands. */
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
