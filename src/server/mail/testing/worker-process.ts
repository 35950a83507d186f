// A node of its own, for tests that kill one or run several: node worker-process.ts '{"env": …, "database": …}'
import { pino } from 'pino'
import { readConfig } from '../../context/config.ts'
import type { AppContext } from '../../context/context.ts'
import { createSecret } from '../../context/secret.ts'
import { openDatabase } from '../../db/engine/database.ts'
import { createMailWorker } from '../mail-worker.ts'
import { plantillasDePrueba } from './saludo.ts'

const { env, database } = JSON.parse(process.argv[2] ?? '')
const config = { ...readConfig(env, 'start', env.DATA_DIR), database }
const ctx: AppContext = {
  db: openDatabase(database),
  config,
  secret: createSecret('s'.repeat(40)),
  log: pino({ level: 'silent' }) as AppContext['log'],
  now: Date.now,
  production: true,
}
const worker = createMailWorker(ctx, { plantillas: plantillasDePrueba, esperaMs: 25 })
worker.start()
process.on('SIGTERM', async () => {
  await worker.stop()
  await ctx.db.destroy()
})
