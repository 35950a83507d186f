import { PaginaDeTexto } from '#features/sitio/web/PaginaDeTexto.tsx'
import { createAvisoDePrivacidad } from '../../content/aviso-de-privacidad.ts'
import { useSiteConfig } from '../../lib/site.tsx'

export function Component() {
  return <PaginaDeTexto pagina={createAvisoDePrivacidad(useSiteConfig().diasDeMensajes)} />
}
