const TURNO_MS = 8

const letOthers = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Long work a few milliseconds at a time: between two turns, keys and the screen have theirs. Null: it was called off. */
export async function runPorPasos<T>(pasos: Iterator<unknown, T>, signal: AbortSignal): Promise<T | null> {
  for (;;) {
    await letOthers()
    if (signal.aborted) return null
    const hasta = performance.now() + TURNO_MS
    do {
      const paso = pasos.next()
      if (paso.done) return paso.value
    } while (performance.now() < hasta)
  }
}
