import { lazyScreen } from '#web/lib/lazy-screen.ts'
import { isFiltrada, isLectura } from './graficas.ts'

/** The readings of the whole have a chunk of their own: the specification's views do without it. */
export const lectura = lazyScreen(async () => (await import('./lecturas/Lectura.tsx')).Lectura)

/** So have the views with filters of several choices, whose fields weigh more than all charts. */
export const filtrada = lazyScreen(async () => (await import('./Filtrada.tsx')).Filtrada)

/** The chunk that a view comes in, where it is not that of the others; its file is named as the server knows it. */
export function findAparte(grafica: string | undefined) {
  if (isLectura(grafica))
    return { archivo: 'features/resultados/web/lecturas/Lectura.tsx', preload: lectura.preload }
  if (isFiltrada(grafica))
    return { archivo: 'features/resultados/web/Filtrada.tsx', preload: filtrada.preload }
  return null
}
