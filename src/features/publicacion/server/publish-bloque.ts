import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Avance } from '#domain/resultados/avance.ts'
import {
  type BloqueContado,
  computeBloque,
  type TramosDeAntes,
} from '#domain/resultados/bloques/compute-bloque.ts'
import { computeTextosDeBloque, type TextosDeBloque } from '#domain/resultados/bloques/textos-de-bloque.ts'
import { findTramos } from '#domain/resultados/bloques/tramos-de-bloque.ts'
import type { Cubo } from '#domain/resultados/cubo.ts'
import { joinPatrones } from '#domain/resultados/supresion/patron.ts'
import {
  beginPublicacion,
  changeClima,
  endPublicacion,
  finishTomado,
  isInterrumpida,
} from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import {
  countHojasSinPublicarHasta,
  putOff,
  takeDespues,
  takeSinTerminar,
} from '#features/encuesta/server/borrar-respuestas.ts'
import { countHojas } from '#features/encuesta/server/count-hojas.ts'
import type { Tell } from '#features/trabajos/server/carry-out.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot, type Tx } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'
import { type Bloque, insertBloque, listBloques } from './bloques-store.ts'
import { countAbiertas, finishBloques } from './finish-bloques.ts'

const INTENTOS = 6
/** Saves go to PostgreSQL and back several times, and may meet a step each time. */
const PASO_MS = 4

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>

type Pedido = {
  idClima: string
  /** The minimum that the climate has once the block is stored, where it is another than now. */
  minimo?: number
  /** Throws where the climate may not be published; asked before anything is done, and again at the end. */
  requirePublicable: (tx: Tx, clima: ClimaGuardado) => Promise<void>
  /** Rows to be written if and only if the block is. */
  note?: (tx: Tx, clima: ClimaGuardado, contado: Publicado) => Promise<void>
  /** Unfinished sheets go with the finished ones: nobody goes on answering them. */
  conSinTerminar?: boolean
  /** Which groups it is of, while the survey goes on; null where it is of all. */
  chooseAvance?: (tx: Tx, clima: ClimaGuardado) => Promise<Avance | null>
  /** Nothing comes after it: where too few wait, a block of nobody chooses the seniorities of those before and shows their texts. */
  esElUltimo?: boolean
  /** The step it has reached, of PASOS_DE_PUBLICACION. */
  tell?: Tell
}

export type Publicado = BloqueContado & {
  deAntes: TramosDeAntes[]
  textos: TextosDeBloque
  /** Groups, or areas, of an early one. */
  avance: number | null
}

export const PASOS_DE_PUBLICACION = 4

/** Between two steps others have their turn. */
async function runInSteps<T>(steps: Generator<void, T>): Promise<T> {
  for (let hasta = performance.now() + PASO_MS; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < hasta) continue
    await yieldToOthers()
    hasta = performance.now() + PASO_MS
  }
}

/** Sums of the block's sheets, from a snapshot of their own: nobody waits meanwhile. */
const countBloque = (
  ctx: Ctx,
  { idClima, ...pedido }: Pedido,
  { numero: bloque, avance }: { numero: number; avance: Avance | null },
): Promise<Publicado | null> =>
  inOwnSnapshot(ctx, async (tx) => {
    const guardado = await requireClima(tx, idClima)
    const clima = { ...guardado, llave: await findLlaveParaContar(ctx, guardado) }
    const bloques = await listBloques(tx, idClima)
    const previos = bloques.map(({ patron }) => patron)
    const { cubo } = await countHojas(tx, { ...clima, bloque })
    const { definicion, minimoPorGrupo } = clima
    const minimo = pedido.minimo ?? minimoPorGrupo
    const esAvance = avance !== null
    const contado = await runInSteps(
      computeBloque({
        definicion,
        cubo,
        minimo,
        previos,
        cubosPrevios: esAvance || findTramos(previos) ? [] : await countPrevios(tx, clima, bloques),
        esAvance,
        puedeEstarVacio: isVacioUtil(pedido, bloques),
      }),
    )
    if (!contado) return null
    const textosPrevios = bloques.map(({ textos }) => textos)
    const abiertas = await countAbiertas(tx, clima, { bloque, previos: textosPrevios })
    return {
      ...contado,
      textos: esAvance
        ? {}
        : computeTextosDeBloque(
            abiertas,
            joinPatrones([...previos, contado.patron]),
            definicion.areasDeTrabajo,
          ),
      avance: avance?.con ?? null,
    }
  })

/** An early block shows neither seniorities nor texts: where nobody waits after it, they still are at the end. */
const isVacioUtil = ({ esElUltimo = false }: Pick<Pedido, 'esElUltimo'>, bloques: readonly Bloque[]) =>
  esElUltimo && bloques.at(-1)?.avance != null

