/** Differences with their margins, between two rounds. */
export interface GraficaDeIntervalos {
  encabezado: string
  /** Names of the rounds before and after: "2024", "2025". */
  antes: string
  ahora: string
  filas: FilaDeIntervalo[]
}

export type Veredicto = 'sube' | 'baja' | 'sinCambio'

export const PALABRAS_DE_VEREDICTO: Record<Veredicto, string> = {
  sube: 'Sube',
  baja: 'Baja',
  sinCambio: 'Sin cambio claro',
}

export interface FilaDeIntervalo {
  nombre: string
  nota?: string
  antes: string
  ahora: string
  diferencia:
    | {
        tipo: 'intervalo'
        puntos: number
        desde: number
        hasta: number
        veredicto: Veredicto
        /** "+14.74" and "de +11.3 a +18.2". */
        texto: string
        rango: string
      }
    /** Withheld, or not comparable: the words stand where the line would be. */
    | { tipo: 'sinIntervalo'; texto: string }
    /** It comes with the publication, which is said once for the whole chart. */
    | { tipo: 'alPublicar'; texto: string }
}
