import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import readConOtro from 'read-excel-file/node'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { computeComplementarias } from '#domain/resultados/complementarias.ts'
import { createCubo } from '#domain/resultados/cubo.ts'
import { createFuenteViva } from '#domain/resultados/fuente.ts'
import { createLibro } from '#domain/resultados/libro/create-libro.ts'
import { fecha, formatTextoDeCelda } from '#domain/resultados/libro/libro.ts'
import { sumRecuento } from '#domain/resultados/recuento.ts'
import { sortSinOrigen, type TextoLeido } from '#domain/resultados/respuestas-abiertas.ts'
import { computeResultados } from '#domain/resultados/resultados.ts'
import { addHoja } from '#domain/resultados/testing/add-hoja.ts'
import { climaAMano, hojasAMano } from '#domain/resultados/testing/clima-a-mano.ts'
import { hasLibreOffice } from '#tests/support/libreoffice.ts'
import { openDatabase } from '../db/engine/database.ts'
import { renderLibro } from './render-libro.ts'
import { type PestanaLeida, readLibro } from './testing/read-libro.ts'
import { countLineas, countPaginasDeAncho } from './write-libro.ts'

const FORMULAS = ['=1+1', '+2+2', '-3', '@SUM(A1)', '=HYPERLINK("http://malo.example","ver")', '\t=4+4']
const RAROS = ['Dos\nlíneas', 'emoji 🙂', '<b>&amp;"', '_x0041_ literal', 'campana \u0007 fuera', 'ñandú']
const LARGO = 'a'.repeat(40_000)

const { definicion } = climaAMano
const cubo = createCubo(definicion)
for (const { idGrupoDeOpinion, hoja } of hojasAMano) addHoja(cubo, idGrupoDeOpinion, hoja)

const libro = createLibro({
  titulo: {
    empresa: '=Alimentos & "La Ceiba"',
    periodo: '2025',
    baseDeCalculo: 'encuestados',
    minimoPorGrupo: 1,
    cerrado: false,
  },
  resultados: computeResultados(definicion, 'encuestados', createFuenteViva(definicion, cubo)),
  complementarias: computeComplementarias(definicion.cuestionario, sumRecuento(cubo, 'todos')),
})

const { gruposDeOpinion: grupos } = definicion
const preguntas = [
  { id: 'a', pregunta: '¿Qué mejorarías?' },
  { id: 'b', pregunta: '¿Algo más?' },
]
const ESCRITAS = grupos.flatMap(({ id }, g) => [
  ...(g === 0 ? FORMULAS : RAROS).map((texto) => ({ idGrupo: id, idPregunta: 'a', texto })),
  { idGrupo: id, idPregunta: 'b', texto: g === 0 ? LARGO : ' \n ' },
])
const abiertas = {
  titulo: '=Alimentos & "La Ceiba" 2025.',
  marco: { grupos, areas: [], preguntas },
  // In two slices, neither in any order.
  read: async (take: (leidos: TextoLeido[]) => Promise<void>) => {
    for (const leidos of [ESCRITAS.slice(5), ESCRITAS.slice(0, 5)]) await take(leidos)
  },
}
const ctx = { db: openDatabase({ engine: 'sqlite', file: ':memory:' }) }

const render = () => renderLibro(ctx, libro, { abiertas })

/** Question, group and answer, in the order of their rows, as a program reads them. */
const FILAS = preguntas.flatMap(({ id, pregunta }) =>
  grupos.flatMap((grupo) =>
    sortSinOrigen(
      ESCRITAS.filter(
        ({ idGrupo, idPregunta, texto }) => idGrupo === grupo.id && idPregunta === id && texto.trim(),
      ).map(({ texto }) => texto),
    ).map((texto) => [
      pregunta,
      `G${grupo.orden} ${grupo.nombre}`,
      formatTextoDeCelda(texto).replace('_x005F_', '_'),
    ]),
  ),
)

test('a day is a date of a spreadsheet, written out in Spanish', async () => {
  const filas = [[fecha('2026-11-20'), fecha('1900-03-01')]]
  const pestana = { nombre: 'Días', anchos: [25, 25], filasFijas: 0, columnasFijas: 0, filas }
  const [leida] = await readLibro(await renderLibro(ctx, { pestanas: [pestana] }))
  expect(leida!.celdas.get('A1')).toMatchObject({ valor: 46_346, formato: '[$-C0A]d "de" mmmm "de" yyyy' })
  expect(leida!.celdas.get('B1')).toMatchObject({ valor: 61 })
})

