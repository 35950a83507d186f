import { avisoDePrivacidad } from '../content/aviso-de-privacidad.ts'
import { PaginaDeTexto } from '../features/sitio/PaginaDeTexto.tsx'
import { useConexion } from './use-conexion.ts'

export function Component() {
  return <PaginaDeTexto pagina={avisoDePrivacidad} conexion={useConexion()} />
}
