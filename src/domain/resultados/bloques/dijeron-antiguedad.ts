import type { Cubo } from '../cubo.ts'
import { sumRecuento } from '../recuento.ts'
import { isVisible, type Patron } from '../supresion/patron.ts'

/**
 * Of how many people the shares of the seniorities are. With it, whoever knows the seniorities shown knows how many the
 * others are together: that must not be one seniority alone, nor too few people; nor may those who did not say be.
 */
export function countDijeronAntiguedad(cubo: Cubo, patron: Patron): number | null {
  const tamanos = [...cubo.indiceDeAntiguedad.keys()].map((id) => ({
    visible: isVisible(patron, 'antiguedades', id),
    personas: sumRecuento(cubo, { idAntiguedad: id }).encuestados,
  }))
  const sum = (de: typeof tamanos) => de.reduce((suma, { personas }) => suma + personas, 0)
  const dijeron = sum(tamanos)
  const reservadas = tamanos.filter(({ visible, personas }) => !visible && personas > 0)
  if (reservadas.length === 0) return dijeron
  const callaron = sumRecuento(cubo, 'todos').encuestados - dijeron
  const seDelatan =
    reservadas.length === 1 || sum(reservadas) < patron.minimo || (callaron > 0 && callaron < patron.minimo)
  return seDelatan ? null : dijeron
}
