import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { PaginaDeError } from '../PaginaDeError.tsx'

/** A respondent who lost the end of the address has no business at the log in of staff. */
export const Component = () => (
  <PaginaDeError
    titulo="A esta dirección le falta una parte"
    texto="El enlace de la encuesta llegó cortado. Ábrelo otra vez desde tu invitación, o cópialo entero, hasta su última letra."
    barra={<BarraDelSitio />}
  />
)
