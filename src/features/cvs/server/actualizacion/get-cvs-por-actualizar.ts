import { addMeses } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/get-ajustes.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { type EstadoCorreo, findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { listCorreosConEnvio } from '../bandeja/envios-store.ts'
import { type CV, listCvs } from '../cvs-store.ts'
import { getReferenciaDeCv } from '../referencia-de-correo.ts'
import { type Pagina, requirePagina } from '../require-pagina.ts'
import {
  countPorActualizar,
  type EstadoDeEnlace,
  listNumerosPorActualizar,
  type Momento,
} from './por-actualizar-store.ts'
import { listSolicitudes, type Solicitud } from './solicitudes-store.ts'

export interface CvPorActualizar {
  cv: CV
  solicitudes: Solicitud[]
  /** How the last mail ended. */
  correo: EstadoCorreo | null
  /** Another CV of the same address waits in the inbox. */
  conEnvio: boolean
}

type Ctx = Pick<AppContext, 'db' | 'now'>

async function getMomento(ctx: Ctx): Promise<Momento> {
  const now = ctx.now()
  return { now, limite: addMeses(now, -(await getAjustes(ctx)).mesesParaActualizarCv) }
}

export async function countCvsPorActualizar(ctx: Ctx): Promise<Record<EstadoDeEnlace, number>> {
  return countPorActualizar(ctx.db, await getMomento(ctx))
}

export async function addSolicitudes(db: AppContext['db'], cvs: readonly CV[]): Promise<CvPorActualizar[]> {
  const solicitudes = await listSolicitudes(
    db,
    cvs.map(({ id }) => id),
  )
  const correos = await findEstadosDeCorreos(
    db,
    cvs.map(({ id }) => getReferenciaDeCv(id)),
  )
  const conEnvio = await listCorreosConEnvio(
    db,
    cvs.map(({ correo }) => correo),
  )
  return cvs.map((cv) => ({
    cv,
    solicitudes: solicitudes.get(cv.id)!,
    correo: correos.get(getReferenciaDeCv(cv.id)) ?? null,
    conEnvio: conEnvio.has(cv.correo),
  }))
}

/** CVs that nobody has confirmed for long, and those whose person has just answered. */
export async function getCvsPorActualizar(
  ctx: Ctx,
  { estado, ...pagina }: Pagina & { estado?: EstadoDeEnlace | null },
): Promise<CvPorActualizar[]> {
  const { limit, cursor } = requirePagina(pagina)
  const momento = await getMomento(ctx)
  return inSnapshot(ctx.db, async (tx) => {
    const numeros = await listNumerosPorActualizar(tx, estado ?? null, momento, { limit, offset: cursor })
    return addSolicitudes(tx, await listCvs(tx, numeros))
  })
}
