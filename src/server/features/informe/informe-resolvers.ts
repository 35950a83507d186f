import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { readInforme } from './get-informe.ts'
import { makeInforme } from './make-informe.ts'
import { presentInforme } from './present-informe.ts'
import { updateInforme } from './update-informe.ts'
import { updateRedaccion } from './update-redaccion.ts'

export const informeResolvers: Resolvers = {
  AppInfo: {
    getInforme: async (_, { idClima }, ctx) => presentInforme(await readInforme(ctx, { idClima })),
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
