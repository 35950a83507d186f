/** Where a group works, for what only people there would say. */
export type Ambito = 'jefes' | 'oficina' | 'planta' | 'noche' | 'reparto' | 'ventas' | 'tiendas'

/** What only people of Alimentos La Ceiba could say, in the rounds from one year to another. */
export type FrasePropia = { texto: string; desde: number; hasta: number }

/** A word in braces stands for several (huecos.ts). */
export type Frase = string | FrasePropia

/** Sentences for one open question. */
export type Frases = { todos: readonly Frase[] } & Readonly<Record<Ambito, readonly Frase[]>>

export const enLaCeiba = (texto: string): FrasePropia => ({ texto, desde: 0, hasta: 9999 })
export const desde = (anio: number, texto: string): FrasePropia => ({ texto, desde: anio, hasta: 9999 })
export const hasta = (anio: number, texto: string): FrasePropia => ({ texto, desde: 0, hasta: anio })
