import { PaginaDeError } from './PaginaDeError.tsx'

export function Component() {
  return (
    <PaginaDeError titulo="Esta página no existe">
      La dirección está mal escrita o la página cambió de lugar.
    </PaginaDeError>
  )
}
