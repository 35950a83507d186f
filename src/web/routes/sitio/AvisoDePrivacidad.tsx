import { createAvisoDePrivacidad } from '../../content/aviso-de-privacidad.ts'
import { PaginaDeTexto } from '../../features/sitio/PaginaDeTexto.tsx'
import { useSiteConfig } from '../../lib/site.tsx'

export function Component() {
  return <PaginaDeTexto pagina={createAvisoDePrivacidad(useSiteConfig().diasDeMensajes)} />
}
