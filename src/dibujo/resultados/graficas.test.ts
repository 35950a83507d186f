import { expect, test } from 'vitest'
import { formatEntrada } from '../lamina.ts'
import {
  createGraficaComparada,
  createGraficaDeParticipacion,
  createGraficaDeSatisfaccion,
  createGraficaDeSeries,
  createLeyendaDeSeries,
} from './graficas.ts'

const CLIMA = { minimoPorGrupo: 7 }

test('a withheld set keeps its row and says why, with the minimum of its climate', () => {
  const { tabla } = createGraficaDeSatisfaccion(
    'Grupo',
    [
      { nombre: 'G1', porcentaje: 71.84, personas: 65 },
      { nombre: 'G2', porcentaje: null, personas: 4, reserva: 'menosDelMinimo' },
      { nombre: 'G3', porcentaje: null, personas: 30, reserva: 'porOtroGrupo' },
    ],
    CLIMA,
  )
  expect(tabla.filas).toEqual([
    ['G1', '65 personas', '71.84'],
    ['G2', '4 personas', 'Menos de 7 personas'],
    ['G3', '30 personas', 'Se reserva para proteger a otro grupo'],
  ])
})

test('of a withheld seniority not even the size is said', () => {
  const cifras = [
    { nombre: 'Menos de 1 año', porcentaje: 23, personas: 31 },
    { nombre: '10 años o más', porcentaje: null, personas: null, reserva: 'menosDelMinimo' as const },
  ]
  const { tabla } = createGraficaDeParticipacion('Antigüedad', cifras, CLIMA)
  expect(tabla.filas[1]).toEqual(['10 años o más', '', 'Menos de 7 personas'])
})

test('before the publication no figure is written, whatever the answer brought', () => {
  const { tabla } = createGraficaDeSatisfaccion(
    'Área',
    [{ nombre: 'Planta', porcentaje: 80, reserva: 'sinPublicar' }],
    { ...CLIMA, publicacion: 0 },
  )
  expect(tabla.filas).toEqual([['Planta', 'Al publicar']])
})

test('what one of two rounds withholds has no difference', () => {
  const climas = { actual: { ...CLIMA, periodo: '2025' }, comparado: { minimoPorGrupo: 5, periodo: '2023' } }
  const { tabla } = createGraficaComparada(
    'Grupo',
    [
      { nombre: 'Uno', porcentaje: 71.84 },
      { nombre: 'Dos', porcentaje: null, reserva: 'menosDelMinimo' },
      { nombre: 'Tres', porcentaje: 60 },
      { nombre: 'Cuatro', porcentaje: 60 },
    ],
    [
      { nombre: 'Uno', porcentaje: 68.2 },
      { nombre: 'Dos', porcentaje: 84.12 },
      { nombre: 'Tres', porcentaje: null, reserva: 'menosDelMinimo' },
    ],
    climas,
  )
  expect(tabla.filas).toEqual([
    ['Uno', '71.84', '68.20', '+3.64, sin cambio claro'],
    ['Dos', 'Menos de 7 personas', '84.12', 'No se muestra'],
    ['Tres', '60.00', 'Menos de 5 personas', 'No se muestra'],
    ['Cuatro', '60.00', 'No está en 2023', 'Solo 2025'],
  ])
})

test('a withheld series takes no room in the rows: its legend says it, and the table says why', () => {
  const vista = { nombre: 'De 1 a 3 años', cifras: [{ nombre: 'Rumbo', porcentaje: 71.5 }] }
  const reservada = {
    nombre: '10 años o más',
    cifras: [{ nombre: 'Rumbo', porcentaje: null, reserva: 'porOtroGrupo' as const }],
  }
  const sola = createGraficaDeSeries('Variable', [vista], CLIMA)
  const ambas = createGraficaDeSeries('Variable', [vista, reservada], CLIMA)
  expect(ambas.getAlto('ancha')).toBe(sola.getAlto('ancha'))
  expect(ambas.tabla.filas).toEqual([['Rumbo', '71.50', 'Se reserva para proteger a otro grupo']])
  expect(createLeyendaDeSeries([vista, reservada]).map(formatEntrada)).toEqual([
    'De 1 a 3 años',
    '10 años o más: se reserva',
  ])
})

test('what asks other questions in the other round has no difference; a general figure has one, marked', () => {
  const climas = { actual: { ...CLIMA, periodo: '2025' }, comparado: { ...CLIMA, periodo: '2023' } }
  const tipos: Record<string, string> = { Jefe: 'noComparable', Rumbo: 'declarada', General: 'conAviso' }
  const cifras = (porcentaje: number) =>
    ['Jefe', 'Rumbo', 'General', 'Horario'].map((nombre) => ({ nombre, porcentaje }))
  const { tabla } = createGraficaComparada('Variable', cifras(70), cifras(60), climas, {
    regla: ([nombre]) => ({ tipo: tipos[nombre ?? ''] ?? 'comparable', claro: nombre !== 'Horario' }),
  })
  expect(tabla.filas).toEqual([
    ['Jefe', 'Cambiaron sus preguntas', '70.00', '60.00', 'No comparable'],
    ['Rumbo', 'Declarada comparable', '70.00', '60.00', '+10.00'],
    ['General', '', '70.00', '60.00', '+10.00*'],
    ['Horario', '', '70.00', '60.00', '+10.00, sin cambio claro'],
  ])
})

test('a figure of fewer questions says so beside it, and in which round', () => {
  const climas = { actual: { ...CLIMA, periodo: '2025' }, comparado: { ...CLIMA, periodo: '2023' } }
  const entera = [{ nombre: 'G1', porcentaje: 70 }]
  const conMenos = [{ nombre: 'G1', porcentaje: 60, menosPreguntas: true }]
  expect(createGraficaDeSatisfaccion('Grupo', conMenos, CLIMA).tabla.filas).toEqual([
    ['G1', 'Con menos preguntas', '60.00'],
  ])
  expect(createGraficaComparada('Grupo', entera, conMenos, climas).tabla.filas).toEqual([
    ['G1', 'Con menos preguntas en 2023', '70.00', '60.00', '+10.00, sin cambio claro'],
  ])
})

test('a difference is of the exact figures, and has colour and arrow only where it is clear', () => {
  const climas = { actual: { ...CLIMA, periodo: '2025' }, comparado: { ...CLIMA, periodo: '2023' } }
  const [ahora, antes] = [79.7151, 68.4849].map((porcentaje) =>
    ['Uno', 'Otro'].map((nombre) => ({ nombre, porcentaje })),
  )
  const { draw, tabla } = createGraficaComparada('Grupo', ahora!, antes!, climas, {
    regla: ([nombre]) => ({ tipo: 'comparable', claro: nombre === 'Uno' }),
  })
  expect(tabla.filas.map((fila) => fila.at(-1))).toEqual(['+11.23', '+11.23, sin cambio claro'])
  const { trazos } = draw('ancha')
  const colores = trazos.flatMap((trazo) =>
    trazo.tipo === 'texto' && trazo.texto === '+11.23' ? [trazo.color] : [],
  )
  expect(colores).toEqual(['pine', 'ink-2'])
  expect(trazos.filter(({ tipo }) => tipo === 'camino')).toHaveLength(1)
})
