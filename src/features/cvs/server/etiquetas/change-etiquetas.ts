import { formatEtiqueta, getClaveDeEtiqueta } from '#domain/cvs/cv.ts'
import { checkEtiqueta } from '#domain/cvs/parse-campos.ts'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import {
  deleteEtiquetaRow,
  type Etiqueta,
  ensureEtiquetas,
  findEtiquetaPorClave,
  listEtiquetas,
  listEtiquetasConCuenta,
  lockEtiqueta,
  markPorIndexar,
  moveEtiqueta,
  updateEtiquetaRow,
} from '../etiquetas-store.ts'
import { reindexPendientes } from '../index-cv.ts'

async function requireEtiqueta(tx: Tx, id: string): Promise<Etiqueta> {
  const etiqueta = await lockEtiqueta(tx, id)
  if (!etiqueta) throw notFound('Esa etiqueta ya no existe.')
  return etiqueta
}

const repetida = (puesto: string) =>
  conflict(`Ya hay una etiqueta «${puesto}». Une las dos en vez de darles el mismo nombre.`, 'etiqueta')

/** The first CVs are found under it at once, the others as soon as the jobs have come to them. */
async function change(ctx: RequestContext, hacer: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(ctx.db, hacer)
  await reindexPendientes(ctx)
}

export async function updateEtiqueta(
  ctx: RequestContext,
  { idEtiqueta, etiqueta }: { idEtiqueta: string; etiqueta: string },
): Promise<string> {
  const puesto = formatEtiqueta(etiqueta)
  const problema = checkEtiqueta(puesto)
  if (problema) throw badUserInput(problema, 'etiqueta')
  await change(ctx, async (tx) => {
    const { id } = await requireEtiqueta(tx, idEtiqueta)
    const otra = await findEtiquetaPorClave(tx, getClaveDeEtiqueta(puesto))
    if (otra && otra.id !== id) throw repetida(otra.puesto)
    await updateEtiquetaRow(tx, { id, puesto })
    await noteBitacora(tx, ctx, { tipo: 'etiquetaRenombrada', datos: { cvs: await markPorIndexar(tx, id) } })
  }).catch((error) => {
    // Somebody else took the name at this moment.
    throw findViolation(error) === 'unique' ? repetida(puesto) : error
  })
  return puesto
}

export async function mergeEtiquetas(
  ctx: RequestContext,
  { idEtiqueta, conIdEtiqueta }: { idEtiqueta: string; conIdEtiqueta: string },
): Promise<Etiqueta> {
  if (idEtiqueta === conIdEtiqueta) throw badUserInput('Escoge otra etiqueta para unirlas.')
  let destino: Etiqueta | undefined
  await change(ctx, async (tx) => {
    // Always in one order, so that two that merge the same tags do not wait for each other.
    for (const id of [idEtiqueta, conIdEtiqueta].sort()) {
      const etiqueta = await requireEtiqueta(tx, id)
      if (id === conIdEtiqueta) destino = etiqueta
    }
    const cvs = await markPorIndexar(tx, idEtiqueta)
    await moveEtiqueta(tx, idEtiqueta, conIdEtiqueta)
    await deleteEtiquetaRow(tx, idEtiqueta)
    await noteBitacora(tx, ctx, { tipo: 'etiquetasUnidas', datos: { cvs } })
  })
  return destino!
}

export async function deleteEtiqueta(
  ctx: RequestContext,
  { idEtiqueta }: { idEtiqueta: string },
): Promise<Etiqueta> {
  let borrada: Etiqueta | undefined
  await change(ctx, async (tx) => {
    borrada = await requireEtiqueta(tx, idEtiqueta)
    const cvs = await markPorIndexar(tx, idEtiqueta)
    await deleteEtiquetaRow(tx, idEtiqueta)
    await noteBitacora(tx, ctx, { tipo: 'etiquetaEliminada', datos: { cvs } })
  })
  return borrada!
}

type Ctx = Pick<AppContext, 'db'>

export const getEtiquetasPuestos = ({ db }: Ctx) => listEtiquetas(db)

export const getEtiquetas = ({ db }: Ctx) => listEtiquetasConCuenta(db)

/** The tag with that text; made where there is none in any case or accent. */
export async function insertEtiquetaPuesto(
  { db }: AppContext,
  { etiqueta }: { etiqueta: string },
): Promise<Etiqueta> {
  const puesto = formatEtiqueta(etiqueta)
  const problema = checkEtiqueta(puesto)
  if (problema) throw badUserInput(problema)
  const [creada] = await inTransaction(db, (tx) => ensureEtiquetas(tx, [puesto]))
  return creada!
}
