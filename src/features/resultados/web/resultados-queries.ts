import { queryOptions } from '@tanstack/react-query'
import type { BaseDeCalculo, Cifra } from '#dibujo/resultados/cifras.ts'
import { formatGrupo, getEtiquetaDeGrupo } from '#domain/climas/nombres.ts'
import { toPorcentaje } from '#domain/resultados/data-procesada.ts'
import type { VariablesQueFaltan } from '#domain/resultados/menos-preguntas.ts'
import { getReserva, type Reserva } from '#domain/resultados/reserva.ts'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import type { Operation } from '#web/lib/operation.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import * as op from './resultados.generated.ts'

/** An answer always brings the climate it speaks of. null: there is no such climate. */
export type ConClima = { clima: ClimaDeGraficas }

/** A set of respondents: a work area, an opinion group, a seniority. */
export interface ParteDeClima {
  id: string
  nombre: string
  /** As it is shown where it is not compared: "G1 Gerencias". */
  rotulo: string
  /** Options that a name of staff stands for. */
  opciones?: string | null
  /** People who answered, up to this moment. null: not said, because the set is withheld and its size is an answer. */
  contestaron: number | null
  /** Behind its figures. */
  personas: number | null
  participacion: number | null
  satisfaccion: number | null
  /** Some of its questions are not in its figure. */
  menosPreguntas: boolean
  /** Why it has none. */
  faltanVariables: VariablesQueFaltan | null
  /** Its bars: variables, or indicators for a seniority. */
  cifras: readonly Cifra[]
  /** The variables of each indicator of a seniority. */
  indicadores?: { nombre: string; variables: Cifra[] }[]
  reserva: Reserva | null
  /** Published sheets that its figures do not hold. */
  hojasSinMostrar: number
  cifrasAl: number | null
  /** Ids of the groups of an area. */
  grupos?: readonly string[]
  /** The area where a group's answers count too, if that is shown. */
  dentroDe?: { id: string; nombre: string }
}

/** reparto: the shares, where they are of others than the parts. */
export interface DatosDePartes {
  partes: ParteDeClima[]
  reparto?: Cifra[]
}

/** What goes on by itself ends within seconds. */
export const refetchMientrasTermina = ({
  state,
}: {
  state: { data?: { clima?: ClimaDeGraficas } | null | undefined }
}): number | false => (state.data?.clima?.terminando ? 2_000 : false)

type RespuestaConClima = { appInfo: { climaOrganizacional?: op.DeGraficasFragment | null } }

/** One operation per view. */
function createQuery<R extends RespuestaConClima, T extends object>(
  nombre: string,
  operation: Operation<
    R,
    { idClima: string; baseDeCalculo?: BaseDeCalculo | null; idComparado?: string | null }
  >,
  present: (respuesta: R) => T,
) {
  /** baseDeCalculo: another than the climate's own. idComparado: where what is shown depends on the other round. */
  return (
    api: Api,
    idClima: string,
    baseDeCalculo: BaseDeCalculo | null = null,
    idComparado: string | null = null,
  ) =>
    queryOptions({
      // Under the climates: whatever changes one makes its figures stale.
      queryKey: [...CLIMAS, 'resultados', idClima, nombre, baseDeCalculo ?? '', idComparado ?? ''],
      queryFn: async (): Promise<(T & ConClima) | null> => {
        try {
          const respuesta = await api(operation, {
            idClima,
            baseDeCalculo,
            ...(idComparado ? { idComparado } : {}),
          })
          const clima = respuesta.appInfo.climaOrganizacional
          return clima ? { ...present(respuesta), clima } : null
        } catch (error) {
          if (isNoEncontrado(error)) return null
          throw error
        }
      },
      refetchInterval: refetchMientrasTermina,
    })
}

export type QueryDeGrafica<T> = (
  api: Api,
  idClima: string,
  baseDeCalculo?: BaseDeCalculo | null,
  idComparado?: string | null,
) => ReturnType<typeof queryOptions<(T & ConClima) | null, Error, (T & ConClima) | null, string[]>>

type VariableDelCable = {
  nombre: string
  porcentajeOfVariable?: number | null
  menosPreguntas: boolean
  VariableNoAplica: boolean
}
type FactorDelCable = {
  nombre: string
  porcentajeOfFactorEvaluado?: number | null
  menosPreguntas: boolean
  factorEvaluadoNoAplica: boolean
}

