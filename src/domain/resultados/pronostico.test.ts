import { expect, test } from 'vitest'
import { computePronostico, formatPronostico } from './pronostico.ts'

const REPARTO = [0.22, 0.28, 0.2, 0.18, 0.12]

test('a forecast comes from the plan alone, and says more where areas are read', () => {
  const grupos = [10, 12, 18, 20].map((encuestadosPlaneados, g) => ({ id: `g${g}`, encuestadosPlaneados }))
  const areas = [
    { id: 'oficinas', idsGruposDeOpinion: ['g0', 'g1'] },
    { id: 'planta', idsGruposDeOpinion: ['g2', 'g3'] },
  ]
  const compute = (enSuArea: readonly string[]) =>
    computePronostico({
      grupos,
      areas,
      minimo: 5,
      enSuArea: new Set(enSuArea),
      enOrden: true,
      reparto: REPARTO,
    })
  const porGrupos = compute([])
  expect(porGrupos).toEqual(compute([]))
  expect(porGrupos.usual).toBeLessThanOrEqual(2)
  expect(compute(['g0', 'g1', 'g2', 'g3']).usual).toBeGreaterThan(porGrupos.usual)
})

test('it says how many are usually read, and what to do where none is', () => {
  expect(formatPronostico({ usual: 2, opciones: 5 })).toBe(
    'Con estos grupos lo usual es leer 2 de 5 antigüedades.',
  )
  expect(formatPronostico({ usual: 0, opciones: 5 })).toContain('no leer ninguna de las 5')
})
