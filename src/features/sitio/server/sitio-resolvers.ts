import type { ContenidoDeSitio } from '#domain/sitio/contenido.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getSitio, type SitioEditado, updateSitio } from './sitio.ts'

const presentContenido = ({ textos, orden, ocultas }: ContenidoDeSitio) => ({
  textos: Object.entries(textos).map(([clave, texto]) => ({ clave, texto })),
  orden: [...orden],
  ocultas: [...ocultas],
})

const presentSitio = ({ revision, borrador, publicado, anterior }: SitioEditado) => ({
  revision,
  borrador: presentContenido(borrador),
  publicado: presentContenido(publicado),
  anterior: anterior && presentContenido(anterior),
})

export const sitioResolvers: Resolvers = {
  AppInfo: {
    getSitio: async (_, __, ctx) => presentSitio(await getSitio(ctx)),
  },
  Mutation: {
    updateSitio: async (_, { contenido: { textos, ...fichas }, revision, publicar }, ctx) => {
      const porClave = Object.fromEntries(textos.map(({ clave, texto }) => [clave, texto]))
      return presentSitio(
        await updateSitio(ctx, { contenido: { ...fichas, textos: porClave }, revision, publicar }),
      )
    },
  },
}
