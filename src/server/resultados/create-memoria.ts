/** `cambios`: the climate's change counter when the value was read. */
export type Leido<T> = { cambios: number; valor: T }

export type Memoria<T> = {
  get(idClima: string, cambios: number, read: () => Promise<Leido<T>>): Promise<T>
}

/**
 * The latest results of the climates asked for last, as many as `maximo` holds by weight, and one at least. `cambios` is
 * what the caller has just seen in the database: an older value is read again, and whoever saw the same counter waits
 * for the same reading.
 */
export function createMemoria<T>({
  weigh,
  maximo,
}: {
  weigh: (valor: T) => number
  maximo: number
}): Memoria<T> {
  const leidos = new Map<string, Leido<T>>()
  const enCurso = new Map<string, Promise<Leido<T>>>()

  const forget = () => {
    let peso = [...leidos.values()].reduce((suma, { valor }) => suma + weigh(valor), 0)
    for (const [idClima, { valor }] of leidos) {
      if (peso <= maximo || leidos.size === 1) return
      leidos.delete(idClima)
      peso -= weigh(valor)
    }
  }

  const keep = (idClima: string, leido: Leido<T>) => {
    const anterior = leidos.get(idClima)
    // Whatever was asked for last goes to the end; the beginning is forgotten first.
    leidos.delete(idClima)
    leidos.set(idClima, anterior && anterior.cambios > leido.cambios ? anterior : leido)
    forget()
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
