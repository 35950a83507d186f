import type { AppContext } from '../context/context.ts'
import { isCopiaAlAlcance } from './copia-de-llaves.ts'
import { forgetLlave } from './create-llave.ts'
import { destroyLlaveFile } from './llaves-dir.ts'
import { findCopia, insertDestruida, noteDestruida } from './llaves-store.ts'

/** In the transaction that ends the climate: what a crash or an absent disk leaves undone is done at the next sweep. */
export const noteLlaveSinUso = insertDestruida

/** The end of a climate's key, in the folder and in the copy that is kept of it. */
export interface Destruccion {
  carpeta: 'destruida' | 'ausente' | 'pendiente'
  copia: 'destruida' | 'pendiente' | null
}

type Ctx = Pick<AppContext, 'db' | 'config'> & { log: Pick<AppContext['log'], 'error'> }

async function destroyIn(
  { log }: Ctx,
  { dir, idClima }: { dir: string; idClima: string },
): Promise<Destruccion['carpeta']> {
  try {
    return (await destroyLlaveFile(dir, idClima)) ? 'destruida' : 'ausente'
  } catch (err) {
    log.error({ err, clima: idClima, carpeta: dir }, 'a key that is over could not be destroyed')
    return 'pendiente'
  }
}

async function destroyInCopia(ctx: Ctx, idClima: string): Promise<Destruccion['copia']> {
  const dir = await findCopia(ctx.db)
  if (!dir) return null
  if (await isCopiaAlAlcance(dir)) {
    return (await destroyIn(ctx, { dir, idClima })) === 'pendiente' ? 'pendiente' : 'destruida'
  }
  ctx.log.error({ clima: idClima, carpeta: dir }, 'the copy of a key that is over is out of reach')
  return 'pendiente'
}

/** After the commit of `noteLlaveSinUso`, never before: nobody could answer an open survey any more. */
export async function destroyLlave(ctx: Ctx, { idClima }: { idClima: string }): Promise<Destruccion> {
  forgetLlave(ctx.db, idClima)
  const carpeta = await destroyIn(ctx, { dir: ctx.config.llavesDir, idClima })
  const copia = await destroyInCopia(ctx, idClima)
  if (carpeta !== 'pendiente' && copia !== 'pendiente') await noteDestruida(ctx.db, idClima)
  return { carpeta, copia }
}

/** News for whoever closed; empty where everything is as it should be. */
export function describeDestruccion({ carpeta, copia }: Destruccion): string {
  const frases = {
    destruida: '',
    ausente: ' Su llave no estaba en este servidor: si aparece, se borra.',
    pendiente: ' No se pudo borrar su llave; se sigue intentando. Avisa a quien administra el sitio.',
  }
  const deCopia =
    copia === 'pendiente'
      ? ' No se pudo borrar la copia que se guarda de su llave; se borra en cuanto vuelva a estar al alcance. Avisa a quien administra el sitio.'
      : ''
  return `${frases[carpeta]}${deCopia}`
}
