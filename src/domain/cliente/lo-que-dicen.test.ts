import { expect, test } from 'vitest'
import { listLoQueDicen } from './lo-que-dicen.ts'

const medida = (nombre: string, porcentaje: number | null) => ({ nombre, porcentaje })

test('names the highest and the lowest variable, and the areas that stand furthest apart', () => {
  const frases = listLoQueDicen({
    variables: [medida('Salario', 58.949), medida('Orgullo', 83.41), medida('Equipo', 74.99)],
    areas: [medida('Planta', 66), medida('Oficinas', 77.5), medida('Bodega', null)],
  })
  expect(frases.map(({ titular, detalle }) => `${titular} ${detalle}`)).toEqual([
    'Orgullo es lo más alto. 83.41\u00a0%, por encima de 75.',
    'Salario es lo más bajo. 58.95\u00a0%. 2 de 3 variables no llegan a 75.',
    'Planta queda 11.50 puntos debajo de Oficinas. Es la mayor distancia entre las áreas que se muestran.',
  ])
})

test('says nothing of what is withheld, of one variable alone, or of areas that stand close', () => {
  expect(
    listLoQueDicen({
      variables: [medida('Orgullo', 80), medida('Salario', null)],
      areas: [medida('Planta', 70), medida('Oficinas', 74.9)],
    }),
  ).toEqual([])
})

test('what shares a figure is named together, and 75 itself is not above 75', () => {
  const write = (...cifras: number[]) =>
    listLoQueDicen({ variables: cifras.map((cifra, i) => medida(`V${i + 1}`, cifra)), areas: [] }).map(
      ({ titular, detalle }) => `${titular} ${detalle}`,
    )
  expect(write(75, 65, 65.001)).toEqual([
    'V1 es lo más alto. 75.00\u00a0%, que llega a 75.',
    'V3 y V2 son lo más bajo. 65.00\u00a0%. 2 de 3 variables no llegan a 75.',
  ])
  expect(write(90, 60, 60, 60, 60)[1]).toMatch(/^4 variables son lo más bajo\./)
  expect(write(70, 70)).toEqual([])
})
