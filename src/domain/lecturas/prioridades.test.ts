import { describe, expect, test } from 'vitest'
import { computePrioridades, getNivel } from './prioridades.ts'
import { logistic } from './testing/opiniones.ts'
import { createRonda, type Opinion } from './testing/ronda-de-prueba.ts'

describe('priorities', () => {
  /** Orgullo and Jefe follow the mood closely, the others hardly. */
  const driven: Opinion = (_, variable, animo) =>
    variable === 'Jefe' || variable === 'Orgullo' ? logistic(3 * animo) : logistic(2 + 0.2 * animo)
  const { ronda, productos } = createRonda('2025', driven, { porGrupo: 200 })

  test('put first what clearly weighs more and is not at 75 yet', () => {
    const prioridades = computePrioridades(ronda, productos, 'orgullo')
    expect(prioridades).toMatchObject({
      tipo: 'prioridades',
      personas: 600,
      compromiso: 'Orgullo',
      variables: [
        { variable: 'Jefe', nivel: 'Pesa más', lectura: 'Atender primero' },
        { nivel: 'Pesa menos', lectura: 'Mantener', faltan: 0 },
        { nivel: 'Pesa menos', lectura: 'Mantener', faltan: 0 },
      ],
    })
  })

  test('give tiers and never weights', () => {
    const { variables } = computePrioridades(ronda, productos, 'Orgullo') as {
      variables: object[]
    }
    for (const variable of variables)
      expect(Object.keys(variable)).toEqual(['variable', 'valor', 'faltan', 'nivel', 'lectura'])
  })

  test('are not computed from few people, nor for a variable that is not there', () => {
    const pocas = createRonda('2025', driven, { porGrupo: 50 })
    expect(computePrioridades(pocas.ronda, pocas.productos, 'Orgullo')).toEqual({
      tipo: 'pocasPersonas',
      personas: 150,
      minimo: 200,
    })
    expect(computePrioridades(ronda, productos, 'Otra')).toBeNull()
  })

  test('say more or less only where the interval leaves an equal share out', () => {
    expect(getNivel({ intervalo: { desde: 0.26, hasta: 0.4 } }, 4)).toBe('Pesa más')
    expect(getNivel({ intervalo: { desde: 0.2, hasta: 0.4 } }, 4)).toBe('Pesa')
    expect(getNivel({ intervalo: { desde: 0.1, hasta: 0.24 } }, 4)).toBe('Pesa menos')
  })
})
