import { presentCuestionario } from '#features/climas/server/presentar-clima.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { drawCaptura, insertCaptura } from './captura.ts'
import { checkCodigoDeKiosco, getCodigoDeKiosco } from './codigo-de-kiosco.ts'
import { getCartel, getCuestionarioEnPapel, getPlantillaDeLista } from './hojas-para-imprimir.ts'
import { anularLote, getLotes, makeLote, presentLote, printPapeletas } from './lotes-de-papeletas.ts'

export const sinCorreoResolvers: Resolvers = {
  Query: {
    checkCodigoDeKiosco: (_, pedido, ctx) => checkCodigoDeKiosco(ctx, pedido),
  },
  AppInfo: {
    getLotes: async (_, { idClima }, ctx) => (await getLotes(ctx, { idClima })).map(presentLote),
    getCuestionarioEnPapel: (_, pedido, ctx) => getCuestionarioEnPapel(ctx, pedido),
    getCartel: (_, { idClima }, ctx) => getCartel(ctx, { idClima }),
    getCodigoDeKiosco: (_, { idClima }, ctx) => getCodigoDeKiosco(ctx, { idClima }),
    getPlantillaDeLista: (_, { idClima }, ctx) => getPlantillaDeLista(ctx, { idClima }),
  },
  Mutation: {
    insertLote: async (_, { idGrupoDeOpinion: idGrupo, ...pedido }, ctx) =>
      presentLote(await makeLote(ctx, { ...pedido, idGrupo })),
    printPapeletas: (_, pedido, ctx) => printPapeletas(ctx, pedido),
    anularLote: async (_, pedido, ctx) => presentLote(await anularLote(ctx, pedido)),
    drawCaptura: async (_, pedido, ctx) => {
      const { cuestionario, ...abierta } = await drawCaptura(ctx, pedido)
      return { ...abierta, cuestionario: presentCuestionario(cuestionario) }
    },
    insertCaptura: (_, captura, ctx) => insertCaptura(ctx, captura),
  },
}
