import { procesoDeSeleccion } from '../../content/proceso-de-seleccion.ts'
import { PaginaDeServicio } from '../../features/sitio/PaginaDeServicio.tsx'

export function Component() {
  return <PaginaDeServicio pagina={procesoDeSeleccion} />
}
