import { desarrolloOrganizacional } from '../content/desarrollo-organizacional.ts'
import { PaginaDeServicio } from '../features/sitio/PaginaDeServicio.tsx'
import { useConexion } from './use-conexion.ts'

export function Component() {
  return <PaginaDeServicio pagina={desarrolloOrganizacional} conexion={useConexion()} />
}
