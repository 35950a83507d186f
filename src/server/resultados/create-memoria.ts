/** `cambios`: the climate's change counter when the value was read. */
export type Leido<T> = { cambios: number; valor: T }

export type Memoria<T> = {
  get(idClima: string, cambios: number, read: () => Promise<Leido<T>>): Promise<T>
}

const MAX_CLIMAS = 20

/**
 * The latest results of the climates asked for last. `cambios` is what the caller has just seen in the database: an
 * older value is read again, and whoever saw the same counter waits for the same reading.
 */
export function createMemoria<T>(): Memoria<T> {
  const leidos = new Map<string, Leido<T>>()
  const enCurso = new Map<string, Promise<Leido<T>>>()

  const keep = (idClima: string, leido: Leido<T>) => {
    const anterior = leidos.get(idClima)
    const ultimo = anterior && anterior.cambios > leido.cambios ? anterior : leido
    // Whatever was asked for last goes to the end; the beginning is forgotten first.
    leidos.delete(idClima)
    leidos.set(idClima, ultimo)
    for (const viejo of leidos.keys()) {
      if (leidos.size <= MAX_CLIMAS) break
      leidos.delete(viejo)
    }
  }

  return {
    async get(idClima, cambios, read) {
      const leido = leidos.get(idClima)
      if (leido && leido.cambios >= cambios) {
        keep(idClima, leido)
        return leido.valor
      }
      const lectura = `${idClima} ${cambios}`
      const reading = enCurso.get(lectura) ?? read().finally(() => enCurso.delete(lectura))
      enCurso.set(lectura, reading)
      const nuevo = await reading
      keep(idClima, nuevo)
      return nuevo.valor
    },
  }
}
