import { CAMPOS_DE_FIRMA, type CampoDeFirma, type Firma } from '#domain/firma/firma.ts'
import { USOS_DE_FIRMA, type UsoDeFirma } from '#domain/firma/imagenes.ts'
import { parseFirma } from '#domain/firma/parse-firma.ts'
import type { PersonaDeFirma } from '#domain/firma/personas.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import {
  findFirma,
  findImagenes,
  findPersonas,
  findRevisionDeMarca,
  holdRevisionDeMarca,
  saveFirma,
} from '#server/db/firma-store.ts'
import { forgetFirma } from '#server/mail/direccion.ts'
import { getDireccionDeImagen } from './imagen-route.ts'

interface FirmaEditada extends Firma {
  revision: number
  personas: PersonaDeFirma[]
  imagenes: { uso: UsoDeFirma; direccion: string }[]
}

/** Each picture by its address. */
export async function getFirma({ db, config }: AppContext): Promise<FirmaEditada> {
  // Before what it numbers: a change in between is told as somebody else's.
  const revision = await findRevisionDeMarca(db)
  const personas = (await findPersonas(db)).map(({ foto, ...persona }) => ({
    ...persona,
    foto: getDireccionDeImagen(config, foto),
  }))
  const suyas = await findImagenes(db)
  const imagenes = USOS_DE_FIRMA.flatMap((uso) => {
    const direccion = getDireccionDeImagen(config, suyas[uso] ?? null)
    return direccion ? [{ uso, direccion }] : []
  })
  return { ...(await findFirma(db)), revision, personas, imagenes }
}

/** Holds from the next page, mail and document on, on every node. */
export async function updateFirma(
  ctx: AppContext,
  { firma: escrita, revision: vista }: { firma: Firma; revision: number },
): Promise<void> {
  const leida = parseFirma(escrita)
  if (!leida.ok) {
    const [campo, mensaje = ''] = Object.entries(leida.problemas)[0] ?? []
    throw badUserInput(mensaje, campo)
  }
  const firma = leida.valor
  await inTransaction(ctx.db, async (tx) => {
    const revision = await holdRevisionDeMarca(tx)
    if (revision !== vista)
      throw conflict('Alguien más guardó cambios mientras editabas. Recarga la página para verlos.')
    const anterior = await findFirma(tx)
    const isCambiado = (campo: CampoDeFirma) => firma[campo] !== anterior[campo]
    if (!CAMPOS_DE_FIRMA.some(isCambiado)) return
    await saveFirma(tx, firma, revision)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'firma' } })
  })
  forgetFirma(ctx.db)
}
