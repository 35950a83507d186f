import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'

/** Staff's names of the types of part. */
export const NOMBRE_DE_TIPO: Record<TipoDeParte, string> = {
  smile: 'Caras',
  maloToExelente: 'Exelente a Malo',
  seleccionMultiple: 'Selección múltiple',
  preguntasAbiertas: 'Preguntas abiertas',
  tiempoDeLaborarEnEmpresa: 'Antigüedad',
  escala: 'Escala de puntos',
  unica: 'Opción única',
}

/** A part is known by what it measures, else by what it asks, else by its type. */
export function formatNombreDeParte(parte: {
  tipo: TipoDeParte
  variable?: string | null
  preguntaGeneral?: string | null
}): string {
  return parte.variable || parte.preguntaGeneral || NOMBRE_DE_TIPO[parte.tipo]
}
