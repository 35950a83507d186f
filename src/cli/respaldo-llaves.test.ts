import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertCv } from '#features/cvs/server/escribir-cv.ts'
import { ANA } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { cerrarClima } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import { noteMarca } from '#server/llaves/marcas-de-publicacion.ts'
import { sweepLlaves } from '#server/llaves/sweep-llaves.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestCli } from '#tests/support/test-cli.ts'
import { UsageError } from './cli-context.ts'
import { climaCommands } from './main.ts'
import { personaCommands } from './persona.ts'
import { respaldo, restaurar } from './respaldo.ts'
import { openBackup, openConOtroClima, openTarget } from './testing/respaldo-de-prueba.ts'

describeEngines('the keys in a backup and after it', (engine) => {
  test('a backup holds no key, and without one nobody enters what it brings back, nor publishes nor closes it', async () => {
    const { ctx, file, idClima, encuestado, lines } = await openBackup(engine)
    expect(lines.at(-1)).toMatch(/^Las llaves de las encuestas abiertas tampoco van dentro/)
    const llave = readFileSync(join(ctx.config.llavesDir, `${idClima}.llave`))
    expect(readFileSync(file).includes(llave)).toBe(false)
    const target = await openTarget(engine, ctx)
    await restaurar(target.cli, [file])
    expect(target.lines.join('\n')).toMatch(
      new RegExp(
        `la llave de estas encuestas abiertas:\\n  .+ \\d{4}: \\d+ cuestionarios? \\(${idClima}\\)\\n`,
      ),
    )
    await expect(requireAbierto(target.ctx, idClima)).rejects.toThrow(/falta su llave/)
    expect(encuestado.token).toMatch(/\w{12}/)
    await climaCommands['permitir-publicar'](target.cli, [idClima])
    await expect(cerrarClima(target.ctx, { idClima })).rejects.toThrow(/Falta la llave de este clima/)
    const { cerrado } = (
      await target.ctx.db.selectFrom('climas').select('cerrado').where('id', '=', idClima).execute()
    )[0]!
    expect(cerrado).toBe(0)
  })

  test('a backup of before a close, with the folder of after it, ties nobody to a sheet again', async () => {
    const { ctx, file, idClima, cerrar } = await openBackup(engine)
    await cerrar(idClima)
    const target = await openTarget(engine, ctx)
    const cli = { ...target.cli, config: { ...target.ctx.config, llavesDir: ctx.config.llavesDir } }
    await restaurar(cli, [file])
    expect(target.lines).toContain(
      'El que se haya cerrado después ya no tiene llave: nadie entra a su encuesta.',
    )
    expect(target.lines.join('\n')).toContain('vuelven a servir los tokens que se anularon')
    const abierto = await target.ctx.db.selectFrom('climas').selectAll().where('id', '=', idClima).execute()
    expect(abierto).toMatchObject([{ cerrado: 0 }])
    await expect(requireAbierto({ ...target.ctx, config: cli.config }, idClima)).rejects.toThrow(
      /falta su llave/,
    )
  })

  test('what was published after a backup is neither published nor closed again until somebody allows it', async () => {
    const { ctx, file, idClima, cerrar } = await openBackup(engine)
    await cerrar(idClima)
    const target = await openTarget(engine, ctx)
    const config = { ...target.ctx.config, llavesDir: ctx.config.llavesDir }
    const cli = { ...target.cli, config }
    await restaurar(cli, [file])
    expect(target.lines.join('\n')).toContain(`(${idClima})`)
    const vuelta = { ...target.ctx, config }
    await expect(cerrarClima(vuelta, { idClima })).rejects.toThrow(/volvió abierto con el respaldo del/)
    expect(
      await vuelta.db.selectFrom('climas').select('cerrado').where('id', '=', idClima).execute(),
    ).toEqual([{ cerrado: 0 }])
    await climaCommands['permitir-publicar'](cli, [idClima])
    const anotado = await vuelta.db.selectFrom('bitacora').select(['tipo', 'autor']).orderBy('id').execute()
    expect(anotado.at(-1)).toEqual({ tipo: 'publicacionPermitida', autor: 'consola' })
    // The close destroyed its key: what is in the backup opens to nobody.
    await expect(cerrarClima(vuelta, { idClima })).rejects.toThrow(/Falta la llave de este clima/)
    await expect(climaCommands['permitir-publicar'](cli, [idClima])).rejects.toThrow(/nada publicado/)
  })

  test('what comes back open waits for somebody, marks or none, and names the backup; its key and then its close are as before', async () => {
    const { ctx, file, idClima } = await openBackup(engine)
    const target = await openTarget(engine, ctx)
    const { cli, lines } = target
    await restaurar(cli, [file, `--llaves=${ctx.config.llavesDir}`])
    expect(lines.join('\n')).toContain('Ninguno se publica ni se cierra hasta que')
    expect(lines.join('\n')).not.toContain(`(${idClima})`)
    await expect(cerrarClima(target.ctx, { idClima })).rejects.toThrow(
      /volvió abierto con el respaldo del \d/,
    )
    // Of what is restored again the oldest backup is named: what is out may be older than the newer one.
    ctx.advance(86_400_000)
    await respaldo(cli, ['otra.sqlite', '--sin-llaves'])
    const otra = await openTarget(engine, ctx)
    const llaves = `--llaves=${target.ctx.config.llavesDir}`
    await restaurar(otra.cli, [join(cli.directory, 'otra.sqlite'), llaves])
    const desde = ({ db }: typeof ctx) =>
      db.selectFrom('climas').select('respaldo_del').where('id', '=', idClima).executeTakeFirst()
    expect(await desde(otra.ctx)).toEqual(await desde(target.ctx))
    await climaCommands['permitir-publicar'](otra.cli, [idClima])
    await cerrarClima(otra.ctx, { idClima })
  })

  test('a climate deleted after it was published is known to be, by the copy of the keys as well', async () => {
    const { ctx, cli, file, idClima, ...app } = await openBackup(engine)
    const copia = join(ctx.config.dataDir, 'aparte')
    // Its sheets are out, as the close of one without a minimum puts them.
    await noteMarca(ctx, idClima, 1)
    await respaldo(cli, ['con-llaves.sqlite', `--llaves=${copia}`])
    await app.deleteClima(idClima)
    expect(readdirSync(ctx.config.llavesDir)).toContain(`${idClima}.publicado`)
    expect(readdirSync(ctx.config.llavesDir)).not.toContain(`${idClima}.llave`)
    const target = await openTarget(engine, ctx)
    await restaurar(target.cli, [file, `--llaves=${copia}`])
    expect(target.lines.join('\n')).toContain(`(${idClima})`)
    expect(readdirSync(target.ctx.config.llavesDir)).toContain(`${idClima}.publicado`)
  })

  test('whoever was erased after a backup goes again, and who wrote again before it stays', async () => {
    const { ctx, cli, file } = await openBackup(engine)
    const [eva, bea] = ['Eva@correo.example', 'bea@correo.example']
    const eliminar = createTestCli(ctx, { answer: true })
    await personaCommands.eliminar(eliminar.cli, [eva])
    await personaCommands.eliminar(eliminar.cli, [bea])
    ctx.advance(1)
    await insertCv(ctx, { ...ANA, primerNombre: 'Beatriz', correo: bea })
    await respaldo(cli, ['despues.sqlite', '--sin-llaves'])

    const listPersonas = async ({ db }: typeof ctx) => [
      ...(await db.selectFrom('mensajes_de_contacto').select('correo').execute()),
      ...(await db.selectFrom('cvs').select('correo').orderBy('correo').execute()),
    ]
    const restore = async (respaldado: string) => {
      const target = await openTarget(engine, ctx)
      const config = { ...target.ctx.config, llavesDir: ctx.config.llavesDir }
      await restaurar({ ...target.cli, config }, [respaldado])
      return { ...target, personas: await listPersonas(target.ctx) }
    }
    const antes = await restore(file)
    expect(antes.personas).toEqual([{ correo: ANA.correo }])
    expect(antes.lines).toContain(
      'Personas que se habían eliminado después del respaldo, eliminadas otra vez: 2.',
    )
    const correos = await antes.ctx.db.selectFrom('correos').select('datos').execute()
    expect(correos.filter(({ datos }) => datos.includes('eva@'))).toEqual([])
    const despues = await restore(join(ctx.config.dataDir, 'despues.sqlite'))
    expect(despues.personas).toEqual([{ correo: ANA.correo }, { correo: bea }])
    expect(despues.lines.join()).not.toContain('eliminadas otra vez')
    // The folder names nobody.
    expect(readdirSync(ctx.config.llavesDir).join()).not.toMatch(/@|correo/)
  })

  test('--llaves keeps one copy of the keys, in which every close destroys its own or says that it could not', async () => {
    const { ctx, cli, lines, idClima, cerrar, idOtro } = await openConOtroClima(engine)
    const copia = join(ctx.config.dataDir, 'aparte')
    await respaldo(cli, ['con-llaves.sqlite', `--llaves=${copia}`])
    expect(lines.at(-2)).toBe(
      `Llaves de encuestas abiertas copiadas: 2 (${copia}). Cada cierre borra ahí la suya.`,
    )
    expect(lines.at(-1)).toContain(`Para destruirla: find ${copia} -name '*.llave' -exec shred -u {} +`)
    expect([
      statSync(copia).mode & 0o777,
      readdirSync(copia).filter((name) => !name.endsWith('.publicado')).length,
    ]).toEqual([0o700, 3])
    expect(readFileSync(join(copia, `${idClima}.llave`))).toEqual(
      readFileSync(join(ctx.config.llavesDir, `${idClima}.llave`)),
    )
    await expect(respaldo(cli, ['x.sqlite', `--llaves=${ctx.config.llavesDir}`])).rejects.toThrow(
      /otra carpeta/,
    )

    expect((await cerrar(idClima)).data.cerrarClimaOrganizacional.mensaje).not.toContain('llave')
    const listCopia = () => readdirSync(copia).filter((name) => !name.endsWith('.publicado'))
    expect(listCopia()).toEqual([`${idOtro}.llave`, 'copia-de-llaves.txt'].sort())

    // The disk with the copy is not there.
    renameSync(copia, `${copia}-lejos`)
    const { mensaje } = (await cerrar(idOtro)).data.cerrarClimaOrganizacional
    expect(mensaje).toContain('No se pudo borrar la copia que se guarda de su llave')
    renameSync(`${copia}-lejos`, copia)
    await sweepLlaves(ctx)
    expect(listCopia()).toEqual(['copia-de-llaves.txt'])
  })
})

