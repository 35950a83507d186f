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

/** desde: the later round. */
export function presentComparabilidad(
  variable: string,
  comparabilidad: Comparabilidad,
  desde: string,
): ComparabilidadWire {
  switch (comparabilidad.tipo) {
    case 'declarada':
      return { tipo: 'declarada', motivo: formatDeclarada(variable, comparabilidad.cambios, desde) }
    case 'noComparable':
      return { tipo: 'noComparable', motivo: formatCambioDePreguntas(comparabilidad.cambios, desde) }
    case 'soloAqui':
      return { tipo: 'soloAqui', motivo: `Se mide desde ${desde}.` }
    case 'comparable':
      return { tipo: 'comparable', motivo: null }
  }
}
