/** What runs beside the tests: a server, a firm with its mail. */
export interface Started {
  stop: () => Promise<unknown>
}

export interface Compartido {
  /** One for all the tests of a file, or of the worker where no file is named. */
  share: <T extends Started>(file: string | null, name: string, start: () => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** A worker and its browser outlive a file; what a file started for itself ends when the next one wants its own. */
export function createCompartido(): Compartido {
  const ofWorker = new Map<string, Started>()
  const ofFile = new Map<string, Started>()
  let owner: string | null = null
  const stopAll = async (kept: Map<string, Started>) => {
    for (const started of kept.values()) await started.stop()
    kept.clear()
  }
  return {
    share: async <T extends Started>(file: string | null, name: string, start: () => Promise<T>) => {
      if (file && file !== owner) {
        await stopAll(ofFile)
        owner = file
      }
      const kept = file ? ofFile : ofWorker
      const started = kept.get(name) ?? (await start())
      kept.set(name, started)
      return started as T
    },
    stop: async () => {
      await stopAll(ofFile)
      await stopAll(ofWorker)
    },
  }
}
