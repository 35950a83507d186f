import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCvs } from '#features/cvs/server/cvs.ts'
import { insertCv } from '#features/cvs/server/escribir-cv.ts'
import { ANA } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { findHoja } from '#features/encuesta/server/hojas-store.ts'
import { readFicha, writeFicha } from '#features/operacion/server/respaldo/ficha.ts'
import { createSuma } from '#features/operacion/server/respaldo/suma.ts'
import { listTablas } from '#features/operacion/server/respaldo/tablas.ts'
import { openFirmaConDatos } from '#features/operacion/server/respaldo/testing/firma-con-datos.ts'
import type { Db, Engine } from '#server/db/engine/database.ts'
import { ULTIMA_MIGRACION } from '#server/db/migrate.ts'
import { listTables } from '#server/db/sql/column-types.ts'
import { computeClaveDeHoja } from '#server/llaves/llave.ts'
import { describeAnyEngine, describeEngines, ENGINES } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestCli } from '#tests/support/test-cli.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { respaldo, restaurar } from './respaldo.ts'
import { openBackup, openTarget } from './testing/respaldo-de-prueba.ts'

const SIN_COPIA = /^(kysely_|sqlite_|cvs_palabras|sesiones$|limites$|trabajos$)/

/** Every row of every table as text, read without any of the code under test. */
async function dump({ db }: Pick<TestContext, 'db'>): Promise<Record<string, string[]>> {
  const tables = (await listTables(db)).filter((table) => !SIN_COPIA.test(table)).sort()
  const dumped: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'ajustes')
      .selectAll()
      .execute()
    const kept = rows.filter(({ clave }) => clave !== 'ultimo_respaldo')
    const text = (_: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
    dumped[table] = kept
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            // Of what comes back open (respaldo-llaves.test.ts).
            .filter(([k]) => k !== 'respaldo_del')
            .map(([k, v]) => [k, text(k, v)])
            .sort(),
        ),
      )
      .sort()
  }
  return dumped
}

