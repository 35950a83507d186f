import { avisoDePrivacidad } from '../../content/aviso-de-privacidad.ts'
import { PaginaDeTexto } from '../../features/sitio/PaginaDeTexto.tsx'

export function Component() {
  return <PaginaDeTexto pagina={avisoDePrivacidad} />
}
