import { PaginaDeServicio } from '#features/sitio/web/PaginaDeServicio.tsx'
import { desarrolloOrganizacional } from '../../content/desarrollo-organizacional.ts'

export function Component() {
  return <PaginaDeServicio pagina={desarrolloOrganizacional} />
}
