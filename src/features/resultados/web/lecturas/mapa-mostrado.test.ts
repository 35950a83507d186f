import { expect, test } from 'vitest'
import type { DatosDelMapa } from './lecturas-queries.ts'
import { describeVista, listSeleccion } from './mapa-mostrado.ts'

const datos = {
  clima: { minimoPorGrupo: 5, publicacion: 1, cerrado: false, dataProcesada: { cantidadDeEncuestados: 640 } },
  columnas: [{}, {}, {}],
  comparado: { periodo: '2024' },
  filas: [{ conjunto: { clase: 'areas', id: 'a', nombre: 'Producción' } }],
} as unknown as DatosDelMapa

test('a map of an area, or of the factors of one variable, says so where nothing to choose by is left', () => {
  expect(describeVista(datos, {})).toBe(
    'Satisfacción de cada área, grupo y antigüedad en 3 variables, con 640 personas.',
  )
  expect(describeVista(datos, { parte: 'a', variable: 'Carga y horario' })).toBe(
    'Satisfacción de Producción y sus grupos en los 3 factores de Carga y horario, con 640 personas en toda la empresa.',
  )
  expect(describeVista(datos, { parte: 'a', modo: 'cambio' })).toBe(
    'Puntos que ganan o pierden Producción y sus grupos desde 2024 en 3 variables.',
  )
  expect(listSeleccion(datos, { parte: 'a', variable: 'Carga y horario' })).toEqual([
    'Producción',
    'factores de Carga y horario',
  ])
  expect(listSeleccion(datos, { parte: 'otra' })).toEqual([])
})
