import { expect, onTestFinished } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type SmtpOptions, type SmtpTestServer, startSmtp } from '#tests/support/smtp.ts'
import type { TestContext } from '#tests/support/test-context.ts'
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
  eventually(async () => expect((await findRow(ctx, id))?.estado).toBe(estado))

/** Until the given number of tries has been made and failed. */
export const waitForTry = (ctx: TestContext, id: string, intentos: number) =>
  eventually(async () =>
    expect(await findRow(ctx, id)).toMatchObject({ estado: 'en_cola', intentos, arrendado_por: null }),
  )

/** Lets time pass while nothing is in hand: a mail on its way keeps its lease, however slow the machine is. */
export const advanceUntil = (ctx: TestContext, fact: () => void) =>
  eventually(async () => {
    const inHand = await ctx.db
      .selectFrom('correos')
      .select('id')
      .where('arrendado_por', 'is not', null)
      .execute()
    if (inHand.length === 0) ctx.advance(15_000)
    fact()
  }, 100)
