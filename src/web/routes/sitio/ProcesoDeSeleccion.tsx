import { PaginaDeServicio } from '#features/sitio/web/PaginaDeServicio.tsx'
import { procesoDeSeleccion } from '../../content/proceso-de-seleccion.ts'

export function Component() {
  return <PaginaDeServicio pagina={procesoDeSeleccion} />
}
