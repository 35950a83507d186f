import type { AppContext } from '#server/context/context.ts'
import { hasMarcaDeDemo, isBaseNueva } from './demo-store.ts'
import type { CuentaDeDemo } from './load-demo.ts'

/**
 * At every start: DEMO=1 wants it, and a new embedded database gets it, so that a newcomer sees a firm at work. Once
 * only: whoever deletes it does not find it back.
 */
export async function ensureDemo(
  ctx: AppContext,
  onCuentas: (cuentas: CuentaDeDemo[]) => void = () => {},
): Promise<boolean> {
  const { demo } = ctx.config
  if (demo === false || (await hasMarcaDeDemo(ctx.db))) return false
  if (demo === 'auto' && !(await isBaseNueva(ctx.db))) return false
  // Its texts and files are read only when they are wanted.
  const { loadDemo } = await import('./load-demo.ts')
  return loadDemo(ctx, onCuentas)
}
