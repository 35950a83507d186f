import type { FilaDeCifra, FilaDeMapa, Pelota } from '../informe.ts'

export const fila = (nombre: string, valor: number | null, antes: number | null = null): FilaDeCifra => ({
  nombre,
  valor,
  antes,
  reserva: valor === null ? 'Menos de 5 personas' : null,
})

export const GRUPOS: [string, string, number, number | null, number | null][] = [
  ['G1', 'Gerencias y jefaturas', 40, 82.21, 80.15],
  ['G2', 'Administración y finanzas', 73, 76.96, 75.06],
  ['G3', 'Planta, turno de día', 170, 74.57, 67.83],
  ['G4', 'Planta, turno de noche', 113, 63.24, 55.56],
  ['G5', 'Control de calidad', 37, 73.06, 72.9],
  ['G6', 'Bodega y reparto', 78, 72.15, 59.29],
  ['G7', 'Ventas', 78, 74.91, 73],
  ['G8', 'Tiendas propias', 46, 80.28, 71.41],
  ['G9', 'Mantenimiento electromecánico', 4, null, null],
]

export const INDICADORES: {
  nombre: string
  valor: number
  antes: number
  variables: [string, number, number][]
}[] = [
  {
    nombre: 'Dirección y organización',
    valor: 75.8,
    antes: 69.52,
    variables: [
      ['Rumbo de la empresa', 77.35, 70.37],
      ['Organización del trabajo', 74.24, 68.66],
    ],
  },
  {
    nombre: 'Liderazgo',
    valor: 79.95,
    antes: 68.19,
    variables: [
      ['Guía del jefe inmediato', 78.33, 63.59],
      ['Trato del jefe inmediato', 81.57, 72.79],
    ],
  },
  {
    nombre: 'Comunicación y colaboración',
    valor: 68.69,
    antes: 62.31,
    variables: [
      ['Comunicación interna', 65.76, 55.03],
      ['Trabajo en equipo', 71.62, 69.6],
    ],
  },
  {
    nombre: 'Condiciones de trabajo',
    valor: 69.57,
    antes: 70.31,
    variables: [
      ['Espacio, equipo y seguridad', 79.75, 78.56],
      ['Carga y horario', 59.4, 62.08],
    ],
  },
  {
    nombre: 'Compensación y desarrollo',
    valor: 66.61,
    antes: 58.24,
    variables: [
      ['Salario y prestaciones', 66.77, 62.08],
      ['Reconocimiento', 66.11, 57.72],
      ['Capacitación y crecimiento', 66.96, 54.93],
    ],
  },
  {
    nombre: 'Compromiso y convivencia',
    valor: 79.65,
    antes: 77.82,
    variables: [
      ['Respeto e inclusión', 79.4, 77.21],
      ['Orgullo y permanencia', 79.91, 78.42],
    ],
  },
]

export const AREAS: [string, number, number][] = [
  ['Oficinas centrales', 78.82, 76.91],
  ['Comercial', 76.9, 74.3],
  ['Distribución', 72.15, 59.29],
  ['Producción', 70.4, 64.45],
]

export const pelotas = (corrimiento = 0): Pelota[] =>
  GRUPOS.map(([codigo, nombre, personas, valor]) => ({
    codigo,
    nombre,
    personas,
    valor: valor === null ? null : valor + corrimiento,
  }))

export const variables = INDICADORES.flatMap((indicador) => indicador.variables)
export const indicadores = INDICADORES.map(({ nombre, valor, antes }) => fila(nombre, valor, antes))

export const filaDeMapa = (nombre: string, personas: number, general: number | null): FilaDeMapa => ({
  nombre,
  personas,
  general,
  variables: variables.map(([, valor], i) =>
    general === null ? null : Math.min(98, valor + (general - 73.38) * (1 + (i % 3) / 2)),
  ),
  reserva: general === null ? 'Menos de 5 personas' : null,
  menosPreguntas: false,
  menosPorVariable: [],
})

export const cambios = variables
  .map(([nombre, ahora, antes]) => {
    const puntos = ahora - antes
    const desde = puntos - 4.2
    const hasta = puntos + 4.2
    const veredicto = desde > 0 ? 'Sube' : hasta < 0 ? 'Baja' : 'Sin cambio claro'
    return { nombre, antes, ahora, cambio: { puntos, desde, hasta, veredicto } as const }
  })
  .sort((a, b) => b.cambio.puntos - a.cambio.puntos)
