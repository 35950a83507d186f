const toMostrada = (porcentaje: number) => Number(porcentaje.toFixed(2))

/** Points between two figures as both are shown: whoever subtracts them finds the same. */
export const subtractMostradas = (ahora: number, antes: number): number =>
  Math.round((toMostrada(ahora) - toMostrada(antes)) * 100) / 100

type Porcentaje = number | null | undefined

/** A change whose points are those of the figures shown beside it; its margin stays. */
export const toCambioMostrado = <C extends { puntos: number }>(
  cambio: C,
  ahora: Porcentaje,
  antes: Porcentaje,
): C =>
  typeof ahora === 'number' && typeof antes === 'number'
    ? { ...cambio, puntos: subtractMostradas(ahora, antes) }
    : cambio
