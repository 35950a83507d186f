import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { openTestCli } from '#tests/support/test-cli.ts'
import { correoCommands } from './main.ts'

describeAnyEngine('cli correo', (engine) => {
  test('reintentar queues given-up messages of visitors again, and nothing else', async () => {
    const { ctx, cli, lines } = await openTestCli(engine)
    const base = { plantilla: 'contacto', datos: {}, para: 'firma@firma.example' }
    const [visitante, invitacion, enviado] = await inTransaction(ctx.db, (tx) =>
      insertCorreos(tx, [base, { ...base, referencia: 'encuestado:1' }, base], ctx.now()),
    )
    const end = (id: string, estado: 'rechazado' | 'enviado') =>
      ctx.db.updateTable('correos').set({ estado, terminado: 1, intentos: 8 }).where('id', '=', id).execute()
    await end(visitante!, 'rechazado')
    await end(invitacion!, 'rechazado')
    await end(enviado!, 'enviado')

    await correoCommands.reintentar(cli, [])
    expect(lines).toEqual(['Mensajes que se vuelven a enviar: 1.'])
    const rows = await ctx.db.selectFrom('correos').select(['id', 'estado', 'intentos']).execute()
    expect(rows.find((row) => row.id === visitante)).toMatchObject({ estado: 'en_cola', intentos: 0 })
    expect(rows.find((row) => row.id === invitacion)?.estado).toBe('rechazado')
    expect(rows.find((row) => row.id === enviado)?.estado).toBe('enviado')
  })
})
