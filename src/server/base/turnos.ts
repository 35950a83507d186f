/** So many at once in this process; whoever comes later waits, in order, until called off. */
export class Turnos {
  #libres: number
  readonly #espera: (() => void)[] = []

  constructor(cuantos: number) {
    this.#libres = cuantos
  }

  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#take(signal)
    try {
      return await work()
    } finally {
      const siguiente = this.#espera.shift()
      if (siguiente) siguiente()
      else this.#libres++
    }
  }

  #take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#libres > 0) {
      this.#libres--
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entra = () => {
      signal?.removeEventListener('abort', sale)
      resolve()
    }
    const sale = () => {
      this.#espera.splice(this.#espera.indexOf(entra), 1)
      reject(signal!.reason)
    }
    this.#espera.push(entra)
    signal?.addEventListener('abort', sale, { once: true })
    return promise
  }
}
