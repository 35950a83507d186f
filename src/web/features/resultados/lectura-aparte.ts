import { lazyScreen } from '../../lib/lazy-screen.ts'

/** The readings of the whole have a chunk of their own: the specification's views do without it. */
export const lectura = lazyScreen(async () => (await import('./lecturas/Lectura.tsx')).Lectura)
