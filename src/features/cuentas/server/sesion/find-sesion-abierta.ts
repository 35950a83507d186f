import type { AppContext, Sesion } from '#server/context/context.ts'
import { isSegundoFactorExigido } from '../ajustes/get-ajustes.ts'
import { findEmpresasDeSesion, findSesion, type SesionGuardada } from './sesiones-store.ts'

/** What the account may do now, whatever held when the session was opened. */
export async function completeSesion(
  { db }: Pick<AppContext, 'db'>,
  sesion: SesionGuardada,
): Promise<Sesion> {
  return {
    ...sesion,
    empresas: await findEmpresasDeSesion(db, sesion.idUsuario, sesion.rol),
    faltaFactor: sesion.factor === 'ninguno' && (await isSegundoFactorExigido({ db })),
  }
}

export async function findSesionAbierta(
  ctx: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<Sesion | null> {
  const sesion = await findSesion(ctx.db, id, ctx.now())
  return sesion && completeSesion(ctx, sesion)
}
