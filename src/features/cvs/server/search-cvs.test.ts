import { expect, test } from 'vitest'
import { buildDoc, buildDocx, buildOdt, buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeEngines, ENGINES } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { readArchivoPendiente } from './cv-jobs.ts'
import { getCvs } from './cvs.ts'
import { insertCvConArchivo, parseArchivo } from './escribir-cv.ts'
import { reindexCvs } from './index-cv.ts'
import { ANA, logInToCvs, toDataUrl } from './testing/cvs-de-prueba.ts'

const LUIS = {
  primerNombre: 'Luis',
  segundoNombre: 'José',
  primerApellido: 'Núñez',
  segundoApellido: "O'Connor",
  telefono: '+502 2300-1000',
  celular: '(502) 4478 9120',
  correo: 'luis_nunez+cv@empresa.example',
  etiquetasPuestos: ['Supervisor de producción', '100% remoto'],
}
const SOFIA = {
  primerNombre: 'Sofía',
  segundoNombre: null,
  primerApellido: 'Ramírez',
  segundoApellido: 'Ortiz',
  telefono: null,
  celular: '41092287',
  correo: 'sofia.ramirez@correo.example',
  etiquetasPuestos: ['Diseñadora'],
}

describeEngines('search of CVs', (engine) => {
  async function open() {
    const app = await createTestApp(engine)
    const cvs = await logInToCvs(app)
    const readAll = async () => {
      while (await readArchivoPendiente(app.ctx));
    }
    return { ...app, ...cvs, readAll }
  }

  async function openWithThree() {
    const app = await open()
    await app.insertCV()
    await app.insertCV(LUIS)
    await app.insertCV(SOFIA)
    return app
  }

  test('every word must match, in any field', async () => {
    const { findNombres } = await openWithThree()
    const cases: Record<string, string[]> = {
      ana: ['Ana'],
      'perez ana': ['Ana'],
      'ana nuñez': [],
      NUNEZ: ['Luis'],
      núñ: ['Luis'],
      jose: ['Luis'],
      connor: ['Luis'],
      "o'con": ['Luis'],
      'analista nomina ana.perez@': ['Ana'],
      disenad: ['Sofía'],
      produccion: ['Luis'],
      'correo.example': ['Sofía', 'Ana'],
      'ramirez@corr': ['Sofía'],
      amirez: ['Sofía'],
      mirez: ['Sofía'],
      '55120341': ['Ana'],
      '120341': ['Ana'],
      '5512-0341': ['Ana'],
      '5512 0341': ['Ana'],
      '22 34': ['Ana'],
      '502': ['Luis'],
      '9120 luis': ['Luis'],
      'ana luis': [],
      unez: ['Luis'],
      upervisor: [],
      validado: [],
    }
    for (const [filtro, nombres] of Object.entries(cases)) {
      expect(await findNombres(filtro), filtro).toEqual(nombres)
    }
  })

  test('a word after a minus leaves out whoever it would find alone', async () => {
    const { findNombres, insertCV, readAll, getCVs } = await openWithThree()
    await insertCV({
      ...SOFIA,
      primerNombre: 'Eva',
      correo: 'eva@otra.example',
      cv: toDataUrl(buildDocx('Diseño y ventas')),
    })
    await readAll()
    const cases: Record<string, string[]> = {
      '-ana': ['Eva', 'Sofía', 'Luis'],
      '-diseñadora': ['Luis', 'Ana'],
      'diseñadora -ventas': ['Sofía'],
      'diseñadora -VENT': ['Sofía'],
      '-ventas diseñadora': ['Sofía'],
      'diseñadora -ventas -ramirez': [],
      'diseñadora -ventas -luis': ['Sofía'],
      'ramirez –eva': ['Sofía'],
      'ramirez -@correo.example': ['Eva'],
      '-5512': ['Eva', 'Sofía', 'Luis'],
      'ramirez -ramirez': [],
      'ramirez - eva': ['Eva'],
      'ramirez --': ['Eva', 'Sofía'],
      "-o'connor -ana": ['Eva', 'Sofía'],
    }
    for (const [filtro, nombres] of Object.entries(cases)) {
      expect(await findNombres(filtro), filtro).toEqual(nombres)
    }
    const [eva] = (await getCVs('ventas -luis')).data.appInfo.getCVs
    expect(eva.fragmento.filter((t: any) => t.coincide).map((t: any) => t.texto)).toEqual(['ventas'])
  })

  test('signs are text and no engine gives them a meaning', async () => {
    const { findNombres } = await openWithThree()
    const cases: Record<string, string[]> = {
      '%': ['Luis'],
      '100%': ['Luis'],
      '10%': [],
      'an%': [],
      '%a': [],
      _: ['Luis'],
      luis_nunez: ['Luis'],
      ana_perez: [],
      "'": ['Luis'],
      '"': [],
      '"ana"': [],
      'ana"': [],
      '*': [],
      'an*': [],
      'ana OR luis': [],
      'ana AND luis': [],
      'NOT ana': [],
      'ana:*': [],
      '{palabras} : ana': [],
      'ana & luis': [],
      '!ana': ['Ana'],
      '(ana)': ['Ana'],
      '-': [],
      '\\': [],
      "'; drop table cvs; --": [],
      '@': ['Sofía', 'Luis', 'Ana'],
      '  ': ['Sofía', 'Luis', 'Ana'],
      'pérez, ana': ['Ana'],
      'Ana - Pérez': ['Ana'],
    }
    for (const [filtro, nombres] of Object.entries(cases)) {
      expect(await findNombres(filtro), filtro).toEqual(nombres)
    }
  })

  test('the text inside PDF, DOCX and ODT files is found after it was read, with a snippet', async () => {
    const { insertCV, findNombres, getCVs, readAll } = await open()
    await insertCV({ primerNombre: 'Pedro', cv: toDataUrl(buildPdf('Conciliaciones bancarias y nóminas')) })
    await insertCV({ primerNombre: 'Dora', cv: toDataUrl(buildDocx('Conciliación de cuentas')) })
    await insertCV({ primerNombre: 'Oto', cv: toDataUrl(buildOdt('Evitó conciliar')) })
    expect(await findNombres('concilia')).toEqual([])
    await readAll()
    expect(await findNombres('concilia')).toEqual(['Oto', 'Dora', 'Pedro'])
    expect(await findNombres('BANCARIAS pedro')).toEqual(['Pedro'])
    expect(await findNombres('bancarias dora')).toEqual([])
    const [pedro] = (await getCVs('nomina pedro')).data.appInfo.getCVs
    expect(pedro.lecturaArchivo).toBe('leido')
    expect(pedro.fragmento).toEqual([
      { texto: 'Conciliaciones bancarias y ', coincide: false },
      { texto: 'nómina', coincide: true },
      { texto: 's', coincide: false },
    ])
    expect((await getCVs('pedro')).data.appInfo.getCVs[0].fragmento).toBeNull()
  })

  test('a file that cannot be read is kept and found by its form', async () => {
    const { insertCV, getCVs, readAll } = await open()
    await insertCV({ cv: toDataUrl(buildPdf()) })
    await insertCV({ ...LUIS, cv: toDataUrl(buildDoc()) })
    await readAll()
    const found = (await getCVs()).data.appInfo.getCVs
    expect(found.map((cv: { lecturaArchivo: string }) => cv.lecturaArchivo)).toEqual(['ilegible', 'ilegible'])
    expect((await getCVs('perez')).data.appInfo.getCVs).toHaveLength(1)
  })

  test('a newer file replaces the text of the one before', async () => {
    const { insertCV, updateCV, findNombres, readAll } = await open()
    const { id } = (await insertCV({ cv: toDataUrl(buildDocx('Apicultura')) })).data.insertCV
    await readAll()
    await updateCV(id, { primerNombre: 'Anabel' })
    expect(await findNombres('apicultura anabel')).toEqual(['Anabel'])
    await updateCV(id, { cv: toDataUrl(buildDocx('Carpintería')) })
    expect(await findNombres('apicultura')).toEqual([])
    await readAll()
    expect(await findNombres('carpinteria')).toEqual(['Ana'])
  })

  test('best match first, then newest', async () => {
    const { ctx, insertCV, findNombres } = await open()
    // As if it had been read: a process for each file is not what this is about.
    const insert = async (primerNombre: string, texto: string, etiquetasPuestos: string[] = []) => {
      const { id } = (await insertCV({ primerNombre, etiquetasPuestos })).data.insertCV
      await ctx.db.updateTable('archivos').set({ lectura: 'leido', texto }).where('id_cv', '=', id).execute()
    }
    await insert('Entera', 'nada', ['Ventas'])
    await insert('Inicio', 'nada', ['Ventanería'])
    await insert('Archivo', 'Las ventas')
    await insert('Comienzo', 'Las ventanas')
    await insert('Enterados', 'nada', ['Jefe de ventas'])
    await insert('Archivados', 'ventas y más ventas')
    await inTransaction(ctx.db, reindexCvs)
    expect(await findNombres('venta')).toEqual([
      'Enterados',
      'Inicio',
      'Entera',
      'Archivados',
      'Comienzo',
      'Archivo',
    ])
    expect(await findNombres('ventas')).toEqual(['Enterados', 'Entera', 'Archivados', 'Archivo'])
  })

  test.each([null, 'ana'])('going forward under %j loses no row while rows are added', async (filtro) => {
    const { insertCV, getCVs } = await open()
    for (let turno = 0; turno < 12; turno++) await insertCV({ primerNombre: `Ana ${turno}` })
    const listIds = async (limit: number, cursor: number): Promise<string[]> =>
      (await getCVs(filtro, limit, cursor)).data.appInfo.getCVs.map((cv: { id: string }) => cv.id)
    const before = await listIds(100, 0)
    const seen: string[] = []
    for (let cursor = 0, page = before; page.length > 0; cursor += 5) {
      page = await listIds(5, cursor)
      seen.push(...page)
      if (cursor < 20) await insertCV({ primerNombre: cursor % 2 ? 'Ana' : 'Anabel' })
    }
    expect(before).toHaveLength(12)
    expect(before.filter((id) => !seen.includes(id))).toEqual([])
  })
})

