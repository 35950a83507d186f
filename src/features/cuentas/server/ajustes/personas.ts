import {
  LIMITES_DE_FOTO,
  MAX_PERSONAS,
  type PersonaDeFirma,
  parsePersona,
  type TextosDePersona,
} from '#domain/firma/personas.ts'
import { type Imagen, rewriteImagen } from '#server/archivos/rewrite-imagen.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findPersonas, holdRevisionDeMarca, savePersonas } from '#server/db/firma-store.ts'
import { deleteImagenes, listHuellas, saveImagen } from './imagenes-store.ts'

/** foto: a data URL, or the address of the one that they have. */
export interface PersonaEscrita extends TextosDePersona {
  foto?: string | null | undefined
}

interface PersonaLeida extends TextosDePersona {
  foto: Imagen | string | null
}

async function readPersona({ foto, ...textos }: PersonaEscrita): Promise<PersonaLeida> {
  const leida = parsePersona(textos)
  if (!leida.ok) {
    const [campo, mensaje = ''] = Object.entries(leida.problemas)[0] ?? []
    throw badUserInput(mensaje, campo)
  }
  const isNueva = foto?.startsWith('data:')
  const suya = isNueva ? await rewriteImagen(foto!, LIMITES_DE_FOTO, 'foto') : foto?.split('/').at(-1)
  return { ...leida.valor, foto: suya || null }
}

/** All of them as they were written, in their order: on the pages from the next request on, on every node. */
export async function updatePersonas(
  ctx: AppContext,
  { personas: escritas, revision: vista }: { personas: readonly PersonaEscrita[]; revision: number },
): Promise<void> {
  if (escritas.length > MAX_PERSONAS) throw badUserInput(`Caben ${MAX_PERSONAS} personas.`, 'nombre')
  const leidas: PersonaLeida[] = []
  for (const escrita of escritas) leidas.push(await readPersona(escrita))
  await inTransaction(ctx.db, async (tx) => {
    const revision = await holdRevisionDeMarca(tx)
    if (revision !== vista)
      throw conflict('Alguien más guardó cambios mientras editabas. Recarga la página para verlos.')
    const guardadas = await listHuellas(tx, 'persona')
    const personas: PersonaDeFirma[] = []
    for (const { foto, ...textos } of leidas) {
      if (typeof foto === 'string' && !guardadas.includes(foto))
        throw badUserInput('Esa foto ya no está. Súbela de nuevo.', 'foto')
      const huella = foto === null || typeof foto === 'string' ? foto : await saveImagen(tx, 'persona', foto)
      personas.push({ ...textos, foto: huella })
    }
    if (JSON.stringify(personas) === JSON.stringify(await findPersonas(tx))) return
    const usadas = personas.map(({ foto }) => foto)
    await deleteImagenes(
      tx,
      guardadas.filter((huella) => !usadas.includes(huella)),
    )
    await savePersonas(tx, personas, revision)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'personas' } })
  })
}
