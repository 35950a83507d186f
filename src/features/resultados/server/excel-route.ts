import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { createLibro, formatCual } from '#domain/resultados/libro/create-libro.ts'
import type { Libro } from '#domain/resultados/libro/libro.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireConRespuestas } from '#features/climas/server/require-clima.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { followTrabajo } from '#features/trabajos/server/trabajos.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import {
  type AbiertasDeLibro,
  MIME_DE_EXCEL,
  renderLibro,
  renderLibroComoUrl,
} from '#server/excel/render-libro.ts'
import { refuseArchivo } from '#server/http/refuse.ts'
import { getResultados } from './leer-resultados.ts'
import { countLoEscrito, createLectorDeAbiertas, createMarcoDeAbiertas } from './read-abiertas.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>

interface PartesDeExcel {
  clima: ClimaGuardado
  /** The figures. */
  libro: Libro
  /** Written answers, where there are open questions; never for a client. */
  abiertas?: AbiertasDeLibro
}

/** Counts or reads the figures of a climate; what people wrote is read when the workbook is written. */
async function createPartesDeExcel(ctx: Ctx, { idClima }: { idClima: string }): Promise<PartesDeExcel> {
  const { clima, resultados, complementarias } = await getResultados(ctx, { idClima })
  requireConRespuestas(clima)
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const titulo = { ...clima, empresa: nombre_comercial }
  const libro = createLibro({ titulo, resultados, complementarias: complementarias() })
  const { papel } = await getAjustes(ctx)
  const marco = createMarcoDeAbiertas(clima)
  const hasAbiertas = marco.grupos.length > 0 && marco.preguntas.length > 0
  const abiertas = { titulo: formatCual(titulo), marco, read: createLectorDeAbiertas(ctx, idClima) }
  return { clima, libro: { ...libro, papel }, ...(hasAbiertas ? { abiertas } : {}) }
}

/** The figures of a climate without what people wrote: a client may have it. */
export async function renderExcelDeCifras(ctx: Ctx, { idClima }: { idClima: string }): Promise<Buffer> {
  const { libro } = await createPartesDeExcel(ctx, { idClima })
  return renderLibro(ctx, libro)
}

/** Everything in one file, as a data URL (contract). */
export async function getExcel(ctx: Ctx, { idClima }: { idClima: string }): Promise<string> {
  const { clima, libro, abiertas } = await createPartesDeExcel(ctx, { idClima })
  const url = await renderLibroComoUrl(ctx, libro, { abiertas })
  await noteBitacora(ctx.db, ctx, { tipo: 'excelDescargado', idEmpresa: clima.idEmpresa, idClima })
  return url
}

/** Fewer are written before anybody has looked for how far it is. */
const MUCHOS_TEXTOS = 5_000
/** Read, then written. */
const PASOS_POR_TEXTO = 2

/** Everything in one file. With many texts it is followed as any long work is. */
async function downloadExcel(
  ctx: RequestContext,
  { idClima, gone }: { idClima: string /** The reader went away. */; gone: AbortSignal },
): Promise<Buffer> {
  const { clima, libro, abiertas } = await createPartesDeExcel(ctx, { idClima })
  // Before the first byte leaves.
  await noteBitacora(ctx.db, ctx, { tipo: 'excelDescargado', idEmpresa: clima.idEmpresa, idClima })
  const textos = abiertas ? await countLoEscrito(ctx, clima) : 0
  if (!abiertas || textos < MUCHOS_TEXTOS) return renderLibro(ctx, libro, { abiertas, signal: gone })
  const nuevo = {
    tipo: 'excel',
    idClima,
    paso: 'Leyendo lo que las personas escribieron',
    total: textos * PASOS_POR_TEXTO,
  }
  return followTrabajo(
    ctx,
    nuevo,
    async ({ tell, signal }) => {
      let leidos = 0
      const contadas: AbiertasDeLibro = {
        ...abiertas,
        read: (take) =>
          abiertas.read(async (tira) => {
            await take(tira)
            leidos += tira.length
            tell(leidos)
          }),
      }
      try {
        return await renderLibro(ctx, libro, {
          abiertas: contadas,
          signal: AbortSignal.any([signal, gone]),
          onAvance: (filas) => tell(textos + Math.min(filas, textos), 'Escribiendo el archivo'),
        })
      } catch (error) {
        if (gone.aborted) throw conflict('La descarga se dejó a medias.')
        if (signal.aborted) throw conflict('La descarga se canceló.')
        throw error
      }
    },
    () => 'Se descargó.',
    { cancelable: true },
  )
}

/** The workbook of a climate, for the page; whoever goes away meanwhile ends its writing. */
export function registerExcelRoute(api: FastifyInstance): void {
  api.get<{ Params: { idClima: string } }>(
    '/resultados/:idClima/excel',
    { config: { permiso: 'personal' } },
    async (request, reply) => {
      const { idClima } = request.params
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      reply.header('cache-control', 'private, no-store')
      try {
        const libro = await downloadExcel(await request.buildContext(reply), { idClima, gone: gone.signal })
        return reply
          .type(MIME_DE_EXCEL)
          .headers({
            'content-disposition': formatContentDisposition(`Clima-${idClima}.xlsx`),
            'x-content-type-options': 'nosniff',
          })
          .send(libro)
      } catch (error) {
        return refuseArchivo(reply, error, gone.signal)
      }
    },
  )
}
