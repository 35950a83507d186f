/** Of one day, or of days in a row of which none has much to tell. */
export type DiasSeguidos<T> = { desde: number; hasta: number; unDia: boolean; filas: T[] }

/** With fewer, a heading of its own would take more room than the day. */
const FILAS_DE_UN_DIA = 3

/** Newest first, as they come. A day with enough rows stands alone; the others stand together, as far as their month goes. */
export function groupDias<T extends { momento: number }>(
  filas: readonly T[],
  timeZone: string,
): DiasSeguidos<T>[] {
  const dia = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  const tramos: (DiasSeguidos<T> & { mes: string | null })[] = []
  for (const [fecha, delDia] of Map.groupBy(filas, ({ momento }) => dia.format(momento))) {
    const mes = delDia.length < FILAS_DE_UN_DIA ? fecha.slice(0, 7) : null
    const anterior = tramos.at(-1)
    const desde = delDia.at(-1)!.momento
    if (mes !== null && anterior?.mes === mes) {
      anterior.filas.push(...delDia)
      Object.assign(anterior, { desde, unDia: false })
    } else tramos.push({ desde, hasta: delDia[0]!.momento, unDia: true, filas: delDia, mes })
  }
  return tramos.map(({ mes: _, ...tramo }) => tramo)
}
