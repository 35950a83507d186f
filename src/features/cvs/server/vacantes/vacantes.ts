import { randomUUID } from 'node:crypto'
import { ESTADOS_DE_CANDIDATO } from '#domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { parseNombreDeLista } from '#domain/cvs/nombres.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import { inSnapshot, inTransaction } from '#server/db/engine/transaction.ts'
import { type Candidato, listCandidatos } from '../candidatos-store.ts'
import {
  countVacantes,
  deleteVacanteRow,
  findVacante,
  findVacantePorNombre,
  insertVacanteRow,
  listVacantes,
  lockVacante,
  updateVacanteRow,
  type Vacante,
} from './vacantes-store.ts'

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

const repetida = () => conflict('Ya hay una vacante con ese nombre.', 'nombre')
const requireNombre = (escrito: string) =>
  requireValor(parseNombreDeLista(escrito, LIMITES_DE_CV.nombreDeVacante))

export async function insertVacante(
  ctx: AppContext,
  { nombre: escrito }: { nombre: string },
): Promise<string> {
  const nombre = requireNombre(escrito)
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    if ((await countVacantes(tx)) >= LIMITES_DE_CV.vacantes)
      throw badUserInput(`Hay ya ${LIMITES_DE_CV.vacantes} vacantes. Elimina las que no se usan.`)
    if (!(await insertVacanteRow(tx, { id, nombre, creada: ctx.now() }))) throw repetida()
    await noteBitacora(tx, ctx, { tipo: 'vacanteCreada' })
  })
  return id
}

export async function updateVacante(
  ctx: AppContext,
  { idVacante, nombre: escrito }: { idVacante: string; nombre: string },
): Promise<void> {
  const nombre = requireNombre(escrito)
  await inTransaction(ctx.db, async (tx) => {
    const otra = await findVacantePorNombre(tx, nombre)
    if (otra && otra.id !== idVacante) throw repetida()
    if (!(await updateVacanteRow(tx, idVacante, nombre))) throw vacanteNotFound()
  }).catch((error) => {
    // Somebody else took the name at this moment.
    throw findViolation(error) === 'unique' ? repetida() : error
  })
}

export async function deleteVacante(ctx: AppContext, { idVacante }: { idVacante: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const vacante = (await lockVacante(tx, idVacante)) && (await findVacante(tx, idVacante))
    if (!vacante || !(await deleteVacanteRow(tx, idVacante))) throw vacanteNotFound()
    await noteBitacora(tx, ctx, { tipo: 'vacanteEliminada', datos: { candidatos: vacante.candidatos } })
  })
}