const toCifraDeVariable = (variable: VariableDelCable): Cifra => ({
  nombre: variable.nombre,
  porcentaje: toPorcentaje(variable.porcentajeOfVariable ?? null),
  menosPreguntas: variable.menosPreguntas,
  noAplica: variable.VariableNoAplica,
})

const toCifraDeFactor = (factor: FactorDelCable): Cifra => ({
  nombre: factor.nombre,
  porcentaje: toPorcentaje(factor.porcentajeOfFactorEvaluado ?? null),
  menosPreguntas: factor.menosPreguntas,
  noAplica: factor.factorEvaluadoNoAplica,
})

/** A variable with the bars of its factors: an analysis area. */
export type AreaDeAnalisis = Cifra & { descripcion: string; factores: Cifra[] }

export const toAreaDeAnalisis = (
  variable: VariableDelCable & { descripcion?: string; factoresEvaluados: readonly FactorDelCable[] },
): AreaDeAnalisis => ({
  ...toCifraDeVariable(variable),
  descripcion: variable.descripcion ?? '',
  factores: variable.factoresEvaluados.map(toCifraDeFactor),
})

export const selectGraficasQuery = createQuery('menu', op.SelectGraficas, ({ appInfo }) => ({
  porcentaje: appInfo.climaOrganizacional?.dataProcesada.porcentajeSatisfaccionGeneral ?? null,
  conLaOtraBase: appInfo.climaOrganizacional?.dataProcesada.porcentajeConLaOtraBase ?? null,
  faltanVariables: appInfo.climaOrganizacional?.dataProcesada.faltanVariables ?? null,
  hojasSinPublicar: appInfo.climaOrganizacional?.hojasSinPublicar ?? 0,
  hojasSinTerminar: appInfo.climaOrganizacional?.hojasSinTerminar ?? 0,
  contestaron: appInfo.climaOrganizacional?.participacion.contestaron ?? 0,
  planeados: appInfo.climaOrganizacional?.participacion.planeados ?? 0,
}))

/** Figures that the menu of the results shows beside its links. */
export type MenuDeGraficas = ConClima & {
  porcentaje: number | null
  conLaOtraBase: number | null
  faltanVariables: VariablesQueFaltan | null
  hojasSinPublicar: number
  hojasSinTerminar: number
  contestaron: number
  planeados: number
}

/** Participation up to this moment. null: there is no such climate. */
export const participacionAlDiaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['climas', 'resultados', idClima, 'participacion'],
    queryFn: async () => {
      const { appInfo } = await api(op.ParticipacionAlDia, { idClima })
      return appInfo.climaOrganizacional ? toParticipacion(appInfo.climaOrganizacional) : null
    },
  })

export type ParticipacionPorArea = ReturnType<typeof toParticipacion>

/** In all, and by area with its groups, as the screens of the climate show it. */
function toParticipacion({
  participacion,
  gruposDeOpinion,
  areasDeTrabajo,
}: NonNullable<op.ParticipacionAlDiaQuery['appInfo']['climaOrganizacional']>) {
  const { porArea, porGrupo, ...enTotal } = participacion
  const ordenes = new Map(gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const areas = new Map(areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, idsGruposDeOpinion]))
  const bloques = porArea.map((area) => ({
    ...area,
    filas: porGrupo
      .filter(({ id }) => areas.get(area.id)?.includes(id))
      .map((grupo) => ({ ...grupo, marca: `G${ordenes.get(grupo.id)}` })),
  }))
  return { ...enTotal, porGrupo, bloques }
}

export const satisfaccionGeneralQuery = createQuery('general', op.SatisfaccionGeneral, ({ appInfo }) => {
  const datos = appInfo.climaOrganizacional?.dataProcesada
  const serie = datos?.satisfaccionGeneral
  return {
    porcentaje: datos?.porcentajeSatisfaccionGeneral ?? null,
    conLaOtraBase: datos?.porcentajeConLaOtraBase ?? null,
    menosPreguntas: datos?.menosPreguntas ?? false,
    faltanVariables: datos?.faltanVariables ?? null,
    indicadores:
      serie?.labels.map(
        (nombre, i): Cifra => ({
          nombre,
          porcentaje: serie.data[i] ?? null,
          faltanVariables: datos?.faltanPorIndicador[i] ?? null,
        }),
      ) ?? [],
  }
})

