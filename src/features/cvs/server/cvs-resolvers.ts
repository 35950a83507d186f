import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { findAvisoDeCv } from './bandeja/envios-store.ts'
import { getCv, getCvs } from './cvs.ts'
import { deleteCv, insertCv, restoreCv, updateCv } from './escribir-cv.ts'
import { getExcelDeCvs } from './get-excel-de-cvs.ts'
import { getCvsParecidos } from './parecidos.ts'
import { presentCv } from './present-cv.ts'

export const cvsResolvers: Resolvers = {
  AppInfo: {
    getCVs: async (_, pagina, ctx) => (await getCvs(ctx, pagina)).map((cv) => presentCv(ctx, cv)),
    getExcelDeCVs: (_, busqueda, ctx) => getExcelDeCvs(ctx, busqueda),
    getCV: async (_, { idCV }, ctx) => {
      const cv = await getCv(ctx, { idCv: idCV })
      return presentCv(ctx, { ...cv, aviso: await findAvisoDeCv(ctx.db, idCV) })
    },
    getCVsParecidos: async (_, { exceptoIdCV, ...contacto }, ctx) => {
      const parecidos = await getCvsParecidos(ctx, { ...contacto, exceptoIdCv: exceptoIdCV })
      return parecidos.map((cv) => presentCv(ctx, cv))
    },
  },
  Mutation: {
    insertCV: async (_, input, ctx) => ({ id: await insertCv(ctx, input), mensaje: 'CV guardado' }),
    updateCV: async (_, { idCV, ...input }, ctx) => {
      await updateCv(ctx, { idCv: idCV, ...input })
      return { id: idCV, mensaje: 'CV actualizado' }
    },
    deleteCV: async (_, { idCV }, ctx) => {
      await deleteCv(ctx, { idCv: idCV })
      return { id: idCV, mensaje: 'Se eliminó el CV.' }
    },
    restoreCV: async (_, { idCV }, ctx) => {
      await restoreCv(ctx, { idCv: idCV })
      return { id: idCV, mensaje: 'Se recuperó el CV.' }
    },
  },
}
