import { findClima } from '#features/climas/server/find-clima.ts'
import { hasInvitados } from '#features/climas/server/has-invitados.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { AppContext } from '#server/context/context.ts'

export interface Portada {
  /** The commercial name of the company that is asked about. */
  empresa: string
  /** The fingerprint of its logo. */
  logo: string | null
  /** Of fewer people nothing is shown. */
  minimoPorGrupo: number
  /** It does not go down any more. */
  minimoFirme: boolean
}

/** Whose survey it is; null where there is no such climate. */
export async function getPortada(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<Portada | null> {
  // Before the minimum is read: from then on it can only have gone up.
  const minimoFirme = await hasInvitados(db, idClima)
  const clima = await findClima(db, { idClima })
  if (!clima) return null
  const { nombre_comercial, logo } = await requireEmpresa(db, clima.idEmpresa)
  return { empresa: nombre_comercial, logo, minimoPorGrupo: clima.minimoPorGrupo, minimoFirme }
}