/** From now on the database keeps another address than the one it is given. */
async function keepOtherwise(db: Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger cambia after insert on usuarios
      begin update usuarios set correo = 'otro@x.gt' where id = new.id; end`.execute(db)
    return
  }
  await sql`create function cambia() returns trigger language plpgsql
    as $$ begin new.correo = 'otro@x.gt'; return new; end $$`.execute(db)
  await sql`create trigger cambia before insert on usuarios for each row execute function cambia()`.execute(
    db,
  )
}

describeEngines('cli respaldo and restaurar', (engine) => {
  test.each(ENGINES)(
    'move everything to %s: the same rows, the search, the surveys under way',
    async (to) => {
      const { ctx, file, idClima, encuestado, lines } = await openBackup(engine)
      expect(lines[0]).toMatch(/^Respaldo escrito: .*copia\.sqlite \(\d+ filas, \d+(?:[.,]\d)? MB\)\.$/)
      const target = await openTarget(to, ctx)
      const llaves = `--llaves=${ctx.config.llavesDir}`
      await restaurar(target.cli, [file, llaves])
      expect(target.lines).toContain('Llaves de encuestas abiertas que volvieron: 1.')

      const before = await dump(ctx)
      expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(14)
      expect(await dump(target.ctx)).toEqual(before)
      expect((await getCvs(target.ctx, { filtro: 'beatriz', limit: 5, cursor: 0 })).length).toBe(1)
      const { llave } = await requireAbierto(target.ctx, idClima)
      const hoja = await findHoja(
        target.ctx.db,
        { idClima, llave },
        computeClaveDeHoja(llave, encuestado.token),
      )
      expect(hoja?.idGrupo).toBe(encuestado.idGrupo)
      await insertCv(target.ctx, { ...ANA, correo: 'nueva@correo.example' })
      expect((await getCvs(target.ctx, { limit: 5, cursor: 0 }))[0]?.correo).toBe('nueva@correo.example')
    },
  )

  test('a restored system has no sessions and no counts of tries', async () => {
    const { ctx, file } = await openBackup(engine)
    expect(await ctx.db.selectFrom('sesiones').selectAll().execute()).toHaveLength(1)
    expect(await ctx.db.selectFrom('limites').selectAll().execute()).not.toEqual([])
    const target = await openTarget(engine, ctx)
    await restaurar(target.cli, [file])
    expect(await target.ctx.db.selectFrom('sesiones').selectAll().execute()).toEqual([])
    expect(await target.ctx.db.selectFrom('limites').selectAll().execute()).toEqual([])
  })

  test('a backup that cannot be finished leaves no file', async () => {
    const { ctx, cli } = await openBackup(engine)
    await ctx.db.updateTable('ajustes').set({ valor: 'otra' }).where('clave', '=', 'huella_secret').execute()
    await expect(respaldo(cli, ['otra.sqlite', '--sin-llaves'])).rejects.toThrow(/SECRET/)
    await ctx.db.schema.dropTable('participaciones').execute()
    await ctx.db.deleteFrom('ajustes').where('clave', '=', 'huella_secret').execute()
    await expect(respaldo(cli, ['otra.sqlite', '--sin-llaves'])).rejects.toThrow(/participaciones/)
    expect(readdirSync(ctx.config.dataDir).filter((name) => name.startsWith('otra'))).toEqual([])
  })

  test('restaurar touches no database that holds anything', async () => {
    const { ctx, file } = await openBackup(engine)
    const target = await openTarget(engine, ctx)
    await target.ctx.db.insertInto('etiquetas_puestos').values({ id: 'x', puesto: 'X', clave: 'x' }).execute()
    await expect(restaurar(target.cli, [file])).rejects.toThrow('no está vacía (etiquetas_puestos)')
    expect(await target.ctx.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
  })

  test('restaurar reads back what it wrote, and leaves nothing where the database kept something else', async () => {
    const { ctx, file } = await openBackup(engine)
    const target = await openTarget(engine, ctx)
    await keepOtherwise(target.ctx.db, engine)
    await expect(restaurar(target.cli, [file])).rejects.toThrow('usuarios was not restored')
    expect(await target.ctx.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
    expect(await target.ctx.db.selectFrom('empresas').selectAll().execute()).toEqual([])
  })
})

describeAnyEngine('cli respaldo and restaurar: what is written and what is refused', (engine) => {
  test('the file is for its owner alone, in one piece, without SECRET, and is never written over', async () => {
    const { ctx, cli, file } = await openBackup(engine)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(ctx.config.dataDir).filter((name) => name.startsWith('copia'))).toEqual([
      'copia.sqlite',
    ])
    const bytes = readFileSync(file)
    expect(bytes.includes(ctx.config.secret!)).toBe(false)
    expect(bytes.includes(ctx.secret.fingerprint)).toBe(true)
    await expect(respaldo(cli, ['copia.sqlite', '--sin-llaves'])).rejects.toThrow(/Ya existe/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    await expect(respaldo(cli, ['no-existe/copia.sqlite', '--sin-llaves'])).rejects.toThrow(
      /No se puede escribir/,
    )
  })

  test('restaurar names the climates it would reopen, and asks', async () => {
    const { ctx, file } = await openBackup(engine)
    const target = await openTarget(engine, ctx, false)
    await expect(restaurar(target.cli, [file])).rejects.toThrow('No se restauró nada')
    expect(target.lines.filter((line) => line.startsWith('  '))).toEqual(['  Alimentos La Ceiba 2025'])
    expect(target.questions).toHaveLength(1)
    expect(await target.ctx.db.selectFrom('climas').selectAll().execute()).toEqual([])
    await restaurar(target.cli, [file, '--si'])
    expect(target.questions).toHaveLength(1)
    expect(await target.ctx.db.selectFrom('climas').selectAll().execute()).toHaveLength(2)
  })

  test('restaurar tells of reminders that would go out again', async () => {
    const { ctx, cli, idClima } = await openBackup(engine)
    const { id_grupo: idGrupo } = await ctx.db
      .selectFrom('encuestados')
      .select('id_grupo')
      .where('id_clima', '=', idClima)
      .executeTakeFirstOrThrow()
    const ronda = { dia: '2025-06-01', creada: ctx.now(), proximo_intento: ctx.now(), arrendada_por: null }
    await ctx.db
      .insertInto('rondas_de_recordatorios')
      .values({ id_clima: idClima, id_grupo: idGrupo, cursor: '', terminada: 0, ...ronda })
      .execute()
    await respaldo(cli, ['a-medias.sqlite', '--sin-llaves'])
    const { cuantos } = await ctx.db
      .selectFrom('encuestados')
      .select(({ fn }) => fn.countAll<number>().as('cuantos'))
      .where('id_clima', '=', idClima)
      .where('id_grupo', '=', idGrupo)
      .executeTakeFirstOrThrow()
    const target = await openTarget(engine, ctx)
    await restaurar(target.cli, [join(ctx.config.dataDir, 'a-medias.sqlite')])
    expect(target.lines.join('\n')).toContain(`aunque ya hubieran salido: hasta ${cuantos}.`)
  })

  test('restaurar leaves to somebody what the calendar was to do since the backup, and tells what waits for it', async () => {
    const { ctx, cli, idClima } = await openBackup(engine)
    const evento = { id_clima: idClima, dia: '2025-06-01', hora: '08:00', estado: 'pendiente' as const }
    const planeado = { ...evento, clase: 'recordatorio' as const, avisado: 1 as const, correos: null }
    const momentos = [ctx.now() - 60_000, ctx.now() + 60_000]
    await ctx.db
      .insertInto('agenda')
      .values(momentos.map((momento, numero) => ({ ...planeado, numero, momento, id_usuario: null })))
      .execute()
    const { id } = await ctx.db.selectFrom('correos').select('id').executeTakeFirstOrThrow()
    await ctx.db.updateTable('correos').set({ estado: 'en_espera' }).where('id', '=', id).execute()
    await respaldo(cli, ['con-calendario.sqlite', '--sin-llaves'])
    const target = await openTarget(engine, ctx)
    await restaurar(target.cli, [join(ctx.config.dataDir, 'con-calendario.sqlite')])
    const dicho = target.lines.join('\n')
    expect(dicho).toContain('cuando se abra su encuesta, aunque ya hubieran salido: 1.')
    expect(dicho).toContain('que eran para antes de ahora: 1.')
    const agenda = await target.ctx.db.selectFrom('agenda').select('estado').orderBy('numero').execute()
    expect(agenda.map(({ estado }) => estado)).toEqual(['tarde', 'pendiente'])
  })

  test('restaurar refuses another SECRET, and makes none up', async () => {
    const { ctx, file } = await openBackup(engine)
    const other = await createTestContext(engine)
    await expect(restaurar(createTestCli(other).cli, [file])).rejects.toThrow(
      /SECRET no es el de la instalación/,
    )
    const without = await createTestContext(engine, { config: { secret: null } })
    await expect(restaurar(createTestCli(without).cli, [file])).rejects.toThrow(/Falta SECRET/)
    expect(readdirSync(without.config.dataDir)).toEqual([])
    for (const { db } of [other, without]) {
      expect(await db.selectFrom('usuarios').selectAll().execute()).toEqual([])
    }
    expect(ctx.secret.fingerprint).not.toBe(other.secret.fingerprint)
  })

  test('a backup or a database of another version is refused', async () => {
    const { ctx, cli, file } = await openBackup(engine)
    const target = await openTarget(engine, ctx)
    const edit = (statement: string) => {
      const opened = new DatabaseSync(file)
      opened.exec(statement)
      opened.close()
    }
    edit("update respaldo set valor = '9999-futuro' where clave = 'version'")
    await expect(restaurar(target.cli, [file])).rejects.toThrow(
      /otra versión de este programa \(9999-futuro\)/,
    )
    edit(`update respaldo set valor = '${ULTIMA_MIGRACION}' where clave = 'version'`)
    edit('pragma user_version = 99')
    await expect(restaurar(target.cli, [file])).rejects.toThrow(/otra versión/)
    edit('pragma user_version = 1')
    // The same name, one column more, signed as it should be.
    const opened = new DatabaseSync(file)
    const { firma: _, ...ficha } = readFicha(opened)
    opened.exec('alter table citas add column nueva text; drop table respaldo; drop table respaldo_tablas')
    const citas = listTablas(opened).find(({ nombre }) => nombre === 'citas')!
    ficha.tablas.set('citas', createSuma(citas.columnas).finish())
    writeFicha(opened, ctx.secret, ficha)
    opened.close()
    await expect(restaurar(target.cli, [file])).rejects.toThrow(/otra versión.*la que lo hizo/)
    expect(await target.ctx.db.selectFrom('climas').select('id').execute()).toEqual([])
    await ctx.db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-futuro', timestamp: '' } as never)
      .execute()
    await expect(respaldo(cli, ['nueva.sqlite'])).rejects.toThrow(/otra versión/)
  })
})

test('a backup is written, and said to be whole, while the disk of the database is full', async () => {
  const { ctx, cli, lines } = await openBackup('sqlite')
  await sql`pragma query_only = 1`.execute(ctx.db)
  lines.length = 0
  await respaldo(cli, ['con-disco-lleno.sqlite', '--sin-llaves'])
  expect(lines[0]).toMatch(/^Respaldo escrito: /)
  expect(lines[1]).toMatch(/^Está completo, pero no se pudo anotar/)
  const target = await openTarget('sqlite', ctx)
  await restaurar(target.cli, [join(ctx.config.dataDir, 'con-disco-lleno.sqlite')])
})

test('restaurar refuses a file that is damaged, changed or no backup, and leaves the database empty', async () => {
  const { ctx } = await openFirmaConDatos('sqlite')
  const { cli } = createTestCli(ctx)
  const write = async (name: string) => {
    await respaldo(cli, [name, '--sin-llaves'])
    return join(ctx.config.dataDir, name)
  }
  const target = await openTarget('sqlite', ctx)
  const refuse = (file: string, words: RegExp) => expect(restaurar(target.cli, [file])).rejects.toThrow(words)

  const short = await write('corta.sqlite')
  truncateSync(short, statSync(short).size - 5_000)
  await refuse(short, /dañado/)

  const flipped = await write('cambiada.sqlite')
  const bytes = readFileSync(flipped)
  const place = bytes.indexOf('Todo bien.')
  expect(place).toBeGreaterThan(0)
  bytes.write('Todo mal..', place)
  writeFileSync(flipped, bytes)
  await refuse(flipped, /dañado/)

  const forged = await write('ajena.sqlite')
  const opened = new DatabaseSync(forged)
  opened.exec("update respaldo set valor = '1' where clave = 'creado'")
  opened.close()
  await refuse(forged, /dañado/)

  // Every row is as it was written, but an index is not that of its column: the file disagrees with itself.
  const unsound = await write('rota.sqlite')
  const indexed = new DatabaseSync(unsound)
  indexed.exec('create index roto on usuarios (correo)')
  indexed.close()
  const disagreeing = readFileSync(unsound)
  disagreeing.write('(creado)', disagreeing.indexOf('roto on usuarios (correo)') + 'roto on usuarios '.length)
  writeFileSync(unsound, disagreeing)
  await refuse(unsound, /dañado/)

  const garbage = join(ctx.config.dataDir, 'ruido.sqlite')
  writeFileSync(garbage, Buffer.alloc(8_192, 7))
  await refuse(garbage, /dañado|no es un respaldo/)
  await refuse((ctx.config.database as { file: string }).file, /no es un respaldo/)
  await refuse(join(ctx.config.dataDir, 'nada.sqlite'), /No hay un archivo/)
  expect(await target.ctx.db.selectFrom('usuarios').selectAll().execute()).toEqual([])
})
