import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { MarcoDeAbiertas } from '#domain/resultados/libro/pestana-de-abiertas.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { countAbiertas, readAbiertas as readVivas } from '#features/encuesta/server/count-hojas.ts'
import { countTextos, readTextos } from '#features/publicacion/server/list-textos.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot } from '#server/db/engine/transaction.ts'
import type { AbiertasDeLibro } from '#server/excel/render-libro.ts'
import { isPublicado } from './leer-resultados.ts'

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Every group and every open question, whether or not anybody wrote anything. */
export const createMarcoDeAbiertas = ({ definicion }: ClimaGuardado): MarcoDeAbiertas => ({
  grupos: definicion.gruposDeOpinion.map(({ id, orden, nombre }) => ({ id, orden, nombre })),
  areas: definicion.areasDeTrabajo.map(({ id, nombre }) => ({ id, nombre })),
  preguntas: listPreguntas(definicion.cuestionario)
    .filter(({ clase }) => clase === 'abierta')
    .map(({ id, pregunta }) => ({ id, pregunta })),
})

/** What people wrote, slice by slice and as of one moment; published ones where the climate has a minimum. */
export const createLectorDeAbiertas =
  (ctx: Ctx, idClima: string): AbiertasDeLibro['read'] =>
  (take) =>
    inOwnSnapshot(ctx, async (tx) => {
      const clima = await requireClima(tx, idClima)
      const tiras = isPublicado(clima) ? readTextos(tx, idClima) : readVivas(tx, idClima)
      for await (const leidos of tiras) await take(leidos)
    })

/** About as many as the workbook will have rows: empty ones count too. */
export const countLoEscrito = (ctx: Ctx, clima: ClimaGuardado): Promise<number> =>
  isPublicado(clima) ? countTextos(ctx.db, clima.id) : countAbiertas(ctx.db, clima.id)
