import { randomUUID } from 'node:crypto'
import type { BusquedaGuardada } from '#contract/schema.generated.ts'
import { getClaveDeEtiqueta, LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { hayFiltros, listTerminosDeFiltros, parseBusquedaDeCvs, parseFiltro } from '#domain/cvs/filtros.ts'
import { parseNombreDeLista } from '#domain/cvs/nombres.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import { inSnapshot, inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import type { BusquedaEscrita } from '../cvs.ts'
import { findEtiquetaPorClave, lockEtiqueta } from '../etiquetas-store.ts'
import {
  type Busqueda,
  deleteBusquedaRow,
  findUltimoNumero,
  insertBusquedaRow,
  listBusquedas,
  updateNombreDeBusqueda,
  updateVista,
} from './busquedas-store.ts'

const busquedaNotFound = () => notFound('Esa búsqueda ya no está guardada.')

const repetida = () => conflict('Ya guardaste una búsqueda con ese nombre.', 'nombre')
const requireNombre = (escrito: string) =>
  requireValor(parseNombreDeLista(escrito, LIMITES_DE_CV.nombreDeBusqueda))

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

/** CVs that it finds now are known; those from here on are new. */
export async function insertBusqueda(
  ctx: RequestContext,
  { nombre: escrito, ...busqueda }: BusquedaEscrita & { nombre: string },
): Promise<string> {
  const { idUsuario } = requireSesion(ctx)
  const nombre = requireNombre(escrito)
  const { filtro, filtros } = requireValor(parseBusquedaDeCvs(busqueda.filtro, busqueda.filtros))
  if (parseFiltro(filtro).length === 0 && !hayFiltros(filtros))
    throw badUserInput('Escribe o escoge primero qué se busca.')
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    if ((await listBusquedas(tx, idUsuario)).length >= LIMITES_DE_CV.busquedas)
      throw badUserInput(`Se guardan hasta ${LIMITES_DE_CV.busquedas} búsquedas. Elimina alguna primero.`)
    const idsEtiqueta = await listIdsDeEtiquetas(tx, filtros.etiquetas)
    const fila = { id, nombre, filtro, filtros, vista: ctx.now(), vistoHasta: await findUltimoNumero(tx) }
    if (!(await insertBusquedaRow(tx, fila, { idUsuario, idsEtiqueta }))) throw repetida()
  })
  return id
}

export async function updateBusqueda(
  ctx: RequestContext,
  { idBusqueda, nombre: escrito }: { idBusqueda: string; nombre: string },
): Promise<void> {
  const { idUsuario } = requireSesion(ctx)
  const nombre = requireNombre(escrito)
  const hecha = await inTransaction(ctx.db, (tx) =>
    updateNombreDeBusqueda(tx, { id: idBusqueda, idUsuario, nombre }),
  ).catch((error) => {
    throw findViolation(error) === 'unique' ? repetida() : error
  })
  if (!hecha) throw busquedaNotFound()
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

interface BusquedaConNuevos extends Busqueda {
  nuevos: number
}

/** The own ones, each with what is new: as many statements for one as for all of them. */
export function getBusquedas(ctx: RequestContext): Promise<BusquedaConNuevos[]> {
  const { idUsuario } = requireSesion(ctx)
  const ahora = ctx.now()
  return inSnapshot(ctx.db, async (tx) => {
    const busquedas = await listBusquedas(tx, idUsuario)
    const nuevos = await getTextSearch(tx).countNuevos(
      tx,
      // The last level finds everything that matches.
      busquedas.map(({ filtro, filtros, vistoHasta }) => ({
        nivel: parseFiltro(filtro, listTerminosDeFiltros(filtros, ahora)).at(-1) ?? [],
        desde: vistoHasta,
      })),
    )
    return busquedas.map((busqueda, indice) => ({ ...busqueda, nuevos: nuevos[indice] ?? 0 }))
  })
}

export const presentBusqueda = ({
  id,
  nombre,
  filtro,
  filtros,
  nuevos,
}: BusquedaConNuevos): BusquedaGuardada => ({ id, nombre, filtro, ...filtros, nuevos })
