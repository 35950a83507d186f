import { formatGrupo } from '#domain/climas/nombre-de-grupo.ts'
import { ESTADOS_DE_CORREO } from '#domain/encuestados/invitacion.ts'
import { foldTexto } from '#domain/texto/fold-texto.ts'
import type { EncuestadoEnTabla, GrupoDeClima } from './encuestados-queries.ts'

/** In the order in which a survey passes through them. */
export const ESTADOS: readonly string[] = ['Sin iniciar', 'En proceso', 'Completa', 'Cerrada']

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

/** Whoever has no address stands at the end, in either direction. */
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

/** How many there are of each value, for the words beside the filters. */
export function countPor(
  encuestados: readonly EncuestadoEnTabla[],
  campo: 'estado' | 'estadoCorreo',
): Map<string, number> {
  const cuentas = new Map<string, number>()
  for (const encuestado of encuestados)
    cuentas.set(encuestado[campo], (cuentas.get(encuestado[campo]) ?? 0) + 1)
  return cuentas
}
