import { expect, test } from 'vitest'
import { formatAnonimato, formatTrato, getCaracter, getPromesa } from './anonimato.ts'
import { SIN_MINIMO } from './minimo-por-grupo.ts'

test('no survey is called anonymous where the consultancy may see small groups', () => {
  expect([SIN_MINIMO, 3, 5, null].map(getCaracter)).toEqual(['confidencial', 'anónima', 'anónima', 'anónima'])
  expect(formatAnonimato(SIN_MINIMO) + formatTrato(SIN_MINIMO)).not.toMatch(/anónim|Nadie/)
  for (const minimo of [3, null]) expect(formatTrato(minimo)).toContain('es anónima')
})

test('the promise is two sentences, and names its number in every minimum', () => {
  for (const minimo of [SIN_MINIMO, 3, 5, 10, null])
    for (const frase of getPromesa(minimo)) expect(frase).toMatch(/^[A-Z][^.;]+\.$/)
  for (const minimo of [3, 4, 5, 10])
    expect(formatAnonimato(minimo)).toBe(
      `Nadie en tu empresa verá qué contestó cada quien. Solo se muestran resultados de ${minimo} personas o más.`,
    )
})
