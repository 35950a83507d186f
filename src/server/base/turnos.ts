interface Espera {
  quien: string
  entra: () => void
  refuse: (error: Error) => void
}

export interface Limites {
  /** Most that may wait, of one and of all. */
  deUno: number
  deTodos: number
  refuse: () => Error
}

/**
 * So many at once in this process; whoever comes later waits until called off. Those of one wait in order, and each in
 * turn has one of theirs begun: nobody waits behind all that another has asked for.
 */
export class Turnos {
  #libres: number
  readonly #limites: Limites | undefined
  readonly #espera: Espera[] = []
  /** Owners who had a turn, the last one last; forgotten when nobody waits. */
  readonly #servidos = new Set<string>()

  constructor(cuantos: number, limites?: Limites) {
    this.#libres = cuantos
    this.#limites = limites
  }

  async run<T>(work: () => Promise<T>, signal?: AbortSignal, quien = ''): Promise<T> {
    await this.#take(quien, signal)
    try {
      return await work()
    } finally {
      const siguiente = this.#takeSiguiente()
      if (siguiente) siguiente.entra()
      else this.#libres++
    }
  }

  /** Of whoever had no turn yet, else of whoever's was the longest ago. */
  #takeSiguiente(): Espera | undefined {
    if (this.#espera.length === 0) {
      this.#servidos.clear()
      return undefined
    }
    let place = this.#espera.findIndex(({ quien }) => !this.#servidos.has(quien))
    for (const quien of place < 0 ? this.#servidos : []) {
      place = this.#espera.findIndex((espera) => espera.quien === quien)
      if (place >= 0) break
    }
    const [siguiente] = this.#espera.splice(place, 1)
    this.#servidos.delete(siguiente!.quien)
    this.#servidos.add(siguiente!.quien)
    return siguiente
  }

  #requireLugar(quien: string): void {
    if (!this.#limites) return
    const { deUno, deTodos, refuse } = this.#limites
    const porQuien = Map.groupBy(this.#espera, (espera) => espera.quien)
    const suyos = porQuien.get(quien)?.length ?? 0
    if (suyos >= deUno) throw refuse()
    if (this.#espera.length < deTodos) return
    // Nobody is kept out by others who ask for more.
    const deOtro = [...porQuien.values()].reduce((mas, otros) => (otros.length > mas.length ? otros : mas))
    if (deOtro.length <= suyos + 1) throw refuse()
    deOtro.at(-1)!.refuse(refuse())
  }

  #take(quien: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#libres > 0) {
      this.#libres--
      this.#servidos.add(quien)
      return Promise.resolve()
    }
    this.#requireLugar(quien)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const espera: Espera = {
      quien,
      entra: () => {
        signal?.removeEventListener('abort', sale)
        resolve()
      },
      refuse: (error) => {
        this.#espera.splice(this.#espera.indexOf(espera), 1)
        signal?.removeEventListener('abort', sale)
        reject(error)
      },
    }
    const sale = () => espera.refuse(signal!.reason)
    this.#espera.push(espera)
    signal?.addEventListener('abort', sale, { once: true })
    return promise
  }
}