describeAnyEngine('a backup without the keys of open surveys', (engine) => {
  test('is not made until somebody insists, who is told what would be lost', async () => {
    const { ctx, cli, lines, idClima, cerrar, idOtro } = await openConOtroClima(engine)
    const file = join(ctx.config.dataDir, 'sin.sqlite')
    const { hojas } = await ctx.db
      .selectFrom('hojas')
      .select((eb) => eb.fn.countAll<number>().as('hojas'))
      .where('id_clima', '=', idClima)
      .executeTakeFirstOrThrow()
    expect(Number(hojas)).toBeGreaterThan(0)
    const refusal = await respaldo(cli, [file]).catch((error) => error.message)
    expect(refusal).toContain(`: ${hojas} cuestionario`)
    expect(refusal).toContain(`(${idClima})`)
    expect(refusal).toContain(`: 0 cuestionarios (${idOtro})`)
    expect(refusal).toContain('--sin-llaves')
    expect([existsSync(file), lines]).toEqual([false, []])
    await expect(respaldo(cli, [file, '--sin-llaves', '--llaves=/tmp/x'])).rejects.toThrow(UsageError)
    await respaldo(cli, [file, '--sin-llaves'])
    // What is closed needs no key.
    await cerrar(idClima)
    await cerrar(idOtro)
    await respaldo(cli, [`${file}-cerrados`])
  })
})

