import { expect, test } from 'vitest'
import { GRUPOS_DE_PLANTILLA } from '#domain/climas/plantilla/piezas.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import { listPendientes } from './pendientes.ts'

const grupo = (orden: number, nombre: string, encuestadosPlaneados: number) => ({
  id: `g${orden}`,
  orden,
  nombre,
  encuestadosPlaneados,
  seLeeEnSuArea: false,
})

const CLIMA = {
  id: 'c1',
  fechaLimite: 1,
  minimoPorGrupo: 5,
  gruposDeOpinion: [grupo(1, 'Oficina', 12), grupo(2, 'Planta', 40), grupo(3, 'Bodega', 20)],
  areasDeTrabajo: [
    { id: 'a1', nombre: 'Centro', idsGruposDeOpinion: ['g1'] },
    { id: 'a2', nombre: 'Campo', idsGruposDeOpinion: ['g2', 'g3', 'g4'] },
  ],
  indicadoresDeMedicion: [
    { variables: [{ nombre: 'Liderazgo', factoresEvaluados: [{ nombre: 'Trato' }, { nombre: 'Rumbo' }] }] },
  ],
  cuestionario: {
    partesCuestionario: [
      {
        tipo: 'smile',
        variable: 'Liderazgo',
        preguntas: ['Trato', 'Rumbo'].map((factorEvaluado) => ({ pregunta: factorEvaluado, factorEvaluado })),
      },
    ],
  },
} as unknown as ClimaAbierto

const list = (cambios: Partial<ClimaAbierto>, sinCorreo = false, plantillaContestada = false) =>
  listPendientes({ ...CLIMA, ...cambios }, sinCorreo, plantillaContestada).map(
    ({ titulo, texto }) => `${titulo}. ${texto}`,
  )

test('where nothing is missing nothing is said', () => expect(list({})).toEqual([]))

test('groups that are still the example of the template are told of, until one is changed', () => {
  const grupos = GRUPOS_DE_PLANTILLA.map(({ orden, nombre, encuestadosPlaneados }) =>
    grupo(orden, nombre, encuestadosPlaneados),
  )
  const areasDeTrabajo = [{ id: 'a1', nombre: 'Todo', idsGruposDeOpinion: grupos.map(({ id }) => id) }]
  const listDe = (gruposDeOpinion: typeof grupos) => list({ gruposDeOpinion, areasDeTrabajo })
  expect(listDe(grupos)).toEqual([expect.stringMatching(/^Los grupos son los de la plantilla\./)])
  expect(listDe([{ ...grupos[0]!, encuestadosPlaneados: 9 }, ...grupos.slice(1)])).toEqual([])
  expect(list({ gruposDeOpinion: grupos, areasDeTrabajo }, false, true)).toEqual([])
})

test('a factor that no question asks for is named', () => {
  const cuestionario = {
    partesCuestionario: [
      {
        ...CLIMA.cuestionario.partesCuestionario[0]!,
        preguntas: [{ pregunta: 'Trato', factorEvaluado: 'Trato' }],
      },
    ],
  }
  expect(list({ cuestionario })).toEqual(['1 factor sin preguntas. Rumbo. Saldría vacío en las gráficas.'])
})

test('a group without people and one below the minimum, with the one it would drag along', () => {
  const grupos = [
    grupo(1, 'Oficina', 12),
    grupo(2, 'Planta', 40),
    grupo(3, 'Bodega', 3),
    grupo(4, 'Nueva', 0),
  ]
  expect(list({ gruposDeOpinion: grupos })).toEqual([
    '1 grupo sin personas. G4 Nueva: 0 planeadas. Nadie podría contestar ahí.',
    '1 grupo planeado por debajo del mínimo. G3 Bodega: con menos de 5 personas no tendrá cifra propia. Para protegerlo se reservaría también G2 Planta. Conviene juntarlo con otro.',
  ])
  expect(list({ gruposDeOpinion: grupos.slice(0, 3), minimoPorGrupo: 1 })).toEqual([])
})

test('an area without groups, no last day and no mail server are said too', () => {
  const areas = [...CLIMA.areasDeTrabajo, { id: 'a3', nombre: 'Sola', idsGruposDeOpinion: [] }]
  expect(list({ areasDeTrabajo: areas, fechaLimite: null }, true)).toEqual([
    '1 área sin grupos. Sola: no tendrá respuestas.',
    'Sin fecha límite. Con una se sabe cuándo termina y cuánto debería llevar cada grupo.',
    'No hay servidor de correo. Las invitaciones no saldrían. Los tokens sin correo sí funcionan.',
  ])
})
