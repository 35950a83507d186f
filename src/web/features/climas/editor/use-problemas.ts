import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkClima } from '../../../../domain/climas/check-clima.ts'
import type { Borrador } from './borrador.ts'
import { ubicar } from './lugar.ts'
import { createProblemasStore } from './problemas-store.ts'
import { toClimaInput } from './to-clima-input.ts'

/** Every rule of the document, a moment after each change: typing goes first. */
export function useProblemas(actual: Borrador) {
  const [store] = useState(createProblemasStore)
  const revisado = useDeferredValue(actual)
  const problemas = useMemo(
    () => checkClima(toClimaInput(revisado), null).map((problema) => ubicar(revisado, problema)),
    [revisado],
  )
  useEffect(() => store.set(problemas), [store, problemas])
  return { store, problemas }
}
