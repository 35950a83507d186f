/** A section of the report, by the name it is chosen, ordered and written under. */
export const CLAVES_DE_SECCION = [
  'portada',
  'ficha',
  'resumen',
  'participacion',
  'general',
  'indicadores',
  'mapa',
  'fortalezas',
  'cambio',
  'prioridades',
  'voces',
  'plan',
  'servicios',
  'preguntas',
] as const
export type ClaveDeSeccion = (typeof CLAVES_DE_SECCION)[number]

interface DescripcionDeSeccion {
  nombre: string
  /** Cover and method always go, in their place: the method says what is withheld. */
  fija: boolean
  /** Whether a report has it unless somebody says otherwise. */
  incluida: boolean
  /** Whether somebody words it: a headline that is a finding, and a comment. */
  redactada: boolean
}

const create = (nombre: string, otros: Partial<DescripcionDeSeccion> = {}): DescripcionDeSeccion => ({
  nombre,
  fija: false,
  incluida: true,
  redactada: true,
  ...otros,
})

export const SECCIONES: Record<ClaveDeSeccion, DescripcionDeSeccion> = {
  portada: create('Portada e índice', { fija: true, redactada: false }),
  ficha: create('Ficha técnica y método', { fija: true, redactada: false }),
  resumen: create('Resumen ejecutivo'),
  participacion: create('Participación'),
  general: create('Satisfacción general'),
  indicadores: create('Los indicadores'),
  mapa: create('Mapa de calor'),
  fortalezas: create('Fortalezas y oportunidades'),
  cambio: create('Cambio'),
  prioridades: create('Prioridades'),
  voces: create('Voces'),
  plan: create('Plan de acción'),
  servicios: create('Servicios y beneficios', { incluida: false }),
  preguntas: create('Anexo: las preguntas', { incluida: false, redactada: false }),
}
