import { describeDestruccion } from '#server/llaves/destroy-llave.ts'
import { isLlaveAusente } from '#server/llaves/sweep-llaves.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { deleteClima, followCierre } from './cerrar-clima.ts'
import { isPorTerminar } from './finish-decididos.ts'

export const cierreResolvers: Resolvers = {
  ClimaOrganizacional: {
    llaveAusente: (clima, _, ctx) => isLlaveAusente(ctx, clima),
    terminando: (clima, _, ctx) => isPorTerminar(ctx, clima.id),
  },
  Mutation: {
    cerrarClimaOrganizacional: async (_, { idClima, soloTerminadas }, ctx) => {
      const mensaje = await followCierre(ctx, { idClima, soloTerminadas: soloTerminadas ?? false })
      return { id: idClima, mensaje }
    },
    deleteClimaOrganizacional: async (_, { idClima }, ctx) => {
      const aviso = describeDestruccion(await deleteClima(ctx, { idClima }))
      return { id: idClima, mensaje: `Se eliminó el clima organizacional.${aviso}` }
    },
  },
}
