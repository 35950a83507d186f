import { queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import type { ReglaDeComparacion } from '#dibujo/resultados/graficas.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { writeCantidad } from '#domain/texto/en-letras.ts'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import * as op from './resultados.generated.ts'

type DatosDeComparabilidad = op.ComparabilidadQuery['appInfo']['getComparabilidad']

/** Under the climate's results: what staff declare comparable makes it stale. de: whose differences are told. */
export const comparabilidadQuery = (api: Api, idClima: string, idComparado: string, de: ClaseDeConjunto) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'comparabilidad', idComparado, de],
    queryFn: async () =>
      (await api(op.Comparabilidad, { idClima, idComparado, de })).appInfo.getComparabilidad,
  })

export type ClaseDeConjunto = op.ComparabilidadQueryVariables['de']

/** Questions of a comparison to each of its rows, by the name it has in either round. */
export interface ReglasDeComparacion {
  datos: DatosDeComparabilidad
  general: ReglaDeComparacion
  indicadores: ReglaDeComparacion
  factoresDe: (variable: string) => ReglaDeComparacion
  /** The verdict on the general figure of each area, group or seniority. */
  generalDeCada: ReglaDeComparacion
  /** The verdict on one of them, by its names. */
  deParte: (nombres: readonly string[], clase: 'indicador' | 'variable') => ReglaDeComparacion
}

type Claro = DatosDeComparabilidad['claros'][number]

export function createReglas(datos: DatosDeComparabilidad): ReglasDeComparacion {
  const toClave = ({ conjunto, clase, nombre, variable }: Claro) =>
    [conjunto ?? '', clase, variable ?? '', nombre].map(getClaveDeNombre).join('\n')
  const claros = new Set(datos.claros.map(toClave))
  const isClaro = (
    medida: Omit<Claro, 'nombre' | 'conjunto'>,
    nombres: readonly string[],
    de: readonly string[],
  ) => de.some((conjunto) => nombres.some((nombre) => claros.has(toClave({ ...medida, conjunto, nombre }))))
  const createRegla = (
    medidas: readonly op.DeMedidasFragment[],
    medida: Omit<Claro, 'nombre' | 'conjunto'>,
    de: readonly string[] = [''],
  ): ReglaDeComparacion => {
    const porNombre = new Map(medidas.map((una) => [getClaveDeNombre(una.nombre), una.comparabilidad]))
    return (nombres) => ({
      tipo: 'comparable',
      ...nombres.flatMap((nombre) => porNombre.get(getClaveDeNombre(nombre)) ?? [])[0],
      claro: isClaro(medida, nombres, de),
    })
  }
  const general = { clase: 'general', variable: null } as const
  return {
    datos,
    general: () => ({ ...datos.general, claro: isClaro(general, [''], ['']) }),
    indicadores: createRegla(datos.indicadores, { clase: 'indicador', variable: null }),
    factoresDe: (variable) =>
      createRegla(
        datos.factores.filter((una) => getClaveDeNombre(una.variable ?? '') === getClaveDeNombre(variable)),
        { clase: 'factor', variable },
      ),
    generalDeCada: (nombres) => ({ ...datos.general, claro: isClaro(general, [''], nombres) }),
    deParte: (nombres, clase) =>
      createRegla(
        clase === 'indicador' ? datos.indicadores : datos.variables,
        { clase, variable: null },
        nombres,
      ),
  }
}

/** "Dos grupos", "Una antigüedad", "14 grupos": on a screen only small numbers stand in letters. */
export const countEnLetras = (cuantos: number, singular: string, plural: string, femenino = false): string =>
  cuantos <= 10
    ? writeCantidad(cuantos, singular, plural, femenino ? 'f' : 'm')
    : `${formatNumero(cuantos)} ${plural}`

export const formatCuestionarios = (cuantos: number) =>
  `${formatNumero(cuantos)} ${cuantos === 1 ? 'cuestionario' : 'cuestionarios'}`

/** "viernes 7 de noviembre". */
export const formatDiaDeSemana = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
    .format(ms)
    .replace(',', '')

/** Whole days until then; none on the day itself. */
export const countDias = (hasta: number, ahora: number) => Math.max(0, Math.floor((hasta - ahora) / DIA_MS))

/** Keeps, of several that an address names, those there are: what is not there any more narrows nothing. */
export const useEscogidas = (escritas: string | null, hay: readonly { id: string }[]): string[] =>
  useMemo(
    () => (escritas ?? '').split(',').filter((una) => hay.some(({ id }) => id === una)),
    [escritas, hay],
  )
