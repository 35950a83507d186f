import { expect, test } from 'vitest'
import { formatAnonimato, getCaracter } from './anonimato.ts'
import { SIN_MINIMO } from './minimo-por-grupo.ts'

test('no survey is called anonymous where the consultancy may see small groups, and the word is that of the promise', () => {
  expect([SIN_MINIMO, 3, 5, null].map(getCaracter)).toEqual(['confidencial', 'anónima', 'anónima', 'anónima'])
  for (const minimo of [SIN_MINIMO, 3, null])
    expect(formatAnonimato(minimo)).toMatch(new RegExp(`^La encuesta es ${getCaracter(minimo)}: `))
})
