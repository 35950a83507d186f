import type { RequestContext } from '../../context.ts'
import { requireSesion } from '../sesion/require-sesion.ts'
import type { MayRead } from './read-rondas.ts'

/** Staff read every round. */
export function mayReadRonda(ctx: RequestContext): MayRead {
  const { empresas } = requireSesion(ctx)
  return () => empresas === null
}
