import { queryOptions } from '@tanstack/react-query'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import type { DetalleDeGrafica } from '../graficas.ts'
import { type ConClima, refetchMientrasTermina } from '../resultados-queries.ts'
import * as op from './lecturas.generated.ts'

export type DatosDelMapa = op.MapaDeCalorQuery['appInfo']['getMapaDeCalor']
export type DatosDeTendencia = op.TendenciaQuery['appInfo']['getTendencia']
export type DatosDeCambios = op.CambiosQuery['appInfo']['getCambios']
export type DatosDeENPS = op.ENPSQuery['appInfo']['getENPS']
export type DatosDePrioridades = op.PrioridadesQuery['appInfo']['getPrioridades']

/** Under the climate's results: whatever changes it makes its readings stale. null: there is no such thing. */
const createQuery = <T extends Partial<ConClima>>(
  idClima: string,
  clave: readonly string[],
  fetch: () => Promise<T>,
) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'lecturas', ...clave],
    queryFn: async (): Promise<T | null> => {
      try {
        return await fetch()
      } catch (error) {
        if (isNoEncontrado(error)) return null
        throw error
      }
    },
    refetchInterval: refetchMientrasTermina,
  })

export const mapaDeCalorQuery = (api: Api, idClima: string, { variable, comparado }: DetalleDeGrafica) =>
  createQuery(idClima, ['mapa', variable ?? '', comparado ?? ''], async () => {
    const pedido = { idClima, variable: variable ?? null, idComparado: comparado ?? null }
    return (await api(op.MapaDeCalor, pedido)).appInfo.getMapaDeCalor
  })

export const REPETIDAS = 'repetidas'

export const tendenciaQuery = (api: Api, idClima: string, { modo }: DetalleDeGrafica) =>
  createQuery(idClima, ['tendencia', modo ?? ''], async () => {
    const pedido = { idClima, soloRepetidas: modo === REPETIDAS }
    return (await api(op.Tendencia, pedido)).appInfo.getTendencia
  })

export const cambiosQuery = (api: Api, idClima: string, { comparado, parte }: DetalleDeGrafica) =>
  createQuery(idClima, ['cambios', comparado ?? '', parte ?? ''], async () => {
    const pedido = { idClima, idComparado: comparado ?? null, idParte: parte ?? null }
    return (await api(op.Cambios, pedido)).appInfo.getCambios
  })

export const prioridadesQuery = (api: Api, idClima: string) =>
  createQuery(
    idClima,
    ['prioridades'],
    async () => (await api(op.Prioridades, { idClima })).appInfo.getPrioridades,
  )

export const enpsQuery = (api: Api, idClima: string) =>
  createQuery(idClima, ['enps'], async () => (await api(op.ENPS, { idClima })).appInfo.getENPS)
