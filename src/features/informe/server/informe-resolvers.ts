import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { readInforme } from './informe.ts'
import { listTrabajosAlDia, makeInforme } from './make-informe.ts'
import { presentInforme } from './present-informe.ts'
import { updateInforme, updateRedaccion } from './update-informe.ts'

export const informeResolvers: Resolvers = {
  AppInfo: {
    getInforme: async (_, { idClima }, ctx) => {
      const leido = await readInforme(ctx, { idClima })
      return presentInforme(leido, await listTrabajosAlDia(ctx, leido))
    },
  },
  Mutation: {
    updateInforme: (_, { idClima, elecciones, revision }, ctx) =>
      updateInforme(ctx, {
        idClima,
        pedidas: {
          ...elecciones,
          idClimaAntes: elecciones.idClimaAntes ?? null,
          fuera: elecciones.fuera ?? [],
          papel: elecciones.papel ?? null,
        },
        revision,
      }),
    updateRedaccion: (_, pedida, ctx) => updateRedaccion(ctx, pedida),
    makeInforme: (_, pedido, ctx) => makeInforme(ctx, pedido),
  },
}
