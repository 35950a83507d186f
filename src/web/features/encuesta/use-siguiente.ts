import { useEffect, useMemo, useState } from 'react'
import { findSiguienteLote, type Lote, listContestadas } from '../../../domain/encuesta/avance.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { Encuesta } from './acceso.ts'

/**
 * The batch after the one on the screen, as soon as there is time to draw it: while somebody confirms, and while the save
 * is on its way. A slow phone only has to show it then.
 */
export function useSiguiente(
  { cuestionario, respuestas }: Encuesta,
  lote: Lote,
  saliendo: boolean,
): Lote | null {
  const [listo, setListo] = useState<Lote | null>(null)
  useEffect(() => (saliendo ? whenIdle(() => setListo(lote)) : undefined), [saliendo, lote])
  const hayTiempo = saliendo && listo === lote
  return useMemo(() => {
    if (!hayTiempo) return null
    const guardadas = lote.preguntas.map(({ id }) => ({ idPregunta: id }))
    return findSiguienteLote(cuestionario, listContestadas([...respuestas, ...guardadas]))
  }, [hayTiempo, cuestionario, respuestas, lote])
}
