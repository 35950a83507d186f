import type { ProblemaUbicado } from './lugar.ts'

/** Tells each field its own sentence, and wakes only the fields whose sentence changed. */
export interface ProblemasStore {
  get: (clave: string, campo: string) => string
  /** How many stand at a row or inside it. */
  count: (clave: string) => number
  set: (problemas: readonly ProblemaUbicado[]) => void
  subscribe: (listener: () => void) => () => void
}

export function createProblemasStore(): ProblemasStore {
  let porCampo = new Map<string, string>()
  let porFila = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    get: (clave, campo) => porCampo.get(`${clave}.${campo}`) ?? '',
    count: (clave) => porFila.get(clave) ?? 0,
    set: (problemas) => {
      porCampo = new Map()
      porFila = new Map()
      for (const { clave, campo, mensaje, ancestros } of problemas) {
        const llave = `${clave}.${campo}`
        const previo = porCampo.get(llave)
        porCampo.set(llave, previo ? `${previo} ${mensaje}` : mensaje)
        for (const fila of new Set([clave, ...ancestros])) porFila.set(fila, (porFila.get(fila) ?? 0) + 1)
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