export const areasDeAnalisisQuery = createQuery('areas-de-analisis', op.AreasDeAnalisis, ({ appInfo }) => ({
  variables: appInfo.getIndicadoresDeMedicionSatisfaccionGeneral.flatMap(({ variables }) =>
    variables.map(toAreaDeAnalisis),
  ),
}))

type ConPublicacion = {
  reserva?: Reserva | null
  seLeeEnSuArea?: boolean
  encuestadosEnCifras?: number | null
  hojasSinMostrar: number
  cifrasAl?: number | null
}

const toPublicado = ({
  reserva,
  seLeeEnSuArea = false,
  encuestadosEnCifras,
  hojasSinMostrar,
  cifrasAl,
}: ConPublicacion) => ({
  reserva: getReserva('grupos', reserva ?? null, { seLeeEnSuArea }),
  hojasSinMostrar,
  cifrasAl: cifrasAl ?? null,
  enCifras: encuestadosEnCifras ?? null,
})

export interface ParteReservada {
  reserva?: Reserva | null
  encuestadosEnCifras?: number | null
}

/** Clients are told 0 of what is withheld, which is no number of anybody. */
export const toSabidas = ({ reserva }: ParteReservada, personas: number): number | null =>
  reserva && reserva !== 'sinPublicar' && personas === 0 ? null : personas

export const areasDeTrabajoQuery = createQuery(
  'areas-de-trabajo',
  op.AreasDeTrabajo,
  (respuesta): DatosDePartes => ({
    partes: respuesta.getAreasDeTrabajoSatisfaccionGeneral.map((area): ParteDeClima => {
      const { enCifras, ...publicado } = toPublicado(area)
      return {
        id: area.id,
        nombre: area.nombre,
        rotulo: area.nombre,
        grupos: area.idsGruposDeOpinion,
        contestaron: toSabidas(area, area.cantidadEncuestadosAreaDeTrabajo),
        personas: enCifras ?? toSabidas(area, area.cantidadEncuestadosAreaDeTrabajo),
        participacion: toPorcentaje(area.porcentajeDeEncuestados ?? null),
        satisfaccion: toPorcentaje(area.porcentajeSatisfaccionAreaDeTrabajo ?? null),
        menosPreguntas: area.menosPreguntas,
        faltanVariables: area.faltanVariables ?? null,
        cifras: area.variables.map(toCifraDeVariable),
        ...publicado,
      }
    }),
  }),
)

/** Figures of all areas, in the order of the groups, each with its area. */
function listGrupos<A extends { gruposDeOpinion: readonly { orden: number }[] }>(areas: readonly A[]) {
  type Grupo = A['gruposDeOpinion'][number]
  return areas
    .flatMap((area) => area.gruposDeOpinion.map((grupo) => ({ grupo: grupo as Grupo, area })))
    .sort((a, b) => a.grupo.orden - b.grupo.orden)
}

export const gruposDeOpinionQuery = createQuery(
  'grupos',
  op.GruposDeOpinion,
  (respuesta): DatosDePartes => ({
    partes: listGrupos(respuesta.getAreasDeTrabajoSatisfaccionGeneral).map(
      ({ grupo, area }): ParteDeClima => {
        const { enCifras, ...publicado } = toPublicado(grupo)
        return {
          id: grupo.id,
          nombre: grupo.nombre,
          rotulo: formatGrupo(grupo),
          contestaron: toSabidas(grupo, grupo.cantidadEncuestadosGrupoDeOpinion),
          personas: enCifras ?? toSabidas(grupo, grupo.cantidadEncuestadosGrupoDeOpinion),
          participacion: toPorcentaje(grupo.porcentajeDeEncuestados ?? null),
          satisfaccion: toPorcentaje(grupo.porcentajeSatisfaccionGrupoDeOpinion ?? null),
          menosPreguntas: grupo.menosPreguntas,
          faltanVariables: grupo.faltanVariables ?? null,
          cifras: grupo.variables.map(toCifraDeVariable),
          ...publicado,
          ...(area.reserva ? {} : { dentroDe: { id: area.id, nombre: area.nombre } }),
        }
      },
    ),
  }),
)

