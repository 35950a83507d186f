import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import type { ListaPedida } from '#web/lib/use-parametros.ts'
import { Empresas, type EmpresasQuery, PaginaDeEmpresas } from './empresas.generated.ts'

export type Empresa = EmpresasQuery['empresas'][number]

/** By commercial name. */
export const empresasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['empresas', 'lista'],
    queryFn: async () => (await api(Empresas, {})).empresas,
  })

export const EMPRESAS_POR_PAGINA = 25

export const paginaDeEmpresasQuery = (api: Api, { filtro, pagina }: ListaPedida) =>
  queryOptions({
    queryKey: ['empresas', 'pagina', filtro, pagina],
    queryFn: async () => {
      const cursor = (pagina - 1) * EMPRESAS_POR_PAGINA
      return (await api(PaginaDeEmpresas, { filtro, limit: EMPRESAS_POR_PAGINA, cursor })).appInfo.getEmpresas
    },
    placeholderData: keepPreviousData,
  })

/** Climates show the names of their company: a change of one makes both stale. */
export const CAMBIAN_CON_EMPRESAS = [['empresas'], CLIMAS]

/** Where the screens of companies lead; the route knows the addresses. */
export interface EnlacesDeEmpresas {
  climas: string
  empresas: string
  lista: (lista: ListaPedida) => string
  nueva: string
  editar: (idEmpresa: string) => string
  nuevoClima: (idEmpresa: string) => string
}
