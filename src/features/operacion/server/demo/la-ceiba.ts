import type { GrupoDemo, RondaDemo } from './ronda.ts'

const OFICINAS = 'Oficinas centrales'
const PRODUCCION = 'Producción'
const DISTRIBUCION = 'Distribución'
const COMERCIAL = 'Comercial'

const gerencias: GrupoDemo = {
  nombre: 'Gerencias y jefaturas',
  area: OFICINAS,
  ambito: 'jefes',
  encuestadosPlaneados: 40,
  responde: 0.96,
  conCorreo: 1,
  animo: 0.75,
  propio: { 'Carga y horario': -0.7 },
  antiguedades: [1, 2, 3, 5, 6],
}

const administracion: GrupoDemo = {
  nombre: 'Administración y finanzas',
  area: OFICINAS,
  ambito: 'oficina',
  encuestadosPlaneados: 76,
  responde: 0.94,
  conCorreo: 1,
  animo: 0.25,
  propio: { 'Capacitación y crecimiento': -0.3, 'Espacio, equipo y seguridad': 0.3 },
  antiguedades: [3, 5, 4, 4, 3],
}

const dia: GrupoDemo = {
  nombre: 'Planta, turno de día',
  area: PRODUCCION,
  ambito: 'planta',
  encuestadosPlaneados: 180,
  responde: 0.91,
  conCorreo: 0.3,
  animo: 0,
  propio: { Reconocimiento: -0.2, 'Trabajo en equipo': 0.3 },
  antiguedades: [4, 5, 4, 4, 4],
}

const noche: GrupoDemo = {
  nombre: 'Planta, turno de noche',
  area: PRODUCCION,
  ambito: 'noche',
  encuestadosPlaneados: 128,
  responde: 0.8,
  conCorreo: 0.25,
  animo: -0.6,
  propio: { 'Carga y horario': -0.6, 'Comunicación interna': -0.5, 'Trabajo en equipo': 0.4 },
  antiguedades: [6, 5, 4, 3, 1],
}

const calidad: GrupoDemo = {
  nombre: 'Control de calidad',
  area: PRODUCCION,
  ambito: 'planta',
  encuestadosPlaneados: 36,
  responde: 0.97,
  conCorreo: 0.9,
  animo: 0.2,
  propio: { 'Organización del trabajo': 0.4 },
  antiguedades: [2, 4, 4, 3, 2],
}

const bodega: GrupoDemo = {
  nombre: 'Bodega y reparto',
  area: DISTRIBUCION,
  ambito: 'reparto',
  encuestadosPlaneados: 94,
  responde: 0.84,
  conCorreo: 0.35,
  animo: -0.3,
  propio: { 'Espacio, equipo y seguridad': -0.6, 'Salario y prestaciones': -0.3 },
  antiguedades: [4, 5, 3, 3, 3],
}

const ventas: GrupoDemo = {
  nombre: 'Ventas',
  area: COMERCIAL,
  ambito: 'ventas',
  encuestadosPlaneados: 86,
  responde: 0.9,
  conCorreo: 1,
  animo: 0.3,
  propio: { 'Salario y prestaciones': 0.4 },
  antiguedades: [5, 5, 3, 2, 2],
}

const tiendas: GrupoDemo = {
  nombre: 'Tiendas propias',
  area: COMERCIAL,
  ambito: 'tiendas',
  encuestadosPlaneados: 44,
  responde: 0.93,
  conCorreo: 0.7,
  animo: 0.35,
  propio: { 'Capacitación y crecimiento': 0.3, 'Salario y prestaciones': -0.4 },
  antiguedades: [8, 5, 1, 0, 0],
}

const VARIABLES: Record<string, number> = {
  'Rumbo de la empresa': 0.95,
  'Organización del trabajo': 0.85,
  'Guía del jefe inmediato': 0.65,
  'Trato del jefe inmediato': 1.1,
  'Comunicación interna': 0.4,
  'Trabajo en equipo': 1,
  'Espacio, equipo y seguridad': 1.1,
  'Carga y horario': 0.75,
  'Salario y prestaciones': 0.5,
  Reconocimiento: 0.3,
  'Capacitación y crecimiento': 0.6,
  'Respeto e inclusión': 1.5,
  'Orgullo y permanencia': 1.5,
}

const FACTORES: Record<string, number> = {
  'Claridad de las metas': 0.3,
  'Confianza en la dirección': -0.3,
  'Definición de funciones': 0.4,
  'Procesos y procedimientos': -0.4,
  Retroalimentación: -0.4,
  'Apoyo ante los problemas': 0.4,
  'Trato respetuoso': 0.5,
  Imparcialidad: -0.4,
  'Información oportuna': -0.2,
  'Canales para proponer mejoras': -0.1,
  'Utilidad de las reuniones': 0.2,
  'Apoyo entre compañeros': 0.7,
  'Manejo de conflictos': -0.3,
  'Colaboración entre áreas': -0.7,
  'Espacio físico': 0.1,
  'Seguridad en el puesto': 0.4,
  'Herramientas y equipo': -0.3,
  'Carga de trabajo': -0.4,
  'Horario y descanso': 0.5,
  'Bienestar emocional': -0.3,
  Salario: -0.7,
  'Puntualidad del pago': 2.4,
  'Prestaciones y beneficios': 0.2,
  'Reconocimiento al esfuerzo': 0.1,
  'Celebración de los logros': -0.2,
  'Inducción al puesto': 0.4,
  'Oportunidades de crecimiento': -0.5,
  'Prevención del acoso': -0.5,
  'Igualdad de oportunidades': 0.3,
  'Orgullo de pertenecer': 0.4,
  'Sentido del trabajo': 0.7,
  'Intención de quedarse': -0.4,
}