export const antiguedadQuery = createQuery(
  'antiguedad',
  op.Antiguedad,
  (respuesta): DatosDePartes => ({
    partes: respuesta.getAntiguedadSatisfaccionGeneral.map(
      (una): ParteDeClima => ({
        id: una.id,
        nombre: una.nombre,
        rotulo: una.nombre,
        opciones: una.opciones ?? null,
        contestaron: una.cantidadEnTramo ?? null,
        personas: una.cantidadEncuestadosAntiguedad ?? null,
        participacion: toPorcentaje(una.porcentajeDeEncuestados ?? null),
        satisfaccion: toPorcentaje(una.porcentajeSatisfaccionAntiguedad ?? null),
        menosPreguntas: una.menosPreguntas,
        faltanVariables: una.faltanVariables ?? null,
        cifras: una.indicadoresDeMedicion.map(
          ({ nombre, porcentajeIndicador, menosPreguntas, faltanVariables }) => ({
            nombre,
            porcentaje: toPorcentaje(porcentajeIndicador ?? null),
            menosPreguntas,
            faltanVariables: faltanVariables ?? null,
          }),
        ),
        indicadores: una.indicadoresDeMedicion.map(({ nombre, variables }) => ({
          nombre,
          variables: variables.map(toCifraDeVariable),
        })),
        reserva: getReserva('antiguedades', una.reserva ?? null),
        hojasSinMostrar: 0,
        cifrasAl: una.cifrasAl ?? null,
      }),
    ),
    reparto: toReparto(
      respuesta.appInfo.climaOrganizacional?.dataProcesada.cantidadDeEncuestadosPorAntiguedad,
    ),
  }),
)

/** Shares of each seniority among those who said theirs. */
const toReparto = (serie?: { labels: string[]; data: (number | null)[] }): Cifra[] =>
  (serie?.labels ?? []).map((nombre, i) => ({ nombre, porcentaje: serie?.data[i] ?? null }))

export const graficasComplementariasQuery = createQuery(
  'complementarias',
  op.GraficasComplementarias,
  (respuesta) => ({
    partes: respuesta.getGraficasComplementarias,
  }),
)

/** A group or an area with its figures as the wire brings them; of a group, its number. */
export interface ParteConFactores {
  id: string
  nombre: string
  rotulo: string
  /** As a ball is labelled: "G1", or the name of an area. */
  etiqueta: string
  personas: number | null
  reserva: Reserva | null
  variables: readonly (VariableDelCable & { factoresEvaluados: readonly FactorDelCable[] })[]
}

/** Areas are also what groups are filtered by. */
export interface AreaDeFiltro {
  id: string
  nombre: string
  idsGruposDeOpinion: readonly string[]
}

export const factoresPorGrupoQuery = createQuery(
  'factores-por-grupo',
  op.FactoresPorGrupoDeOpinion,
  ({ getAreasDeTrabajoSatisfaccionGeneral: areas }) => ({
    areas: areas as AreaDeFiltro[],
    partes: listGrupos(areas).map(
      ({ grupo }): ParteConFactores => ({
        id: grupo.id,
        nombre: grupo.nombre,
        rotulo: formatGrupo(grupo),
        etiqueta: getEtiquetaDeGrupo(grupo),
        personas: grupo.encuestadosEnCifras ?? toSabidas(grupo, grupo.cantidadEncuestadosGrupoDeOpinion),
        reserva: getReserva('grupos', grupo.reserva ?? null, grupo),
        variables: grupo.variables,
      }),
    ),
  }),
)

export const factoresPorAreaQuery = createQuery(
  'factores-por-area',
  op.FactoresPorAreaDeTrabajo,
  ({ getAreasDeTrabajoSatisfaccionGeneral: areas }) => ({
    areas: areas.map(({ id, nombre }): AreaDeFiltro => ({ id, nombre, idsGruposDeOpinion: [id] })),
    partes: areas.map(
      (area): ParteConFactores => ({
        id: area.id,
        nombre: area.nombre,
        rotulo: area.nombre,
        etiqueta: area.nombre,
        personas: area.encuestadosEnCifras ?? toSabidas(area, area.cantidadEncuestadosAreaDeTrabajo),
        reserva: area.reserva ?? null,
        variables: area.variables,
      }),
    ),
  }),
)

export const preguntasAbiertasQuery = createQuery('abiertas', op.PreguntasAbiertas, (respuesta) => ({
  grupos: respuesta.getPreguntasAbiertas,
}))

export const climasParaCompararQuery = (api: Api) =>
  queryOptions({
    queryKey: [...CLIMAS, 'para-comparar'],
    queryFn: async () => (await api(op.ClimasParaComparar, {})).climasOrganizacionales,
  })