describe('the workbook', () => {
  let pestanas: PestanaLeida[]
  beforeAll(async () => {
    pestanas = await readLibro(await render())
  })
  const read = () => ({ pestanas, porNombre: new Map(pestanas.map((pestana) => [pestana.nombre, pestana])) })

  test('has a sheet for each part, with names that every program takes', () => {
    const { pestanas } = read()
    const nombres = pestanas.map(({ nombre }) => nombre)
    expect(nombres).toEqual([
      'Resumen',
      'Grupos y factores',
      'Áreas de trabajo',
      'Antigüedad',
      'Preguntas',
      'Complementarias',
      'Preguntas abiertas',
    ])
    for (const nombre of nombres) expect(nombre).toMatch(/^[^[\]:*?/\\']{1,31}$/)
  })

  test('has groups as columns, indicators, variables and factors as rows', () => {
    const { celdas, fijas } = read().porNombre.get('Grupos y factores')!
    /** Below the line that names company, year and base. */
    const row = (n: number) =>
      [...'ABCDEFG'].map((columna) => celdas.get(`${columna}${n + 1}`)?.valor ?? null)
    expect(row(1)).toEqual([
      'Indicador',
      'Área de análisis (variable)',
      'Factor evaluado',
      'Todos',
      'G1 Oficina',
      'G2 Planta',
      'G3 Bodega',
    ])
    expect(row(2)).toEqual(['Personas en las cifras', null, null, 4, 2, 2, 0])
    expect(row(3)).toEqual(['Parte de esas personas', null, null, 1, 0.5, 0.5, 0])
    expect(row(4)[3]).toBeCloseTo(0.4375)
    expect(row(4)[6]).toBe('Sin datos')
    expect(row(5).slice(0, 4)).toEqual(['I1', null, null, 0.375])
    expect(row(6).slice(0, 4)).toEqual(['I1', 'A', null, 0.5])
    expect(row(7).slice(0, 4)).toEqual(['I1', 'A', 'f1', 0.625])
    expect(row(9).slice(0, 6)).toEqual(['I1', 'B', null, 0.25, 0.5, 'No aplica'])
    expect(fijas).toEqual({ filas: 5, columnas: 3 })
  })

  test('names company, year, base and how many on every sheet', () => {
    const { pestanas } = read()
    const notas = pestanas.slice(1).map(({ celdas }) => celdas.get('A1')?.valor)
    const base = '=Alimentos & "La Ceiba" 2025. Base: 4 personas que contestaron algo.'
    const conMenos = (donde: string) =>
      `${base} Con menos preguntas: alguna de las suyas no se muestra ahí, porque nadie o muy pocas personas la contestaron, o para proteger a otras, y la cifra es la media de las demás. Es así en ${donde}.`
    expect(notas).toEqual([
      conMenos('G2 Planta'),
      base,
      conMenos('Pregunta 9'),
      base,
      '=Alimentos & "La Ceiba" 2025. Base de cada pregunta: quienes la contestaron; cuántos son está en «Respuestas».',
      '=Alimentos & "La Ceiba" 2025. 19 respuestas escritas.',
    ])
  })

  test('is printed on letter, as wide as the page, with heads and names of rows on every page', async () => {
    const { pestanas, porNombre } = read()
    for (const { papel } of pestanas)
      expect(papel).toMatchObject({
        fitToPage: '1',
        paperSize: '1',
        orientation: 'landscape',
        fitToWidth: '1',
        fitToHeight: '0',
      })
    expect(porNombre.get('Grupos y factores')!.papel.repetidas).toBe(
      "'Grupos y factores'!$A:$C,'Grupos y factores'!$1:$5",
    )
    expect(porNombre.get('Preguntas abiertas')!.papel.repetidas).toBe("'Preguntas abiertas'!$1:$2")
    expect(porNombre.get('Resumen')!.papel.repetidas).toBeUndefined()
    const [a4] = await readLibro(await renderLibro(ctx, { ...libro, papel: 'a4' }))
    expect(a4?.papel.paperSize).toBe('9')
  })

  test('cuts no text: rows are as tall as what stands in them', () => {
    expect(countLineas('uno dos tres', 20)).toBe(1)
    expect(countLineas('uno dos tres', 8)).toBe(2)
    expect(countLineas('uno\n\ndos', 20)).toBe(3)
    expect(countLineas('x'.repeat(25), 10)).toBe(3)
    expect(countLineas('', 10)).toBe(1)
    const { altos } = read().porNombre.get('Preguntas abiertas')!
    // Two lines written by hand, and more than any row can hold.
    expect(altos).toContain(30)
    expect(Math.max(...altos)).toBe(409)
  })

  test('goes on in a second page of paper where one would make it too small to read', () => {
    const anchos = [30, 30, 30, ...Array(20).fill(16)]
    expect(countPaginasDeAncho({ anchos, columnasFijas: 3 })).toBe(3)
    expect(countPaginasDeAncho({ anchos: anchos.slice(0, 10), columnasFijas: 3 })).toBe(1)
  })

  test('shows percents as such, on the colour of their band', () => {
    const { porNombre } = read()
    const { celdas } = porNombre.get('Grupos y factores')!
    expect(celdas.get('D6')).toEqual({ valor: 0.375, fondo: 'D64545', formato: '0.00%' })
    // Office: 19/24 = 79.17 %.
    expect(celdas.get('E5')).toMatchObject({ fondo: '86C232', formato: '0.00%' })
    expect(celdas.get('D4')).toMatchObject({ fondo: null, formato: '0.00%' })
    const resumen = porNombre.get('Resumen')!.celdas
    expect(resumen.get('B7')).toMatchObject({ valor: 0.4375, fondo: 'D64545' })
  })

  test('has areas, seniorities, questions and complementary parts', () => {
    const { porNombre } = read()
    expect(porNombre.get('Áreas de trabajo')!.celdas.get('E2')?.valor).toBe('Todo')
    expect(porNombre.get('Antigüedad')!.celdas.get('E3')?.valor).toBe(2)
    expect(porNombre.get('Antigüedad')!.celdas.get('F5')?.valor).toBeCloseTo(11 / 12)
    expect(porNombre.get('Preguntas')!.celdas.get('C6')?.valor).toBe('Pregunta 1')
    expect(porNombre.get('Preguntas')!.celdas.get('D6')?.valor).toBe(0.75)
    const complementarias = porNombre.get('Complementarias')!.celdas
    expect([...'ABCDEF'].map((c) => complementarias.get(`${c}4`)?.valor)).toEqual([
      'Pregunta',
      'Respuestas',
      'Exelente',
      'Bueno',
      'Regular',
      'Malo',
    ])
    expect(complementarias.get('C5')).toMatchObject({ valor: 0.5, formato: '0.00%' })
  })

  test('keeps every open answer as it was written: no formula, nothing lost but what no cell can hold', () => {
    const { pestanas, porNombre } = read()
    expect(pestanas.reduce((suma, { formulas }) => suma + formulas, 0)).toBe(0)
    const { celdas } = porNombre.get('Preguntas abiertas')!
    const respuestas = [...celdas].filter(([lugar]) => lugar.startsWith('C')).map(([, { valor }]) => valor)
    expect(new Set(respuestas.slice(1, 1 + FORMULAS.length))).toEqual(new Set(FORMULAS))
    expect(respuestas).toContain('Dos\nlíneas')
    expect(respuestas).toContain('_x0041_ literal')
    expect(respuestas).toContain('campana  fuera')
    const largo = respuestas.at(-1) as string
    expect([largo.length, largo.at(-1)]).toEqual([32_767, '…'])
    expect(celdas.get('B3')?.valor).toBe('G1 Oficina')
    expect(porNombre.get('Resumen')!.celdas.get('A2')?.valor).toBe('=Alimentos & "La Ceiba"')
  })

  test('has every text in a row beside its question and its group', () => {
    const { celdas } = read().porNombre.get('Preguntas abiertas')!
    const filas = FILAS.map((_, i) =>
      ['A', 'B', 'C'].map((columna) => celdas.get(`${columna}${i + 3}`)?.valor),
    )
    expect(filas).toEqual(FILAS)
    expect(celdas.size).toBe(1 + 3 + 19 * 3)
  })

  test('of many at once two are written; the others wait their turn, and may go away', async () => {
    let now = 0
    let most = 0
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const lectura: typeof abiertas = {
      ...abiertas,
      read: async (take) => {
        most = Math.max(most, ++now)
        await released
        await abiertas.read(take)
        now--
      },
    }
    const all = Array.from({ length: 5 }, () => renderLibro(ctx, libro, { abiertas: lectura }))
    await expect.poll(() => now).toBe(2)
    const gone = new AbortController()
    const left = renderLibro(ctx, libro, { abiertas: lectura, signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    release()
    expect(new Set((await Promise.all(all)).map((bytes) => bytes.toString('base64'))).size).toBe(1)
    expect(most).toBe(2)
  })

  test('is opened by a reader that others wrote, without a warning', async () => {
    const warn = vi.spyOn(console, 'warn')
    onTestFinished(() => warn.mockRestore())
    const leidas = await readConOtro(await render())
    expect(leidas.map(({ sheet }) => sheet)).toEqual(pestanas.map(({ nombre }) => nombre))
    const textos = leidas.at(-1)!.data.flat()
    for (const formula of FORMULAS.slice(0, 4)) expect(textos).toContain(formula)
    expect(warn).not.toHaveBeenCalled()
  })

  test('opens in LibreOffice with the same contents', async ({ skip }) => {
    if (!hasLibreOffice('hojas')) skip('LibreOffice is not installed: apt-get install libreoffice-calc-nogui')
    const folder = mkdtempSync(join(tmpdir(), 'clima-libro-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'libro.xlsx'), await render())
    // Every sheet as a file of its own.
    const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'
    await promisify(execFile)(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'perfil'))}`,
        '--headless',
        '--convert-to',
        csv,
        '--outdir',
        folder,
        join(folder, 'libro.xlsx'),
      ],
      { timeout: 300_000 },
    )
    expect(readdirSync(folder).filter((file) => file.endsWith('.csv'))).toHaveLength(7)
    const grupos = readFileSync(join(folder, 'libro-Grupos y factores.csv'), 'utf8')
    expect(grupos).toMatch(/^I1,A,f1,62\.50?%/m)
    expect(grupos).toContain('No aplica')
    const abiertas = readFileSync(join(folder, 'libro-Preguntas abiertas.csv'), 'utf8')
    for (const formula of FORMULAS.slice(0, 4)) expect(abiertas).toContain(`G1 Oficina,${formula}\n`)
    expect(abiertas).toContain('_x0041_ literal')
  })
})
