import { getDia } from '#domain/fechas/dia.ts'
import { formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listEstados } from '#features/encuesta/server/estados.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import { getCarpetaDeCorreo } from '#server/mail/eml-transport.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { countSalida, findEncuestado, groupPorClima, listReferenciasRechazadas } from './encuestados-store.ts'
import { listUltimasRondas } from './recordatorios/rondas-store.ts'
import { PREFIJO_DE_REFERENCIA } from './referencia-de-correo.ts'

/** Respondents whose last mail was refused or came back, by climate: what "Error al envío" says of each. */
export async function listCorreosFallidos({ db }: Pick<AppContext, 'db'>): Promise<Map<string, string[]>> {
  const estados = await findEstadosDeCorreos(db, await listReferenciasRechazadas(db))
  const ids = [...estados]
    .filter(([, estado]) => estado === 'rechazado')
    .map(([referencia]) => referencia.slice(PREFIJO_DE_REFERENCIA.length))
  return groupPorClima(db, ids)
}

/** The respondent of a refused mail whose address may still be mended: who has begun keeps it. */
export async function findPorCorregir(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima, id }: { idClima: string; id: string },
): Promise<{ idEncuesta: string; correo: string } | null> {
  const clima = await requireClima(ctx.db, idClima)
  const llave = await findLlaveSiEsta(ctx, clima)
  const encuestado = await findEncuestado(ctx.db, idClima, id)
  if (!llave || !encuestado?.correo) return null
  const estados = await listEstados(ctx.db, llave, { clima, idsEncuestados: [id] })
  return estados.get(id) === 'Sin iniciar' ? { idEncuesta: id, correo: encuestado.correo } : null
}

const MAX_NOMBRADAS = 20
const MAX_LETRAS = 80

const shorten = (texto: string) => (texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS)}…` : texto)

/** "ana@x.gt, luis@x.gt y 3 más": a sentence stays one, however long the list is. */
export function formatLista(nombres: readonly string[]): string {
  const demas = nombres.length - MAX_NOMBRADAS
  const cola = demas > 0 ? [`${formatNumero(demas)} más`] : []
  return joinEnLetras([...nombres.slice(0, MAX_NOMBRADAS).map(shorten), ...cola])
}

/** Failed mails of one climate. After the close nobody is written to any more: then there is nothing to mend. */
export async function getCorreosFallidos(
  ctx: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<number> {
  const { cerrado } = await requireClima(ctx.db, idClima)
  return cerrado ? 0 : ((await listCorreosFallidos(ctx)).get(idClima)?.length ?? 0)
}

interface Salida {
  enCola: number
  total: number
  recordatorios: boolean
  recordadoHoy: boolean
  gruposRecordadosHoy: string[]
  carpeta: string | null
}

export async function getSalidaDeCorreos(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima }: { idClima: string },
): Promise<Salida> {
  const { cerrado, definicion } = await requireClima(db, idClima)
  const rondas = await listUltimasRondas(db, idClima)
  const hoy = getDia(now(), config.timeZone)
  const yaHoy = new Set(rondas.flatMap(({ idGrupo, dia }) => (dia === hoy ? [idGrupo] : [])))
  const gruposRecordadosHoy = definicion.gruposDeOpinion.flatMap(({ id }) => (yaHoy.has(id) ? [id] : []))
  return {
    // Mails that still wait at a close are not sent any more.
    ...(cerrado ? { enCola: 0, total: 0 } : await countSalida(db, idClima)),
    recordatorios: rondas.some(({ enCurso }) => enCurso),
    recordadoHoy: gruposRecordadosHoy.length === definicion.gruposDeOpinion.length,
    gruposRecordadosHoy,
    carpeta: getCarpetaDeCorreo(config),
  }
}
