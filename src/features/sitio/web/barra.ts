export interface BarraProps {
  /** The section that is read, or the entry that leads to this page. */
  actual?: string | undefined
  conexion: boolean
  /** On the home page the bar stands at the foot of the first screen. */
  enInicio?: boolean
}

/** What a link says of itself when it is the current one. */
export function currentOf(id: string, { actual, enInicio }: BarraProps) {
  if (id !== actual) return undefined
  if (enInicio) return 'location'
  return id === 'envia-cv' ? 'page' : 'true'
}
