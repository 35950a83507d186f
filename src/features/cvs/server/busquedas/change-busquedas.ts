import { randomUUID } from 'node:crypto'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { getClaveDeEtiqueta } from '#domain/cvs/etiqueta.ts'
import { hayFiltros, parseBusquedaDeCvs } from '#domain/cvs/filtros.ts'
import { parseNombreDeLista } from '#domain/cvs/nombre-de-lista.ts'
import { parseFiltro } from '#domain/cvs/parse-filtro.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { findEtiquetaPorClave, lockEtiqueta } from '../etiquetas-store.ts'
import type { BusquedaEscrita } from '../get-cvs.ts'
import {
  deleteBusquedaRow,
  findUltimoNumero,
  insertBusquedaRow,
  listBusquedas,
  updateVista,
} from './busquedas-store.ts'

const busquedaNotFound = () => notFound('Esa búsqueda ya no está guardada.')

async function listIdsDeEtiquetas(tx: Tx, puestos: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  // Held, always in one order: whoever deletes or merges one of them does so before or after.
  for (const puesto of puestos.toSorted()) {
    const etiqueta = await findEtiquetaPorClave(tx, getClaveDeEtiqueta(puesto))
    if (!etiqueta || !(await lockEtiqueta(tx, etiqueta.id)))
      throw badUserInput(`No hay ninguna etiqueta «${puesto}».`)
    ids.push(etiqueta.id)
  }
  return [...new Set(ids)]
}

/** What it finds now is known; what comes in from here on is new. */
export async function insertBusqueda(
  ctx: RequestContext,
  { nombre: escrito, ...busqueda }: BusquedaEscrita & { nombre: string },
): Promise<string> {
  const { idUsuario } = requireSesion(ctx)
  const nombre = requireValor(parseNombreDeLista(escrito, LIMITES_DE_CV.nombreDeBusqueda))
  const { filtro, filtros } = requireValor(parseBusquedaDeCvs(busqueda.filtro, busqueda.filtros))
  if (parseFiltro(filtro).length === 0 && !hayFiltros(filtros))
    throw badUserInput('Escribe o escoge primero qué se busca.')
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    if ((await listBusquedas(tx, idUsuario)).length >= LIMITES_DE_CV.busquedas)
      throw badUserInput(`Se guardan hasta ${LIMITES_DE_CV.busquedas} búsquedas. Elimina alguna primero.`)
    const idsEtiqueta = await listIdsDeEtiquetas(tx, filtros.etiquetas)
    const fila = { id, nombre, filtro, filtros, vista: ctx.now(), vistoHasta: await findUltimoNumero(tx) }
    if (!(await insertBusquedaRow(tx, fila, { idUsuario, idsEtiqueta })))
      throw conflict('Ya guardaste una búsqueda con ese nombre.', 'nombre')
  })
  return id
}

export async function changeBusquedaVista(
  ctx: RequestContext,
  { idBusqueda }: { idBusqueda: string },
): Promise<number> {
  const { idUsuario } = requireSesion(ctx)
  const desde = await inTransaction(ctx.db, async (tx) =>
    updateVista(tx, { id: idBusqueda, idUsuario, vista: ctx.now(), vistoHasta: await findUltimoNumero(tx) }),
  )
  if (desde === null) throw busquedaNotFound()
  return desde
}

export async function deleteBusqueda(
  ctx: RequestContext,
  { idBusqueda }: { idBusqueda: string },
): Promise<void> {
  if (!(await deleteBusquedaRow(ctx.db, idBusqueda, requireSesion(ctx).idUsuario))) throw busquedaNotFound()
}
