import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { type Anotacion, noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, Sesion } from '#server/context/context.ts'
import { consumeLimite } from '#server/db/limites.ts'

type Apertura = Extract<Anotacion, { tipo: 'cvAbierto' | 'envioAbierto' }>

/** Once an hour for each account and CV: a screen asks for the same one again and again. */
export async function noteApertura(
  ctx: Pick<AppContext, 'db' | 'now' | 'secret'> & { sesion?: Sesion | null },
  apertura: Apertura & { idObjeto: string },
): Promise<void> {
  const quien = ctx.sesion?.idUsuario ?? ''
  const clave = `apertura:${ctx.secret.sign('limites', `${quien}\n${apertura.tipo}\n${apertura.idObjeto}`)}`
  if (!(await consumeLimite(ctx.db, ctx.now(), { clave, max: 1, ventanaMs: HORA_MS }))) return
  await noteBitacora(ctx.db, ctx, apertura)
}
