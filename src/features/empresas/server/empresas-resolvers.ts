import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  deleteEmpresa,
  getEmpresas,
  getPaginaDeEmpresas,
  insertEmpresa,
  presentEmpresa,
  updateEmpresa,
} from './empresas.ts'
import { getDireccionDeLogo } from './logo-route.ts'

export const empresasResolvers: Resolvers = {
  Empresa: {
    logo: ({ logo }, _, ctx) => getDireccionDeLogo(ctx.config, logo),
  },
  Query: {
    empresas: async (_, __, ctx) => (await getEmpresas(ctx)).map(presentEmpresa),
  },
  AppInfo: {
    getEmpresas: async (_, pedido, ctx) => {
      const { total, empresas } = await getPaginaDeEmpresas(ctx, pedido)
      return { total, empresas: empresas.map(presentEmpresa) }
    },
  },
  Mutation: {
    insertEmpresa: async (_, { empresa }, ctx) => ({
      id: await insertEmpresa(ctx, { empresa }),
      mensaje: 'Empresa guardada',
    }),
    updateEmpresa: async (_, input, ctx) => {
      await updateEmpresa(ctx, input)
      return { id: input.idEmpresa, mensaje: 'Empresa actualizada' }
    },
    deleteEmpresa: async (_, { idEmpresa }, ctx) => {
      await deleteEmpresa(ctx, { idEmpresa })
      return { id: idEmpresa, mensaje: 'Se eliminó la empresa.' }
    },
  },
}
