import { PaginaDeError } from '../PaginaDeError.tsx'

/** Where a short address leads that is nobody's, or of a round that was closed: the same page, which names nobody. */
export const Component = () => (
  <PaginaDeError titulo="Aquí no hay una encuesta abierta">
    Puede que ya haya terminado, o que una letra de la dirección no sea la de tu papel o tu correo. Compárala
    y escríbela otra vez.
  </PaginaDeError>
)
