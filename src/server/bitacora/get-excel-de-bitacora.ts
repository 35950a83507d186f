import { texto } from '#domain/resultados/libro/libro.ts'
import type { AppContext } from '../context/context.ts'
import { renderLibroComoUrl } from '../excel/render-libro.ts'
import { listAnotaciones } from './bitacora-store.ts'
import { type FiltroPedido, parseFiltro } from './get-bitacora.ts'
import { noteBitacora } from './note-bitacora.ts'
import { presentAnotacion } from './present-anotacion.ts'

const MAX_FILAS = 50_000

/** What the screen shows with that filter, all of it; that it was taken out is an entry itself. */
export async function getExcelDeBitacora(
  ctx: AppContext,
  { filtro }: { filtro: FiltroPedido },
): Promise<string> {
  const { timeZone } = ctx.config
  const rows = await listAnotaciones(ctx.db, parseFiltro(filtro), { limit: MAX_FILAS, despuesDe: null })
  const fecha = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const filas = rows
    .map(presentAnotacion)
    .map(({ momento, quien, frase, sobre }) => [
      texto(fecha.format(momento)),
      texto(quien),
      texto(frase.map((trozo) => trozo.texto).join(''), 'parrafo'),
      texto(sobre ?? ''),
    ])
  const encabezados = ['Cuándo', 'Quién', 'Qué', 'Sobre'].map((nombre) => texto(nombre, 'encabezado'))
  const url = await renderLibroComoUrl(ctx, {
    pestanas: [
      {
        nombre: 'Bitácora',
        anchos: [26, 30, 80, 36],
        filasFijas: 1,
        columnasFijas: 0,
        filas: [encabezados, ...filas],
      },
    ],
  })
  await noteBitacora(ctx.db, ctx, { tipo: 'bitacoraDescargada' })
  return url
}
