/** `cambios`: the climate's change counter when the value was read. */
export type Leido<T> = { cambios: number; valor: T }

export type Memoria<T> = {
  get(idClima: string, cambios: number, read: () => Promise<Leido<T>>): Promise<T>
}

/**
 * The latest results of the climates asked for last, as many as `maximo` holds by weight, and one at least. `cambios` is
 * what the caller has just seen in the database: an older value is read again. A climate has one reading at a time:
 * whoever saw the same counter shares it, and whoever saw a newer one shares the next, however many answers arrive.
 */
export function createMemoria<T>({
  weigh,
  maximo,
}: {
  weigh: (valor: T) => number
  maximo: number
}): Memoria<T> {
  const leidos = new Map<string, Leido<T>>()
  const enCurso = new Map<string, { cambios: number; lectura: Promise<Leido<T>> }>()

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

  const findReciente = (idClima: string, cambios: number) => {
    const leido = leidos.get(idClima)
    if (!leido || leido.cambios < cambios) return null
    keep(idClima, leido)
    return leido
  }

  return {
    async get(idClima, cambios, read) {
      for (;;) {
        const reciente = findReciente(idClima, cambios)
        if (reciente) return reciente.valor
        const actual = enCurso.get(idClima)
        if (!actual) break
        if (actual.cambios >= cambios) return (await actual.lectura).valor
        await actual.lectura.catch(() => {})
      }
      const lectura = read().finally(() => enCurso.delete(idClima))
      enCurso.set(idClima, { cambios, lectura })
      const nuevo = await lectura
      keep(idClima, nuevo)
      return nuevo.valor
    },
  }
}
