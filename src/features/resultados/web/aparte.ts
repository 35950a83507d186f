import { lazyScreen } from '#web/lib/lazy-screen.ts'
import { isFiltrada, isLectura } from './graficas.ts'

/** The readings of the whole have a chunk of their own: the specification's views do without it. */
export const lectura = lazyScreen(
  'features/resultados/web/lecturas/Lectura.tsx',
  async () => (await import('./lecturas/Lectura.tsx')).Lectura,
)

/** So have the views with filters of several choices, whose fields weigh more than all charts. */
export const filtrada = lazyScreen(
  'features/resultados/web/Filtrada.tsx',
  async () => (await import('./Filtrada.tsx')).Filtrada,
)

/** The chunk that a view comes in, where it is not that of the others. */
export const findAparte = (grafica: string | undefined) =>
  isLectura(grafica) ? lectura : isFiltrada(grafica) ? filtrada : null
