import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCvs } from '#features/cvs/server/cvs.ts'
import { insertInformePublicado } from '#features/informe/server/versiones/testing/insert-informe-publicado.ts'
import { eraseRestos } from '#server/db/erase/erase-restos.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { STAFF } from '#tests/support/test-app.ts'
import { runCli } from '#tests/support/test-cli.ts'
import type { TestContext } from '#tests/support/test-context.ts'
import { personaCommands } from './persona.ts'
import { buildMarkedPdf, EVA, OTRA, openFirma, readEverything } from './testing/firma-con-personas.ts'
import { usuarioCommands } from './usuario.ts'

/** A report of the round of the plan, as somebody made it a moment ago. */
async function insertInformeHecho({ db, now }: TestContext, contenido: string) {
  const { id_clima } = await db.selectFrom('compromisos').select('id_clima').executeTakeFirstOrThrow()
  const { id: id_usuario } = await db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
  const fijos = { tipo: 'informe-pptx', huella: null, estado: 'listo', paso: '', hecho: 1, total: 1 } as const
  const archivo = { archivo: 'Informe.pptx', mime: 'x/y', bytes: contenido.length, cancelable: 0 }
  await db
    .insertInto('trabajos')
    .values({ id: 'hecho', id_usuario, id_clima, creado: now(), latido: now(), ...fijos, ...archivo })
    .execute()
  await db
    .insertInto('trabajos_archivos')
    .values({ id_trabajo: 'hecho', contenido: Buffer.from(contenido) })
    .execute()
}

