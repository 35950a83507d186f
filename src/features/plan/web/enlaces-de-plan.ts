import type { Compromiso } from './plan-queries.ts'

/** A factor with its variable, already told apart: every screen carries the addresses, and not how names are put together. */
export interface MedidaEnlazada extends Pick<Compromiso, 'clase' | 'medida'> {
  variable: string
  factor: string
}

export interface EnlacesDePlan {
  /** Where one came from; null: it is in the menu. */
  regreso: { a: string; nombre: string } | null
  /** Where one goes on where the climate itself is gone. */
  climas: string
  /** Where the figure of what should move stands among the others; null: whoever reads sees no readings. */
  medida: ((de: MedidaEnlazada) => string) | null
}
