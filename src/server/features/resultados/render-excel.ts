import { createLibro, formatCual } from '../../../domain/resultados/libro/create-libro.ts'
import type { Libro } from '../../../domain/resultados/libro/libro.ts'
import type { AppContext } from '../../context.ts'
import { type AbiertasDeLibro, renderLibro } from '../../excel/render-libro.ts'
import { getAjustes } from '../ajustes/get-ajustes.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { getResultados } from './get-resultados.ts'
import { createLectorDeAbiertas, createMarcoDeAbiertas } from './read-abiertas.ts'

export const MIME_DE_EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Ctx = Pick<AppContext, 'db' | 'config' | 'now'>

export interface PartesDeExcel {
  clima: ClimaGuardado
  /** The figures. */
  libro: Libro
  /** What people wrote, where there are open questions; never for a client. */
  abiertas?: AbiertasDeLibro
}

/** Counts or reads the figures of a climate; what people wrote is read when the workbook is written. */
export async function createPartesDeExcel(
  ctx: Ctx,
  { idClima }: { idClima: string },
): Promise<PartesDeExcel> {
  const { clima, resultados, complementarias } = await getResultados(ctx, { idClima })
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const titulo = { ...clima, empresa: nombre_comercial }
  const libro = createLibro({ titulo, resultados, complementarias: complementarias() })
  const { papel } = await getAjustes(ctx)
  const marco = createMarcoDeAbiertas(clima)
  const hasAbiertas = marco.grupos.length > 0 && marco.preguntas.length > 0
  const abiertas = { titulo: formatCual(titulo), marco, read: createLectorDeAbiertas(ctx, idClima) }
  return { clima, libro: { ...libro, papel }, ...(hasAbiertas ? { abiertas } : {}) }
}

/** The figures of a climate in one file; what people wrote only where asked for, which is never for a client. */
export async function renderExcel(
  ctx: Ctx,
  { idClima, conTextos }: { idClima: string; conTextos: boolean },
): Promise<{ idEmpresa: string; contenido: Buffer }> {
  const { clima, libro, abiertas } = await createPartesDeExcel(ctx, { idClima })
  const contenido = await renderLibro(ctx, libro, conTextos ? abiertas : undefined)
  return { idEmpresa: clima.idEmpresa, contenido }
}
