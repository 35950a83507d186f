import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { insertCurriculum } from '#features/cvs/server/contacto/curriculum.ts'
import { insertContacto } from '#features/cvs/server/contacto/mensajes.ts'
import { insertCv } from '#features/cvs/server/escribir-cv.ts'
import { ANA, toDataUrl } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { getReferenciaDeCorreo } from '#features/invitados/server/encuestados/referencia-de-correo.ts'
import { keepEnEspera } from '#server/archivos/archivo-en-espera.ts'
import { buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { listTables } from '#server/db/sql/column-types.ts'
import { createEmlTransport } from '#server/mail/eml-transport.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestCli } from '#tests/support/test-cli.ts'
import type { TestContext } from '#tests/support/test-context.ts'

export const EVA = 'Eva.Luna@correo.example'
export const OTRA = 'otra@correo.example'

const COMPROMISO = {
  que: 'Abrir la cafetería',
  clase: 'variable',
  medida: 'Liderazgo',
  cargo: '',
  fecha: '2030-01-01',
  estado: 'porEmpezar',
}

/** The words stand in it as they are, to be looked for. */
export function buildMarkedPdf(words: string): Buffer {
  const pdf = buildPdf('Currículum')
  const end = pdf.subarray(pdf.lastIndexOf('startxref'))
  return Buffer.concat([pdf, Buffer.from(`\n%${words}\n`), end])
}

/** Eva in every place that knows people, and somebody else beside her in each. */
export async function openFirma(engine: Engine, answer = true) {
  const app = await createTestApp(engine)
  const { ctx } = app
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp()
  const documento = await staff.getDocumento(idClima)
  const otro = await staff.insertClima({ ...documento, idEmpresa, fechaInicio: Date.UTC(2024, 5, 1) })
  const idCerrado: string = otro.data.insertClimaOrganizacional.id
  const answerIn = async (id: string, correo: string, texto: string) => {
    const { clima } = await requireAbierto(ctx, id)
    const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
    const encuestado = await inviteEncuestado(ctx, id, { idGrupo, correo })
    const respuestas = listRespuestas(clima, ({ clase, indice }) =>
      clase === 'codigo' ? '1' : clase === 'preguntasAbiertas' ? texto : String(indice === 0),
    )
    await answerEncuesta(ctx, id, encuestado, respuestas)
    const mail = {
      plantilla: 'invitacion',
      datos: {},
      para: correo,
      referencia: getReferenciaDeCorreo(encuestado.id),
    }
    await inTransaction(ctx.db, (tx) => insertCorreo(tx, mail, ctx.now()))
  }
  for (const [correo, nombre] of [
    [EVA.toLowerCase(), 'Eva'],
    [OTRA, 'Otra'],
  ] as const) {
    await answerIn(idClima, correo, `Abierta de ${nombre}`)
    await answerIn(idCerrado, correo, `Cerrada de ${nombre}`)
    const cv = toDataUrl(buildMarkedPdf(`Archivo de ${nombre}`))
    await insertCv(ctx, { ...ANA, primerNombre: `${nombre}lina`, correo, cv })
    const campos = { nombre, correo, tel: '5512 0341', mensaje: `Mensaje de ${nombre}`, plaza: 'Analista' }
    const getValores = (campo: string) => [campos[campo as 'nombre'] ?? '']
    await insertContacto(ctx, { getValores, archivo: null })
    const adjunto = Readable.from([buildMarkedPdf(`Adjunto de ${nombre}`)])
    const enEspera = await keepEnEspera(ctx.config.dataDir, adjunto)
    await insertCurriculum(ctx, { getValores, archivo: { nombre: '../../mi cv.pdf', ...enEspera } })
    await enEspera.end()
    await staff.insertEmpresa({
      nombre_comercial: `Empresa de ${nombre}`,
      NIT: nombre,
      contacto_directo: { nombre, apellidos: `Apellido${nombre}`, correo },
    })
    await staff.call(
      'mutation($idClima: ID!, $compromiso: CompromisoInput!) { insertCompromiso(idClima: $idClima, compromiso: $compromiso) { id } }',
      { idClima, compromiso: { ...COMPROMISO, responsable: `Responsable${nombre}`, correo } },
    )
  }
  const { id: porUsuario } = await ctx.db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('vacantes')
    .values({ id: 'v', nombre: 'Analista', clave: 'analista', creada: 0 })
    .execute()
  for (const { id, primer_nombre } of await ctx.db
    .selectFrom('cvs')
    .select(['id', 'primer_nombre'])
    .execute()) {
    const nombre = primer_nombre.replace('lina', '')
    const candidato = { id: `c-${nombre}`, id_vacante: 'v', id_cv: id, id_envio: null, agregado: 0 }
    await ctx.db
      .insertInto('candidatos')
      .values({ ...candidato, estado: 'porVer', nota: `Nota sobre ${nombre}` })
      .execute()
    const busqueda = {
      id: `b-${nombre}`,
      id_usuario: porUsuario,
      estado: null,
      edad: null,
      vista: 0,
      visto_hasta: 0,
    }
    await ctx.db
      .insertInto('busquedas')
      .values({
        ...busqueda,
        nombre: `Búsqueda de ${nombre}`,
        clave: nombre,
        filtro: nombre === 'Eva' ? EVA : OTRA,
      })
      .execute()
  }
  for (const [id_clima, responderA] of [
    [idClima, EVA],
    [idCerrado, OTRA],
  ] as const)
    await ctx.db
      .insertInto('palabras')
      .values({ id_clima, contenido: JSON.stringify({ remitente: 'Clima', responderA }) })
      .execute()
  await staff.cerrar(idCerrado)
  const eml = createEmlTransport(ctx.config.dataDir)
  for (const correo of await ctx.db.selectFrom('correos').selectAll().execute()) {
    await eml.send({ to: correo.para, text: correo.datos }, correo)
  }
  return { ...app, ...staff, idClima, idCerrado, ...createTestCli(ctx, { answer }) }
}

/** Every value of every table. */
async function readRows({ db }: TestContext, tables: string[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'ajustes')
      .selectAll()
      .execute()
    for (const value of rows.flatMap((row): unknown[] => Object.values(row))) {
      parts.push(value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(`${value}\n`))
    }
  }
  return Buffer.concat(parts)
}

/** The engine's own files, old rows included. */
async function readFiles({ db, config: { database } }: TestContext, tables: string[]): Promise<Buffer> {
  if (database.engine === 'sqlite') {
    const files = [database.file, `${database.file}-wal`].filter((file) => existsSync(file))
    return Buffer.concat(files.map((file) => readFileSync(file)))
  }
  await sql`checkpoint`.execute(db)
  const parts: Buffer[] = []
  for (const table of tables) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(${table})) as bytes`.execute(db)
    parts.push(rows[0]!.bytes)
  }
  return Buffer.concat(parts)
}

/** Rows, files of the engine and files of mails. */
export async function readEverything({ ctx }: { ctx: TestContext }): Promise<Buffer> {
  const tables = (await listTables(ctx.db)).filter((table) => !/^(sqlite_|kysely_)/.test(table))
  const directory = join(ctx.config.dataDir, 'correo')
  const mails = existsSync(directory) ? readdirSync(directory) : []
  return Buffer.concat([
    await readRows(ctx, tables),
    await readFiles(ctx, tables),
    ...mails.map((name) => readFileSync(join(directory, name))),
  ])
}
