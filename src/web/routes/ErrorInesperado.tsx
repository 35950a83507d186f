import { PaginaDeError } from './PaginaDeError.tsx'

export function ErrorInesperado() {
  return (
    <PaginaDeError titulo="Algo falló de nuestro lado">
      Ya quedó registrado. Vuelve a intentarlo en un momento.
    </PaginaDeError>
  )
}
