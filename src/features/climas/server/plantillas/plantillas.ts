import { randomUUID } from 'node:crypto'
import { exportClima } from '#domain/climas/documento.ts'
import {
  LIMITES_DE_PLANTILLA,
  parseRotulo,
  type RotuloDePlantilla,
  toEstructuraDePlantilla,
} from '#domain/climas/plantilla-propia.ts'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { requireClima, requireConRespuestas } from '../require-clima.ts'
import {
  countPlantillas,
  deletePlantillaRow,
  findEstructura,
  insertPlantillaRow,
  listPlantillas,
  type PlantillaGuardada,
  updatePlantillaRow,
} from './plantillas-store.ts'

const plantillaNotFound = () => notFound('Esa plantilla ya no existe.')
const repetida = () => conflict('Ya hay una plantilla con ese nombre.', 'nombre')

/** The first field that will not do, with its sentence; the form has judged both already. */
function requireRotulo(escrito: RotuloDePlantilla): RotuloDePlantilla {
  const leido = parseRotulo(escrito)
  if (leido.ok) return leido.valor
  const [campo, problema] = Object.entries(leido.problemas)[0] as [string, string]
  throw badUserInput(problema, campo)
}

const note = (tx: Tx, ctx: AppContext) =>
  noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'plantillas' } })

export const getPlantillas = ({ db }: Pick<AppContext, 'db'>): Promise<PlantillaGuardada[]> =>
  listPlantillas(db)

export async function getDocumentoDePlantilla(
  { db }: Pick<AppContext, 'db'>,
  { idPlantilla }: { idPlantilla: string },
): Promise<string> {
  const estructura = await findEstructura(db, idPlantilla)
  if (estructura === null) throw plantillaNotFound()
  return estructura
}

export async function insertPlantilla(
  ctx: AppContext,
  { idClima, plantilla }: { idClima: string; plantilla: RotuloDePlantilla },
): Promise<string> {
  const rotulo = requireRotulo(plantilla)
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    requireConRespuestas(clima)
    const { plantillas } = LIMITES_DE_PLANTILLA
    if ((await countPlantillas(tx)) >= plantillas)
      throw badUserInput(`Hay ya ${plantillas} plantillas. Elimina las que no se usan.`)
    const cantidadDePreguntas = countPreguntas(clima.definicion.cuestionario)
    const nueva = { id, ...rotulo, cantidadDePreguntas, creada: ctx.now() }
    if (!(await insertPlantillaRow(tx, nueva, toEstructuraDePlantilla(exportClima(clima))))) throw repetida()
    await note(tx, ctx)
  })
  return id
}

export async function updatePlantilla(
  ctx: AppContext,
  { idPlantilla, plantilla }: { idPlantilla: string; plantilla: RotuloDePlantilla },
): Promise<void> {
  const rotulo = requireRotulo(plantilla)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updatePlantillaRow(tx, idPlantilla, rotulo))) throw plantillaNotFound()
    await note(tx, ctx)
  }).catch((error) => {
    throw findViolation(error) === 'unique' ? repetida() : error
  })
}

export const deletePlantilla = (ctx: AppContext, { idPlantilla }: { idPlantilla: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await deletePlantillaRow(tx, idPlantilla))) throw plantillaNotFound()
    await note(tx, ctx)
  })
