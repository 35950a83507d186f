import { expect, onTestFinished, vi } from 'vitest'
import { type SmtpOptions, type SmtpTestServer, startSmtp } from '../../../../tests/support/smtp.ts'
import type { TestContext } from '../../../../tests/support/test-context.ts'
import { createMailWorker, type MailWorker, type MailWorkerOptions } from '../mail-worker.ts'
import { plantillasDePrueba } from './saludo.ts'

/** A worker that looks often, ended with the test. */
export function startWorker(ctx: TestContext, options: Partial<MailWorkerOptions> = {}): MailWorker {
  const worker = createMailWorker(ctx, { plantillas: plantillasDePrueba, esperaMs: 25, ...options })
  worker.start()
  onTestFinished(() => worker.stop(0))
  return worker
}

/** Started before the worker and so ended after it. */
export async function startTestSmtp(ctx: TestContext, options: SmtpOptions = {}): Promise<SmtpTestServer> {
  const smtp = await startSmtp(options)
  onTestFinished(() => smtp.close())
  ctx.config.smtpUrl = smtp.url
  return smtp
}

export const findRow = (ctx: TestContext, id: string) =>
  ctx.db.selectFrom('correos').selectAll().where('id', '=', id).executeTakeFirst()

export const waitForEstado = (ctx: TestContext, id: string, estado: string) =>
  vi.waitFor(async () => expect((await findRow(ctx, id))?.estado).toBe(estado), {
    timeout: 10_000,
    interval: 20,
  })

/** Until the given number of tries has been made and failed. */
export const waitForTry = (ctx: TestContext, id: string, intentos: number) =>
  vi.waitFor(
    async () =>
      expect(await findRow(ctx, id)).toMatchObject({ estado: 'en_cola', intentos, arrendado_por: null }),
    { timeout: 10_000, interval: 20 },
  )
