import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { parseEtiquetas } from '#domain/cvs/parse-campos.ts'
import { badUserInput, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inSnapshot, inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { insertCandidatoRow } from '../candidatos-store.ts'
import { type BusquedaEscrita, listEncontrados, requireNiveles } from '../cvs.ts'
import { listIdsDeNumeros, lockVigente, markCvsPorIndexar, updateBorrado } from '../cvs-store.ts'
import { deleteCvEn, getPlazoParaRecuperar, restoreCvEn } from '../escribir-cv.ts'
import { addEtiquetasACvs, ensureEtiquetas, lockEtiquetas, takeEtiquetasDeCvs } from '../etiquetas-store.ts'
import { reindexPendientes } from '../index-cv.ts'
import { vacanteNotFound } from '../vacantes/vacantes.ts'
import { findVacante, lockVacante } from '../vacantes/vacantes-store.ts'

const MAXIMO = LIMITES_DE_CV.escogidos
/** CVs of one transaction: others come in between. */
const LOTE = 20

/** Always in one order, so that two who choose the same CVs do not wait for each other. */
export function requireEscogidos(ids: readonly string[]): string[] {
  const distintos = [...new Set(ids)].sort()
  if (distintos.length === 0) throw badUserInput('Escoge primero a alguien.')
  if (distintos.length > MAXIMO) throw badUserInput(`Se escogen hasta ${MAXIMO} CVs a la vez.`)
  return distintos
}

export async function getIdsDeCvs(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  busqueda: BusquedaEscrita,
): Promise<string[]> {
  const niveles = requireNiveles(busqueda, now())
  return inSnapshot(db, async (tx) => {
    const numeros = await listEncontrados(tx, niveles, { limit: MAXIMO + 1, offset: 0 })
    if (numeros.length > MAXIMO)
      throw badUserInput(`Son más de ${MAXIMO} CVs. Acota la búsqueda para escogerlos todos.`)
    return listIdsDeNumeros(tx, numeros)
  })
}

/** Does something to each, some in a transaction, and answers with those to which it was done. */
async function inLotes(
  ctx: AppContext,
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<boolean>,
): Promise<string[]> {
  const hechos: string[] = []
  for (let desde = 0; desde < ids.length; desde += LOTE) {
    const lote = ids.slice(desde, desde + LOTE)
    hechos.push(
      ...(await inTransaction(ctx.db, async (tx) => {
        const suyos: string[] = []
        for (const id of lote) if (await work(tx, id)) suyos.push(id)
        return suyos
      })),
    )
    await yieldToOthers()
  }
  return hechos
}

export async function deleteCvs(ctx: AppContext, { idsCv }: { idsCv: readonly string[] }): Promise<string[]> {
  const borrados = await inLotes(ctx, requireEscogidos(idsCv), (tx, id) => deleteCvEn(tx, ctx, id))
  // The time for the undo begins when the last one is gone.
  await updateBorrado(ctx.db, borrados, ctx.now())
  return borrados
}

export function restoreCvs(ctx: RequestContext, { idsCv }: { idsCv: readonly string[] }): Promise<string[]> {
  const desde = ctx.now() - getPlazoParaRecuperar(ctx)
  return inLotes(ctx, requireEscogidos(idsCv), (tx, id) => restoreCvEn(tx, ctx, id, desde))
}

/** Count of the CVs that are still there among those that were chosen. */
export async function changeEtiquetasDeCvs(
  ctx: AppContext,
  {
    idsCv,
    ...escritas
  }: { idsCv: readonly string[]; agregar?: readonly string[] | null; quitar?: readonly string[] | null },
): Promise<number> {
  const ids = requireEscogidos(idsCv)
  const agregar = requireValor(parseEtiquetas(escritas.agregar ?? []))
  const quitar = requireValor(parseEtiquetas(escritas.quitar ?? []))
  if (agregar.length + quitar.length === 0) throw badUserInput('Escoge una etiqueta.')
  const cvs = await inTransaction(ctx.db, async (tx) => {
    // Tags before CVs, as everywhere.
    const puestas = await ensureEtiquetas(tx, agregar)
    const quitadas = await lockEtiquetas(tx, quitar)
    const cvs = await markCvsPorIndexar(tx, ids)
    for (const { id } of puestas) await addEtiquetasACvs(tx, ids, id)
    await takeEtiquetasDeCvs(tx, ids, quitadas)
    if (cvs > 0) await noteBitacora(tx, ctx, { tipo: 'etiquetasDeCvsCambiadas', datos: { cvs } })
    return cvs
  })
  await reindexPendientes(ctx)
  return cvs
}

export interface Agregados {
  vacante: string
  agregados: number
  yaEstaban: number
}

export async function insertCandidatos(
  ctx: AppContext,
  { idVacante, idsCv }: { idVacante: string; idsCv: readonly string[] },
): Promise<Agregados> {
  const ids = requireEscogidos(idsCv)
  return inTransaction(ctx.db, async (tx) => {
    const vigentes: string[] = []
    for (const id of ids) if ((await lockVigente(tx, id)) !== null) vigentes.push(id)
    const vacante = (await lockVacante(tx, idVacante)) && (await findVacante(tx, idVacante))
    if (!vacante) throw vacanteNotFound()
    let agregados = 0
    for (const idCv of vigentes) {
      const fila = { id: randomUUID(), idVacante, idCv, idEnvio: null, nota: '', agregado: ctx.now() }
      if (!(await insertCandidatoRow(tx, fila))) continue
      agregados++
      await noteBitacora(tx, ctx, { tipo: 'candidatoAgregado', idObjeto: idCv })
    }
    if (vacante.candidatos + agregados > LIMITES_DE_CV.candidatos)
      throw badUserInput(`Una vacante tiene hasta ${LIMITES_DE_CV.candidatos} personas.`)
    return { vacante: vacante.nombre, agregados, yaEstaban: vigentes.length - agregados }
  })
}
