import { requeueCorreos } from '#server/mail/outbox-store.ts'
import { type CliContext, UsageError } from './cli-context.ts'

export const correoCommands = {
  async reintentar(ctx: CliContext, args: string[]) {
    if (args.length > 0) throw new UsageError()
    ctx.print(`Mensajes que se vuelven a enviar: ${await requeueCorreos(ctx.db, ctx.now())}.`)
  },
}
