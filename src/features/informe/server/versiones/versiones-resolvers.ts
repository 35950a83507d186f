import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { publicarInforme } from './publicar-informe.ts'
import { getInformesDeCliente, getVersiones, retirarVersion } from './versiones.ts'

export const versionesResolvers: Resolvers = {
  AppInfo: {
    getVersionesDeInforme: (_, { idClima }, ctx) => getVersiones(ctx, { idClima }),
    getInformesDeCliente: (_, __, ctx) => getInformesDeCliente(ctx),
  },
  Mutation: {
    publicarInforme: (_, pedido, ctx) => publicarInforme(ctx, pedido),
    retirarVersionDeInforme: async (_, { idVersion }, ctx) => {
      const numero = await retirarVersion(ctx, { idVersion })
      return { id: idVersion, mensaje: `El cliente ya no ve la versión ${numero}.` }
    },
  },
}
