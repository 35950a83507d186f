import validate from '@ooxml-tools/validate'
import { strFromU8, unzipSync } from 'fflate'
import readConOtro from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { readLibro } from '#domain/hojas/read-libro.ts'
import { writeHojas } from '#domain/hojas/write-libro.ts'
import { readArchivoDeHojas } from './read-archivo-de-hojas.ts'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

test('the workbook of the template is read again as the template', async () => {
  const {
    idEmpresa: _,
    fechaInicio: __,
    ...plantilla
  } = createClimaDePlantilla({ idEmpresa: 'e', fechaInicio: 0 })
  const libro = new Blob([writeXlsx(writeHojas(plantilla))])
  const { hojas } = await readArchivoDeHojas(libro, 'todas', readXlsx)
  expect(hojas?.map(({ nombre }) => nombre)).toEqual(['Cuestionario', 'Grupos'])
  const { estructura, falla } = readLibro(hojas!)
  expect(falla).toBeNull()
  expect(writeHojas(estructura!)).toEqual(writeHojas(plantilla))
})

test('a workbook is opened by readers of others, and Microsoft’s validator finds no fault with it', async () => {
  const bytes = writeXlsx([
    {
      nombre: 'Una & otra',
      filas: [
        ['=1+1', ''],
        ['<b>', 'ñandú 🙂'],
      ],
    },
    { nombre: 'Vacía', filas: [] },
  ])
  expect(await validate(bytes, 'xlsx', 'Microsoft365')).toEqual([])
  expect(await readConOtro(Buffer.from(bytes))).toEqual([
    {
      sheet: 'Una & otra',
      data: [
        ['=1+1', null],
        ['<b>', 'ñandú 🙂'],
      ],
    },
    { sheet: 'Vacía', data: [] },
  ])
})

test('a workbook names the style of what says nothing, so that no reader warns', async () => {
  const partes = unzipSync(writeXlsx([{ nombre: 'Una', filas: [['Texto']] }]))
  const read = (nombre: string) => strFromU8(partes[nombre]!)
  expect(read('xl/styles.xml')).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>')
  expect(read('xl/_rels/workbook.xml.rels')).toContain('Target="styles.xml"')
  expect(read('[Content_Types].xml')).toContain('PartName="/xl/styles.xml"')
})
