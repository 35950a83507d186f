// Not TypeScript: for this one file, read before the cache is on, Node would keep its compiler in memory (15 MB).
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

const modo = process.argv[2] ?? 'start'
// Libraries choose their fast, small builds by this.
process.env.NODE_ENV ??= modo === 'dev' ? 'development' : 'production'
// Cached compilation roughly halves the time to a ready server; it must be on before the rest is loaded.
enableCompileCache()
// Our own heap has its size by now (serverFlags). Left there, the flag would win over the limits that each thread is given.
setFlagsFromString('--max-semi-space-size=0')
const { startServer } = await import('./start/start-server.ts')
await startServer(modo)
