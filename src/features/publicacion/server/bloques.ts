import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { type Avance, chooseAvance, countLeidos, type PrecioDeAvance } from '#domain/resultados/avance.ts'
import type { BloquePublicado } from '#domain/resultados/bloques/fuente-publicada.ts'
import { EMPRESA } from '#domain/resultados/bloques/sumas.ts'
import { computePrecioDeAvance } from '#domain/resultados/pronostico.ts'
import type { Patron } from '#domain/resultados/supresion/patron.ts'
import { computeVistaPrevia, type VistaPrevia } from '#domain/resultados/vista-previa.ts'
import type { ClimaGuardado, Publicacion } from '#features/climas/server/clima-guardado.ts'
import { countHojasAbiertas, countHojasSinPublicar } from '#features/climas/server/count-contestaron.ts'
import { findClimaPedido, readPlanes } from '#features/climas/server/leer-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { listBloques, listSumas } from './bloques-store.ts'

type Ctx = Pick<RequestContext, 'db' | 'memory'>
type ConMinimo = Pick<ClimaGuardado, 'id' | 'minimoPorGrupo'>

export async function getPublicaciones(ctx: Ctx, clima: ConMinimo): Promise<Publicacion[]> {
  const leido = hasMinimo(clima) ? await findClimaPedido(ctx, { idClima: clima.id }) : null
  // Nothing of a study of another tool was published here.
  return leido && !leido.clima.estudio ? leido.publicaciones : []
}

export async function getHojasSinPublicar(ctx: Ctx, clima: ConMinimo): Promise<number> {
  if (!hasMinimo(clima)) return 0
  return sumHojas((await findClimaPedido(ctx, { idClima: clima.id }))?.esperan)
}

export async function getHojasSinTerminar(ctx: Ctx, clima: ConMinimo): Promise<number> {
  if (!hasMinimo(clima)) return 0
  return sumHojas((await findClimaPedido(ctx, { idClima: clima.id }))?.sinTerminar)
}

const sumHojas = (porGrupo: Readonly<Record<string, number>> = {}) =>
  Object.values(porGrupo).reduce((suma, hojas) => suma + hojas, 0)

/** Which groups could be published now, while their survey goes on. */
export async function readAvance(db: Db, clima: ClimaGuardado): Promise<Avance> {
  const terminaron = await countHojasSinPublicar(db, clima)
  const abiertas = await countHojasAbiertas(db, clima)
  const { definicion, minimoPorGrupo: minimo } = clima
  const siguen = new Map([...abiertas].map(([id, hojas]) => [id, hojas - (terminaron.get(id) ?? 0)]))
  return chooseAvance({ definicion, minimo, terminaron, siguen, planes: await readPlanes(db, clima.id) })
}

/** avance: what it would be and would cost; null but while the survey goes on and nothing is published. */
export type VistaDePublicacion = VistaPrevia & {
  avance: (Pick<Avance, 'con' | 'de'> & { precio: PrecioDeAvance | null }) | null
}

export function getVistaPrevia(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { idClima }: { idClima: string },
): Promise<VistaDePublicacion> {
  return inSnapshot(db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const { definicion, minimoPorGrupo: minimo } = clima
    const terminaron = await countHojasSinPublicar(tx, clima)
    const puede = hasMinimo(clima) && clima.publicacion === 0 && isEncuestaActiva(clima, now())
    const avance = puede ? await readAvance(tx, clima) : null
    const esperan = avance?.con
      ? new Map([...terminaron].filter(([idGrupo]) => avance.entran.has(idGrupo)))
      : terminaron
    const previa = computeVistaPrevia({
      definicion,
      minimo,
      previos: (await listBloques(tx, idClima)).map(({ patron }) => patron),
      esperan,
    })
    if (!avance) return { ...previa, avance }
    const precio = avance.con > 0 ? computePrecioDeAvance({ definicion, minimo, enAvance: esperan }) : null
    return { ...previa, avance: { con: avance.con, de: avance.de, precio } }
  })
}

/** Groups of what is published, as long as that is an early publication alone. */
export async function getAvance(
  ctx: Ctx,
  clima: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Pick<Avance, 'con' | 'de'> | null> {
  // It is the first publication or none.
  if (clima.publicacion !== 1) return null
  const leido = await findClimaPedido(ctx, { idClima: clima.id })
  const con = leido?.publicaciones.at(-1)?.avance
  if (con == null) return null
  return { con, de: countLeidos(leido!.clima.definicion) }
}

/** The published blocks, oldest first. */
export const listPatrones = async (db: Db, idClima: string): Promise<Patron[]> =>
  (await listBloques(db, idClima)).map(({ patron }) => patron)

/**
 * Blocks published of a climate up to one, oldest first, with its sums: some kilobytes a set, however many sheets are behind it. Of a block nothing ever changes, so it may be read a moment later than the
 * climate. Null where the climate was deleted since.
 */
export async function readBloques(
  db: Db,
  { idClima, publicacion }: { idClima: string; publicacion: number },
): Promise<BloquePublicado[] | null> {
  if (publicacion === 0) return []
  const [bloques, sumas] = await Promise.all([listBloques(db, idClima), listSumas(db, idClima)])
  const conSumas = bloques
    .filter(({ numero }) => numero <= publicacion)
    .map((bloque) => ({ ...bloque, sumas: sumas.get(bloque.numero) ?? new Map() }))
  const todos = conSumas.length === publicacion && conSumas.every(({ sumas }) => sumas.has(EMPRESA))
  return todos ? conSumas : null
}
