import { expect, test } from 'vitest'
import type { DatosDelMenu } from './resumir-vistas.ts'
import { resumeVistas } from './resumir-vistas.ts'

const createCelda = (valor: number | null, puntos?: number, veredicto?: 'sube' | 'baja' | 'sinCambio') => ({
  valor,
  antes: valor !== null && puntos !== undefined ? valor - puntos : null,
  cambio: puntos === undefined ? null : { puntos, desde: 0, hasta: 0, veredicto, otrasPreguntas: false },
})

const createFila = (
  clase: string,
  nombre: string,
  general: object,
  celdas: object[],
  codigo: string | null = null,
) => ({
  conjunto: { clase, id: nombre, nombre, codigo, personas: 10, reserva: null },
  general,
  celdas,
})

const DATOS = {
  mapa: {
    columnas: [{ nombre: 'Salario' }, { nombre: 'Equipo' }],
    comparado: { periodo: '2024' },
    filas: [
      createFila('empresa', 'Toda la empresa', createCelda(73.87, 5.72, 'sube'), [
        createCelda(60.13, 9, 'sube'),
        createCelda(81.66, -1, 'sinCambio'),
      ]),
      createFila('areas', 'Planta', createCelda(75), [createCelda(61), createCelda(80)]),
      createFila('areas', 'Oficinas', createCelda(70), [createCelda(62), createCelda(79)]),
      createFila('grupos', 'Día', createCelda(76), [createCelda(66), createCelda(82)], 'G1'),
      createFila('grupos', 'Noche', createCelda(64), [createCelda(43.75, -9, 'baja'), createCelda(70)], 'G2'),
      createFila('antiguedades', 'De 3 a 5 años', createCelda(66.31), [createCelda(null), createCelda(null)]),
    ],
  },
  tendencia: { general: { valores: [66.87, null, 73.87] } },
  preguntas: [
    { pregunta: 'Parqueo', porcentajes: [10, 15, 40, 35] },
    { pregunta: 'Cafetería', porcentajes: [50, 40, 6, 4] },
  ],
  areas: [
    { nombre: 'Planta', factores: [80, 76, 60] },
    { nombre: 'Reservada', factores: [] },
  ],
  grupos: [
    { nombre: 'G1', factores: [80, 76, 90] },
    { nombre: 'G2', factores: [40, 60, 76] },
  ],
  textos: { respuestas: 12, conTema: 5 },
} as unknown as DatosDelMenu

test('a button says what its view says first', () => {
  const lineas = Object.fromEntries(
    Object.entries(resumeVistas(DATOS)).map(([vista, resumen]) => [vista, resumen?.linea]),
  )
  expect(lineas).toEqual({
    SatisfaccionGeneral: '73.87 %, a 1.13 de 75',
    SatisfaccionGeneralComparativas: '▲ +5.72 desde 2024',
    GraficasComplementarias: '75 % regular o malo: Parqueo',
    PreguntasAbiertas: '12 respuestas, 5 con tema',
    AreasDeAnalisis: 'De 60.13 a 81.66',
    AreasDeAnalisisComparativas: '1 de 2 sube, ninguna baja',
    AreasDeAnalisisPorGrupoDeOpinion: 'G2, lo más bajo en 2 de 2',
    AreasDeAnalisisPorAreaDeTrabajo: 'Planta, lo más bajo en 1 de 2',
    AreasDeTrabajo: '1 de 2 llega a 75',
    PelotasAreasDeTrabajo: 'Planta 2 de 3',
    GruposDeOpinion: '1 de 2 llega a 75',
    GruposDeOpinionComparativas: '0 de 1 suben, 1 baja',
    PelotasGruposDeOpinion: 'G1 3 de 3, G2 1',
    Antiguedad: 'De 3 a 5 años, 66.31',
    MapaDeCalor: 'Salario en G2, 43.75',
    CambioConCerteza: '1 de 2 sube, ninguna baja',
    Tendencia: '66.87, 73.87',
  })
})

test('without a round to compare with, and without figures, a button keeps its name alone', () => {
  const { mapa } = DATOS
  const filas = [
    createFila('empresa', 'Toda la empresa', createCelda(null), [createCelda(null), createCelda(null)]),
  ]
  const nada = resumeVistas({
    mapa: { ...mapa, comparado: null, filas } as unknown as DatosDelMenu['mapa'],
    tendencia: { general: { valores: [null] } } as unknown as DatosDelMenu['tendencia'],
    preguntas: [],
    areas: [],
    grupos: [],
    textos: null,
  })
  expect(nada).toEqual({})
})
