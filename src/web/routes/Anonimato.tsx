import { anonimato } from '../content/anonimato.ts'
import { PaginaDeTexto } from '../features/sitio/PaginaDeTexto.tsx'
import { useConexion } from './use-conexion.ts'

export function Component() {
  return <PaginaDeTexto pagina={anonimato} conexion={useConexion()} />
}
