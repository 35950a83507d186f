import type { BusquedaGuardada } from '#contract/schema.generated.ts'
import type { BusquedaConNuevos } from './get-busquedas.ts'

export const presentBusqueda = ({
  id,
  nombre,
  filtro,
  filtros,
  nuevos,
}: BusquedaConNuevos): BusquedaGuardada => ({ id, nombre, filtro, ...filtros, nuevos })
