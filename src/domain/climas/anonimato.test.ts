import { expect, test } from 'vitest'
import { formatAnonimato, getCaracter } from './anonimato.ts'
import { SIN_MINIMO } from './minimo-por-grupo.ts'

test('no survey is called anonymous where the consultancy may see small groups, and the word is that of the promise', () => {
  expect([SIN_MINIMO, 3, 5, null].map(getCaracter)).toEqual(['confidencial', 'anónima', 'anónima', 'anónima'])
  for (const minimo of [SIN_MINIMO, 3, null])
    expect(formatAnonimato(minimo)).toMatch(new RegExp(`^La encuesta es ${getCaracter(minimo)}: `))
})

test('the sentence keeps its number in every minimum, and says that what was written stays', () => {
  for (const minimo of [3, 4, 5, 10])
    expect(formatAnonimato(minimo)).toContain(`de menos de ${minimo} personas no se muestra ninguna cifra`)
  for (const minimo of [SIN_MINIMO, 3, null])
    expect(formatAnonimato(minimo)).toContain('solo quedan sumas y textos sin nombre')
})
