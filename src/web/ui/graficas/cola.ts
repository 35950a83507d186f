/** Charts that came into view are drawn one a frame: a page full of them still scrolls. */
const pendientes = new Set<() => void>()
let enMarcha = false

function runNext() {
  const [tarea] = pendientes
  if (tarea) {
    pendientes.delete(tarea)
    tarea()
  }
  if (pendientes.size > 0) requestAnimationFrame(runNext)
  else enMarcha = false
}

/** Gives back what takes the task out again. */
export function enqueueDibujo(tarea: () => void): () => void {
  pendientes.add(tarea)
  if (!enMarcha) {
    enMarcha = true
    requestAnimationFrame(runNext)
  }
  return () => pendientes.delete(tarea)
}
