import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { insertEstudio } from './insert-estudio.ts'

export const estudiosResolvers: Resolvers = {
  Mutation: {
    insertEstudioAnterior: (_, pedido, ctx) => insertEstudio(ctx, pedido),
  },
}
