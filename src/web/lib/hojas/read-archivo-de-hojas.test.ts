import { deflateRawSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readLibro } from '#domain/hojas/read-libro.ts'
import { readArchivoDeHojas } from './read-archivo-de-hojas.ts'
import { readXlsx } from './read-xlsx.ts'

/** Without the thread that a browser has. */
const readLista = async (archivo: Blob) => {
  const { hojas, falla } = await readArchivoDeHojas(archivo, 'primera', readXlsx)
  return { filas: hojas?.[0]?.filas ?? null, falla }
}

const readFilas = async (bytes: number[] | Uint8Array<ArrayBuffer>) =>
  (await readLista(new Blob([new Uint8Array(bytes)]))).filas

test('reads the alphabets that spreadsheets write', async () => {
  const texto = 'Administración;ñ'
  const leida = [{ linea: 1, celdas: ['Administración', 'ñ'] }]
  const utf8 = new TextEncoder().encode(texto)
  expect(await readFilas(utf8)).toEqual(leida)
  expect(await readFilas([0xef, 0xbb, 0xbf, ...utf8])).toEqual(leida)
  expect(await readFilas([...texto].map((letra) => letra.charCodeAt(0)))).toEqual(leida)
  expect(await readFilas([0xff, 0xfe, ...[...texto].flatMap((letra) => [letra.charCodeAt(0), 0])])).toEqual(
    leida,
  )
})

test('a questionnaire that Excel saved as CSV, in the alphabet of Windows, with a line broken in a cell', async () => {
  const texto = [
    'Encuesta de clima 2026;;',
    ';;',
    'Dimensión;Ítem;Sentido',
    'Comunicación;"1. ¿Te explican\nqué se espera?";A favor',
    ';"2. Se dice ""no"" sin razón.";En contra',
    'Total;2;',
  ].join('\r\n')
  const bytes = Uint8Array.from(texto, (letra) => letra.charCodeAt(0))
  const { hojas, falla } = await readArchivoDeHojas(new Blob([bytes]), 'todas', readXlsx)
  expect(falla).toBeNull()
  const { cuestionario } = readLibro(hojas!)
  const leidas = cuestionario!.filas.map(({ variable, pregunta, sentido }) => [variable, pregunta, sentido])
  expect(leidas).toEqual([
    ['Comunicación', '¿Te explican qué se espera?', true],
    ['Comunicación', 'Se dice "no" sin razón.', false],
  ])
})

test('reads the first sheet of a book, with the numbers of its rows, however many there are', async () => {
  const texto = (value: string | null) => (value === null ? null : { value, type: String })
  const filas = [
    [texto('Grupo'), texto('Nombre'), texto('Correo')],
    [texto('Planta'), texto('Ana'), null],
    [null, null, null],
    [{ value: 2, type: Number }, null, texto(' luis@x.gt ')],
    ...Array.from({ length: 5_000 }, (_, i) => [
      texto('Planta'),
      texto(`Persona número ${i}`),
      texto(`p${i}@x.gt`),
    ]),
  ]
  const libro = await writeExcelFile([{ data: filas as never }, { data: [[texto('Otra hoja')]] as never }], {
    sheets: ['Lista', 'Grupos'],
  } as never)
  const bytes = new Uint8Array(await (libro as unknown as { toBuffer: () => Promise<Buffer> }).toBuffer())
  const leidas = await readFilas(bytes)
  expect(leidas?.slice(0, 3)).toEqual([
    { linea: 1, celdas: ['Grupo', 'Nombre', 'Correo'] },
    { linea: 2, celdas: ['Planta', 'Ana', ''] },
    { linea: 4, celdas: ['2', '', 'luis@x.gt'] },
  ])
  expect(leidas).toHaveLength(5_003)
})

test('a group in cells that are joined downwards is the group of each of their rows', async () => {
  const texto = (value: string) => ({ value, type: String })
  const lista = [
    [texto('Grupo'), texto('Correo')],
    [{ ...texto('Planta'), rowSpan: 3 }, texto('ana@x.gt')],
    [null, texto('luis@x.gt')],
    [null, null],
    [null, texto('eva@x.gt')],
  ]
  // The cells that another sheet joins are no matter.
  const otra = [[{ ...texto('Otra'), rowSpan: 5 }], [null], [null], [null], [null]]
  const libro = writeExcelFile(
    [{ data: lista }, { data: otra }] as never,
    { sheets: ['Lista', 'Otra'] } as never,
  )
  const bytes = new Uint8Array(await (libro as unknown as { toBuffer: () => Promise<Buffer> }).toBuffer())
  expect(await readFilas(bytes)).toEqual([
    { linea: 1, celdas: ['Grupo', 'Correo'] },
    { linea: 2, celdas: ['Planta', 'ana@x.gt'] },
    { linea: 3, celdas: ['Planta', 'luis@x.gt'] },
    { linea: 5, celdas: ['', 'eva@x.gt'] },
  ])
})

test('says what to do with what is no list', async () => {
  const failureOf = async (...bytes: number[]) => (await readLista(new Blob([new Uint8Array(bytes)]))).falla
  expect(await failureOf(0x50, 0x4b, 3, 4)).toMatch('El libro de Excel no se puede leer')
  expect(await failureOf(0xd0, 0xcf, 0x11)).toMatch('guárdalo como .xlsx o como CSV')
  expect(await failureOf(65, 0, 66)).toBe('El archivo no es un texto CSV.')
  expect((await readLista(new Blob([new Uint8Array(5_000_001)]))).falla).toMatch('demasiado grande')
})

