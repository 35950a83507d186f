import { timingSafeEqual } from 'node:crypto'
import type { EncuestaDePrueba, PruebaDeClima } from '#contract/schema.generated.ts'
import { type DecisionEscrita, parseDecision } from '#domain/climas/decision-de-prueba.ts'
import { getLectura } from '#domain/climas/minimo-por-grupo.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { findClima, readPlanes } from '#features/climas/server/leer-clima.ts'
import { presentCuestionario } from '#features/climas/server/presentar-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { findPalabras } from '#features/palabras/server/palabras.ts'
import { badUserInput, conflict, notFound, rateLimited } from '#server/base/errors.ts'
import { computeRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext, Sesion } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { getPortada, type Portada } from '../encuesta.ts'
import { getRevisionDeEncuesta } from '../revision-de-encuesta.ts'
import { findUltimaAprobacion, insertAprobacion } from './aprobaciones-store.ts'

const PLAZO_MS = 30 * DIA_MS
const CIFRAS = 32

const sign = ({ secret }: Pick<AppContext, 'secret'>, idClima: string, vence: string): string =>
  secret.sign('encuesta-de-prueba', `${idClima}\n${vence}`).slice(0, CIFRAS)

/** One a day, so that whoever copies the link twice hands out the same. */
function createCodigo(
  ctx: Pick<AppContext, 'secret' | 'now'>,
  idClima: string,
): { codigo: string; vence: number } {
  const vence = Math.floor(ctx.now() / DIA_MS) * DIA_MS + PLAZO_MS
  const escrito = vence.toString(36)
  return { codigo: `${idClima}.${escrito}.${sign(ctx, idClima, escrito)}`, vence }
}

/** The climate that a link of ours names, while it lasts. */
function openCodigo(ctx: Pick<AppContext, 'secret' | 'now'>, codigo: string): string | null {
  const [idClima = '', vence = '', firma = '', ...resto] = codigo.split('.')
  if (resto.length > 0 || !/^[0-9a-z]{1,12}$/.test(vence) || firma.length !== CIFRAS) return null
  const esperada = Buffer.from(sign(ctx, idClima, vence))
  const dada = Buffer.from(firma)
  if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada)) return null
  return Number.parseInt(vence, 36) > ctx.now() ? idClima : null
}

/** A survey that was active was approved by being activated, whatever became of it since. */
const isPorProbar = async (db: Db, { id, cerrado, encuestaActiva }: ClimaGuardado): Promise<boolean> =>
  !cerrado && !encuestaActiva && (await readPlanes(db, id)).size === 0

async function findPorProbar(
  ctx: Pick<AppContext, 'db' | 'secret' | 'now'>,
  codigo: string,
): Promise<ClimaGuardado | null> {
  const idClima = openCodigo(ctx, codigo)
  const clima = idClima === null ? null : await findClima(ctx.db, { idClima })
  return clima && (await isPorProbar(ctx.db, clima)) ? clima : null
}

/** Digest of everything that a respondent reads, and of how few people a figure may stand on. */
async function computeHuella(db: Db, clima: ClimaGuardado): Promise<string> {
  const { bienvenida, gracias } = await findPalabras(db, clima.id)
  const leido = [getRevisionDeEncuesta(db, clima), bienvenida, gracias]
  return computeRevision([...leido, clima.minimoPorGrupo, getLectura(clima)])
}

const isClienteDe = (sesion: Sesion | null, { idEmpresa }: ClimaGuardado): sesion is Sesion =>
  sesion?.rol === 'cliente' && (sesion.empresas?.some(({ id }) => id === idEmpresa) ?? false)

const nameCuenta = ({ nombre, usuario }: Sesion) => nombre || usuario

