import { desarrolloOrganizacional } from '../../content/desarrollo-organizacional.ts'
import { PaginaDeServicio } from '../../features/sitio/PaginaDeServicio.tsx'

export function Component() {
  return <PaginaDeServicio pagina={desarrolloOrganizacional} />
}
