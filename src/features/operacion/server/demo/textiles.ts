import type { GrupoDemo, RondaDemo } from './ronda.ts'

const PLANTA = 'Planta'
const OFICINAS = 'Oficinas'

const hilatura: GrupoDemo = {
  nombre: 'Hilatura',
  area: PLANTA,
  ambito: 'planta',
  encuestadosPlaneados: 74,
  responde: 0.46,
  conCorreo: 0.4,
  animo: -0.2,
  antiguedades: [3, 4, 4, 5, 6],
}

const GRUPOS: readonly GrupoDemo[] = [
  hilatura,
  { ...hilatura, nombre: 'Tejeduría', encuestadosPlaneados: 68, responde: 0.52, animo: 0 },
  { ...hilatura, nombre: 'Confección', encuestadosPlaneados: 58, responde: 0.41, animo: 0.2 },
  {
    nombre: 'Administración',
    area: OFICINAS,
    ambito: 'oficina',
    encuestadosPlaneados: 24,
    responde: 0.83,
    conCorreo: 1,
    animo: 0.4,
    antiguedades: [2, 4, 3, 3, 2],
  },
  {
    nombre: 'Ventas y exportación',
    area: OFICINAS,
    ambito: 'ventas',
    encuestadosPlaneados: 12,
    responde: 0.67,
    conCorreo: 1,
    animo: 0.3,
    antiguedades: [3, 4, 3, 1, 1],
  },
]

/** The round that is under way when somebody opens the demo. */
const RONDA_DE_2025: RondaDemo = {
  anio: 2025,
  mes: 10,
  grupos: GRUPOS,
  variables: {
    'Rumbo de la empresa': 0.7,
    'Organización del trabajo': 0.9,
    'Guía del jefe inmediato': 0.9,
    'Trato del jefe inmediato': 0.8,
    'Comunicación interna': 0.5,
    'Trabajo en equipo': 1.2,
    'Espacio, equipo y seguridad': 0.4,
    'Carga y horario': 0.7,
    'Salario y prestaciones': 0.2,
    Reconocimiento: 0.5,
    'Capacitación y crecimiento': 0.4,
    'Respeto e inclusión': 1.3,
    'Orgullo y permanencia': 1.2,
  },
  factores: { 'Puntualidad del pago': 1.8, Salario: -0.6, 'Herramientas y equipo': -0.7 },
  servicios: { 'Clínica médica': -0.4, 'Cafetería o comedor': 0.5, Transporte: 0.4 },
  aMedias: 0.12,
  activa: true,
  cerrada: false,
}

/** So few that their figures stay theirs, and with them those of the smallest group of their area. */
const DIRECCION: GrupoDemo = {
  nombre: 'Dirección',
  area: OFICINAS,
  ambito: 'jefes',
  encuestadosPlaneados: 4,
  responde: 1,
  conCorreo: 1,
  animo: 0.6,
  antiguedades: [0, 1, 1, 2, 4],
}

const RONDA_DE_2023: RondaDemo = {
  ...RONDA_DE_2025,
  anio: 2023,
  grupos: [...GRUPOS.map((grupo) => ({ ...grupo, responde: 0.86, animo: grupo.animo - 0.2 })), DIRECCION],
  aMedias: 0.04,
  activa: false,
  cerrada: true,
}

export const RONDAS_DE_TEXTILES: readonly RondaDemo[] = [RONDA_DE_2023, RONDA_DE_2025]
