import { ESTADOS_DE_CANDIDATO } from '#domain/cvs/candidato.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { type Candidato, listCandidatos } from '../candidatos-store.ts'
import { findVacante, listVacantes, type Vacante } from './vacantes-store.ts'

type Ctx = Pick<AppContext, 'db'>

export const vacanteNotFound = () => notFound('Esa vacante ya no existe.')

export const getVacantes = ({ db }: Ctx): Promise<Vacante[]> => listVacantes(db)

export function getVacante(
  { db }: Ctx,
  { idVacante }: { idVacante: string },
): Promise<{ vacante: Vacante; candidatos: Candidato[] }> {
  return inSnapshot(db, async (tx) => {
    const vacante = await findVacante(tx, idVacante)
    if (!vacante) throw vacanteNotFound()
    const candidatos = await listCandidatos(tx, idVacante)
    const place = ({ estado }: Candidato) => ESTADOS_DE_CANDIDATO.indexOf(estado)
    return { vacante, candidatos: candidatos.sort((a, b) => place(a) - place(b)) }
  })
}
