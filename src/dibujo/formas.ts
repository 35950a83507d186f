/** The three ways a chart is laid out. A page shows the one that fits its place; see Grafica.module.css. */
export const FORMAS = ['ancha', 'media', 'angosta'] as const
export type Forma = (typeof FORMAS)[number]

/** The least width of each: lines break as that width needs it, whatever there is beyond. */
export const ANCHO_MINIMO: Record<Forma, number> = { ancha: 860, media: 600, angosta: 280 }

export function findForma(ancho: number): Forma {
  return FORMAS.find((forma) => ancho >= ANCHO_MINIMO[forma]) ?? 'angosta'
}

/** Lines on sand, for who gave no answer; on the screen too. */
export const TRAMA = '1.5 4.5'
