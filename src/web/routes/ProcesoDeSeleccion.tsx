import { procesoDeSeleccion } from '../content/proceso-de-seleccion.ts'
import { PaginaDeServicio } from '../features/sitio/PaginaDeServicio.tsx'
import { useConexion } from './use-conexion.ts'

export function Component() {
  return <PaginaDeServicio pagina={procesoDeSeleccion} conexion={useConexion()} />
}
