import { expect, test } from 'vitest'
import { GRUPOS_DE_PLANTILLA, isPlantillaContestada } from './piezas.ts'

test("groups of the template are the company's own once a round of it was answered in them", () => {
  const ronda = { congelado: true, gruposDeOpinion: GRUPOS_DE_PLANTILLA }
  expect(isPlantillaContestada([])).toBe(false)
  expect(isPlantillaContestada([{ ...ronda, congelado: false }])).toBe(false)
  expect(isPlantillaContestada([{ ...ronda, gruposDeOpinion: GRUPOS_DE_PLANTILLA.slice(1) }])).toBe(false)
  expect(isPlantillaContestada([{ ...ronda, congelado: false }, ronda])).toBe(true)
})
