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