/** Few letters and many coincidences, so that random filters find some, and not all. */
function createRandom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  const silaba = () => pick(['ma', 'rí', 'a', 'ña', 'ló', 'pez', 'c+', "o'", '1', '50', 'Ü', 'b_', '%'])
  const palabra = () => Array.from({ length: 1 + below(3) }, silaba).join('')
  return { below, pick, palabra }
}

test('both engines find the same rows in the same order, whatever is asked', async () => {
  const contexts = await Promise.all(ENGINES.map((engine) => createTestContext(engine)))
  const random = createRandom(20_250)
  const ids: Record<string, string>[] = contexts.map(() => ({}))
  const archivo = await parseArchivo(ANA.cv)
  for (let turno = 0; turno < 40; turno++) {
    const input = {
      ...ANA,
      primerNombre: `a${random.palabra()}`,
      primerApellido: `a${random.palabra()} ${random.palabra()}`,
      etiquetasPuestos: [`a${random.palabra()}`],
      celular: String(10_000_000 + random.below(90_000_000)),
      correo: `m${random.pick(['a.b', 'a_1', 'rio', '50'])}${turno}@${random.pick(['a', 'lopez'])}.example`,
    }
    const texto = [random.palabra(), random.palabra(), random.palabra()].join(' ')
    for (const [indice, ctx] of contexts.entries()) {
      const id = await insertCvConArchivo(ctx, input, archivo)
      ids[indice]![id] = `cv ${turno}`
      await ctx.db.updateTable('archivos').set({ lectura: 'leido', texto }).where('id_cv', '=', id).execute()
    }
  }
  for (const ctx of contexts) await inTransaction(ctx.db, reindexCvs)
  let found = 0
  for (let turno = 0; turno < 120; turno++) {
    const filtro = Array.from({ length: 1 + random.below(2) }, () => random.palabra().slice(0, 4)).join(' ')
    const [sqlite, postgres] = await Promise.all(
      contexts.map(async (ctx, indice) =>
        (await getCvs(ctx, { filtro, limit: 100, cursor: 0 })).map(({ id, fragmento }) => [
          ids[indice]![id],
          fragmento,
        ]),
      ),
    )
    expect(postgres, filtro).toEqual(sqlite)
    found += sqlite!.length
  }
  expect(found).toBeGreaterThan(200)
})
