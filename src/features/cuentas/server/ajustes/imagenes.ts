import { type ImagenesDeFirma, LIMITES_DE_IMAGEN, type UsoDeFirma } from '#domain/firma/imagenes.ts'
import { type Imagen, rewriteImagen } from '#server/archivos/rewrite-imagen.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findImagenes, holdRevisionDeMarca, saveImagenes } from '#server/db/firma-store.ts'
import { deleteImagenes, findImagen, listHuellas, saveImagen } from './imagenes-store.ts'

/** imagen: a data URL; null where it goes. */
interface ImagenEscrita {
  uso: UsoDeFirma
  imagen?: string | null | undefined
}

/** The firm's logo as a data URL (PNG), for what leaves the house. */
export async function getLogo({ db }: { db: Db }): Promise<string | null> {
  const { logo } = await findImagenes(db)
  const imagen = logo ? await findImagen(db, logo) : undefined
  return imagen ? `data:image/png;base64,${Buffer.from(imagen.contenido).toString('base64')}` : null
}

/** Those that are named; the others stay. On the pages from the next request on, on every node. */
export async function updateImagenes(ctx: AppContext, escritas: readonly ImagenEscrita[]): Promise<void> {
  const leidas: [UsoDeFirma, Imagen | null][] = []
  for (const { uso, imagen } of escritas)
    leidas.push([uso, imagen ? await rewriteImagen(imagen, LIMITES_DE_IMAGEN[uso], 'imagen') : null])
  await inTransaction(ctx.db, async (tx) => {
    const revision = await holdRevisionDeMarca(tx)
    const imagenes: { -readonly [Uso in keyof ImagenesDeFirma]: ImagenesDeFirma[Uso] } =
      await findImagenes(tx)
    for (const [uso, imagen] of leidas) {
      await deleteImagenes(tx, await listHuellas(tx, uso))
      if (imagen) imagenes[uso] = await saveImagen(tx, uso, imagen)
      else delete imagenes[uso]
    }
    await saveImagenes(tx, imagenes, revision)
    const ajuste = leidas.some(([uso]) => uso === 'portada') ? 'portada' : 'logo'
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste } })
  })
}
