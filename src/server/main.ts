import { enableCompileCache } from 'node:module'

// Cached compilation roughly halves the time to a ready server; it must be on before the rest is loaded.
enableCompileCache()
const { startServer } = await import('./start-server.ts')
await startServer(process.argv[2] ?? 'start')
