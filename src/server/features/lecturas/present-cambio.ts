import type {
  Cambio as CambioWire,
  Comparabilidad as ComparabilidadWire,
  Veredicto as VeredictoWire,
} from '../../../contract/schema.generated.ts'
import type { Veredicto } from '../../../domain/estadistica/intervalos.ts'
import type { Cambio } from '../../../domain/lecturas/cambio.ts'
import {
  type Comparabilidad,
  formatCambioDePreguntas,
  formatDeclarada,
} from '../../../domain/lecturas/comparabilidad.ts'

const VEREDICTOS: Record<Veredicto, VeredictoWire> = {
  Sube: 'sube',
  Baja: 'baja',
  'Sin cambio claro': 'sinCambio',
}

export const presentCambio = (cambio: Cambio | null): CambioWire | null =>
  cambio && { ...cambio, veredicto: VEREDICTOS[cambio.veredicto] }

/** Of two rounds that need not follow one another: the years of the later and of the earlier one. */
export function presentComparabilidad(
  variable: string,
  comparabilidad: Comparabilidad,
  [ahora, antes]: readonly [string, string],
): ComparabilidadWire {
  const cuando = `En ${ahora}, a diferencia de ${antes},`
  switch (comparabilidad.tipo) {
    case 'declarada':
      return { tipo: 'declarada', motivo: formatDeclarada(variable, comparabilidad.cambios, cuando) }
    case 'noComparable':
      return { tipo: 'noComparable', motivo: formatCambioDePreguntas(comparabilidad.cambios, cuando) }
    case 'soloAqui':
      return { tipo: 'soloAqui', motivo: `No se medía en ${antes}.` }
    case 'comparable':
      return { tipo: 'comparable', motivo: null }
  }
}
