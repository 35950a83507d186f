import type { Cambio as CambioWire, Veredicto as VeredictoWire } from '#contract/schema.generated.ts'
import type { Veredicto } from '#domain/estadistica/intervalos.ts'
import type { Cambio } from '#domain/lecturas/cambio.ts'

const VEREDICTOS: Record<Veredicto, VeredictoWire> = {
  Sube: 'sube',
  Baja: 'baja',
  'Sin cambio claro': 'sinCambio',
}

export const presentCambio = (cambio: Cambio | null): CambioWire | null =>
  cambio && {
    ...cambio,
    veredicto: VEREDICTOS[cambio.veredicto],
    otrasPreguntas: cambio.otrasPreguntas ?? false,
  }
