import { listClientes } from '#features/cuentas/server/equipo/cuentas.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { formatAvisados } from './avisos-a-cliente.ts'
import { publicarAlCliente, retirarDelCliente } from './publicar-al-cliente.ts'
import { getPublicadoAlCliente, getRondasDeCliente } from './rondas-de-cliente.ts'

export const clienteResolvers: Resolvers = {
  AppInfo: { getRondasDeCliente: (_, __, ctx) => getRondasDeCliente(ctx) },
  ClimaOrganizacional: {
    publicadoAlCliente: ({ id }, _, ctx) => getPublicadoAlCliente(ctx, { idClima: id }),
    clientes: ({ idEmpresa }, _, ctx) => listClientes(ctx, { idEmpresa }),
  },
  Mutation: {
    publicarAlCliente: async (_, { idClima }, ctx) => {
      const avisados = await publicarAlCliente(ctx, { idClima })
      return {
        id: idClima,
        mensaje: formatAvisados(avisados, {
          visto: 'El cliente ya ve los resultados de esta ronda',
          publicado: 'Los resultados de esta ronda están publicados',
          verlo: 'los vea',
        }),
      }
    },
    retirarDelCliente: async (_, { idClima }, ctx) => {
      await retirarDelCliente(ctx, { idClima })
      return { id: idClima, mensaje: 'El cliente ya no ve los resultados de esta ronda.' }
    },
  },
}
