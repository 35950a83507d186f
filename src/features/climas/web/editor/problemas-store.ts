import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkClima } from '#domain/climas/check-clima.ts'
import type { Borrador } from './borrador.ts'
import { locate, type ProblemaUbicado } from './lugar.ts'
import { toClimaInput } from './to-clima-input.ts'

/**
 * Tells each field its own sentence, and wakes only the fields whose sentence changed. A row that is being written is
 * judged when it is left: until then it shows only what it showed before.
 */
export interface ProblemasStore {
  get: (clave: string, campo: string) => string
  /** How many stand at a row or inside it. */
  count: (clave: string) => number
  set: (problemas: readonly ProblemaUbicado[]) => void
  enter: (clave: string) => void
  leave: () => void
  /** From now on nothing waits: somebody tried to save. */
  showAll: () => void
  subscribe: (listener: () => void) => () => void
}

const getCampo = ({ clave, campo }: ProblemaUbicado) => `${clave}.${campo}`

function createProblemasStore(): ProblemasStore {
  let todos: readonly ProblemaUbicado[] = []
  let porCampo = new Map<string, string>()
  let porFila = new Map<string, number>()
  let escrita: string | null = null
  let sinEspera = false
  const listeners = new Set<() => void>()

  const show = () => {
    const antes = porCampo
    porCampo = new Map()
    porFila = new Map()
    for (const problema of todos) {
      const campo = getCampo(problema)
      if (!sinEspera && problema.clave === escrita && !antes.has(campo)) continue
      const previo = porCampo.get(campo)
      porCampo.set(campo, previo ? `${previo} ${problema.breve}` : problema.breve)
      for (const fila of new Set([problema.clave, ...problema.ancestros]))
        porFila.set(fila, (porFila.get(fila) ?? 0) + 1)
    }
    for (const listener of listeners) listener()
  }
  return {
    get: (clave, campo) => porCampo.get(`${clave}.${campo}`) ?? '',
    count: (clave) => porFila.get(clave) ?? 0,
    set: (problemas) => {
      todos = problemas
      show()
    },
    enter: (clave) => {
      escrita = clave
    },
    leave: () => {
      escrita = null
      show()
    },
    showAll: () => {
      sinEspera = true
      show()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Every rule of the document, a moment after each change: typing goes first. */
export function useProblemas(actual: Borrador) {
  const [store] = useState(createProblemasStore)
  const revisado = useDeferredValue(actual)
  const problemas = useMemo(
    () => checkClima(toClimaInput(revisado), null).map((problema) => locate(revisado, problema)),
    [revisado],
  )
  useEffect(() => store.set(problemas), [store, problemas])
  return { store, problemas }
}
