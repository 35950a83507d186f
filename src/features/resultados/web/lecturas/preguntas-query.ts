import { queryOptions } from '@tanstack/react-query'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { toPorcentaje } from '#domain/resultados/data-procesada.ts'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { isSinPublicar } from '../clima-de-graficas.ts'
import type { DetalleDeGrafica } from '../graficas.ts'
import { PreguntaPorPregunta } from '../resultados.generated.ts'

export type DatosDePreguntas = NonNullable<Awaited<ReturnType<typeof fetchPreguntas>>>

export const preguntasQuery = (api: Api, idClima: string, idParte: string | null) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'preguntas', idParte ?? ''],
    queryFn: () => fetchPreguntas(api, idClima, idParte),
  })

async function fetchPreguntas(api: Api, idClima: string, idParte: string | null) {
  try {
    const { climaOrganizacional: clima, getDistribucionDePreguntas: datos } = (
      await api(PreguntaPorPregunta, { idClima, idParte })
    ).appInfo
    if (!clima) return null
    return {
      clima,
      areas: clima.areasDeTrabajo,
      grupos: clima.gruposDeOpinion,
      reserva: datos.reserva ?? null,
      encuestados: datos.encuestados,
      preguntas: datos.preguntas.map(({ porcentajePregunta, cuentas, puntos, ...pregunta }) => ({
        ...pregunta,
        porcentaje: toPorcentaje(porcentajePregunta ?? null),
        cuentas: cuentas ?? null,
        puntos: puntos ?? null,
      })),
    }
  } catch (error) {
    if (isNoEncontrado(error)) return null
    throw error
  }
}

/** The area or group that was chosen, by its name. */
export function findParte(
  { areas, grupos }: Pick<DatosDePreguntas, 'areas' | 'grupos'>,
  parte: string | undefined,
): string | undefined {
  const grupo = grupos.find(({ id }) => id === parte)
  return grupo ? formatGrupo(grupo) : areas.find(({ id }) => id === parte)?.nombre
}

/** Which questions, and whose answers: on paper the fields where it was chosen are not there. */
export function describeVista(
  datos: Pick<DatosDePreguntas, 'clima' | 'areas' | 'grupos' | 'preguntas'>,
  { parte, variable }: Pick<DetalleDeGrafica, 'parte' | 'variable'>,
): string {
  const { clima, preguntas } = datos
  const suyas = variable ? preguntas.filter((una) => una.variable === variable) : preguntas
  const deCaras = suyas.some(({ puntos }) => puntos) ? '' : ' de caras'
  const cuales =
    suyas.length === 1
      ? `La pregunta${deCaras}${variable ? ` de ${variable}` : ''}`
      : `Las ${formatNumero(suyas.length)} preguntas${deCaras}${variable ? ` de ${variable}` : ''}`
  const nombre = findParte(datos, parte)
  return `${cuales}${nombre && !isSinPublicar(clima) ? `, en ${nombre}` : ''}.`
}
