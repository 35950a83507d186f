import type { CV } from '#contract/schema.generated.ts'
import { type Ajustes, parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import { type AlcanceDeRetencion, parseConservacion } from '#domain/cvs/conservacion.ts'
import { addDias, addMeses, computeFechaDeBorrado, DIAS_EN_LISTA } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inSnapshot, inTransaction } from '#server/db/engine/transaction.ts'
import { addSolicitudes, type CvPorActualizar } from '../actualizacion/por-actualizar.ts'
import { cvNotFound, type Pagina, requirePagina } from '../cvs.ts'
import { listCvs } from '../cvs-store.ts'
import {
  countListados,
  countPorBorrar,
  listNumerosConservados,
  listNumerosListados,
  updateConservacion,
} from './retencion-store.ts'

/** Kept beyond its time for a reason and until a day; with neither, no longer. */
export async function changeConservacion(
  ctx: RequestContext,
  { idCv, hasta, razon }: { idCv: string; hasta?: number | null; razon?: string | null },
): Promise<void> {
  const { idUsuario } = requireSesion(ctx)
  const conservacion = requireValor(parseConservacion({ hasta, razon }, ctx.now()))
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updateConservacion(tx, idCv, conservacion && { ...conservacion, idUsuario })))
      throw cvNotFound()
    await noteBitacora(tx, ctx, {
      tipo: conservacion ? 'cvConservado' : 'cvYaNoConservado',
      idObjeto: idCv,
    })
  })
}

/** Read once for all the CVs of a request. */
const createAjustesLeidos = (): { ajustes?: Promise<Ajustes> } => ({})

/** When a CV is going to be erased; null where old ones are kept. */
export async function computeFechaDeBorradoDeCv(
  ctx: RequestContext,
  { alDia, conservarHasta, enListaDesde }: CV,
): Promise<number | null> {
  const leidos = ctx.memory.get(createAjustesLeidos)
  leidos.ajustes ??= getAjustes(ctx)
  const { retencionDesde, mesesParaBorrarCv } = await leidos.ajustes
  if (retencionDesde === null) return null
  const plazos = { alDia, conservarHasta: conservarHasta ?? null, listado: enListaDesde ?? null }
  return computeFechaDeBorrado(plazos, mesesParaBorrarCv, ctx.now())
}

type Ctx = Pick<AppContext, 'db' | 'now'>

interface ResumenDeRetencion {
  activaDesde: number | null
  mesesParaActualizar: number
  mesesParaBorrar: number
  cvs: number
  envios: number
  conservados: number
  /** When the first of the list goes. */
  proximo: number | null
}

export async function getResumenDeRetencion(ctx: Ctx): Promise<ResumenDeRetencion> {
  const now = ctx.now()
  const { retencionDesde, mesesParaActualizarCv, mesesParaBorrarCv } = await getAjustes(ctx)
  const { primero, ...cuentas } = await inSnapshot(ctx.db, (tx) => countListados(tx, now))
  return {
    activaDesde: retencionDesde,
    mesesParaActualizar: mesesParaActualizarCv,
    mesesParaBorrar: mesesParaBorrarCv,
    ...cuentas,
    proximo: primero && computeFechaDeBorrado({ ...primero, conservarHasta: null }, mesesParaBorrarCv, now),
  }
}

/** CVs that erasing after so many months would concern today, whether it is on or not. */
export async function getAlcanceDeRetencion(
  ctx: Ctx,
  { meses: pedidos }: { meses?: number | null },
): Promise<AlcanceDeRetencion & { meses: number }> {
  const meses = requireValor(parseMesesParaBorrar(pedidos ?? (await getAjustes(ctx)).mesesParaBorrarCv))
  const pronto = addDias(ctx.now(), DIAS_EN_LISTA)
  const plazo = { limite: addMeses(pronto, -meses), conservado: pronto }
  return { meses, ...(await inSnapshot(ctx.db, (tx) => countPorBorrar(tx, plazo))) }
}

/** A page of what is going to be erased, what goes first on top. */
export async function getCvsPorBorrar({ db }: Ctx, pagina: Pagina): Promise<CvPorActualizar[]> {
  const { limit, cursor } = requirePagina(pagina)
  return inSnapshot(db, async (tx) => {
    const numeros = await listNumerosListados(tx, { limit, offset: cursor })
    return addSolicitudes(tx, await listCvs(tx, numeros))
  })
}

const CONSERVADOS = 100

/** CVs kept on purpose, until when and why. */
export async function getCvsConservados({ db, now }: Ctx): Promise<CvPorActualizar[]> {
  return inSnapshot(db, async (tx) => {
    const numeros = await listNumerosConservados(tx, now(), CONSERVADOS)
    return addSolicitudes(tx, await listCvs(tx, numeros))
  })
}
