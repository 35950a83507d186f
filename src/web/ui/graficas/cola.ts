/** Charts that came into view are drawn in small steps, one a frame: a page full of them still scrolls. */
type Paso = () => void

const dibujos = new Set<() => Paso[]>()
let pasos: Paso[] = []
let enMarcha = false

function runNext() {
  if (pasos.length === 0) {
    const [empezar] = dibujos
    if (empezar) {
      dibujos.delete(empezar)
      pasos = empezar()
    }
  }
  pasos.shift()?.()
  if (pasos.length + dibujos.size > 0) requestAnimationFrame(runNext)
  else enMarcha = false
}

/** empezar: what gives the steps of one chart, when its turn comes. Gives back what takes it out again. */
export function enqueueDibujo(empezar: () => Paso[]): () => void {
  dibujos.add(empezar)
  if (!enMarcha) {
    enMarcha = true
    requestAnimationFrame(runNext)
  }
  return () => dibujos.delete(empezar)
}
