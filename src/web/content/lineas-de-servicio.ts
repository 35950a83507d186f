import type { LineaDeServicio } from './tipos.ts'

/**
 * The lines and the names of their services, in the order of the menu and of the home page. "Siguiente línea de servicio"
 * follows it; the last leads to the first. What each service is stands in the file of its page.
 */
export const lineas = {
  desarrolloOrganizacional: {
    ruta: '/desarrollo-organizacional',
    titulo: 'Desarrollo organizacional',
    tituloPartido: 'Desarrollo organi\u00adzacional',
    proposito: 'Para saber cómo está la organización y decidir qué cambiar primero.',
    tono: 'pino',
    servicios: [
      {
        slug: 'estudio-de-clima-organizacional',
        titulo: 'Estudio de clima organizacional',
        tituloPartido: 'Estudio de clima organi\u00adzacional',
      },
      { slug: 'engagement', titulo: 'Engagement' },
      { slug: 'coaching', titulo: 'Coaching' },
      { slug: 'desarrollo-de-liderazgo', titulo: 'Desarrollo de liderazgo' },
      {
        slug: 'evaluacion-del-desempeno-por-competencias',
        titulo: 'Evaluación del desempeño por competencias',
        tituloPartido: 'Evaluación del desempeño por compe\u00adtencias',
      },
      {
        slug: 'modelo-de-competencias',
        titulo: 'Modelo de competencias',
        tituloPartido: 'Modelo de compe\u00adtencias',
      },
      { slug: 'escalas-salariales', titulo: 'Escalas salariales' },
      {
        slug: 'manuales-de-organizacion-y-puestos',
        titulo: 'Manuales de organización y\u00a0puestos',
        tituloPartido: 'Manuales de organi\u00adzación y\u00a0puestos',
      },
    ],
  },
  formacionCapacitacionYAdiestramiento: {
    ruta: '/formacion-capacitacion-y-adiestramiento',
    titulo: 'Formación, capacitación y adiestramiento',
    tituloPartido: 'Formación, capaci\u00adtación y adiestra\u00admiento',
    proposito: 'Para que cada hora de formación responda a una necesidad medida.',
    tono: 'ambar',
    servicios: [
      {
        slug: 'diagnostico-y-plan-de-capacitacion',
        titulo: 'Diagnóstico y plan de capacitación',
        tituloPartido: 'Diagnóstico y plan de capaci\u00adtación',
      },
      { slug: 'diseno-de-programas-de-formacion', titulo: 'Diseño de programas de formación' },
    ],
  },
  procesoDeSeleccion: {
    ruta: '/proceso-de-seleccion',
    titulo: 'Proceso de selección',
    proposito: 'Para elegir a la persona por lo que sabe hacer, y que tenga a dónde crecer.',
    tono: 'arena',
    servicios: [
      {
        slug: 'seleccion-de-talento-por-competencias',
        titulo: 'Selección de talento por competencias',
        tituloPartido: 'Selección de talento por compe\u00adtencias',
      },
      { slug: 'evaluacion-psicometrica', titulo: 'Evaluación psicométrica' },
      { slug: 'planes-de-carrera', titulo: 'Planes de carrera' },
    ],
  },
} as const satisfies Record<string, LineaDeServicio>

/** Words that the three service pages share. */
export const textosDeServicio = {
  importancia: 'Importancia',
  beneficios: 'Beneficios',
  propuesta: { texto: 'Pedir una propuesta', ruta: '/#contacto' },
  siguiente: 'Siguiente línea de servicio',
  otro: 'Siguiente servicio',
  pregunta: {
    titulo: '¿No sabes por cuál empezar? Cuéntanos qué pasa y te decimos.',
    boton: 'Cuéntanos qué pasa',
    ruta: '/#contacto',
  },
  cerrar: 'Cerrar',
} as const
