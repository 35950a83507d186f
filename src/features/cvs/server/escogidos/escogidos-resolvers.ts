import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  type Agregados,
  changeEtiquetasDeCvs,
  deleteCvs,
  getIdsDeCvs,
  insertCandidatos,
  restoreCvs,
} from './escogidos.ts'

const formatPersonas = (cuantas: number) => (cuantas === 1 ? '1 persona' : `${cuantas} personas`)

const presentAgregados = ({ vacante, agregados, yaEstaban }: Agregados): string =>
  [
    agregados === 1
      ? `Se agregó 1 persona a «${vacante}».`
      : `Se agregaron ${formatPersonas(agregados)} a «${vacante}».`,
    ...(yaEstaban > 0 ? [yaEstaban === 1 ? '1 ya estaba.' : `${yaEstaban} ya estaban.`] : []),
  ].join(' ')

export const escogidosResolvers: Resolvers = {
  AppInfo: {
    getIdsDeCVs: (_, busqueda, ctx) => getIdsDeCvs(ctx, busqueda),
  },
  Mutation: {
    changeEtiquetasDeCVs: async (_, { idsCV, ...cambio }, ctx) => {
      const cvs = await changeEtiquetasDeCvs(ctx, { idsCv: idsCV, ...cambio })
      return `Etiquetas guardadas en ${cvs === 1 ? '1 CV' : `${cvs} CVs`}.`
    },
    insertCandidatos: async (_, { idVacante, idsCV }, ctx) =>
      presentAgregados(await insertCandidatos(ctx, { idVacante, idsCv: idsCV })),
    deleteCVs: (_, { idsCV }, ctx) => deleteCvs(ctx, { idsCv: idsCV }),
    restoreCVs: (_, { idsCV }, ctx) => restoreCvs(ctx, { idsCv: idsCV }),
  },
}
