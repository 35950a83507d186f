import type { Borrador, Parte } from './borrador.ts'

/** After a save what was new has an id: the draft takes it over and keeps everything else, open rows included. */
export function mergeIds(borrador: Borrador, guardado: Borrador): Borrador {
  return {
    ...borrador,
    grupos: takeIds(borrador.grupos, guardado.grupos),
    areas: takeIds(borrador.areas, guardado.areas),
    partes: takeIds(borrador.partes, guardado.partes).map(
      (parte, i): Parte => ({
        ...parte,
        preguntas: takeIds(parte.preguntas, guardado.partes[i]?.preguntas ?? []),
      }),
    ),
  }
}

/** Both lists stand in the same order. */
function takeIds<T extends { id?: string }>(mios: T[], guardados: readonly { id?: string }[]): T[] {
  return mios.map((mio, i) => {
    const id = guardados[i]?.id
    return id && mio.id !== id ? { ...mio, id } : mio
  })
}
