interface DeGrafica {
  titulo: string
  /** Its button in the menu: which row, under which column, with which words. */
  boton: string
  tema: (typeof TEMAS)[number]
  columna: (typeof COLUMNAS)[number]
  /** The chunk that it comes in, where it is not that of the others. */
  aparte?: 'lectura' | 'filtrada'
  /** The article of the manual about it, where it is not that of the results. */
  ayuda?: string
}

/** The menu: subjects in rows; this climate, the comparison and the detail in columns. */
export const COLUMNAS = ['Este clima', 'Comparado con otro', 'En detalle'] as const

export const TEMAS = [
  'Lectura de conjunto',
  'Satisfacción general',
  'Áreas de análisis',
  'Áreas de trabajo',
  'Grupos de opinión',
  'Antigüedad',
  'Otras preguntas',
] as const

/**
 * Every view of GraficasClima: the specification's by its names, and the readings of the whole. What each asks stands under
 * the same name in queries-de-grafica.ts. Without one the menu, SelectGraficas, is shown. Neighbours are those of this order.
 */
export const GRAFICAS = {
  MapaDeCalor: {
    titulo: 'Mapa de calor',
    boton: 'Mapa de Calor',
    tema: 'Lectura de conjunto',
    columna: 'Este clima',
    aparte: 'lectura',
  },
  Prioridades: {
    titulo: 'Prioridades',
    boton: 'Prioridades',
    tema: 'Lectura de conjunto',
    columna: 'Este clima',
    aparte: 'lectura',
  },
  CambioConCerteza: {
    titulo: 'Cambio con certeza',
    boton: 'Cambio con Certeza',
    tema: 'Lectura de conjunto',
    columna: 'Comparado con otro',
    aparte: 'lectura',
  },
  Tendencia: {
    titulo: 'Tendencia',
    boton: 'Tendencia',
    tema: 'Lectura de conjunto',
    columna: 'Comparado con otro',
    aparte: 'lectura',
    ayuda: 'comparar',
  },
  PreguntaPorPregunta: {
    titulo: 'Pregunta por pregunta',
    boton: 'Pregunta por Pregunta',
    tema: 'Lectura de conjunto',
    columna: 'En detalle',
    aparte: 'lectura',
  },
  SatisfaccionGeneral: {
    titulo: 'Satisfacción general',
    boton: 'Satisfacción General',
    tema: 'Satisfacción general',
    columna: 'Este clima',
  },
  SatisfaccionGeneralComparativas: {
    titulo: 'Satisfacción general comparativas',
    boton: 'Satisfacción General Comparativas',
    tema: 'Satisfacción general',
    columna: 'Comparado con otro',
    ayuda: 'comparar',
  },
  AreasDeAnalisis: {
    titulo: 'Áreas de análisis',
    boton: 'Áreas de Análisis',
    tema: 'Áreas de análisis',
    columna: 'Este clima',
  },
  AreasDeAnalisisComparativas: {
    titulo: 'Áreas de análisis comparativas',
    boton: 'Áreas de Análisis Comparativas',
    tema: 'Áreas de análisis',
    columna: 'Comparado con otro',
    ayuda: 'comparar',
  },
  AreasDeAnalisisPorGrupoDeOpinion: {
    titulo: 'Áreas de análisis por grupo de opinión',
    boton: 'Por Grupo de Opinión',
    tema: 'Áreas de análisis',
    columna: 'En detalle',
  },
  AreasDeAnalisisPorAreaDeTrabajo: {
    titulo: 'Áreas de análisis por área de trabajo',
    boton: 'Por Área de Trabajo',
    tema: 'Áreas de análisis',
    columna: 'En detalle',
  },
  AreasDeTrabajo: {
    titulo: 'Áreas de trabajo',
    boton: 'Áreas de Trabajo',
    tema: 'Áreas de trabajo',
    columna: 'Este clima',
  },
  AreasDeTrabajoComparativas: {
    titulo: 'Áreas de trabajo comparativas',
    boton: 'Áreas de Trabajo Comparativas',
    tema: 'Áreas de trabajo',
    columna: 'Comparado con otro',
    ayuda: 'comparar',
  },
  PelotasAreasDeTrabajo: {
    titulo: 'Pelotas por áreas de trabajo',
    boton: 'Pelotas de Áreas de Trabajo',
    tema: 'Áreas de trabajo',
    columna: 'En detalle',
    aparte: 'filtrada',
  },
  GruposDeOpinion: {
    titulo: 'Grupos de opinión',
    boton: 'Grupos de Opinión',
    tema: 'Grupos de opinión',
    columna: 'Este clima',
  },
  GruposDeOpinionComparativas: {
    titulo: 'Grupos de opinión comparativas',
    boton: 'Grupos de Opinión Comparativas',
    tema: 'Grupos de opinión',
    columna: 'Comparado con otro',
    ayuda: 'comparar',
  },
  PelotasGruposDeOpinion: {
    titulo: 'Pelotas por grupos de opinión',
    boton: 'Pelotas de Grupos de Opinión',
    tema: 'Grupos de opinión',
    columna: 'En detalle',
    aparte: 'filtrada',
  },
  Antiguedad: {
    titulo: 'Antigüedad',
    boton: 'Antigüedad',
    tema: 'Antigüedad',
    columna: 'Este clima',
  },
  AntiguedadComparativas: {
    titulo: 'Antigüedad comparativas',
    boton: 'Antigüedad Comparativas',
    tema: 'Antigüedad',
    columna: 'Comparado con otro',
    ayuda: 'comparar',
  },
  GraficasComplementarias: {
    titulo: 'Gráficas complementarias',
    boton: 'Gráficas Complementarias',
    tema: 'Otras preguntas',
    columna: 'Este clima',
  },
  ENPS: {
    titulo: 'eNPS',
    boton: 'eNPS',
    tema: 'Otras preguntas',
    columna: 'Este clima',
    aparte: 'lectura',
  },
  PreguntasAbiertas: {
    titulo: 'Preguntas abiertas',
    boton: 'Preguntas Abiertas',
    tema: 'Otras preguntas',
    columna: 'En detalle',
    aparte: 'filtrada',
    ayuda: 'abiertas',
  },
} as const satisfies Record<string, DeGrafica>

