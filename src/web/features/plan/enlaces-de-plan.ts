import type { Compromiso } from './plan-queries.ts'

export interface EnlacesDePlan {
  /** Where one came from; null: it is in the menu. */
  regreso: { a: string; nombre: string } | null
  /** Of this screen, with another part of it. */
  plan: (parte?: 'efecto') => string
  /** Where the figure of what should move stands among the others; null: whoever reads sees no readings. */
  medida: ((de: Pick<Compromiso, 'clase' | 'medida'>) => string) | null
}