export async function getEncuestaDePrueba(
  ctx: RequestContext,
  { codigo }: { codigo: string },
): Promise<(Omit<EncuestaDePrueba, 'portada'> & { portada: Portada }) | null> {
  const clima = await findPorProbar(ctx, codigo)
  const portada = clima && (await getPortada(ctx, { idClima: clima.id }))
  if (!clima || !portada) return null
  return {
    idClima: clima.id,
    // As it will be: whoever tries it meets no notice that it is not open.
    portada: { ...portada, encuestaActiva: true, plazoTerminado: false },
    encuesta: {
      revision: getRevisionDeEncuesta(ctx.db, clima),
      encuestaActiva: true,
      plazoTerminado: false,
      cuestionario: presentCuestionario(settlePositivas(clima.definicion)),
      respuestas: [],
    },
    nombre: isClienteDe(ctx.sesion, clima) ? nameCuenta(ctx.sesion) : null,
  }
}

export async function getPruebaDeClima(
  ctx: Pick<AppContext, 'db' | 'secret' | 'now'>,
  { idClima }: { idClima: string },
): Promise<PruebaDeClima> {
  const clima = await requireClima(ctx.db, idClima)
  const { codigo, vence } = createCodigo(ctx, idClima)
  const ultima = await findUltimaAprobacion(ctx.db, idClima)
  return {
    codigo: (await isPorProbar(ctx.db, clima)) ? codigo : null,
    vence,
    decision: ultima && {
      aprueba: ultima.aprueba,
      quien: ultima.quien,
      momento: ultima.momento,
      nota: ultima.nota,
      cambio: ultima.huella !== (await computeHuella(ctx.db, clima)),
    },
  }
}

const POR_DIRECCION = 10
const POR_CLIMA = 40

/** Limits of one address, and of all for one survey: a note is read by somebody. */
async function requireLugar({ db, now, secret, address }: RequestContext, idClima: string): Promise<void> {
  const limites = [
    { clave: `prueba:${secret.sign('limites', address)}`, max: POR_DIRECCION, ventanaMs: HORA_MS },
    { clave: `prueba:${secret.sign('limites', idClima)}`, max: POR_CLIMA, ventanaMs: DIA_MS },
  ]
  for (const limite of limites)
    if (!(await consumeLimite(db, now(), limite)))
      throw rateLimited('Ya se mandaron muchas respuestas de esta prueba. Intenta de nuevo más tarde.')
}

/** Advice to whoever activates the survey, and no lock. */
export async function answerEncuestaDePrueba(
  ctx: RequestContext,
  { codigo, ...escrita }: DecisionEscrita & { codigo: string },
): Promise<void> {
  const probada = await findPorProbar(ctx, codigo)
  if (!probada) throw notFound('Esta prueba ya terminó. Pide otro enlace a tu consultora.')
  const { sesion } = ctx
  if (sesion && sesion.rol !== 'cliente')
    throw conflict('La aprueba tu cliente: mándale el enlace, o ábrelo sin tu sesión.')
  const cuenta = isClienteDe(sesion, probada) ? sesion : null
  const leida = parseDecision({ ...escrita, nombre: cuenta ? nameCuenta(cuenta) : escrita.nombre })
  if (!leida.ok) {
    const [campo, problema] = Object.entries(leida.problemas)[0]!
    throw badUserInput(problema ?? '', campo)
  }
  await requireLugar(ctx, probada.id)
  const { nombre: quien, aprueba, nota } = leida.valor
  await changeClima(ctx, probada.id, async (tx, clima) => {
    const huella = await computeHuella(tx, clima)
    const idUsuario = cuenta?.idUsuario ?? null
    await insertAprobacion(tx, clima.id, { momento: ctx.now(), quien, idUsuario, aprueba, nota, huella })
    await noteBitacora(tx, ctx, {
      tipo: aprueba ? 'encuestaAprobada' : 'cambiosPedidos',
      datos: { anio: clima.anio },
      idEmpresa: clima.idEmpresa,
      idClima: clima.id,
    })
  })
}

/** Where a trial is tried; null where there is nothing to try any more. */
export async function findDireccionDePrueba(
  ctx: Pick<AppContext, 'db' | 'secret' | 'now' | 'config'>,
  clima: ClimaGuardado,
): Promise<string | null> {
  if (!(await isPorProbar(ctx.db, clima))) return null
  const { publicUrl, basePath } = ctx.config
  return `${publicUrl}${basePath}/encuesta-de-prueba/${createCodigo(ctx, clima.id).codigo}`
}