const SERVICIOS: Record<string, number> = {
  'Cafetería o comedor': -0.7,
  Transporte: -0.2,
  'Clínica médica': 0.7,
  Parqueo: -0.4,
  'Uniformes y equipo de protección': 0.3,
  'Atención de Recursos Humanos': 0.5,
  'Trámite de constancias y permisos': 0.1,
  'Soporte de informática': 0.2,
  'Actividades recreativas': -0.1,
}

/** The first map with the numbers of the others added. */
function add(base: Record<string, number>, ...cambios: Record<string, number>[]): Record<string, number> {
  const suma = { ...base }
  for (const cambio of cambios) {
    for (const [nombre, valor] of Object.entries(cambio)) suma[nombre] = (suma[nombre] ?? 0) + valor
  }
  return suma
}

const addToAll = (base: Record<string, number>, cuanto: number) =>
  Object.fromEntries(Object.entries(base).map(([nombre, valor]) => [nombre, valor + cuanto]))

/** 2024: another canteen, a better building, the first bonus for ideas. */
const VARIABLES_2024 = add(addToAll(VARIABLES, 0.1), {
  'Espacio, equipo y seguridad': 0.3,
  Reconocimiento: 0.25,
  'Comunicación interna': 0.15,
})
const SERVICIOS_2024 = add(SERVICIOS, { 'Cafetería o comedor': 1.2, Transporte: 0.1 })

/** 2025: a year of training for supervisors; goals for sales went up, and so did the workload there. */
const VARIABLES_2025 = add(VARIABLES_2024, {
  'Guía del jefe inmediato': 0.85,
  'Trato del jefe inmediato': 0.4,
  'Comunicación interna': 0.45,
  Reconocimiento: 0.35,
  'Rumbo de la empresa': 0.3,
  'Capacitación y crecimiento': 0.4,
  'Salario y prestaciones': 0.1,
  'Organización del trabajo': 0.15,
  'Carga y horario': -0.1,
})
const SERVICIOS_2025 = add(SERVICIOS_2024, { 'Soporte de informática': 0.4, Transporte: -0.3, Parqueo: -0.3 })

const change = (grupo: GrupoDemo, cambio: Partial<GrupoDemo>): GrupoDemo => ({ ...grupo, ...cambio })

export const RONDAS_DE_LA_CEIBA: readonly RondaDemo[] = [
  {
    anio: 2023,
    mes: 3,
    grupos: [gerencias, administracion, dia, noche, calidad, bodega, ventas],
    variables: VARIABLES,
    factores: FACTORES,
    servicios: SERVICIOS,
    aMedias: 0.05,
    activa: false,
    cerrada: true,
  },
  {
    anio: 2024,
    compromiso: 'Orgullo y permanencia',
    hecho: 'Comedor nuevo y bono por ideas',
    mes: 3,
    grupos: [
      change(gerencias, { encuestadosPlaneados: 42 }),
      administracion,
      change(dia, { encuestadosPlaneados: 184, responde: 0.9 }),
      change(noche, { encuestadosPlaneados: 132, responde: 0.82, animo: -0.65 }),
      calidad,
      change(bodega, { encuestadosPlaneados: 92, animo: -0.35 }),
      change(ventas, { encuestadosPlaneados: 88 }),
      change(tiendas, { encuestadosPlaneados: 28 }),
    ],
    variables: VARIABLES_2024,
    factores: FACTORES,
    servicios: SERVICIOS_2024,
    aMedias: 0.04,
    activa: false,
    cerrada: true,
  },
  {
    anio: 2025,
    compromiso: 'Orgullo y permanencia',
    hecho: 'Un año de formación para jefaturas',
    mes: 3,
    grupos: [
      change(gerencias, { encuestadosPlaneados: 42, responde: 1 }),
      change(administracion, { encuestadosPlaneados: 78 }),
      change(dia, { encuestadosPlaneados: 184, responde: 0.92, animo: 0.1 }),
      change(noche, { encuestadosPlaneados: 132, responde: 0.84, animo: -0.55 }),
      change(calidad, { encuestadosPlaneados: 38 }),
      change(bodega, {
        encuestadosPlaneados: 96,
        responde: 0.88,
        animo: -0.1,
        propio: { 'Espacio, equipo y seguridad': 0.1, 'Salario y prestaciones': -0.3 },
      }),
      change(ventas, {
        encuestadosPlaneados: 88,
        animo: 0,
        propio: { 'Carga y horario': -0.9, 'Rumbo de la empresa': -0.4, 'Salario y prestaciones': 0.3 },
      }),
      change(tiendas, { encuestadosPlaneados: 46 }),
    ],
    variables: VARIABLES_2025,
    factores: FACTORES,
    servicios: SERVICIOS_2025,
    aMedias: 0.03,
    activa: false,
    cerrada: false,
  },
]
