import type { EstadoDeTapado, RespuestaDeMesa } from '#contract/schema.generated.ts'
import { findDatosPersonales, type Pasaje } from '#domain/voces/datos-personales.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { changeRespuesta } from './change-respuesta.ts'
import { forgetTapados, insertTapado } from './voces-store.ts'

type Pedido = Pasaje & { idClima: string; clave: string; estado: EstadoDeTapado }

/** Covers a stretch, uncovers it, or leaves it to the rules again. */
export function changeTapado(
  ctx: Pick<AppContext, 'db'>,
  { idClima, clave, desde, hasta, tipo, estado }: Pedido,
): Promise<RespuestaDeMesa> {
  const deTexto = { idClima, clave }
  return changeRespuesta(ctx, deTexto, async (tx, { texto }) => {
    if (!(desde >= 0 && desde < hasta && hasta <= texto.length))
      throw badUserInput('Eso no está en la respuesta. Vuelve a marcarlo.')
    await forgetTapados(tx, deTexto, { desde, hasta })
    if (estado === 'tapado') await insertTapado(tx, deTexto, { desde, hasta, tipo, visible: false })
    if (estado !== 'visible') return
    const hallados = findDatosPersonales(texto).filter(
      (pasaje) => pasaje.desde < hasta && desde < pasaje.hasta,
    )
    for (const hallado of hallados) await insertTapado(tx, deTexto, { ...hallado, visible: true })
  })
}
