import { useLocation } from 'react-router'
import { findMarcas } from '#domain/cvs/marcas.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import type { Fechas } from '#web/lib/use-fechas.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { getRegreso } from '../direcciones-de-pendientes.ts'
import type { EnvioAbierto, FilaPorActualizar } from './pendientes-queries.ts'

/** A sentence on how far asking a person has come. */
export function formatEnlace(
  { cv, solicitudes, correoRechazado, conEnvio }: FilaPorActualizar,
  { formatDia }: Pick<Fechas, 'formatDia'>,
  now: number,
): string {
  const ultima = solicitudes.at(-1)
  if (cv.respuesta) {
    const cuando = ultima?.contestada ? ` el ${formatDia(ultima.contestada)}` : ''
    return `Contestó${cuando}: ${cv.respuesta === 'igual' ? 'sigue igual' : 'cambió sus datos'}`
  }
  if (conEnvio) return 'Mandó otro por el sitio'
  if (!ultima) return 'Sin mandar'
  if (correoRechazado) return 'No sale: su buzón no lo recibe'
  if (ultima.hasta <= now) return `Mandado el ${formatDia(ultima.enviada)}. Venció sin respuesta`
  return `Mandado el ${formatDia(ultima.enviada)}. ${ultima.abierta ? 'Lo abrió y no ha contestado' : 'Sin abrir'}`
}

interface Trozo {
  texto: string
  marcado: boolean
}

/** Words that the form took from the file, as it may stand in it: the name in one piece before its parts. */
export function listValoresDeArchivo(propuestas: EnvioAbierto['propuestas']): string[] {
  const leidas = propuestas.filter(({ origen }) => origen !== 'formulario')
  const find = (campo: string) => leidas.find((una) => una.campo === campo)?.valor ?? ''
  const [primero, segundo, apellido, otro] = [
    'primerNombre',
    'segundoNombre',
    'primerApellido',
    'segundoApellido',
  ].map(find)
  const join = (...partes: (string | undefined)[]) => partes.filter(Boolean).join(' ')
  const nombres = [
    join(primero, segundo, apellido, otro),
    join(primero, apellido, otro),
    join(primero, apellido),
  ]
  const contacto = leidas.filter(({ campo }) => ['celular', 'telefono', 'correo'].includes(campo))
  return [...nombres.filter((nombre) => nombre.includes(' ')), ...contacto.map(({ valor }) => valor)]
}

/** A text in pieces, with each of the values marked where it stands. */
export function markTexto(texto: string, valores: readonly string[]): Trozo[] {
  const trozos: Trozo[] = []
  let hasta = 0
  for (const { inicio, fin } of findMarcas(texto, valores)) {
    if (inicio > hasta) trozos.push({ texto: texto.slice(hasta, inicio), marcado: false })
    trozos.push({ texto: texto.slice(inicio, fin), marcado: true })
    hasta = fin
  }
  if (hasta < texto.length) trozos.push({ texto: texto.slice(hasta), marcado: false })
  return trozos
}

/** Somebody's wait, as one says it. */
export function formatEspera(desde: number, now: number): string {
  const dias = Math.floor((now - desde) / DIA_MS)
  if (dias < 1) return 'Hoy'
  return dias === 1 ? 'Ayer' : `${dias} días`
}

export const formatHace = (desde: number, now: number): string => {
  const espera = formatEspera(desde, now)
  return espera.endsWith('días') ? `hace ${espera}` : espera.toLowerCase()
}

const MES_MS = 30.44 * DIA_MS

/** "Hace 1 año y 6 meses" */
export function formatEdad(desde: number, now: number): string {
  const meses = Math.max(0, Math.floor((now - desde) / MES_MS))
  const anios = Math.floor(meses / 12)
  const partes = [
    anios > 0 && formatCantidad(anios, 'año', 'años'),
    meses % 12 > 0 && formatCantidad(meses % 12, 'mes', 'meses'),
  ].filter(Boolean)
  return partes.length > 0 ? `Hace ${partes.join(' y ')}` : 'Este mes'
}

/** "12 personas escogidas, 9 en otras páginas" */
export function formatEscogidas(cuantas: number, enOtras: number): string {
  const donde = enOtras === 1 ? 'en otra página' : 'en otras páginas'
  const escogidas = formatCantidad(cuantas, 'persona escogida', 'personas escogidas')
  return `${escogidas}, ${enOtras < cuantas ? `${formatNumero(enOtras)} ` : ''}${donde}`
}

const MOTIVOS = { correo: 'correo', celular: 'celular', nombre: 'nombre' } as const

/** "mismo nombre y correo" */
export const formatMotivos = (motivos: readonly (keyof typeof MOTIVOS)[]): string =>
  `mismo ${joinEnLetras(motivos.map((motivo) => MOTIVOS[motivo]))}`

export function formatBytes(bytes: number): string {
  const kb = bytes / 1024
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`
}

/** The browser's memory of the way here, once it is asked: the server that draws the page again does not know it. */
export function useRegreso(pagina?: number) {
  const { state } = useLocation()
  return getRegreso(useHydrated() ? state : null, pagina)
}
