import { parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import type { AlcanceDeRetencion } from '#domain/cvs/alcance-de-retencion.ts'
import { addDias, addMeses, computeFechaDeBorrado, DIAS_EN_LISTA } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import { requireValor } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { addSolicitudes, type CvPorActualizar } from '../actualizacion/get-cvs-por-actualizar.ts'
import { listCvs } from '../cvs-store.ts'
import { type Pagina, requirePagina } from '../require-pagina.ts'
import {
  countListados,
  countPorBorrar,
  listNumerosConservados,
  listNumerosListados,
} from './retencion-store.ts'

type Ctx = Pick<AppContext, 'db' | 'now'>

export interface ResumenDeRetencion {
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

/** What erasing after so many months would concern today, whether it is on or not. */
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

/** What is kept on purpose, until when and why. */
export async function getCvsConservados({ db, now }: Ctx): Promise<CvPorActualizar[]> {
  return inSnapshot(db, async (tx) => {
    const numeros = await listNumerosConservados(tx, now(), CONSERVADOS)
    return addSolicitudes(tx, await listCvs(tx, numeros))
  })
}
