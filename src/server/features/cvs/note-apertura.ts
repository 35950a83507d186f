import { HORA_MS } from '../../../domain/fechas/duraciones.ts'
import type { AppContext, Sesion } from '../../context.ts'
import { consumeLimite } from '../../db/limites.ts'
import { type Anotacion, noteBitacora } from '../bitacora/note-bitacora.ts'

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
