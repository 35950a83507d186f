import type { GrupoDeOpinion } from '#domain/climas/definicion.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { conflict } from '#server/base/errors.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { countLugares } from './count-llegadas.ts'

/** Tokens that staff see could be answered by staff: there are no more of them than people who are left to answer. */
export async function requireLugares(
  tx: Tx,
  clima: ClimaGuardado,
  {
    grupo,
    cuantos,
    porInvitar = 0,
  }: { grupo: GrupoDeOpinion; cuantos: number /** By mail, before those. */; porInvitar?: number },
): Promise<void> {
  const ahora = (await countLugares(tx, clima)).get(grupo.id)!
  const lugares = Math.max(0, ahora.lugares - porInvitar)
  const porCorreo = ahora.porCorreo + porInvitar
  const { sinCorreo } = ahora
  if (cuantos <= lugares) return
  const quedan =
    lugares === 0
      ? 'no queda lugar para otro token'
      : `solo ${lugares === 1 ? 'cabe' : 'caben'} ${formatCantidad(lugares, 'token', 'tokens')} más`
  throw conflict(
    `En «${grupo.nombre}» ${quedan} sin correo: tiene ${formatCantidad(grupo.encuestadosPlaneados, 'persona planeada', 'personas planeadas')}, ${porCorreo} invitadas por correo y ${sinCorreo} con token. Si de verdad son más, sube los planeados en Estructura: queda anotado en la bitácora.`,
    'cuantos',
  )
}
