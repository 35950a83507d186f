import type { RespuestaDeResultado as RespuestaWire } from '#contract/schema.generated.ts'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { createFuentePublicada } from '#domain/resultados/bloques/fuente-publicada.ts'
import { computeComplementarias, type ParteComplementaria } from '#domain/resultados/complementarias.ts'
import { computeDataProcesada, type DataProcesada } from '#domain/resultados/data-procesada.ts'
import { createFuenteViva, type Fuente, lazy } from '#domain/resultados/fuente.ts'
import { countRespuestas, listRespuestas } from '#domain/resultados/respuestas-de-resultado.ts'
import { computeResultados, type Resultados } from '#domain/resultados/resultados.ts'
import { createComputeSatisfaccion, type Origenes } from '#domain/resultados/satisfaccion.ts'
import type { ClimaConCuentas, ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { sumContestaron } from '#features/climas/server/count-contestaron.ts'
import { findConCuentas } from '#features/climas/server/leer-clima.ts'
import { climaNotFound, requireClima } from '#features/climas/server/require-clima.ts'
import { countHojas } from '#features/encuesta/server/count-hojas.ts'
import { readBloques } from '#features/publicacion/server/bloques.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inOwnSnapshot } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'

export type ClimaConFuente = { clima: ClimaGuardado; fuente: Fuente }

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

/** Without a minimum the sheets are counted whenever somebody asks, as long as there are any. */
async function countVivo(ctx: Ctx, idClima: string): Promise<ClimaConFuente> {
  const { clima, cubo } = await inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const llave = await findLlaveParaContar(ctx, clima)
    return { clima, cubo: (await countHojas(tx, { ...clima, llave })).cubo }
  })
  return { clima, fuente: createFuenteViva(clima.definicion, cubo) }
}

async function readPublicado({ db }: Ctx, leido: ClimaConCuentas): Promise<ClimaConFuente> {
  const { clima } = leido
  const { id: idClima, publicacion, minimoPorGrupo: minimo, definicion } = clima
  const bloques = await readBloques(db, { idClima, publicacion })
  if (!bloques) throw climaNotFound()
  const publicado = { bloques, contestaron: sumContestaron(leido, bloques), minimo }
  return { clima, fuente: createFuentePublicada(definicion, publicado) }
}

/** A closed climate has nothing left but what its close published. */
export const isPublicado = (clima: ClimaGuardado): boolean => hasMinimo(clima) || clima.publicacion > 0

/** A climate with what its figures come from, both of one moment. leido: the climate, where the request has read it already. */
export async function readFuente(
  ctx: Ctx,
  idClima: string,
  leido = findConCuentas(ctx.db, { idClima }),
): Promise<ClimaConFuente> {
  const hallado = await leido
  if (!hallado) throw climaNotFound()
  return isPublicado(hallado.clima) ? readPublicado(ctx, hallado) : countVivo(ctx, idClima)
}

export type ResultadosDeClima = {
  clima: ClimaGuardado
  baseDeCalculo: BaseDeCalculo
  resultados: Resultados
  complementarias: () => ParteComplementaria[]
  dataProcesada: () => DataProcesada
}

const OTRA_BASE: Record<BaseDeCalculo, BaseDeCalculo> = {
  encuestados: 'respuestasValidas',
  respuestasValidas: 'encuestados',
}

/** pedida: null, on the climate's own base. */
export function computeResultadosDeClima(
  { clima, fuente }: ClimaConFuente,
  pedida: BaseDeCalculo | null,
): ResultadosDeClima {
  const { definicion } = clima
  const baseDeCalculo = pedida ?? clima.baseDeCalculo
  const resultados = computeResultados(definicion, baseDeCalculo, fuente)
  return {
    clima,
    baseDeCalculo,
    resultados,
    complementarias: lazy(() => computeComplementarias(definicion.cuestionario, fuente.general)),
    dataProcesada: lazy(() => {
      const conLaOtra = createComputeSatisfaccion(
        definicion,
        OTRA_BASE[baseDeCalculo],
        fuente,
      )(fuente.general)
      return computeDataProcesada(resultados, { baseDeCalculo, conLaOtra })
    }),
  }
}

/** baseDeCalculo: where another one than the climate's own is wanted. */
export type PedidoDeResultados = { idClima: string; baseDeCalculo?: BaseDeCalculo | null }

export async function getResultados(
  ctx: Ctx,
  { idClima, baseDeCalculo }: PedidoDeResultados,
): Promise<ResultadosDeClima> {
  return computeResultadosDeClima(await readFuente(ctx, idClima), baseDeCalculo ?? null)
}

const MAX_RESPUESTAS = 200_000

/** Answers written out so far. */
const createEscritas = () => ({ total: 0 })

/** Answers from counts. They are many: a request that asks for too many of them is refused before they are made. */
export function writeRespuestas(
  { memory }: Pick<RequestContext, 'memory'>,
  { origenes, idsPreguntas }: { origenes: Origenes; idsPreguntas: readonly string[] },
  codigos: readonly number[],
): RespuestaWire[] {
  const pedido = { origenes: origenes(), idsPreguntas, codigos }
  const escritas = memory.get(createEscritas)
  const antes = escritas.total
  const total = antes + countRespuestas(pedido)
  if (total > MAX_RESPUESTAS) {
    throw badUserInput(
      'Son demasiadas respuestas para una sola consulta. Pide los porcentajes sin las respuestas.',
    )
  }
  escritas.total = total
  return listRespuestas(pedido).map((respuesta, i) => ({ id: String(antes + i + 1), ...respuesta }))
}
