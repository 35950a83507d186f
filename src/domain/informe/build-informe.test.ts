import { expect, test } from 'vitest'
import { buildInforme } from './build-informe.ts'
import type { CifrasDeInforme, VariableMedida } from './cifras-de-informe.ts'
import { SIN_ELECCIONES } from './elecciones.ts'
import type { SeccionResumen } from './informe.ts'

const PORTADILLA = { fecha: '', firma: '', papel: 'carta', logos: { firma: null, empresa: null } } as const

const createVariable = (nombre: string, antes: number, valor: number, isClaro = true): VariableMedida => {
  const puntos = valor - antes
  const veredicto = !isClaro ? 'Sin cambio claro' : puntos > 0 ? 'Sube' : 'Baja'
  const cambio = { puntos, desde: puntos - 1, hasta: puntos + 1, veredicto } as const
  return { nombre, valor, antes, reserva: null, cambio, descripcion: '', factores: [], preguntas: [] }
}

function readResumen(variables: VariableMedida[]): SeccionResumen {
  const general = { nombre: 'Satisfacción general', valor: 70, antes: null, reserva: null, cambio: null }
  const cifras: CifrasDeInforme = {
    empresa: { nombre: 'Empresa', fiscal: '' },
    anio: 2025,
    anioAntes: 2024,
    minimo: 5,
    base: '',
    baseDeCalculo: 'encuestados',
    cuando: '',
    como: '',
    participacion: {
      contestaron: 80,
      planeados: 100,
      completas: 70,
      grupos: [],
      areas: [],
      reservados: 0,
      antiguedades: [],
      rondas: [],
      vias: [],
      subidas: [],
      antes: null,
    },
    general,
    indicadores: [{ ...general, nombre: 'Indicador', notas: [], variables }],
    areas: [],
    grupos: [],
    antiguedades: [],
    cuestionario: { frases: 1, enNegativo: 0, conServicios: false, abiertas: 0 },
    cambio: null,
    prioridades: null,
    voces: { comentarios: 0, temas: [] },
    plan: [],
    servicios: [],
  }
  const { secciones } = buildInforme(cifras, { ...SIN_ELECCIONES, redacciones: {} }, PORTADILLA)
  return secciones.find((seccion): seccion is SeccionResumen => seccion.tipo === 'resumen')!
}

test('what is low hurts by its value even where it rises, and nothing both goes well and hurts', () => {
  const { bien, duele } = readResumen([
    createVariable('Salario', 53.25, 57.69),
    createVariable('Horario', 55, 56, false),
    createVariable('Equipo', 60, 72),
    createVariable('Orgullo', 90, 92, false),
    createVariable('Trato', 88, 80),
    createVariable('Rumbo', 76, 78, false),
  ])
  expect(duele).toEqual([
    { titulo: 'Trato.', texto: 'Baja 8.00 puntos, de 88.00 a 80.00.' },
    { titulo: 'Horario.', texto: '56.00, lo más bajo.' },
    { titulo: 'Salario.', texto: '57.69, de lo más bajo.' },
  ])
  expect(bien).toEqual([
    { titulo: 'Equipo.', texto: 'Sube 12.00 puntos, de 60.00 a 72.00.' },
    { titulo: 'Orgullo.', texto: '92.00, lo más alto.' },
    { titulo: 'Rumbo.', texto: '78.00, de lo más alto.' },
  ])
})

test('a single variable is said once', () => {
  const { bien, duele } = readResumen([createVariable('Salario', 53, 57)])
  expect([bien.length, duele.length]).toEqual([1, 0])
})
