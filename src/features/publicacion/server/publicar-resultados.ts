import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import type { Avance } from '#domain/resultados/avance.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import {
  applyCambio,
  type CambioDeClima,
  isPrimerMinimo,
  updateClima,
} from '#features/climas/server/update-clima.ts'
import { countHojasSinPublicarHasta } from '#features/encuesta/server/borrar-respuestas.ts'
import type { Tell } from '#features/trabajos/server/carry-out.ts'
import { followTrabajo } from '#features/trabajos/server/trabajos.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { readLlave, sinLlave } from '#server/llaves/create-llave.ts'
import { requireAlDia } from '#server/llaves/marcas-de-publicacion.ts'
import { readAvance } from './bloques.ts'
import { listBloques } from './bloques-store.ts'
import { PASOS_DE_PUBLICACION, publishBloque } from './publish-bloque.ts'

const formatHojas = (hojas: number) => formatCantidad(hojas, 'cuestionario', 'cuestionarios')
const formatTerminadas = (hojas: number) =>
  formatCantidad(hojas, 'cuestionario terminado', 'cuestionarios terminados')

/** From the folder itself, whatever this node remembers of it. */
async function requireCarpeta(ctx: Pick<AppContext, 'config' | 'secret'>, clima: ClimaGuardado) {
  await requireAlDia(ctx, clima)
  if (!(await readLlave(ctx, clima))) throw sinLlave()
}

async function requirePublicable(
  tx: Tx,
  clima: ClimaGuardado,
  ctx: Pick<AppContext, 'now' | 'config' | 'secret'>,
) {
  if (clima.cerrado) throw conflict('El clima está cerrado: sus resultados ya no cambian.')
  if (!hasMinimo(clima)) throw conflict('Este clima no tiene mínimo por grupo: sus resultados están al día.')
  const activa = isEncuestaActiva(clima, ctx.now())
  if (activa && clima.publicacion > 0)
    throw conflict(
      'Con la encuesta activa se publica una sola vez, al principio. Desactívala antes de publicar los resultados.',
    )
  await requireCarpeta(ctx, clima)
  // Then the groups that can spare it are asked for, each by itself.
  if (activa) return
  const { minimoPorGrupo } = clima
  const esperan = await countHojasSinPublicarHasta(tx, clima, { limite: minimoPorGrupo })
  if (esperan < minimoPorGrupo)
    throw conflict(
      `Para publicar hacen falta al menos ${formatTerminadas(minimoPorGrupo)} que no estén publicados, y hay ${esperan}.`,
    )
}

/** While the survey goes on: the groups that can spare it, and none where it does not. */
async function chooseAvanceDe(
  { now }: Pick<AppContext, 'now'>,
  tx: Tx,
  clima: ClimaGuardado,
): Promise<Avance | null> {
  if (!isEncuestaActiva(clima, now())) return null
  const avance = await readAvance(tx, clima)
  if (avance.con === 0)
    throw conflict(
      `Todavía no puede haber un avance: ${clima.definicion.lectura === 'areas' ? 'a ninguna área le sobran' : 'a ningún grupo le sobran'} cuestionarios terminados.`,
    )
  return avance
}

type Hecha = { hojas: number; avance: number | null; terminado: boolean }

const describePublicacion = ({ hojas, avance, terminado }: Hecha) => {
  const publicado =
    avance === null
      ? `Se publicaron los resultados de ${formatHojas(hojas)}.`
      : `Se publicó un avance con ${formatCantidad(hojas, 'cuestionario', 'cuestionarios')}.`
  if (terminado) return publicado
  return `${publicado} Se está terminando: lo que sigue queda en unos segundos, y no hay que hacer nada.`
}

const RECIENTE_MS = 600_000