describeAnyEngine('a backup onto another disk while that of the database takes nothing more', (engine) => {
  test('is whole, copies the keys where it has before, and says in words what it could not', async () => {
    const { ctx, cli, lines, idClima } = await openConOtroClima(engine)
    const listCopia = (dir: string) => readdirSync(dir).filter((name) => name.endsWith('.llave'))
    const [conocida, nueva] = [join(ctx.config.dataDir, 'aparte'), join(ctx.config.dataDir, 'nueva')]
    await respaldo(cli, ['uno.sqlite', `--llaves=${conocida}`])
    for (const cuando of ['insert', 'update'])
      await sql`create trigger ${sql.raw(`lleno_${cuando}`)} before ${sql.raw(cuando)} on ajustes
        begin select raise(abort, 'database or disk is full'); end`.execute(ctx.db)
    rmSync(join(conocida, `${idClima}.llave`))
    await respaldo(cli, ['dos.sqlite', `--llaves=${conocida}`])
    expect(lines).toContainEqual(expect.stringContaining('Está completo, pero no se pudo anotar'))
    expect(listCopia(conocida)).toHaveLength(2)
    await expect(respaldo(cli, ['tres.sqlite', `--llaves=${nueva}`])).rejects.toThrow(
      /^El respaldo está completo, pero falta la copia de las llaves/,
    )
    expect([listCopia(nueva), listCopia(conocida).length]).toEqual([[], 2])
    expect(existsSync(join(ctx.config.dataDir, 'tres.sqlite'))).toBe(true)
  })
})

