interface Cuando {
  anio: number
  fechaInicio: number
}

/** Whether a round is before another: by year, and within one by the day it began. */
export const isAnterior = (una: Cuando, otra: Cuando): boolean =>
  una.anio < otra.anio || (una.anio === otra.anio && una.fechaInicio < otra.fechaInicio)
