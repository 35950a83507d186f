import { expect, test } from 'vitest'
import { listPalabrasDistintivas } from './reserva-de-tabla.ts'

const repeat = (texto: string, veces: number) => Array<string>(veces).fill(texto)

test('a group is told by the words that enough of its people use, counted by people', () => {
  const palabras = listPalabrasDistintivas(
    new Map([
      ['noche', [...repeat('El bus, el bus y los buses de la noche', 7), ...repeat('Mejor sueldo', 5)]],
      [
        'ventas',
        [...repeat('Las metas de cada mes', 9), ...repeat('Mejor sueldo', 6), ...repeat('Domingo', 3)],
      ],
    ]),
    5,
  )
  expect(palabras.get('noche')).toEqual([
    { palabra: 'bus', personas: 7 },
    { palabra: 'noche', personas: 7 },
  ])
  expect(palabras.get('ventas')?.map(({ palabra }) => palabra)).toEqual(['metas', 'mes'])
})

test('what fewer than the minimum use is not told, however much it tells', () => {
  const palabras = listPalabrasDistintivas(
    new Map([
      ['a', [...repeat('Plomería rota', 4), ...repeat('Sueldo', 30)]],
      ['b', repeat('Sueldo', 30)],
    ]),
    5,
  )
  expect([...palabras.values()].flat()).toEqual([])
})
