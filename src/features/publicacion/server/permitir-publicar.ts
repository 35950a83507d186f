import { changeClima, permitPublicacion } from '#features/climas/server/cambiar-clima.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, Sesion } from '#server/context/context.ts'
import { findEsperaDePermiso, forgetMarca } from '#server/llaves/marcas-de-publicacion.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'now'> & { sesion?: Sesion | null }

/**
 * Lets a climate that came back open be published and closed again. The mark goes last: where it cannot be taken away, the climate
 * goes on waiting, and whoever administers it is asked again.
 */
export async function permitirPublicar(
  ctx: Ctx,
  { idClima, autor }: { idClima: string; autor?: { tipo: 'consola' } },
): Promise<void> {
  await changeClima(ctx, idClima, async (tx, clima) => {
    if (!(await findEsperaDePermiso(ctx, clima))) throw conflict('Este clima no espera ningún permiso.')
    await permitPublicacion(tx, idClima)
    const { anio, idEmpresa } = clima
    await noteBitacora(tx, ctx, {
      tipo: 'publicacionPermitida',
      datos: { anio },
      idEmpresa,
      idClima,
      ...(autor && { autor }),
    })
  })
  await forgetMarca(ctx, idClima).catch(() => {
    throw conflict(
      'El permiso quedó a medias: no se pudo escribir en la carpeta de llaves. Inténtalo de nuevo cuando se pueda.',
    )
  })
}
