/** Chance that always falls the same way: what is made by it is the same on every machine and in every run. */
export type Azar = {
  /** From 0 up to 1. */
  next: () => number
  /** Around 0, mostly between -2 and 2. */
  normal: () => number
  happens: (probabilidad: number) => boolean
  pick: <T>(lista: readonly T[]) => T
  /** An index, each as often as its weight says. */
  pickIndex: (pesos: readonly number[]) => number
  shuffle: <T>(lista: readonly T[]) => T[]
}

/** FNV-1a: a name as a number. */
function hashNombre(nombre: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < nombre.length; i++) hash = Math.imul(hash ^ nombre.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** mulberry32; each seed is a sequence of its own, so that a change in one place leaves the others as they were. */
export function createAzar(semilla: string | number): Azar {
  let estado = typeof semilla === 'string' ? hashNombre(semilla) : semilla
  const next = () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(lista: readonly T[]): T => lista[Math.floor(next() * lista.length)]!
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    happens: (probabilidad) => next() < probabilidad,
    pick,
    pickIndex: (pesos) => {
      let resto = next() * pesos.reduce((suma, peso) => suma + peso, 0)
      const indice = pesos.findIndex((peso) => {
        resto -= peso
        return resto < 0
      })
      return Math.max(indice, 0)
    },
    shuffle: (lista) => {
      const copia = [...lista]
      for (let i = copia.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[copia[i], copia[j]] = [copia[j]!, copia[i]!]
      }
      return copia
    },
  }
}
