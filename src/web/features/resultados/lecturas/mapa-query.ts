import { queryOptions } from '@tanstack/react-query'
import { toPorcentaje } from '../../../../domain/resultados/data-procesada.ts'
import { type Api, ApiError } from '../../../lib/api.ts'
import type { ClimaDeGraficas } from '../clima-de-graficas.ts'
import { type EnMapaFragment, MapaDeCalor, type MapaDeCalorQuery } from '../resultados.generated.ts'
import type { FilaDeMapa, Mapa } from './mapa-de-calor.ts'

export interface DatosDelMapa {
  clima: ClimaDeGraficas
  mapa: Mapa
  /** Variables whose factors can be the columns. */
  variables: string[]
}

/** variable: its factors are the columns, instead of all variables. */
export const mapaDeCalorQuery = (api: Api, idClima: string, variable: string | null) =>
  queryOptions({
    queryKey: ['climas', 'resultados', idClima, 'mapa', variable === null ? '' : 'factores'],
    queryFn: async (): Promise<MapaDeCalorQuery | null> => {
      try {
        const respuesta = await api(MapaDeCalor, { idClima, conFactores: variable !== null })
        return respuesta.appInfo.climaOrganizacional ? respuesta : null
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    select: (respuesta) => toDatos(respuesta, variable),
  })

function toDatos(respuesta: MapaDeCalorQuery | null, variable: string | null): DatosDelMapa | null {
  const clima = respuesta?.appInfo.climaOrganizacional
  if (!respuesta || !clima) return null
  const indicadores = respuesta.appInfo.getIndicadoresDeMedicionSatisfaccionGeneral
  const todas = indicadores.flatMap(({ variables }) => variables)
  const elegida = variable === null ? undefined : todas.find(({ nombre }) => nombre === variable)
  const columnas = elegida
    ? (elegida.factoresEvaluados ?? []).map(({ nombre }) => ({ nombre, grupo: elegida.nombre }))
    : indicadores.flatMap(({ nombre: grupo, variables }) =>
        variables.map(({ nombre }) => ({ nombre, grupo })),
      )
  const listValores = (variables: readonly EnMapaFragment[]) =>
    elegida
      ? (variables.find(({ nombre }) => nombre === elegida.nombre)?.factoresEvaluados ?? []).map((factor) =>
          toPorcentaje(factor.porcentajeOfFactorEvaluado ?? null),
        )
      : variables.map((una) => toPorcentaje(una.porcentajeOfVariable ?? null))
  return {
    clima,
    variables: todas.map(({ nombre }) => nombre),
    mapa: {
      columnas,
      bloques: [
        { nombre: '', filas: [toEmpresa(clima, listValores(todas))] },
        ...listBloques(respuesta, listValores).filter(({ filas }) => filas.length > 0),
      ],
    },
  }
}

type ClimaDelMapa = NonNullable<MapaDeCalorQuery['appInfo']['climaOrganizacional']>

const toEmpresa = (clima: ClimaDelMapa, valores: (number | null)[]): FilaDeMapa => ({
  id: '',
  nombre: 'Toda la empresa',
  personas: clima.dataProcesada.cantidadDeEncuestados,
  general: clima.dataProcesada.porcentajeSatisfaccionGeneral ?? null,
  valores,
  reserva: null,
})

function listBloques(
  respuesta: MapaDeCalorQuery,
  listValores: (variables: readonly EnMapaFragment[]) => (number | null)[],
) {
  const areas = respuesta.getAreasDeTrabajoSatisfaccionGeneral
  const grupos = areas.flatMap(({ gruposDeOpinion }) => gruposDeOpinion).sort((a, b) => a.orden - b.orden)
  return [
    {
      nombre: 'Áreas de trabajo',
      filas: areas.map(
        (area): FilaDeMapa => ({
          id: area.id,
          nombre: area.nombre,
          personas: area.encuestadosEnCifras ?? area.cantidadEncuestadosAreaDeTrabajo,
          general: toPorcentaje(area.porcentajeSatisfaccionAreaDeTrabajo ?? null),
          valores: listValores(area.variables),
          reserva: area.reserva ?? null,
        }),
      ),
    },
    {
      nombre: 'Grupos de opinión',
      filas: grupos.map(
        (grupo): FilaDeMapa => ({
          id: grupo.id,
          nombre: grupo.nombre,
          etiqueta: `G${grupo.orden}`,
          personas: grupo.encuestadosEnCifras ?? grupo.cantidadEncuestadosGrupoDeOpinion,
          general: toPorcentaje(grupo.porcentajeSatisfaccionGrupoDeOpinion ?? null),
          valores: listValores(grupo.variables),
          reserva: grupo.reserva ?? null,
        }),
      ),
    },
    {
      nombre: 'Antigüedad',
      filas: respuesta.getAntiguedadSatisfaccionGeneral.map(
        (una): FilaDeMapa => ({
          id: una.id,
          nombre: una.nombre,
          personas: una.cantidadEncuestadosAntiguedad ?? null,
          general: toPorcentaje(una.porcentajeSatisfaccionAntiguedad ?? null),
          valores: listValores(una.indicadoresDeMedicion.flatMap(({ variables }) => variables)),
          reserva: una.reserva ?? null,
        }),
      ),
    },
  ]
}
