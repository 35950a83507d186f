import type { CVPorActualizar as PorActualizarWire } from '#contract/schema.generated.ts'
import { addMeses } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { type EstadoCorreo, findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { listCorreosConEnvio } from '../bandeja/envios-store.ts'
import { type Pagina, requirePagina } from '../cvs.ts'
import { type CV, listCvs } from '../cvs-store.ts'
import { getReferenciaDeCv } from '../escribir-cv.ts'
import { presentCv } from '../present-cv.ts'
import {
  countPorActualizar,
  deleteRespuesta,
  type EstadoDeEnlace,
  listNumerosPorActualizar,
  type Momento,
} from './por-actualizar-store.ts'
import type { Mandados } from './solicitudes.ts'
import { listSolicitudes, type Solicitud } from './solicitudes-store.ts'

/** Staff has seen what the person answered: it leaves the list. */
export async function changeRespuestaVista(
  { db }: Pick<AppContext, 'db'>,
  { idCv }: { idCv: string },
): Promise<void> {
  if (!(await deleteRespuesta(db, idCv))) throw notFound('Esa respuesta ya se vio.')
}

export interface CvPorActualizar {
  cv: CV
  solicitudes: Solicitud[]
  /** State in which the last mail ended. */
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

export function presentPorActualizar(
  ctx: Pick<AppContext, 'config'>,
  { cv, solicitudes, correo, conEnvio }: CvPorActualizar,
): PorActualizarWire {
  return {
    cv: presentCv(ctx, cv),
    solicitudes: solicitudes.map(({ enviada, hasta, abierta, contestada }) => ({
      enviada,
      hasta,
      abierta,
      contestada,
    })),
    correoRechazado: correo === 'rechazado',
    conEnvio,
  }
}

const formatPersonas = (cuantas: number) => (cuantas === 1 ? '1 persona' : `${cuantas} personas`)

function formatEnviado(mandados: number, saleCorreo: boolean): string {
  return saleCorreo
    ? `Se mandó el enlace a ${formatPersonas(mandados)}.`
    : `El enlace para ${formatPersonas(mandados)} quedó guardado: de este sitio todavía no sale correo.`
}

const formatRecientes = (cuantas: number) =>
  cuantas === 1
    ? 'A 1 ya se le había mandado en las últimas 24 horas.'
    : `A ${cuantas} ya se les había mandado en las últimas 24 horas.`

const formatIdos = (cuantos: number) =>
  cuantos === 1 ? '1 CV ya no existe.' : `${cuantos} CVs ya no existen.`

/** `saleCorreo`: whether the site has a server to send with. */
export const presentMandados = ({ mandados, recientes, idos }: Mandados, saleCorreo: boolean): string =>
  [
    ...(mandados > 0 ? [formatEnviado(mandados, saleCorreo)] : []),
    ...(recientes > 0 ? [formatRecientes(recientes)] : []),
    ...(idos > 0 ? [formatIdos(idos)] : []),
  ].join(' ')