/** Blocks before that have no seniorities: their sheets are counted again. */
async function countPrevios(
  tx: Tx,
  clima: Parameters<typeof countHojas>[1],
  bloques: readonly Bloque[],
): Promise<Cubo[]> {
  const cubos: Cubo[] = []
  for (const { numero } of bloques) cubos.push((await countHojas(tx, { ...clima, bloque: numero })).cubo)
  return cubos
}

/**
 * False where a sheet was deleted since they were counted. None of a closed climate is: of two who finish the same close the
 * first stores the block, and the other finds it stored.
 */
async function saveBloque(
  ctx: Ctx,
  { idClima, minimo, requirePublicable, note }: Pedido,
  { marca, numero, contado }: { marca: string; numero: number; contado: Publicado },
): Promise<boolean> {
  return changeClima(ctx, idClima, async (tx, clima) => {
    await requirePublicable(tx, clima)
    if (clima.cerrado ? clima.publicacion >= numero : isInterrumpida(clima)) return false
    if ((minimo ?? clima.minimoPorGrupo) !== contado.patron.minimo) return false
    if (!clima.cerrado && clima.publicando !== marca)
      throw conflict('Alguien más está publicando estos resultados.')
    await insertBloque(tx, idClima, { numero, publicado: ctx.now(), contado })
    await endPublicacion(tx, idClima, { bloque: numero, now: ctx.now() })
    await note?.(tx, clima, contado)
    return true
  })
}

const listGruposSin = ({ definicion }: ClimaGuardado, { entran }: Avance) =>
  definicion.gruposDeOpinion.flatMap(({ id }) => (entran.has(id) ? [] : [id]))

/** Too few for a block: they are in none, not even in one of nobody. */
async function putOffPocas(tx: Tx, clima: ClimaGuardado): Promise<void> {
  const { id: idClima, publicacion, minimoPorGrupo: limite } = clima
  if ((await countHojasSinPublicarHasta(tx, clima, { limite })) < limite)
    await putOff(tx, { idClima, bloque: publicacion + 1 })
}

/**
 * Stores the figures of every finished sheet that waits as one block. Null where they are too few for one. A sheet is given its block by the
 * save that finishes it, so none is written here: from the mark on what is finished is of the block after, and those of this one
 * are counted while others answer. No step keeps others waiting, and what a crash leaves behind is taken up by the next try.
 */
export async function storeBloque(ctx: Ctx, pedido: Pedido): Promise<Publicado | null> {
  const { idClima, tell } = pedido
  for (let intento = 0; intento < INTENTOS; intento++) {
    const marca = randomUUID()
    tell?.(0, 'Revisando que se pueda publicar')
    const comenzado = await changeClima(ctx, idClima, async (tx, clima) => {
      await pedido.requirePublicable(tx, clima)
      const numero = clima.publicacion + 1
      // A try came to nothing: what was finished since is of this one.
      if (clima.publicando !== null) await takeDespues(tx, { idClima, bloque: numero })
      if (pedido.conSinTerminar) await takeSinTerminar(tx, { idClima, bloque: numero })
      const avance = (await pedido.chooseAvance?.(tx, clima)) ?? null
      if (avance) await putOff(tx, { idClima, bloque: numero }, listGruposSin(clima, avance))
      else if (pedido.esElUltimo) await putOffPocas(tx, clima)
      await beginPublicacion(tx, idClima, marca)
      return { numero, avance }
    })
    tell?.(1, 'Contando los cuestionarios')
    const contado = await countBloque(ctx, pedido, comenzado)
    if (!contado) return null
    tell?.(2, 'Guardando las sumas')
    const { numero } = comenzado
    if (await saveBloque(ctx, pedido, { marca, numero, contado })) return contado
  }
  throw conflict('Los cuestionarios cambiaron mientras se publicaban. Inténtalo de nuevo en un momento.')
}

/**
 * The same, whole. From the figures on it is published, whatever becomes of this process: `terminado` is false where what follows is
 * left to whichever node comes next (finish-decididos.ts), within seconds.
 */
export async function publishBloque(
  ctx: Ctx & { log: Pick<AppContext['log'], 'error'> },
  pedido: Pedido,
): Promise<(Publicado & { terminado: boolean }) | null> {
  const { idClima, tell } = pedido
  const contado = await storeBloque(ctx, pedido)
  if (!contado) return null
  try {
    tell?.(3, 'Guardando los textos')
    const terminado = await finishTomado(ctx, idClima, () => finishBloques(ctx, { idClima }))
    return { ...contado, terminado }
  } catch (err) {
    ctx.log.error({ err, clima: idClima }, 'a publication is decided and not finished yet, taken up again')
    return { ...contado, terminado: false }
  }
}