async function writeLibro(): Promise<Uint8Array> {
  const datos = [[{ value: 'Grupo', type: String }], [{ value: 'Planta', type: String }]]
  const libro = await writeExcelFile([{ data: datos as never }], { sheets: ['Lista'] } as never)
  return new Uint8Array(await (libro as unknown as { toBuffer: () => Promise<Buffer> }).toBuffer())
}

const LOCAL = { firma: 0x04034b50, metodo: 8, tamano: 22 }
const CENTRAL = { firma: 0x02014b50, metodo: 10, tamano: 24 }
const DEFLATE = 8

/** Packed by zlib: bombs take seconds to be packed by a script. */
function pack(partes: Record<string, Uint8Array>): Uint8Array {
  const tamanos = Object.values(partes).map(({ length }) => length)
  const packed = Object.entries(partes).map(([nombre, parte]) => [nombre, deflateRawSync(parte)])
  const libro = zipSync(Object.fromEntries(packed), { level: 0 })
  const vista = new DataView(libro.buffer, libro.byteOffset, libro.length)
  for (const { firma, metodo, tamano } of [LOCAL, CENTRAL]) {
    const lugares = listLugares(vista, firma)
    expect(lugares).toHaveLength(tamanos.length)
    for (const [i, lugar] of lugares.entries()) {
      vista.setUint16(lugar + metodo, DEFLATE, true)
      vista.setUint32(lugar + tamano, tamanos[i]!, true)
    }
  }
  return libro
}

const listLugares = (vista: DataView, firma: number) =>
  Array.from({ length: vista.byteLength - 46 }, (_, i) => i).filter((i) => vista.getUint32(i, true) === firma)

/** The same book with another sheet, or with more parts. */
async function tamper(change: (hoja: string) => string, mas: Record<string, Uint8Array> = {}) {
  const partes = unzipSync(await writeLibro())
  const hoja = Object.keys(partes).find((parte) => /worksheets\/[^/]+\.xml$/.test(parte))!
  return pack({ ...partes, [hoja]: strToU8(change(strFromU8(partes[hoja]!))), ...mas })
}

const read = (bytes: Uint8Array) => readLista(new Blob([bytes as Uint8Array<ArrayBuffer>]))

/** What a file says of the size of its parts, made small. */
function lie(bytes: Uint8Array, size: number): Uint8Array {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (const lugar of listLugares(vista, CENTRAL.firma))
    if (vista.getUint32(lugar + CENTRAL.tamano, true) === size)
      vista.setUint32(lugar + CENTRAL.tamano, 9, true)
  return bytes
}

test('a book that would fill the memory is refused with a sentence, before it is read', async () => {
  const demasiado = /^El libro de Excel trae demasiado para ser una lista/
  const addFila = (fila: string) => (hoja: string) => hoja.replace('</sheetData>', `${fila}</sheetData>`)
  for (const fila of [
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    '<row r="3"><c r="ZZZZZZZZ3"><v>1</v></c></row>',
    "<row r = '99999999999'/>",
    '<row r="3"><c r="&#88;FD3"><v>1</v></c></row>',
    '<row/>'.repeat(1_000_000),
    '<x:row>\n</x:row>'.repeat(60_001),
  ])
    expect((await read(await tamper(addFila(fila)))).falla).toMatch(demasiado)
  const bomba = await tamper((hoja) => hoja, { 'xl/otra.xml': new Uint8Array(90_000_000) })
  expect((await read(bomba)).falla).toMatch(demasiado)
  expect((await read(lie(bomba, 90_000_000))).falla).toMatch(demasiado)
  const hojas = Array.from({ length: 1_000 }, (_, i) => [
    `xl/worksheets/otra${i}.xml`,
    strToU8('<worksheet/>'),
  ])
  expect((await read(await tamper((hoja) => hoja, Object.fromEntries(hojas)))).falla).toMatch(demasiado)
})

test('cells that are joined again and again are gone through once', async () => {
  const filas = Array.from({ length: 50_000 }, (_, i) => `<row r="${i + 3}"><c r="B${i + 3}"/></row>`).join(
    '',
  )
  const unidas = '<mergeCell ref="A2:A50000"/>'.repeat(500_000)
  const libro = await tamper((hoja) =>
    hoja.replace(
      '</sheetData>',
      `${filas}<row r="50003"><c r="B50003"><v>1</v></c></row></sheetData><mergeCells>${unidas}</mergeCells>`,
    ),
  )
  expect(await readFilas(libro as Uint8Array<ArrayBuffer>)).toHaveLength(3)
})

test('what a formula last came to is read, and nothing that a book points to', async () => {
  const libro = await tamper(
    (hoja) =>
      hoja.replace(
        '</sheetData>',
        '<row r="3"><c r="A3" t="str"><f>HYPERLINK("http://x.invalid/","Oficina")</f><v>Oficina</v></c></row></sheetData>',
      ),
    {
      // Where a theme has an r of its own, which is no place on a sheet.
      'xl/theme/theme1.xml': strToU8('<a:fillToRect l="50000" t="-80000" r="50000" b="180000"/>'),
      'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>'),
      'xl/media/imagen.png': new Uint8Array(90_000_000),
    },
  )
  expect((await read(libro)).filas?.map(({ celdas }) => celdas[0])).toEqual(['Grupo', 'Planta', 'Oficina'])
})
