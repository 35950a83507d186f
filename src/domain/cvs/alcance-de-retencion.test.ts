import { expect, test } from 'vitest'
import { formatAlcance } from './conservacion.ts'

test.for([
  [0, 0, 'no alcanza a ningún CV'],
  [1, 0, 'alcanza a 1 CV de la base'],
  [1200, 3, 'alcanza a 1,200 CV de la base y a 3 sin revisar'],
  [0, 2, 'alcanza a 2 CV sin revisar'],
] as const)('%i CVs and %i submissions: «%s»', ([cvs, envios, frase]) => {
  expect(formatAlcance('alcanza', { cvs, envios })).toBe(frase)
})
