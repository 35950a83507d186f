// Not TypeScript: for this one file, read before the cache is on, Node would keep its compiler in memory (15 MB).
import { enableCompileCache } from 'node:module'

const modo = process.argv[2] ?? 'start'
// Libraries choose their fast, small builds by this.
process.env.NODE_ENV ??= modo === 'dev' ? 'development' : 'production'
// Cached compilation roughly halves the time to a ready server; it must be on before the rest is loaded.
enableCompileCache()
const { startServer } = await import('./start-server.ts')
await startServer(modo)
