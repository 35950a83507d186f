import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { TestContext } from '#tests/support/test-context.ts'

const SCRIPT = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

/** Another process on the database of the test. */
export function spawnWorker({ config }: TestContext, mailFrom: string): ChildProcess {
  const settings = {
    env: {
      DATA_DIR: config.dataDir,
      SECRET: 's'.repeat(40),
      SMTP_URL: config.smtpUrl,
      MAIL_FROM: mailFrom,
      PUBLIC_URL: config.publicUrl,
    },
    database: config.database,
  }
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => endWorker(child, 'SIGKILL'))
  return child
}

export async function endWorker(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
