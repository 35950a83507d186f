import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import type { CliContext } from '../../src/cli/cli-context.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { createTestContext, type TestContext } from './test-context.ts'

interface Person {
  /** What comes on standard input. */
  input?: string
  /** The answer to whatever is asked. */
  answer?: boolean
}

/** The commands as somebody at a terminal runs them, with what they print and ask. */
export function createTestCli(ctx: TestContext, { input = '', answer = false }: Person = {}) {
  const lines: string[] = []
  const questions: string[] = []
  const cli: CliContext = {
    ...ctx,
    directory: ctx.config.dataDir,
    print: (line) => lines.push(line),
    readInput: async () => input,
    confirm: async (question) => {
      questions.push(question)
      return answer
    },
  }
  return { cli, lines, questions }
}

/** The same on a fresh database. */
export async function openTestCli(engine: Engine, person: Person = {}) {
  const ctx = await createTestContext(engine)
  return { ctx, ...createTestCli(ctx, person) }
}

/** The command as a process of its own, beside whoever is working and without a terminal. */
export async function runCli({ config }: Pick<TestContext, 'config'>, args: string[]) {
  const { database, dataDir, llavesDir, secret } = config
  const where: Record<string, string> =
    database.engine === 'postgres'
      ? { DATABASE_URL: database.url, DATA_DIR: dataDir }
      : { DATA_DIR: dirname(database.file) }
  const { NODE_COMPILE_CACHE, PATH } = process.env
  const child = spawn('node', ['src/cli/main.ts', ...args], {
    env: { NODE_COMPILE_CACHE, PATH, SECRET: secret!, LLAVES_DIR: llavesDir, ...where },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'exit')
  return { code: code as number, text }
}
