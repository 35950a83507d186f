/** Where this feature's screens lead; the route knows the addresses. */
export interface EnlacesDeEncuestados {
  climas: string
  clima: (idClima: string) => string
  invitacion: (idClima: string) => string
  encuestados: (idClima: string) => string
  sinCorreo: (idClima: string) => string
}
