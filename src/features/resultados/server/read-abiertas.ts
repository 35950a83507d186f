import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { MarcoDeAbiertas } from '#domain/resultados/libro/pestana-de-abiertas.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countTextosPosibles, readTextos as readVivos } from '#features/encuesta/server/count-hojas.ts'
import { countTextos, readTextos } from '#features/publicacion/server/list-textos.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot } from '#server/db/engine/transaction.ts'
import { inTurns } from '#server/db/sql/row-list.ts'
import type { AbiertasDeLibro } from '#server/excel/render-libro.ts'
import { findLlaveParaContar } from '#server/llaves/create-llave.ts'
import { isPublicado } from './leer-resultados.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

/** Every group and every open question, whether or not anybody wrote anything. */
export const createMarcoDeAbiertas = ({ definicion }: ClimaGuardado): MarcoDeAbiertas => ({
  grupos: definicion.gruposDeOpinion.map(({ id, orden, nombre }) => ({ id, orden, nombre })),
  areas: definicion.areasDeTrabajo.map(({ id, nombre }) => ({ id, nombre })),
  preguntas: listPreguntas(definicion.cuestionario)
    .filter(({ clase }) => clase === 'abierta')
    .map(({ id, pregunta }) => ({ id, pregunta })),
})

/** Written answers, slice by slice and as of one moment; published ones where the climate has a minimum. */
export const createLectorDeAbiertas =
  (ctx: Ctx, idClima: string): AbiertasDeLibro['read'] =>
  (take) =>
    inOwnSnapshot(ctx, async (tx) => {
      const clima = await requireClima(tx, idClima)
      if (isPublicado(clima)) {
        for await (const leidos of readTextos(tx, idClima)) await take(leidos)
        return
      }
      const vivos = await readVivos(tx, { ...clima, llave: await findLlaveParaContar(ctx, clima) })
      for await (const leidos of inTurns(vivos)) await take(leidos)
    })

/** About as many as the workbook will have rows: empty ones count too. */
export const countLoEscrito = (ctx: Ctx, clima: ClimaGuardado): Promise<number> =>
  isPublicado(clima) ? countTextos(ctx.db, clima.id) : countTextosPosibles(ctx.db, clima)
