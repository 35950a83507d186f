import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { callEncuesta, openEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import { cerrarClima } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { listLlaves } from '#tests/support/list-llaves.ts'
import { openOtroNodo } from '#tests/support/otro-nodo.ts'
import type { Engine } from '../db/engine/database.ts'
import { describeDestruccion, destroyLlave, noteLlaveSinUso } from './destroy-llave.ts'
import { sweepLlaves } from './sweep-llaves.ts'

const SIN_LLAVE = /^No se puede entrar a esta encuesta por ahora: falta su llave en el servidor\./

async function open(engine: Engine) {
  const app = await openEncuesta(engine)
  const { llavesDir } = app.ctx.config
  const file = join(llavesDir, `${app.idClima}.llave`)
  /** Another climate of the company; without changes, of the same year. */
  const insertOtro = async (changes: object = {}) => {
    const documento = await app.getDocumento(app.idClima)
    return app.insertClima({ ...documento, idEmpresa: app.idEmpresa, ...changes })
  }
  const gritos: object[] = []
  /** As the housekeeping of a node does at its start and from time to time. */
  const sweep = (ctx = app.ctx) =>
    sweepLlaves({ ...ctx, log: { error: (line: object) => gritos.push(line) } as never })
  return { ...app, llavesDir, file, insertOtro, gritos, sweep }
}

const readAusente = async ({ call, idClima }: Awaited<ReturnType<typeof open>>) => {
  const query = 'query($c: ID!) { appInfo { climaOrganizacional(idClima: $c) { llaveAusente } } }'
  return (await call(query, { c: idClima })).data.appInfo.climaOrganizacional.llaveAusente
}

describeEngines('the key of a climate', (engine) => {
  test('where its folder takes nothing, that is said aloud; one that is not there yet is no trouble', async () => {
    const { ctx, llavesDir, file, gritos, sweep } = await open(engine)
    const conDir = (otra: string) => ({ ...ctx, config: { ...ctx.config, llavesDir: otra } })
    await sweep()
    expect(gritos).toEqual([])
    const dentroDeUnArchivo = join(file, 'llaves')
    await sweep(conDir(dentroDeUnArchivo)).catch(() => {})
    expect(gritos).toEqual([{ carpeta: dentroDeUnArchivo, codigo: 'ENOTDIR' }])
    await sweep(conDir(join(llavesDir, 'por', 'hacer'))).catch(() => {})
    expect(gritos.filter((grito) => 'codigo' in grito)).toHaveLength(1)
  })

  test('opens the same sheets on every node of the folder, and after a restart', async () => {
    const app = await open(engine)
    const { token } = await app.invite()
    const otro = callEncuesta(await openOtroNodo(app), app.idClima)
    expect(await otro.save(token, app.answer({ 1: '0' }))).toHaveLength(1)
    await app.save(token, app.answer({ 2: '1' }))
    expect(await app.readGuardadas(token)).toHaveLength(2)
    const reiniciado = callEncuesta(await openOtroNodo(app), app.idClima)
    expect((await reiniciado.lookUp(token)).respuestas).toHaveLength(2)
  })

  test('is destroyed by the close, for a node that still remembers it too', async () => {
    const app = await open(engine)
    const { token } = await app.invite()
    const nodo = await openOtroNodo(app)
    const otro = callEncuesta(nodo, app.idClima)
    await otro.save(token, app.answer({ 1: '0' }))
    const { mensaje } = (await app.cerrar(app.idClima)).data.cerrarClimaOrganizacional
    expect(mensaje).toBe('Se cerró y anonimizó el clima organizacional.')
    expect(listLlaves(app.llavesDir)).toEqual([])
    expect(codeOf(await otro.save(token, app.answer({ 2: '1' })))).toBe('CONFLICT')
    expect(await otro.lookUp(token)).toMatchObject({ encuestaActiva: false, respuestas: [] })
    await app.sweep(nodo.ctx)
    expect(app.gritos).toEqual([])
  })

  test('is destroyed with a climate that is deleted', async () => {
    const app = await open(engine)
    await app.changeActiva(app.idClima, false)
    expect((await app.deleteClima(app.idClima)).data.deleteClimaOrganizacional.mensaje).toBe(
      'Se eliminó el clima organizacional.',
    )
    expect(listLlaves(app.llavesDir)).toEqual([])
  })

  test('that a crash left behind after the commit of a close is destroyed at the next start', async () => {
    const app = await open(engine)
    await app.ctx.db.transaction().execute((tx) => noteLlaveSinUso(tx, app.idClima))
    await app.ctx.db.updateTable('climas').set({ cerrado: 1, huella_llave: null }).execute()
    await app.sweep()
    expect(listLlaves(app.llavesDir)).toEqual([])
    expect(await destroyLlave(app.ctx, { idClima: app.idClima })).toEqual({ carpeta: 'ausente', copia: null })
  })
})

describeAnyEngine('the key of a climate', (engine) => {
  test('is a file for its owner alone; the database knows its fingerprint and nothing of it', async () => {
    const { ctx, llavesDir, file, insertOtro, idClima } = await open(engine)
    expect([statSync(llavesDir).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    const bytes = readFileSync(file)
    expect(bytes).toHaveLength(32)
    const { huella_llave } = await ctx.db.selectFrom('climas').selectAll().executeTakeFirstOrThrow()
    expect(huella_llave).toMatch(/^[\w-]{22}$/)
    const todo = JSON.stringify(await dumpDatabase(ctx))
    const formas = [
      bytes.toString('hex'),
      bytes.toString('base64url'),
      bytes.join(),
      JSON.stringify({ ...bytes }),
    ]
    for (const forma of formas) expect(todo).not.toContain(forma.replaceAll('"', '\\"').slice(1, -1))
    // A second climate of the year is refused, and leaves no key behind.
    expect(codeOf(await insertOtro())).toBe('CONFLICT')
    expect(listLlaves(llavesDir)).toEqual([`${idClima}.llave`])
  })

  test('goes from the folder of a node that was away at the close, as soon as it is back', async () => {
    const app = await open(engine)
    const suya = join(app.ctx.config.dataDir, 'otra-carpeta')
    cpSync(app.llavesDir, suya, { recursive: true })
    const away = await openOtroNodo(app, { llavesDir: suya })
    await app.cerrar(app.idClima)
    expect(listLlaves(suya)).toEqual([`${app.idClima}.llave`])
    await app.sweep(away.ctx)
    expect(listLlaves(suya)).toEqual([])
  })

  test('does not come back by an older folder, of a closed climate or of a deleted one', async () => {
    const app = await open(engine)
    const { data } = await app.insertOtro({ fechaInicio: Date.UTC(2021, 5, 1) })
    const vieja = mkdtempSync(join(app.ctx.config.dataDir, 'vieja-'))
    cpSync(app.llavesDir, vieja, { recursive: true })
    expect(readdirSync(vieja)).toHaveLength(2)
    await app.cerrar(app.idClima)
    await app.deleteClima(data.insertClimaOrganizacional.id)
    const { data: nuevo } = await app.insertOtro({ fechaInicio: Date.UTC(2022, 5, 1) })
    rmSync(app.llavesDir, { recursive: true })
    cpSync(vieja, app.llavesDir, { recursive: true })
    await app.sweep()
    expect(listLlaves(app.llavesDir)).toEqual([])
    // The climate that is newer than the folder has lost its key, and that is said aloud.
    expect(app.gritos).toMatchObject([{ clima: nuevo.insertClimaOrganizacional.id }])
  })

  test.each(['lost', 'that of another climate'])(
    'when %s stops the tokens and nothing else, and nobody makes a second one',
    async (como) => {
      const app = await open(engine)
      const { token, id } = await app.invite()
      await app.save(token, app.answer({ 1: '0' }))
      const bytes = readFileSync(app.file)
      if (como === 'lost') rmSync(app.file)
      else writeFileSync(app.file, Buffer.alloc(32, 1))
      await app.sweep()
      expect(app.gritos).toMatchObject([{ clima: app.idClima }])

      for (const answer of [await app.lookUp(token), await app.save(token, app.answer({ 2: '0' }))]) {
        expect(messageOf(answer)).toMatch(SIN_LLAVE)
        // What the survey's screen takes for a reason to keep the answers and try again.
        expect(codeOf(answer)).toBe('INTERNAL')
      }
      const [{ id: idGrupo }] = (await app.getClima(app.idClima)).gruposDeOpinion
      const invite = await app.call(
        'mutation($c: ID!, $g: ID!) { insertTokens(idClima: $c, idGrupoDeOpinion: $g, cuantos: 1) { tokens } }',
        { c: app.idClima, g: idGrupo },
      )
      expect(messageOf(invite)).toMatch(SIN_LLAVE)
      const lista = await app.call(
        'query($c: ID!) { appInfo { getEncuestados(idClima: $c) { id estado } } }',
        {
          c: app.idClima,
        },
      )
      expect(lista.data.appInfo.getEncuestados).toEqual([{ id, estado: 'Desconocido' }])
      expect((await app.getClima(app.idClima)).participacion.contestaron).toBe(1)
      expect(await readAusente(app)).toBe(true)
      const otra = await app.insertOtro({ fechaInicio: Date.UTC(2020, 5, 1) })
      expect(codeOf(otra)).toBeUndefined()

      writeFileSync(app.file, bytes)
      await app.sweep()
      expect(await app.save(token, app.answer({ 2: '0' }))).toHaveLength(1)
      expect(await readAusente(app)).toBe(false)

      rmSync(app.file)
      await app.sweep()
      // Nobody could count what was answered.
      expect(messageOf(await app.cerrar(app.idClima))).toMatch(/^Falta la llave de este clima en el servidor/)
      writeFileSync(app.file, bytes)
      expect(messageOf(await app.cerrar(app.idClima))).toBeUndefined()
      expect((await app.getClima(app.idClima)).participacion.contestaron).toBe(1)
      expect(await app.dump()).toEqual({ hojas: [], abiertas: [] })
    },
  )

  test('that cannot be destroyed is said so at the close, and tried again until it is', async () => {
    const app = await open(engine)
    const tell = (_: number, paso?: string) => {
      if (paso !== 'Borrando los cuestionarios') return
      rmSync(app.file)
      mkdirSync(app.file)
    }
    const destruccion = await cerrarClima(app.ctx, { idClima: app.idClima, tell })
    expect(describeDestruccion(destruccion!)).toContain('No se pudo borrar su llave; se sigue intentando.')
    rmSync(app.file, { recursive: true })
    writeFileSync(app.file, Buffer.alloc(32, 1))
    await app.sweep()
    expect(listLlaves(app.llavesDir)).toEqual([])
    const pendientes = await app.ctx.db.selectFrom('llaves_destruidas').select('pendiente').execute()
    expect(pendientes).toEqual([{ pendiente: 0 }])
  })
})
