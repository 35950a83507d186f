import type { CifrasDeInforme } from './cifras-de-informe.ts'
import type { ClaveDeSeccion } from './secciones.ts'

/** Whether there is anything to say: no map where every set is withheld, no comparison without another round, no voices before somebody chose them. */
export function isPosible(clave: ClaveDeSeccion, cifras: CifrasDeInforme): boolean {
  switch (clave) {
    // Of the company alone every figure stands on other pages.
    case 'mapa':
      return [cifras.areas, cifras.grupos, cifras.antiguedades]
        .flat()
        .some(({ variables }) => variables.some((valor) => valor !== null))
    case 'cambio':
      return (cifras.cambio?.filas.length ?? 0) > 0
    case 'prioridades':
      return cifras.prioridades !== null
    case 'voces':
      return cifras.voces.temas.length > 0
    case 'plan':
      return cifras.plan.length > 0
    case 'servicios':
      return cifras.servicios.length > 0
    default:
      return true
  }
}
