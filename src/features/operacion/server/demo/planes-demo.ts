import type { EstadoDeCompromiso } from '#domain/plan/compromiso.ts'

/** What was agreed with a company. `parte`: an area or a group by its name; `dias`: from today until its date. */
export type CompromisoDemo = {
  que: string
  variable: string
  parte?: string
  responsable: string
  cargo: string
  estado: EstadoDeCompromiso
  dias: number
  meta?: number
  nota?: string
}

const CIFUENTES = { responsable: 'Rosa Cifuentes', cargo: 'Gerencia de Producción' }
const HERNANDEZ = { responsable: 'Luis Hernández', cargo: 'Recursos Humanos' }
const MARTINEZ = { responsable: 'Jorge Martínez', cargo: 'Gerencia Comercial' }
const RAMIREZ = { responsable: 'Sofía Ramírez', cargo: 'Gerencia Financiera' }
const PEREZ = { responsable: 'Ana Lucía Pérez', cargo: 'Gerencia General' }

/** Of La Ceiba's last round, and of the one before it. */
export const PLANES_DE_LA_CEIBA: readonly (readonly CompromisoDemo[])[] = [
  [
    {
      que: 'Comida caliente y enfermería en el turno de noche',
      variable: 'Carga y horario',
      parte: 'Planta, turno de noche',
      ...CIFUENTES,
      estado: 'enMarcha',
      dias: -14,
      meta: 50,
      nota: 'La comida ya se sirve. Falta contratar a la enfermera.',
    },
    {
      que: 'Contestar las 46 sugerencias que quedaron pendientes',
      variable: 'Comunicación interna',
      ...HERNANDEZ,
      estado: 'porEmpezar',
      dias: -10,
      meta: 72,
    },
    {
      que: 'Responder cada sugerencia en 15 días y publicar la respuesta',
      variable: 'Comunicación interna',
      ...HERNANDEZ,
      estado: 'enMarcha',
      dias: 1,
      meta: 72,
      nota: 'El buzón nuevo ya avisa de cada plazo.',
    },
    {
      que: 'Revisar metas y rutas con quienes venden',
      variable: 'Carga y horario',
      parte: 'Ventas',
      ...MARTINEZ,
      estado: 'enMarcha',
      dias: 17,
      meta: 65,
      nota: 'Dos de cuatro rutas revisadas.',
    },
    {
      que: 'Publicar los criterios de evaluación y de ascenso',
      variable: 'Reconocimiento',
      ...HERNANDEZ,
      estado: 'porEmpezar',
      dias: 48,
      meta: 72,
    },
    {
      que: 'Estudio de salarios por puesto, con resultados a la gerencia',
      variable: 'Salario y prestaciones',
      ...RAMIREZ,
      estado: 'enMarcha',
      dias: 78,
      meta: 70,
    },
    {
      que: 'Acuerdos de entrega entre Producción, Bodega y Ventas',
      variable: 'Trabajo en equipo',
      ...PEREZ,
      estado: 'porEmpezar',
      dias: 109,
      meta: 75,
    },
    {
      que: 'Comentar los resultados con cada equipo',
      variable: 'Comunicación interna',
      ...PEREZ,
      estado: 'hecho',
      dias: -45,
      meta: 72,
      nota: '31 reuniones, con 588 personas.',
    },
  ],
  [
    {
      que: 'Un año de formación para jefaturas',
      variable: 'Guía del jefe inmediato',
      ...HERNANDEZ,
      estado: 'hecho',
      dias: -250,
    },
    {
      que: 'Camiones nuevos y andén techado',
      variable: 'Espacio, equipo y seguridad',
      parte: 'Distribución',
      ...CIFUENTES,
      estado: 'hecho',
      dias: -230,
    },
    {
      que: 'Bono por ideas que se aplican',
      variable: 'Reconocimiento',
      ...RAMIREZ,
      estado: 'hecho',
      dias: -220,
    },
    {
      que: 'Plan de carrera para puestos administrativos',
      variable: 'Capacitación y crecimiento',
      parte: 'Administración y finanzas',
      ...HERNANDEZ,
      estado: 'enMarcha',
      dias: -210,
    },
    {
      que: 'Transporte a la salida del turno',
      variable: 'Carga y horario',
      parte: 'Planta, turno de noche',
      ...CIFUENTES,
      estado: 'porEmpezar',
      dias: -200,
    },
  ],
]

/** Of the last closed round of Textiles: what its client says how it goes. */
export const PLAN_DE_TEXTILES: readonly CompromisoDemo[] = [
  {
    que: 'Reunión corta de cada turno al empezar la semana',
    variable: 'Comunicación interna',
    responsable: 'Silvia Ajanel',
    cargo: 'Recursos Humanos',
    estado: 'enMarcha',
    dias: 31,
    meta: 70,
    nota: 'Ya se hace en Hilatura. Falta Confección.',
  },
  {
    que: 'Ventilación y tapones para los oídos en Tejeduría',
    variable: 'Espacio, equipo y seguridad',
    parte: 'Tejeduría',
    responsable: 'Marvin Tzoc',
    cargo: 'Jefatura de Planta',
    estado: 'porEmpezar',
    dias: 62,
  },
]
