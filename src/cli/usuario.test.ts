import { expect, test } from 'vitest'
import { verifyPassword } from '#features/cuentas/server/sesion/passwords.ts'
import { findSesion, insertSesion } from '#features/cuentas/server/sesion/sesiones-store.ts'
import { findUsuario } from '#features/cuentas/server/sesion/usuarios-store.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { openTestCli } from '#tests/support/test-cli.ts'
import { UsageError } from './cli-context.ts'
import { usuarioCommands } from './usuario.ts'

describeAnyEngine('cli usuario', (engine) => {
  const openCli = (input = '') => openTestCli(engine, { input })

  test('crear prints a password that logs in', async () => {
    const { ctx, cli, lines } = await openCli()
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example'])
    const password = /Contraseña: (\S+)/.exec(lines[0]!)![1]!
    const usuario = await findUsuario(ctx.db, 'ANA@firma.example')
    expect(await verifyPassword(ctx.db, usuario!.passwordHash, password)).toBe(true)
  })

  test('crear takes a password from standard input and does not print it', async () => {
    const { ctx, cli, lines } = await openCli('una clave bien larga')
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example', '--clave-stdin'])
    expect(lines.join()).not.toContain('una clave')
    const usuario = await findUsuario(ctx.db, 'ana')
    expect(await verifyPassword(ctx.db, usuario!.passwordHash, 'una clave bien larga')).toBe(true)
  })

  test('a taken name, a bad address and a short password are refused in words', async () => {
    const { cli } = await openCli('corta')
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example'])
    await expect(usuarioCommands.crear(cli, ['Ana', 'otra@firma.example'])).rejects.toThrow(/Ya existe/)
    await expect(usuarioCommands.crear(cli, ['eva', 'sin-arroba'])).rejects.toThrow(/correo/)
    await expect(usuarioCommands.crear(cli, ['eva', 'eva@x.example', '--clave-stdin'])).rejects.toThrow(
      /contraseña/i,
    )
  })

  test.each([
    ['crear', ['ana', 'ana@firma.example', '--roll=consultor']],
    ['crear', ['ana', 'ana@firma.example', '--clave=una frase larga']],
    ['crear', ['ana', 'ana@firma.example', '--rol=']],
    ['listar', ['--todas']],
  ] as const)(
    '%s takes no option that it does not know, of which an account could come out as an administrator',
    async (command, args) => {
      const { ctx, cli } = await openCli()
      await expect(usuarioCommands[command](cli, [...args])).rejects.toThrow(UsageError)
      expect(await findUsuario(ctx.db, 'ana')).toBeNull()
    },
  )

  test('clave changes the password and ends the sessions of the account', async () => {
    const { ctx, cli } = await openCli('una frase nueva')
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example'])
    const { id } = (await findUsuario(ctx.db, 'ana'))!
    await insertSesion(ctx.db, { id: 'una-sesion', idUsuario: id, factor: 'ninguno' }, ctx.now())
    await usuarioCommands.clave(cli, ['ana', '--clave-stdin'])
    expect(
      await verifyPassword(ctx.db, (await findUsuario(ctx.db, 'ana'))!.passwordHash, 'una frase nueva'),
    ).toBe(true)
    expect(await findSesion(ctx.db, 'una-sesion', ctx.now())).toBeNull()
  })

  test.each([
    ['a common one', '1234567890', /más usadas/],
    ["the account's own name", 'anamaria2026', /no queda casi nada/],
  ])('neither crear nor clave take %s', async (_, password, sentence) => {
    const { ctx, cli } = await openCli(password)
    const cuenta = ['anamaria', 'am@firma.example']
    await expect(usuarioCommands.crear(cli, [...cuenta, '--clave-stdin'])).rejects.toThrow(sentence)
    expect(await findUsuario(ctx.db, 'anamaria')).toBeNull()
    await usuarioCommands.crear(cli, cuenta)
    const before = await findUsuario(ctx.db, 'anamaria')
    await expect(usuarioCommands.clave(cli, ['anamaria', '--clave-stdin'])).rejects.toThrow(sentence)
    expect(await findUsuario(ctx.db, 'anamaria')).toEqual(before)
  })

  test('listar shows accounts; eliminar removes one with its sessions', async () => {
    const { ctx, cli, lines } = await openCli()
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example'])
    const { id } = (await findUsuario(ctx.db, 'ana'))!
    await insertSesion(ctx.db, { id: 'una-sesion', idUsuario: id, factor: 'ninguno' }, ctx.now())
    await usuarioCommands.listar(cli, [])
    expect(lines.at(-1)).toBe('ana\tana@firma.example\tadministrador')
    await expect(usuarioCommands.eliminar(cli, ['ana'])).rejects.toThrow(/último administrador/)
    await expect(usuarioCommands.crear(cli, ['eva', 'eva@firma.example', '--rol=cliente'])).rejects.toThrow(
      /^El rol es administrador o consultor\. La cuenta de un cliente se crea en pantalla/,
    )
    await usuarioCommands.crear(cli, ['eva', 'eva@firma.example', '--rol=consultor'])
    await expect(usuarioCommands.eliminar(cli, ['ana'])).rejects.toThrow(/último administrador/)
    await usuarioCommands.crear(cli, ['luz', 'luz@firma.example'])
    await usuarioCommands.eliminar(cli, ['ana'])
    expect(await findUsuario(ctx.db, 'ana')).toBeNull()
    expect(await findSesion(ctx.db, 'una-sesion', ctx.now())).toBeNull()
    await expect(usuarioCommands.eliminar(cli, ['ana'])).rejects.toThrow(/No hay/)
  })

  test('quitar-factor removes the second factor with its codes, ends the sessions, and is noted', async () => {
    const { ctx, cli } = await openCli()
    await usuarioCommands.crear(cli, ['ana', 'ana@firma.example'])
    const { id } = (await findUsuario(ctx.db, 'ana'))!
    await expect(usuarioCommands['quitar-factor'](cli, ['ana'])).rejects.toThrow(/no tiene/)
    const factor = { id_usuario: id, secreto: new Uint8Array(8), ultimo_paso: 0, estado: 'activo' as const }
    await ctx.db.insertInto('segundos_factores').values(factor).execute()
    await ctx.db.insertInto('codigos_de_recuperacion').values({ id_usuario: id, codigo_hash: 'x' }).execute()
    await insertSesion(ctx.db, { id: 'una-sesion', idUsuario: id, factor: 'codigo' }, ctx.now())
    await usuarioCommands['quitar-factor'](cli, ['ana'])
    expect(await ctx.db.selectFrom('segundos_factores').selectAll().execute()).toEqual([])
    expect(await ctx.db.selectFrom('codigos_de_recuperacion').selectAll().execute()).toEqual([])
    expect(await findSesion(ctx.db, 'una-sesion', ctx.now())).toBeNull()
    const log = await ctx.db.selectFrom('bitacora').select(['tipo', 'autor']).orderBy('id').execute()
    expect(log).toEqual([
      { tipo: 'cuentaCreada', autor: 'consola' },
      { tipo: 'segundoFactorRetirado', autor: 'consola' },
    ])
  })
})
