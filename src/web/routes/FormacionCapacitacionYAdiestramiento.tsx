import { formacionCapacitacionYAdiestramiento } from '../content/formacion-capacitacion-y-adiestramiento.ts'
import { PaginaDeServicio } from '../features/sitio/PaginaDeServicio.tsx'
import { useConexion } from './use-conexion.ts'

export function Component() {
  return <PaginaDeServicio pagina={formacionCapacitacionYAdiestramiento} conexion={useConexion()} />
}
