type Motor = typeof import('./motor.ts')

let motor: Motor | null = null

/** The library, once it has come. */
export const getMotor = () => motor

/** A chunk of its own: pages without charts never load it. */
export async function loadMotor(): Promise<Motor> {
  motor ??= await import('./motor.ts')
  return motor
}

const PRIMERO = { encabezado: '', medida: '', filas: [{ nombre: 'Uno', barras: [] }] }

/** Where charts are a click away: the library comes, and draws for the first time, while nobody waits for it. */
export function preloadGraficas(): () => void {
  const load = async () => {
    const cargado = await loadMotor()
    for (const render of cargado.listTramos(PRIMERO, 320, false)) render()
  }
  // Without it the first chart just comes a moment later; where it is needed and does not come, that is said.
  const timer = setTimeout(() => load().catch(() => {}), 600)
  return () => clearTimeout(timer)
}
