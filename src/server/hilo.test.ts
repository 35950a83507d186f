import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endThread } from './hilo.ts'

const VECES = 20

test('a thread that opens compressors is ended at any moment, and the process goes on', async () => {
  for (let i = 0; i < VECES; i++) {
    const worker = new Worker(new URL('./excel/testing/compresores-worker.ts', import.meta.url), {
      execArgv: [],
    })
    await once(worker, 'message')
    await setTimeout(i % 5)
    await endThread(worker)
    expect(worker.threadId).toBe(-1)
    // Ended already: nothing to wait for.
    await endThread(worker)
  }
})
