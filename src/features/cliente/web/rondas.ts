import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import type { Ronda } from './rondas-query.ts'

type FormatDia = (momento: number) => string

/** A number that is not told says nothing of it: then the day does. */
export const isEmpezada = ({ contestaron, fechaInicio }: Ronda): boolean =>
  typeof contestaron === 'number' ? contestaron > 0 : fechaInicio <= Date.now()

/** Where a round stands. A close makes none anonymous: with a minimum it was so from its first day. */
export function describeEstado(ronda: Ronda, formatDia: FormatDia): string {
  const { cerrado, encuestaActiva, fechaInicio } = ronda
  if (cerrado) return 'Cerrada'
  // One that was opened before its day has not been open since then.
  if (encuestaActiva)
    return fechaInicio > Date.now() ? 'Abierta' : `Abierta desde el ${formatDia(fechaInicio)}`
  return isEmpezada(ronda) ? 'En pausa' : 'Por abrir'
}

interface Etapa {
  cuando: string
  que: string
  pasada: boolean
}

/** Steps in their order. Only days that are agreed are named; without a minimum nothing is published to a client. */
export function listEtapas(ronda: Ronda, formatDia: FormatDia): Etapa[] {
  const { encuestaActiva, fechaInicio, fechaLimite } = ronda
  const abierta = encuestaActiva || isEmpezada(ronda)
  return [
    {
      cuando: formatDia(fechaInicio),
      que: abierta ? 'Se abrió la encuesta' : 'Se abre la encuesta',
      pasada: abierta,
    },
    {
      cuando: fechaLimite ? formatDia(fechaLimite) : 'Sin fecha todavía',
      que: 'Termina el plazo',
      pasada: false,
    },
    ...(hasMinimo(ronda)
      ? [
          { cuando: 'Después', que: 'Se cierra: se borran las respuestas sueltas', pasada: false },
          { cuando: 'Al final', que: 'Se publica el informe', pasada: false },
        ]
      : [{ cuando: 'Después', que: 'Se cierra', pasada: false }]),
  ]
}

/** One whose figures the client sees. */
export type RondaPublicada = Ronda & { publicado: number; contestaron: number }

/** Newest first, as the server gives them. Closed, and so with its number of people. */
export const listPublicadas = (rondas: readonly Ronda[]): RondaPublicada[] =>
  rondas.flatMap((ronda) => {
    const { publicado, contestaron } = ronda
    return typeof publicado === 'number' ? [{ ...ronda, publicado, contestaron: contestaron ?? 0 }] : []
  })

/** The round of the same company before it. */
export const findAnterior = (
  publicadas: readonly RondaPublicada[],
  ronda: RondaPublicada,
): RondaPublicada | null =>
  publicadas.find((otra) => otra.idEmpresa === ronda.idEmpresa && isAnterior(otra, ronda)) ?? null

export const formatRonda = ({ empresa, periodo }: Ronda, conEmpresa: boolean): string =>
  conEmpresa ? `${empresa} ${periodo}` : `Ronda ${periodo}`
