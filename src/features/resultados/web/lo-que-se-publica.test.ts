import { expect, test } from 'vitest'
import {
  describeConservados,
  describeMostrados,
  describeReservados,
  findReservados,
} from './lo-que-se-publica.ts'

const createConjunto = (nombre: string, hojas: number, seSuman: boolean, reserva: string | null = null) => ({
  nombre,
  hojas,
  seSuman,
  reserva,
})

test('the first publication shows whatever is not withheld', () => {
  const previa = {
    areas: [createConjunto('Planta', 18, true)],
    grupos: [createConjunto('Día', 14, true), createConjunto('Noche', 4, false, 'menosDelMinimo')],
  }
  expect(describeMostrados(previa, true)).toEqual({
    texto: 'la empresa, 1 área y 1 grupo: Día',
    soloEmpresa: false,
  })
  expect(describeConservados(previa)).toBeNull()
})

test('a later one promises a new figure only where its sheets add up, and names who keeps the old one', () => {
  const previa = {
    areas: [createConjunto('Planta', 5, true), createConjunto('Oficinas', 0, false)],
    grupos: [createConjunto('Día', 3, false), createConjunto('Noche', 2, false)],
  }
  expect(describeMostrados(previa, false).texto).toBe('la empresa y 1 área')
  expect(describeConservados(previa)).toBe('Día (3 cuestionarios) y Noche (2 cuestionarios)')
})

test('where all is withheld the company alone is shown, and areas and groups are counted apart', () => {
  const previa = {
    areas: [
      createConjunto('Planta', 8, false, 'porOtroGrupo'),
      createConjunto('Taller', 4, false, 'menosDelMinimo'),
    ],
    grupos: ['Día', 'Tarde', 'Noche'].map((nombre) => createConjunto(nombre, 4, false, 'menosDelMinimo')),
  }
  expect(describeMostrados(previa, true)).toEqual({ texto: 'la empresa', soloEmpresa: true })
  expect(findReservados(previa)?.cuantos).toBe('dos áreas y tres grupos')
  expect(findReservados({ areas: [], grupos: [createConjunto('Día', 9, true)] })).toBeNull()
})

test('whoever is withheld is named with the reason', () => {
  const previa = {
    minimoPorGrupo: 5,
    areas: [createConjunto('Planta', 18, true)],
    grupos: [
      createConjunto('Día', 14, false, 'porOtroGrupo'),
      createConjunto('Noche', 4, false, 'menosDelMinimo'),
    ],
  }
  expect(describeReservados(previa)).toEqual({
    que: 'Se reservan dos grupos, hoy y después:',
    cuales: 'Día (para proteger a otro grupo) y Noche (menos de 5 cuestionarios)',
  })
  expect(describeReservados({ ...previa, grupos: [] })).toBeNull()
})
