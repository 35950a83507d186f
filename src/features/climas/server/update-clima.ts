import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { keepCorrecciones } from '#domain/climas/correcciones.ts'
import type { Clima } from '#domain/climas/definicion.ts'
import {
  listCambiosCerrados,
  listCambiosCongelados,
  listCambiosDeLectura,
} from '#domain/climas/estructura.ts'
import { getLectura, hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { computeAnioDeInicio } from '#domain/climas/plazos.ts'
import { listGruposQuitados, updateClima as updateDefinicion } from '#domain/climas/update-clima.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { conflict } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { changeClima, raisePlanes } from './cambiar-clima.ts'
import { findPlanes, updateClimaRow } from './cambios-de-clima-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { newId, requireEscrito, requireValido } from './escribir-clima.ts'
import { hasEncuestados, hasRespuestas, listGruposConEncuestados } from './participaciones-store.ts'
import { requireConRespuestas } from './require-clima.ts'

/** Once somebody has answered, what answers rest on stays as it is; what was called otherwise is remembered. */
async function requireMismaEstructura(tx: Tx, actual: ClimaGuardado, nuevo: Clima): Promise<Clima> {
  if (!actual.cerrado && !(await hasRespuestas(tx, actual.id))) return nuevo
  const cambios = (actual.cerrado ? listCambiosCerrados : listCambiosCongelados)(actual, nuevo)
  if (cambios.length === 0)
    return { ...nuevo, definicion: keepCorrecciones(actual.definicion, nuevo.definicion) }
  const motivo = actual.cerrado ? 'el clima está cerrado' : 'la encuesta ya tiene respuestas'
  throw conflict(`No se puede cambiar ${joinEnLetras(cambios)}: ${motivo}.`)
}

/**
 * Invited people were told how few are never shown. Once something is published it does not go up either: what was
 * shown with the lower one has been seen, and what would be withheld now could be worked out from it.
 */
async function requireMinimoPrometido(tx: Tx, actual: ClimaGuardado, nuevo: Clima): Promise<void> {
  if (actual.publicacion > 0 && nuevo.minimoPorGrupo !== actual.minimoPorGrupo)
    throw conflict('El mínimo por grupo ya no cambia: con él se publicaron resultados.')
  if (nuevo.minimoPorGrupo >= actual.minimoPorGrupo || !(await hasEncuestados(tx, actual.id))) return
  throw conflict('El mínimo por grupo ya solo puede subir: a quienes están invitados se les prometió este.')
}

/** Invited people were told how they will be read: by then only texts, people and a higher minimum may still change. */
async function requireLecturaPrometida(tx: Tx, actual: ClimaGuardado, nuevo: Clima): Promise<string[]> {
  const cambios = listCambiosDeLectura(actual.definicion, nuevo.definicion)
  if (cambios.length > 0 && (await hasEncuestados(tx, actual.id)))
    throw conflict(
      `No se puede cambiar ${joinEnLetras(cambios)}: se escoge antes de la primera invitación, y ya la hubo.`,
    )
  return cambios
}

async function noteLectura(
  tx: Tx,
  ctx: Pick<AppContext, 'now'>,
  { id: idClima, idEmpresa }: ClimaGuardado,
  { anio, ...nuevo }: Clima & { anio: number },
): Promise<void> {
  const { gruposDeOpinion, cuestionario } = nuevo.definicion
  const datos = {
    anio,
    lectura: getLectura(nuevo),
    enSuArea: gruposDeOpinion.filter(({ seLeeEnSuArea }) => seLeeEnSuArea).length,
    enOrden: cuestionario.partesCuestionario.every(({ enOrden = true }) => enOrden),
  }
  await noteBitacora(tx, ctx, { tipo: 'lecturaCambiada', datos, idEmpresa, idClima })
}

async function requireGruposConGente(tx: Tx, actual: ClimaGuardado, nuevo: Clima): Promise<void> {
  const quitados = listGruposQuitados(actual.definicion, nuevo.definicion)
  const ocupados = await listGruposConEncuestados(
    tx,
    actual.id,
    quitados.map(({ id }) => id),
  )
  const nombres = quitados.filter(({ id }) => ocupados.has(id)).map(({ nombre }) => `«${nombre}»`)
  if (nombres.length === 0) return
  throw conflict(`No se puede quitar ${joinEnLetras(nombres)}: ya tiene encuestados.`)
}

/** A higher plan lets more slips be made: from the first invitation on it is written down. */
async function noteSubidasDePlan(
  tx: Tx,
  ctx: Pick<AppContext, 'now'>,
  actual: ClimaGuardado,
  nuevo: Clima,
): Promise<void> {
  const planes = new Map(actual.definicion.gruposDeOpinion.map((g) => [g.id, g.encuestadosPlaneados]))
  const subidas = nuevo.definicion.gruposDeOpinion
    .map(({ id, orden, encuestadosPlaneados }) => ({
      grupo: orden,
      de: planes.get(id) ?? 0,
      a: encuestadosPlaneados,
    }))
    .filter(({ de, a }) => a > de)
  if (subidas.length === 0 || !(await hasEncuestados(tx, actual.id))) return
  const { id: idClima, idEmpresa } = actual
  for (const datos of subidas) await noteBitacora(tx, ctx, { tipo: 'planSubido', datos, idEmpresa, idClima })
}

export interface CambioDeClima {
  idClima: string
  clima: ClimaInput
  revision?: string | null
}

/** The change itself, in the transaction of whoever has the climate to themselves. */
export async function applyCambio(
  ctx: AppContext,
  tx: Tx,
  actual: ClimaGuardado,
  { idClima, clima: input, revision }: CambioDeClima,
): Promise<void> {
  requireConRespuestas(actual)
  requireRevision(actual.revision, revision)
  requireValido(input, actual.definicion)
  const empresa = await requireEmpresa(tx, input.idEmpresa)
  const nuevo = await requireMismaEstructura(tx, actual, updateDefinicion(actual, input, newId))
  await requireMinimoPrometido(tx, actual, nuevo)
  const deLectura = await requireLecturaPrometida(tx, actual, nuevo)
  await requireGruposConGente(tx, actual, nuevo)
  const anio = computeAnioDeInicio(nuevo.fechaInicio, ctx.config.timeZone)
  requireEscrito(await updateClimaRow(tx, idClima, { ...nuevo, anio }), { ...nuevo, anio, empresa })
  if ((await findPlanes(tx, idClima)).size > 0) await raisePlanes(tx, idClima, nuevo.definicion)
  await noteSubidasDePlan(tx, ctx, actual, nuevo)
  if (deLectura.length > 0) await noteLectura(tx, ctx, actual, { ...nuevo, anio })
  await noteBitacora(tx, ctx, {
    tipo: 'climaActualizado',
    datos: { anio },
    idEmpresa: empresa.id,
    idClima,
  })
}

/** Whether sheets that were seen one by one would be counted together with those of people who are promised a minimum. */
export const isPrimerMinimo = async (
  db: Db,
  actual: ClimaGuardado,
  { minimoPorGrupo }: ClimaInput,
): Promise<boolean> =>
  !hasMinimo(actual) &&
  minimoPorGrupo != null &&
  hasMinimo({ minimoPorGrupo }) &&
  (await hasRespuestas(db, actual.id))

export function updateClima(ctx: AppContext, pedido: CambioDeClima): Promise<void> {
  return changeClima(ctx, pedido.idClima, async (tx, actual) => {
    if (await isPrimerMinimo(tx, actual, pedido.clima))
      throw conflict('Alguien acaba de contestar. Guarda de nuevo.')
    await applyCambio(ctx, tx, actual, pedido)
  })
}
