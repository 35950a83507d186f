import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { deleteCandidato, insertCandidato, presentCandidato, updateCandidato } from './change-candidatos.ts'
import { deleteVacante, getVacante, getVacantes, insertVacante, updateVacante } from './vacantes.ts'

export const vacantesResolvers: Resolvers = {
  AppInfo: {
    getVacantes: (_, __, ctx) => getVacantes(ctx),
    getVacante: async (_, input, ctx) => {
      const { vacante, candidatos } = await getVacante(ctx, input)
      return { vacante, candidatos: candidatos.map((uno) => presentCandidato(ctx, uno)) }
    },
  },
  Mutation: {
    insertVacante: async (_, input, ctx) => ({
      id: await insertVacante(ctx, input),
      mensaje: 'Vacante creada.',
    }),
    updateVacante: async (_, input, ctx) => {
      await updateVacante(ctx, input)
      return { id: input.idVacante, mensaje: 'Vacante actualizada.' }
    },
    deleteVacante: async (_, input, ctx) => {
      await deleteVacante(ctx, input)
      return { id: input.idVacante, mensaje: 'Se eliminó la vacante. Los CVs siguen en la base.' }
    },
    insertCandidato: async (_, { idCV, ...input }, ctx) => ({
      id: await insertCandidato(ctx, { ...input, idCv: idCV }),
      mensaje: 'Persona agregada a la vacante.',
    }),
    updateCandidato: async (_, input, ctx) => {
      await updateCandidato(ctx, input)
      return { id: input.idCandidato, mensaje: 'Guardado.' }
    },
    deleteCandidato: async (_, input, ctx) => {
      await deleteCandidato(ctx, input)
      return { id: input.idCandidato, mensaje: 'Se quitó de la vacante. Su CV sigue en la base.' }
    },
  },
}