// Decided before any engine is asked.
describeAnyEngine('the folders of the keys', (engine) => {
  test('restaurar looks for the folder of the keys before it restores anything', async () => {
    const { ctx, file } = await openBackup(engine)
    const { ctx: vacio, cli } = await openTarget(engine, ctx)
    await expect(restaurar(cli, [file, '--llaves=/mnt/no-hay'])).rejects.toThrow(
      'No se puede leer la carpeta de llaves /mnt/no-hay (ENOENT).',
    )
    expect(await vacio.db.selectFrom('climas').select('id').execute()).toEqual([])
  })

  test('the copy of the keys takes over no folder of somebody else, and no file', async () => {
    const { ctx, cli } = await openConOtroClima(engine)
    const ajena = join(ctx.config.dataDir, 'ajena')
    mkdirSync(ajena)
    chmodSync(ajena, 0o755)
    writeFileSync(join(ajena, 'foto.jpg'), '')
    for (const carpeta of [ajena, join(ajena, 'foto.jpg')])
      await expect(respaldo(cli, ['x.sqlite', `--llaves=${carpeta}`])).rejects.toThrow(
        /carpeta nueva o vacía/,
      )
    expect([statSync(ajena).mode & 0o777, readdirSync(ajena)]).toEqual([0o755, ['foto.jpg']])
    expect(readdirSync(ctx.config.dataDir)).not.toContain('x.sqlite')
  })

  test('a folder for the copy of the keys that cannot be made is told of before anything is written', async () => {
    const { ctx, cli } = await openBackup(engine)
    const file = join(ctx.config.dataDir, 'sin-copia.sqlite')
    // Node's own way to make folders never ends there.
    await expect(respaldo(cli, [file, '--llaves=/proc/no/hay'])).rejects.toThrow(
      /No se puede crear la carpeta/,
    )
    expect(existsSync(file)).toBe(false)
  })

  test('another place for the copy of the keys leaves none in the first', async () => {
    const { ctx, cli, lines, idClima } = await openConOtroClima(engine)
    const [una, otra] = ['una', 'otra'].map((name) => join(ctx.config.dataDir, name)) as [string, string]
    await respaldo(cli, ['1.sqlite', `--llaves=${una}`])
    await respaldo(cli, ['2.sqlite', `--llaves=${otra}`])
    expect(readdirSync(una)).toEqual([])
    expect(readdirSync(otra)).toContain(`${idClima}.llave`)
    renameSync(otra, `${otra}-lejos`)
    await respaldo(cli, ['3.sqlite', `--llaves=${una}`])
    expect(lines.at(-1)).toBe(`La copia anterior no está al alcance: borra a mano ${otra}.`)
  })

  test('the copy before is left where the new one lacks a key', async () => {
    const { ctx, cli, lines, idClima } = await openConOtroClima(engine)
    const [una, otra] = ['una', 'otra'].map((name) => join(ctx.config.dataDir, name)) as [string, string]
    await respaldo(cli, ['1.sqlite', `--llaves=${una}`])
    renameSync(ctx.config.llavesDir, `${ctx.config.llavesDir}-lejos`)
    await respaldo(cli, ['2.sqlite', `--llaves=${otra}`])
    expect(readdirSync(una)).toContain(`${idClima}.llave`)
    expect(lines.at(-1)).toContain(una)
  })
})
