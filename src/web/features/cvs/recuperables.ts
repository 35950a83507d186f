import { PLAZO_PARA_DESHACER_MS, PLAZO_PARA_RECUPERAR_MS } from '../../../domain/cvs/cv.ts'

export interface Eliminado {
  id: string
  cuando: number
}

/** For the way to the server and back, which knows of a deletion before us and of its undo after us. */
const MARGEN_MS = 10_000

/**
 * What the notice of a deletion offers to bring back: that CV, and those of the notice that it takes the place of,
 * except what the server may have purged before this one ends.
 */
export function listRecuperables(ofrecidos: readonly Eliminado[], eliminado: Eliminado): Eliminado[] {
  const ultimo = ofrecidos.at(-1)
  const aLaVista = ultimo !== undefined && eliminado.cuando - ultimo.cuando < PLAZO_PARA_DESHACER_MS
  if (!aLaVista) return [eliminado]
  const desde = eliminado.cuando + PLAZO_PARA_DESHACER_MS + MARGEN_MS - PLAZO_PARA_RECUPERAR_MS
  return [...ofrecidos.filter(({ cuando }) => cuando >= desde), eliminado]
}
