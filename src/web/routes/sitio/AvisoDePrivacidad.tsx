import { PaginaDeTexto } from '#features/sitio/web/PaginaDeTexto.tsx'
import { createAvisoDePrivacidad } from '../../content/aviso-de-privacidad.ts'
import { useSiteConfig } from '../../lib/site.tsx'

export function Component() {
  const { diasDeMensajes, firma } = useSiteConfig()
  return <PaginaDeTexto pagina={createAvisoDePrivacidad(diasDeMensajes, firma)} />
}
