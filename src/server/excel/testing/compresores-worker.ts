import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { createDeflateRaw } from 'node:zlib'
import { endWhenAsked } from '../../hilo.ts'

endWhenAsked()
parentPort!.postMessage('begun')
for (;;) {
  for (let i = 0; i < 500; i++) createDeflateRaw().close()
  await setImmediate()
}
