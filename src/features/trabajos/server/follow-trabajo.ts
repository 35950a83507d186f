import type { RequestContext } from '#server/context/context.ts'
import { type AvanceGuardado, beginTrabajo, carryOut, type TrabajoNuevo } from './carry-out.ts'
import { endTrabajo } from './trabajos-store.ts'

/**
 * Long work that its own call waits for, and that nobody can call off unless told so: who reloads the page meanwhile, or loses the
 * connection, still finds how far it is and how it ended. `toPaso` says what was done; it stays for a day, so it names nobody.
 */
export async function followTrabajo<T>(
  ctx: RequestContext,
  nuevo: TrabajoNuevo,
  run: (avance: AvanceGuardado) => Promise<T>,
  toPaso: (hecho: T) => string,
  { cancelable = false } = {},
): Promise<T> {
  const id = await beginTrabajo(ctx, nuevo, { cancelable })
  return carryOut(ctx, id, nuevo, async (avance) => {
    const hecho = await run(avance)
    // What is done is done, whether or not it could be noted.
    await endTrabajo(ctx.db, id, { estado: 'listo', paso: toPaso(hecho) }).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'the end of long work could not be noted'),
    )
    return hecho
  })
}