/** Asked for again by whoever lost the answer: what is published by now, where nothing has come since. */
async function findRecienPublicada(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  idClima: string,
): Promise<Hecha | null> {
  const clima = await requireClima(db, idClima)
  const ultimo = clima.cerrado ? undefined : (await listBloques(db, idClima)).at(-1)
  if (!ultimo || (ultimo.terminado && ultimo.publicado < now() - RECIENTE_MS)) return null
  const deAvance = isEncuestaActiva(clima, now()) && ultimo.avance !== null
  if (!deAvance && (await countHojasSinPublicarHasta(db, clima, { limite: 1 })) > 0) return null
  return ultimo
}

export async function publicarResultados(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<{ hojas: number; mensaje: string }> {
  const trabajo = {
    tipo: 'publicacion',
    idClima,
    paso: 'Revisando que se pueda publicar',
    total: PASOS_DE_PUBLICACION,
  }
  const contado = await followTrabajo(
    ctx,
    trabajo,
    ({ tell }) => publish(ctx, idClima, tell),
    describePublicacion,
  )
  return { hojas: contado.hojas, mensaje: describePublicacion(contado) }
}

async function publish(ctx: RequestContext, idClima: string, tell: Tell): Promise<Hecha> {
  const reciente = await findRecienPublicada(ctx, idClima)
  if (reciente) return reciente
  const contado = await publishBloque(ctx, {
    idClima,
    requirePublicable: (tx, clima) => requirePublicable(tx, clima, ctx),
    chooseAvance: (tx, clima) => chooseAvanceDe(ctx, tx, clima),
    note: async (tx, { anio, idEmpresa }, { hojas, avance }) => {
      const tipo = avance === null ? 'resultadosPublicados' : 'avancePublicado'
      await noteBitacora(tx, ctx, { tipo, datos: { anio, hojas }, idEmpresa, idClima })
    },
    tell,
  })
  if (!contado) throw conflict('Quedan muy pocos cuestionarios para publicarlos.')
  return contado
}

/**
 * Without a minimum every sheet was seen as it came. Where staff ask for a minimum after that, those sheets become a block of
 * their own in the same step: counted together with later ones, they would be subtracted, and leave a later one alone.
 */
export async function updateClimaConBloque(ctx: RequestContext, pedido: CambioDeClima): Promise<void> {
  const { idClima, clima } = pedido
  const actual = await requireClima(ctx.db, idClima)
  if (!(await isPrimerMinimo(ctx.db, actual, clima))) return updateClima(ctx, pedido)
  const minimo = clima.minimoPorGrupo!
  const publicado = await publishBloque(ctx, {
    idClima,
    minimo,
    conSinTerminar: true,
    requirePublicable: (tx, guardado) => requireVistasAparte(ctx, tx, guardado, minimo),
    note: async (tx, guardado, { hojas }) => {
      await applyCambio(ctx, tx, guardado, pedido)
      const { anio, idEmpresa } = guardado
      await noteBitacora(tx, ctx, {
        tipo: 'resultadosPublicados',
        datos: { anio, hojas },
        idEmpresa,
        idClima,
      })
    },
  })
  if (!publicado) throw tooFew(minimo)
}

const tooFew = (minimo: number) =>
  conflict(
    `Este clima ya tiene respuestas que se vieron sin mínimo. Para ponerle uno se publican aparte, y hacen falta al menos ${formatHojas(minimo)}.`,
  )

async function requireVistasAparte(
  ctx: RequestContext,
  tx: Tx,
  clima: ClimaGuardado,
  minimo: number,
): Promise<void> {
  if (isEncuestaActiva(clima, ctx.now()))
    throw conflict(
      'Las respuestas que ya llegaron se vieron sin mínimo, y se publican aparte. Desactiva la encuesta antes de ponerle uno.',
    )
  await requireCarpeta(ctx, clima)
  const pedidas = { limite: minimo, conSinTerminar: true }
  if ((await countHojasSinPublicarHasta(tx, clima, pedidas)) < minimo) throw tooFew(minimo)
}
