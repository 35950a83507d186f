import { formacionCapacitacionYAdiestramiento } from '../../content/formacion-capacitacion-y-adiestramiento.ts'
import { PaginaDeServicio } from '../../features/sitio/PaginaDeServicio.tsx'

export function Component() {
  return <PaginaDeServicio pagina={formacionCapacitacionYAdiestramiento} />
}
