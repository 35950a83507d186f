import { expect, test } from 'vitest'
import { computePronostico, describePronostico, readReparto } from './pronostico.ts'

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

test('in words: how many are usually read, and how many by areas', () => {
  const plan = {
    gruposDeOpinion: [10, 12, 18, 20].map((encuestadosPlaneados, g) => ({
      id: `g${g}`,
      encuestadosPlaneados,
    })),
    areas: [
      { id: 'oficinas', idsGruposDeOpinion: ['g0', 'g1'] },
      { id: 'planta', idsGruposDeOpinion: ['g2', 'g3'] },
    ],
    lectura: 'grupos',
    minimo: 5,
    enOrden: true,
    opciones: 5,
  } as const
  expect(describePronostico(plan)).toMatch(
    /^Con estos grupos lo usual es (no leer ninguna de las|leer \d de) 5 antigüedades; si se leen áreas, \d\. Con un reparto parejo\.$/,
  )
  expect(describePronostico({ ...plan, lectura: 'areas' })).toMatch(
    /^Con estas áreas lo usual es leer \d de 5 antigüedades\. Con un reparto parejo\.$/,
  )
  const sola = [{ id: 'todo', idsGruposDeOpinion: ['g0'] }]
  expect(
    describePronostico({ ...plan, gruposDeOpinion: plan.gruposDeOpinion.slice(0, 1), areas: sola }),
  ).toContain('no leer ninguna de las 5 antigüedades. Con menos grupos o menos tramos se leen más.')
  const sinPlan = plan.gruposDeOpinion.map((grupo) => ({ ...grupo, encuestadosPlaneados: 0 }))
  for (const nada of [{ minimo: 1 }, { opciones: 1 }, { gruposDeOpinion: sinPlan }])
    expect(describePronostico({ ...plan, ...nada })).toBeNull()
})

test('while the plan is written: a group without an area has no forecast yet, an area without groups changes none', () => {
  const grupos = [10, 12].map((encuestadosPlaneados, g) => ({ id: `g${g}`, encuestadosPlaneados }))
  const plan = { gruposDeOpinion: grupos, lectura: 'grupos', minimo: 5, enOrden: true, opciones: 5 } as const
  const areas = [{ id: 'oficinas', idsGruposDeOpinion: ['g0', 'g1'] }]
  expect(describePronostico({ ...plan, areas: [{ id: 'oficinas', idsGruposDeOpinion: ['g0'] }] })).toBeNull()
  const conVacia = [...areas, { id: 'nueva', idsGruposDeOpinion: [] }]
  expect(describePronostico({ ...plan, areas: conVacia })).toBe(describePronostico({ ...plan, areas }))
})

test('it rests on what was published of the last round where that offered the same, and says so', () => {
  const plan = {
    gruposDeOpinion: [40, 40].map((encuestadosPlaneados, g) => ({ id: `g${g}`, encuestadosPlaneados })),
    areas: [{ id: 'todo', idsGruposDeOpinion: ['g0', 'g1'] }],
    lectura: 'grupos',
    minimo: 5,
    enOrden: true,
    opciones: 3,
  } as const
  const opciones = ['Menos de 1 año', 'De 1 a 5', 'Más de 5']
  const partes = readReparto({ labels: opciones, data: [0, 0, 100] }, opciones)!
  expect(describePronostico(plan)).toBe(
    'Con estos grupos lo usual es leer 3 de 3 antigüedades. Con un reparto parejo.',
  )
  expect(describePronostico({ ...plan, anterior: { periodo: '2025', partes } })).toMatch(
    /no leer ninguna de las 3 antigüedades.* Según el reparto de 2025\.$/,
  )
  const junta = ['Menos de 1 año + De 1 a 5', 'Más de 5']
  for (const [labels, data] of [
    [opciones, [20, null, 80]],
    [opciones, [0, 0, 0]],
    [junta, [30, 70]],
    [[...opciones].reverse(), [20, 20, 60]],
  ] as [string[], (number | null)[]][])
    expect(readReparto({ labels, data }, opciones)).toBeNull()
})
