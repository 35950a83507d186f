/** What the generator is asked for. */
export interface Pedido {
  origen: string
  idClima: string
  /** The survey's page, and what it loads. */
  direccion: string
  archivos: string[]
  tokens: string[]
  duracionMs: number
  /** Everybody comes within this time, as after a round of invitations. */
  llegadasMs: number
  /** On average, over a page of questions. */
  pausaMs: number
}

export type Suceso =
  | { tipo: 'pagina' | 'archivo' | 'consulta' | 'guardado'; ms: number }
  | { tipo: 'perdido' }
  | { tipo: 'error'; que: string }
