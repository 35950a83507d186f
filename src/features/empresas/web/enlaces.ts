import type { ListaPedida } from '#web/lib/lista-de-direccion.ts'

/** Where the screens of companies lead; the route knows the addresses. */
export interface EnlacesDeEmpresas {
  climas: string
  empresas: string
  lista: (lista: ListaPedida) => string
  nueva: string
  editar: (idEmpresa: string) => string
  nuevoClima: (idEmpresa: string) => string
}
