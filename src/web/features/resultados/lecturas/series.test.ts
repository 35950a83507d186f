import { expect, test } from 'vitest'
import { describeNoComparables } from './series.ts'

const rondas = [{ anio: 2023 }, { anio: 2024 }, { anio: 2025 }]
const create = (nombre: string, ...tipos: ('linea' | 'rota')[]) => ({
  nombre,
  tramos: tipos.map((tipo) => ({ tipo, motivo: null, variables: [] })),
})

test('an indicator that does not compare is named beside the figure that counts it', () => {
  const indicadores = [create('Liderazgo', 'linea', 'linea'), create('Compensación', 'rota', 'linea')]
  const general = create('', 'linea', 'linea')
  expect(describeNoComparables({ rondas, general, indicadores })).toBe(
    'Uno de sus 2 indicadores no se compara con 2023, porque cambiaron sus preguntas: Compensación. La satisfacción general lo cuenta en todas las rondas.',
  )
})

test('nothing is said where the overall figure breaks there too', () => {
  const indicadores = [create('Compensación', 'rota', 'linea')]
  expect(describeNoComparables({ rondas, general: create('', 'rota', 'linea'), indicadores })).toBeNull()
})
