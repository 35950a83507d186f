import { PaginaDeServicio } from '#features/sitio/web/PaginaDeServicio.tsx'
import { formacionCapacitacionYAdiestramiento } from '../../content/formacion-capacitacion-y-adiestramiento.ts'

export function Component() {
  return <PaginaDeServicio pagina={formacionCapacitacionYAdiestramiento} />
}
