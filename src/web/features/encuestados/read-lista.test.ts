import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readLista } from './read-lista.ts'

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

test('says what to do with what is no list', async () => {
  const failureOf = async (...bytes: number[]) => (await readLista(new Blob([new Uint8Array(bytes)]))).falla
  expect(await failureOf(0x50, 0x4b, 3, 4)).toMatch('El libro de Excel no se puede leer')
  expect(await failureOf(0xd0, 0xcf, 0x11)).toMatch('guárdalo como .xlsx o como CSV')
  expect(await failureOf(65, 0, 66)).toBe('El archivo no es un texto CSV.')
  expect((await readLista(new Blob([new Uint8Array(5_000_001)]))).falla).toMatch('demasiado grande')
})
