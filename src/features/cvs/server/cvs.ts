import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import {
  type FiltrosEscritos,
  listCorridasDeFiltro,
  listTerminosDeFiltros,
  type Nivel,
  parseBusquedaDeCvs,
  parseFiltro,
} from '#domain/cvs/filtros.ts'
import { findFragmento, type Trozo } from '#domain/cvs/fragmento.ts'
import { computeFechaDeBorrado, type PlazosDeCv } from '#domain/cvs/plazos.ts'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { badUserInput, notFound, requireValor } from '#server/base/errors.ts'
import { computeRevision } from '#server/base/revision.ts'
import { type Anotacion, noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, Sesion } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { searchPalabras } from '#server/db/search/text-search.ts'
import { type CV, findCv, listCvs, listNumeros } from './cvs-store.ts'

export const cvNotFound = () => notFound('Ese CV no existe o ya fue eliminado.')

/** When a CV is going to be erased, as its person is told; null where old ones are kept. */
export async function findFechaDeBorrado(
  ctx: Pick<AppContext, 'db' | 'now'>,
  cv: PlazosDeCv,
): Promise<number | null> {
  const { mesesParaBorrarCv, retencionDesde } = await getAjustes(ctx)
  return retencionDesde === null ? null : computeFechaDeBorrado(cv, mesesParaBorrarCv, ctx.now())
}

type Apertura = Extract<Anotacion, { tipo: 'cvAbierto' | 'envioAbierto' }>

/** Once an hour for each account and CV: a screen asks for the same one again and again. */
export async function noteApertura(
  ctx: Pick<AppContext, 'db' | 'now' | 'secret'> & { sesion?: Sesion | null },
  apertura: Apertura & { idObjeto: string },
): Promise<void> {
  const quien = ctx.sesion?.idUsuario ?? ''
  const clave = `apertura:${ctx.secret.sign('limites', `${quien}\n${apertura.tipo}\n${apertura.idObjeto}`)}`
  if (!(await consumeLimite(ctx.db, ctx.now(), { clave, max: 1, ventanaMs: HORA_MS }))) return
  await noteBitacora(ctx.db, ctx, apertura)
}

export async function getCv(ctx: AppContext, { idCv }: { idCv: string }): Promise<CV> {
  const cv = await findCv(ctx.db, idCv, { conTexto: true })
  if (!cv) throw cvNotFound()
  await noteApertura(ctx, { tipo: 'cvAbierto', idObjeto: idCv })
  return cv
}

export interface Pagina {
  limit: number
  /** An offset. */
  cursor: number
}

export function requirePagina({ limit, cursor }: Pagina): Pagina {
  const { pagina } = LIMITES_DE_CV
  if (limit < 1 || limit > pagina) throw badUserInput(`Pide de 1 a ${pagina} registros.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer registro.')
  return { limit, cursor }
}

interface CVEncontrado extends CV {
  fragmento: Trozo[] | null
}

/** A search as it comes from outside. */
export interface BusquedaEscrita {
  filtro?: string | null
  filtros?: FiltrosEscritos | null
}

/** The conditions of a search; what cannot be asked for is refused. */
export function requireNiveles({ filtro, filtros }: BusquedaEscrita, ahora: number): Nivel[] {
  const busqueda = requireValor(parseBusquedaDeCvs(filtro, filtros))
  return parseFiltro(busqueda.filtro, listTerminosDeFiltros(busqueda.filtros, ahora))
}

export const listEncontrados = (
  db: Db,
  niveles: readonly Nivel[],
  pagina: { limit: number; offset: number },
): Promise<number[]> => (niveles.length > 0 ? searchPalabras(db, niveles, pagina) : listNumeros(db, pagina))

export async function getCvs(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { limit, cursor, ...busqueda }: BusquedaEscrita & { limit: number; cursor: number },
): Promise<CVEncontrado[]> {
  requirePagina({ limit, cursor })
  const niveles = requireNiveles(busqueda, now())
  const corridas = listCorridasDeFiltro(busqueda.filtro ?? '')
  const cvs = await inSnapshot(db, async (tx) => {
    const numeros = await listEncontrados(tx, niveles, { limit, offset: cursor })
    return listCvs(tx, numeros, { conTexto: corridas.length > 0 })
  })
  const encontrados: CVEncontrado[] = []
  for (const cv of cvs) {
    encontrados.push({ ...cv, fragmento: findFragmento(cv.texto, corridas) })
    if (cv.texto) await yieldToOthers()
  }
  return encontrados
}

/** A CV as its form shows it, and its file. */
export const computeRevisionDeCv = (cv: CV): string =>
  computeRevision([
    cv.primerNombre,
    cv.segundoNombre,
    cv.primerApellido,
    cv.segundoApellido,
    cv.telefono,
    cv.celular,
    cv.correo,
    cv.estado,
    cv.etiquetasPuestos,
    cv.nombreArchivo,
    cv.tipoArchivo,
  ])