type Registro = typeof GRAFICAS

export type NombreDeGrafica = keyof Registro

type De<A> = { [N in NombreDeGrafica]: Registro[N] extends { aparte: A } ? N : never }[NombreDeGrafica]

/** Those that read the whole, beside the specification's. */
export type NombreDeLectura = De<'lectura'>

/** Those whose people are chosen by filters. */
export type NombreDeFiltrada = De<'filtrada'>

/** In the order of the menu. */
export const NOMBRES = Object.keys(GRAFICAS) as NombreDeGrafica[]

export const isGrafica = (nombre: string | undefined): nombre is NombreDeGrafica =>
  nombre !== undefined && Object.hasOwn(GRAFICAS, nombre)

const getAparte = (nombre: string | undefined) =>
  isGrafica(nombre) ? (GRAFICAS[nombre] as DeGrafica).aparte : undefined

export const isLectura = (nombre: string | undefined): nombre is NombreDeLectura =>
  getAparte(nombre) === 'lectura'

export const isFiltrada = (nombre: string | undefined): nombre is NombreDeFiltrada =>
  getAparte(nombre) === 'filtrada'

/** The article about a view, where it has its own. */
export const findArticuloDeGrafica = (nombre: string | undefined): string | null =>
  (isGrafica(nombre) && (GRAFICAS[nombre] as DeGrafica).ayuda) || null

/** Parts of a view that the address says, under these names. */
export const DETALLES = [
  /** The group or area that was chosen. */
  'parte',
  /** The climate to compare with. */
  'comparado',
  'orden',
  'variable',
  /** Another way of reading the same: "cambio" on the map, "repetidas" in the trend. */
  'modo',
] as const

export type DetalleDeGrafica = { [nombre in (typeof DETALLES)[number]]?: string | undefined }

/** Where the links of the results lead; the route knows the addresses. */
export interface EnlacesDeGraficas {
  clima: string
  menu: string
  /** Where one goes on where the climate itself is gone. */
  sinClima: { a: string; salida?: string }
  plan: string
  grafica: (nombre: NombreDeGrafica, detalle?: DetalleDeGrafica) => string
  /** Words of the link back, where the menu is not that of staff. */
  regreso?: string
  /** The view that is shown, which has neighbours. */
  actual?: NombreDeGrafica
  /** Views that are offered; all, where it is not said. */
  ofrece?: (nombre: NombreDeGrafica) => boolean
}

/** Properties of every view. */
export interface PropsDeGrafica extends DetalleDeGrafica {
  idClima: string
  enlaces: EnlacesDeGraficas
}
