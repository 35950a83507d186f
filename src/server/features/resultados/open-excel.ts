import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestContext } from '../../context.ts'
import { conflict } from '../../errors.ts'
import { streamLibro } from '../../excel/render-libro.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import type { Avance } from '../trabajos/carry-out.ts'
import { followTrabajo } from '../trabajos/follow-trabajo.ts'
import { countLoEscrito } from './read-abiertas.ts'
import { createPartesDeExcel, type PartesDeExcel } from './render-excel.ts'

/** Fewer are written before anybody has looked for how far it is. */
const MUCHOS_TEXTOS = 5_000
/** Read, then written. */
const PASOS_POR_TEXTO = 2

/** Everything in one file, to be read as it is written. With many texts it is followed as any long work is. */
export async function openExcel(
  ctx: RequestContext,
  { idClima, gone }: { idClima: string /** The reader went away. */; gone: AbortSignal },
): Promise<Readable> {
  const partes = await createPartesDeExcel(ctx, { idClima })
  const { idEmpresa } = partes.clima
  // Before the first byte leaves.
  await noteBitacora(ctx.db, ctx, { tipo: 'excelDescargado', idEmpresa, idClima })
  const textos = partes.abiertas ? await countLoEscrito(ctx, partes.clima) : 0
  if (textos < MUCHOS_TEXTOS) return Readable.from(streamLibro(ctx, { ...partes, signal: gone }))
  const salida = new PassThrough()
  const nuevo = {
    tipo: 'excel',
    idClima,
    paso: 'Leyendo lo que las personas escribieron',
    total: textos * PASOS_POR_TEXTO,
  }
  followTrabajo(
    ctx,
    nuevo,
    (avance) => write(ctx, partes, textos, salida, { ...avance, gone }),
    () => 'Se descargó.',
    {
      cancelable: true,
    },
  ).catch((error: Error) => salida.destroy(error))
  return salida
}

async function write(
  ctx: Pick<RequestContext, 'db'>,
  { libro, abiertas }: PartesDeExcel,
  textos: number,
  salida: PassThrough,
  { tell, signal, gone }: Avance & { gone: AbortSignal },
): Promise<void> {
  let leidos = 0
  const contadas = abiertas && {
    ...abiertas,
    read: (take: Parameters<typeof abiertas.read>[0]) =>
      abiertas.read(async (tira) => {
        await take(tira)
        leidos += tira.cuantos
        tell(leidos)
      }),
  }
  const ends = AbortSignal.any([signal, gone])
  const onAvance = (pasos: number) => tell(textos + pasos, 'Escribiendo el archivo')
  try {
    await pipeline(
      streamLibro(ctx, { libro, ...(contadas ? { abiertas: contadas } : {}), signal: ends, onAvance }),
      salida,
      { signal: ends },
    )
  } catch (error) {
    if (gone.aborted) throw conflict('La descarga se dejó a medias.')
    throw error
  }
}
