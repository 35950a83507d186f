import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { badUserInput } from '../../errors.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { saveLogo } from './ajustes-store.ts'

const MAX_BYTES = 300 * 1024

/** Pictures that cannot carry a script, known by their first bytes and not by what they call themselves. */
const FIRMAS = { png: Buffer.from('89504e470d0a1a0a', 'hex'), jpeg: Buffer.from('ffd8ff', 'hex') }

function requireImagen(logo: string): string {
  const [, base64] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(logo) ?? []
  const bytes = Buffer.from(base64 ?? '', 'base64')
  if (bytes.length > MAX_BYTES)
    throw badUserInput('El logotipo pasa de 300 KB: guarda una versión más pequeña.')
  const tipo = Object.entries(FIRMAS).find(([, firma]) => bytes.subarray(0, firma.length).equals(firma))?.[0]
  if (!tipo) throw badUserInput('El logotipo debe ser una imagen PNG o JPEG.')
  return `data:image/${tipo};base64,${bytes.toString('base64')}`
}

export async function updateLogo(ctx: AppContext, { logo }: { logo: string | null }): Promise<void> {
  const imagen = logo && requireImagen(logo)
  await inTransaction(ctx.db, async (tx) => {
    await saveLogo(tx, imagen)
    await noteBitacora(tx, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'logo' } })
  })
}
