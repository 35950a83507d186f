import { expect, test } from 'vitest'
import { describeFiltro } from './PreguntasAbiertas.tsx'

test('some of the answers are never taken for all of them', () => {
  expect(describeFiltro([], '')).toBe('')
  expect(describeFiltro(['G4 Noche', 'Sin grupo'], '')).toBe('Solo las respuestas de G4 Noche y Sin grupo.')
  expect(describeFiltro(['G4 Noche'], 'agua')).toBe('Solo las respuestas de G4 Noche con «agua».')
})
