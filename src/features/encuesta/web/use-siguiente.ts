import { useEffect, useMemo, useState } from 'react'
import { findSiguienteTanda, listContestadas, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { Encuesta } from './acceso.ts'

/**
 * The batch after the one on the screen, as soon as there is time to draw it: while somebody confirms, and while the save
 * is on its way. A slow phone only has to show it then.
 */
export function useSiguiente(
  { cuestionario, respuestas }: Encuesta,
  tanda: TandaDePreguntas,
  saliendo: boolean,
): TandaDePreguntas | null {
  const [listo, setListo] = useState<TandaDePreguntas | null>(null)
  useEffect(() => (saliendo ? whenIdle(() => setListo(tanda)) : undefined), [saliendo, tanda])
  const hayTiempo = saliendo && listo === tanda
  return useMemo(() => {
    if (!hayTiempo) return null
    const guardadas = tanda.preguntas.map(({ id }) => ({ idPregunta: id }))
    return findSiguienteTanda(cuestionario, listContestadas([...respuestas, ...guardadas]))
  }, [hayTiempo, cuestionario, respuestas, tanda])
}
