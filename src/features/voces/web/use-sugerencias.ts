import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Aprendido, learnPorPasos, type Sugerencia, suggestTemas } from '#domain/voces/sugerencias.ts'
import { runPorPasos } from '#web/lib/run-por-pasos.ts'
import type { Mesa, Respuesta } from './voces-queries.ts'

/** What the answer may be about, from what was assigned until now. Never applied by itself. */
export function useSugerencias({ temas, respuestas }: Mesa, actual: Respuesta | undefined): Sugerencia[] {
  const [aprendido, setAprendido] = useState<Aprendido | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void runPorPasos(learnPorPasos(temas, respuestas), controller.signal).then(
      (nuevo) => nuevo && startTransition(() => setAprendido(nuevo)),
    )
    return () => controller.abort()
  }, [temas, respuestas])
  return useMemo(() => (aprendido && actual ? suggestTemas(aprendido, actual) : []), [aprendido, actual])
}
