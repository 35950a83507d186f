import { useDeferredValue, useMemo } from 'react'
import { learnTemas, type Sugerencia, suggestTemas } from '../../../domain/voces/sugerencias.ts'
import type { Mesa, Respuesta } from './voces-queries.ts'

/** What the answer may be about, from what was assigned until now. Never applied by itself. */
export function useSugerencias({ temas, respuestas }: Mesa, actual: Respuesta | undefined): Sugerencia[] {
  // A key shows what it did before anything is learned from it.
  const leidas = useDeferredValue(respuestas)
  const aprendido = useMemo(() => learnTemas(temas, leidas), [temas, leidas])
  return useMemo(() => (actual ? suggestTemas(aprendido, actual) : []), [aprendido, actual])
}