describeEngines('cli persona', (engine) => {
  test('exportar gives all that is stored of an address, with the files, and no answers', async () => {
    const firma = await openFirma(engine)
    await personaCommands.exportar(firma.cli, [EVA, 'eva'])
    const folder = join(firma.ctx.config.dataDir, 'eva')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(folder).sort()).toEqual(['cv-1.pdf', 'datos.json', 'envio-1.pdf'])
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'cv-1.pdf')).equals(buildMarkedPdf('Archivo de Eva'))).toBe(true)
    const text = readFileSync(join(folder, 'datos.json'), 'utf8')
    const datos = JSON.parse(text)
    expect(datos.cvs).toEqual([expect.objectContaining({ primerNombre: 'Evalina', archivo: 'cv-1.pdf' })])
    expect(datos.mensajes).toHaveLength(2)
    expect(datos.mensajes[0].contenido).toMatchObject({
      mensaje: 'Mensaje de Eva',
      correo: EVA.toLowerCase(),
    })
    expect(datos.enviosDeCv).toEqual([
      expect.objectContaining({ plaza: 'Analista', archivos: ['envio-1.pdf'] }),
    ])
    expect(datos.mensajesDeContacto).toEqual([expect.objectContaining({ mensaje: 'Mensaje de Eva' })])
    expect(datos.correosRecibidos).toHaveLength(2)
    expect(
      datos.encuestas
        .map(({ periodo, cerrado }: { periodo: string; cerrado: boolean }) => [periodo, cerrado])
        .sort(),
    ).toEqual([
      ['2024', true],
      ['2025', false],
    ])
    expect(datos.compromisosDePlan).toEqual([expect.objectContaining({ responsable: 'ResponsableEva' })])
    expect(datos.contactoDeEmpresas).toEqual([expect.objectContaining({ empresa: 'Empresa de Eva' })])
    for (const word of ['Otra', OTRA, 'Abierta de', 'Cerrada de', 'token']) expect(text).not.toContain(word)
    await expect(personaCommands.exportar(firma.cli, [EVA, 'eva'])).rejects.toThrow(/No se puede crear/)
  })

  test('exportar leaves no half of it where the disk does not take it', async () => {
    const firma = await openFirma(engine)
    const folder = join(firma.ctx.config.dataDir, 'eva')
    const now = () => {
      // Asked for while the folder is filled: its place is taken.
      if (existsSync(folder)) writeFileSync(join(folder, 'datos.json'), '')
      return firma.ctx.now()
    }
    await expect(personaCommands.exportar({ ...firma.cli, now }, [EVA, 'eva'])).rejects.toThrow(
      /No se pudo escribir en .*eva \(EEXIST\)/,
    )
    expect(existsSync(folder)).toBe(false)
  })

  test('eliminar leaves nothing of the person anywhere, and everybody else as they were', async () => {
    const firma = await openFirma(engine)
    const { ctx, cli } = firma
    const suyo = [
      EVA.toLowerCase(),
      'Evalina',
      'evalina',
      'Mensaje de Eva',
      'ApellidoEva',
      'Archivo de Eva',
      'Adjunto de Eva',
      'Nota sobre Eva',
      'Búsqueda de Eva',
    ]
    const before = await readEverything(firma)
    for (const word of suyo) expect([word, before.includes(word)]).toEqual([word, true])
    await insertInformePublicado(ctx.db, { id: 'v1', idClima: firma.idClima, momento: ctx.now() })
    await insertInformeHecho(ctx, 'ResponsableEva')
    await personaCommands.eliminar(cli, [EVA])
    expect(firma.lines).toContain('Versiones entregadas de informes de esas rondas: 1')
    expect(firma.lines.slice(-2)).toEqual([
      'Las versiones de informes ya entregadas no cambian: su plan de acción puede llevar su nombre.',
      'Lo que otros escribieron de un compromiso o en sus notas sigue como está: revisa que no lleve su nombre.',
    ])
    expect(await ctx.db.selectFrom('trabajos_archivos').select('id_trabajo').execute()).toEqual([])
    // PostgreSQL keeps old rows while a connection of anybody's is being opened; housekeeping tries again.
    const after = await eventually(async () => {
      await eraseRestos(ctx)
      const everything = await readEverything(firma)
      for (const word of suyo) expect([word, everything.includes(word)]).toEqual([word, false])
      return everything
    })
    // What was answered in a closed climate is nobody's; the rest is somebody else's.
    for (const word of [
      'Cerrada de Eva',
      ...suyo.slice(1).map((word) => word.replace('Eva', 'Otra').replace('evalina', 'otralina')),
    ]) {
      expect([word, after.includes(word)]).toEqual([word, true])
    }
    const left = await ctx.db.selectFrom('correos').select('id').execute()
    expect(readdirSync(join(ctx.config.dataDir, 'correo'))).toHaveLength(left.length)
    const rows = await ctx.db.selectFrom('encuestados').select(['id_clima', 'correo']).execute()
    expect(rows.map(({ correo }) => correo)).toEqual([OTRA, OTRA])
    const hojas = await ctx.db.selectFrom('hojas').select('id_clima').execute()
    expect(hojas.filter(({ id_clima }) => id_clima === firma.idClima)).toHaveLength(1)
    // The close deleted the others: only sums are left of it.
    expect(hojas.filter(({ id_clima }) => id_clima === firma.idCerrado)).toEqual([])
    expect(await getCvs({ ...ctx }, { filtro: 'evalina', limit: 5, cursor: 0 })).toEqual([])
    expect(await getCvs({ ...ctx }, { filtro: 'otralina', limit: 5, cursor: 0 })).toHaveLength(1)
    await expect(personaCommands.eliminar(cli, [EVA])).rejects.toThrow(/No se guarda nada/)
  })

  test('beside an open survey a large table keeps nobody waiting: it is written anew at night, and then nothing is left', async () => {
    const firma = await openFirma(engine)
    const { ctx, cli, lines, changeActiva, setUp } = firma
    const otra = await setUp({ fechaLimite: null })
    await changeActiva(otra.idClima, true)
    // Somebody else's, beyond what is written anew at once.
    const { id } = await ctx.db
      .selectFrom('archivos')
      .innerJoin('cvs', 'cvs.id', 'archivos.id_cv')
      .where('cvs.primer_nombre', '=', 'Evalina')
      .select('archivos.id')
      .executeTakeFirstOrThrow()
    const contenido = randomBytes(1024 * 1024)
    for (let orden = 1; orden <= 34; orden++) {
      await ctx.db
        .insertInto('archivos_contenidos')
        .values({ id_archivo: id, orden: 1000 + orden, contenido })
        .execute()
    }
    const findFile = async (table: string) =>
      (await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(ctx.db)).rows[0]!
        .file
    const listPendientes = async () =>
      (await ctx.db.selectFrom('ajustes').select('clave').where('clave', 'like', 'borrar_restos%').execute())
        .map(({ clave }) => clave)
        .sort()
    const before = engine === 'postgres' ? [await findFile('archivos_contenidos'), await findFile('cvs')] : []
    const options = { hour: 'numeric', hourCycle: 'h23', timeZone: ctx.config.timeZone } as const
    const findHora = () => Number(new Intl.DateTimeFormat('en', options).format(ctx.now()))
    const waitUntil = (hora: number) => {
      while (findHora() !== hora) ctx.advance(3_600_000)
    }
    // By day, whenever this runs.
    waitUntil(12)
    await personaCommands.eliminar(cli, [OTRA, '--si'])
    expect(lines.join()).toContain('las tablas grandes se limpian')
    // So does whoever deletes an account.
    await usuarioCommands.crear(cli, ['eva', 'eva@firma.example', '--rol=consultor'])
    lines.length = 0
    await usuarioCommands.eliminar(cli, ['eva'])
    expect(lines.join()).toContain('las tablas grandes se limpian')
    if (engine === 'postgres') {
      expect(await findFile('archivos_contenidos')).toBe(before[0])
      expect(await findFile('cvs')).not.toBe(before[1])
    }
    ctx.advance(121_000)
    await eventually(async () => {
      await eraseRestos(ctx)
      expect(await listPendientes()).not.toContain('borrar_restos')
    })
    expect(await listPendientes()).toContain('borrar_restos_grandes')
    waitUntil(3)
    await eventually(async () => {
      await eraseRestos(ctx)
      expect(await listPendientes()).toEqual([])
    })
    if (engine === 'postgres') expect(await findFile('archivos_contenidos')).not.toBe(before[0])
    expect((await readEverything(firma)).includes('Archivo de Otra')).toBe(false)
  })

  test('eliminar asks first; a no, or nobody at a terminal to say yes, erases nothing', async () => {
    const firma = await openFirma(engine, false)
    await expect(personaCommands.eliminar(firma.cli, [EVA])).rejects.toThrow(/No se eliminó nada/)
    expect(firma.questions).toHaveLength(1)
    expect(firma.lines).toContain('Encuestas a las que fue invitada: 2 (abiertas: 1)')
    // What asks knows no engine.
    if (engine === 'sqlite') {
      const unasked = await runCli(firma.ctx, ['persona', 'eliminar', EVA])
      expect(unasked).toMatchObject({ code: 1, text: expect.stringContaining('No se eliminó nada') })
    }
    expect((await readEverything(firma)).includes('Mensaje de Eva')).toBe(true)
  })

  test("the firm's own address takes none of the messages that visitors sent to it", async () => {
    const firma = await openFirma(engine)
    await expect(personaCommands.eliminar(firma.cli, [firma.ctx.config.mailTo, '--si'])).rejects.toThrow(
      /No se guarda nada/,
    )
    await expect(personaCommands.eliminar(firma.cli, ['sin arroba'])).rejects.toThrow(/no es una dirección/)
    const lines = firma.lines.length
    await personaCommands.exportar(firma.cli, [EVA])
    expect(firma.lines.slice(lines).join()).not.toContain('usuario eliminar')
  })

  test('an account that is deleted is in no file of the engine any more', async () => {
    const firma = await openFirma(engine)
    const { ctx, cli } = firma
    await usuarioCommands.crear(cli, ['saliente', 'saliente@firma.example'])
    expect((await readEverything(firma)).includes('saliente@firma.example')).toBe(true)
    await usuarioCommands.eliminar(cli, ['saliente'])
    const listPendientes = () =>
      ctx.db.selectFrom('ajustes').selectAll().where('clave', '=', 'borrar_restos').execute()
    expect(await listPendientes()).toHaveLength(1)
    // PostgreSQL keeps old rows while a connection of anybody's is being opened; housekeeping tries again.
    await eventually(async () => {
      const everything = await readEverything(firma)
      if (everything.includes('saliente@')) await eraseRestos(ctx)
      expect(everything.includes('saliente@firma.example')).toBe(false)
    })
  })

  test('an account is handed out with what it did, and told of where the person is erased', async () => {
    const firma = await openFirma(engine)
    const { ctx, cli, lines } = firma
    const { usuario, correo } = STAFF
    const nota = { id: 'n', momento: ctx.now(), quien: usuario, texto: 'Ya empezamos' }
    const { id } = await ctx.db.selectFrom('compromisos').select('id').executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('notas_de_compromiso')
      .values({ ...nota, id_compromiso: id })
      .execute()
    await personaCommands.exportar(cli, [correo, 'cuenta'])
    const text = readFileSync(join(ctx.config.dataDir, 'cuenta', 'datos.json'), 'utf8')
    expect(JSON.parse(text).cuenta).toMatchObject({
      usuario,
      correo,
      rol: 'administrador',
      notasDePlan: [{ texto: 'Ya empezamos' }],
      bitacora: expect.arrayContaining([expect.objectContaining({ tipo: 'climaCreado' })]),
    })
    expect(text).not.toContain('argon2')

    await personaCommands.eliminar(cli, [correo, '--si'])
    expect(lines.at(-1)).toContain(`usuario eliminar ${usuario}`)
    await usuarioCommands.crear(cli, ['relevo', 'relevo@firma.example'])
    await usuarioCommands.eliminar(cli, [usuario])
    const [{ quien } = { quien: '' }] = await ctx.db
      .selectFrom('notas_de_compromiso')
      .select('quien')
      .execute()
    expect(quien).toBe('Cuenta eliminada')
    await expect(personaCommands.exportar(cli, [correo])).rejects.toThrow(/No se guarda nada/)
  })
})
