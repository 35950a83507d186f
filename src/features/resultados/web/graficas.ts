interface DeGrafica {
  titulo: string
  /** The words of its button in the menu. */
  boton: string
  /** The chunk that it comes in, where it is not that of the others. */
  aparte?: 'lectura' | 'filtrada'
  /** The article of the manual about it, where it is not that of the results. */
  ayuda?: string
}

/**
 * Every view of GraficasClima: the specification's by its names, by subject four in a row, then the readings of the whole. What each asks stands under
 * the same name in queries-de-grafica.ts. Without one the menu, SelectGraficas, is shown. Neighbours are those of this order.
 */
export const GRAFICAS = {
  SatisfaccionGeneral: {
    titulo: 'Satisfacción general',
    boton: 'Satisfacción General',
  },
  SatisfaccionGeneralComparativas: {
    titulo: 'Satisfacción general comparativas',
    boton: 'Satisfacción General Comparativas',
    ayuda: 'comparar',
  },
  GraficasComplementarias: {
    titulo: 'Gráficas complementarias',
    boton: 'Gráficas Complementarias',
  },
  PreguntasAbiertas: {
    titulo: 'Preguntas abiertas',
    boton: 'Preguntas Abiertas',
    aparte: 'filtrada',
    ayuda: 'abiertas',
  },
  AreasDeAnalisis: {
    titulo: 'Áreas de análisis',
    boton: 'Áreas de Análisis',
  },
  AreasDeAnalisisComparativas: {
    titulo: 'Áreas de análisis comparativas',
    boton: 'Áreas de Análisis Comparativas',
    ayuda: 'comparar',
  },
  AreasDeAnalisisPorGrupoDeOpinion: {
    titulo: 'Áreas de análisis por grupo de opinión',
    boton: 'Por Grupo de Opinión',
  },
  AreasDeAnalisisPorAreaDeTrabajo: {
    titulo: 'Áreas de análisis por área de trabajo',
    boton: 'Por Área de Trabajo',
  },
  AreasDeTrabajo: {
    titulo: 'Áreas de trabajo',
    boton: 'Áreas de Trabajo',
  },
  AreasDeTrabajoComparativas: {
    titulo: 'Áreas de trabajo comparativas',
    boton: 'Áreas de Trabajo Comparativas',
    ayuda: 'comparar',
  },
  PelotasAreasDeTrabajo: {
    titulo: 'Pelotas por áreas de trabajo',
    boton: 'Pelotas de Áreas de Trabajo',
    aparte: 'filtrada',
  },
  Antiguedad: {
    titulo: 'Antigüedad',
    boton: 'Antigüedad',
  },
  GruposDeOpinion: {
    titulo: 'Grupos de opinión',
    boton: 'Grupos de Opinión',
  },
  GruposDeOpinionComparativas: {
    titulo: 'Grupos de opinión comparativas',
    boton: 'Grupos de Opinión Comparativas',
    ayuda: 'comparar',
  },
  PelotasGruposDeOpinion: {
    titulo: 'Pelotas por grupos de opinión',
    boton: 'Pelotas de Grupos de Opinión',
    aparte: 'filtrada',
  },
  AntiguedadComparativas: {
    titulo: 'Antigüedad comparativas',
    boton: 'Antigüedad Comparativas',
    ayuda: 'comparar',
  },
  MapaDeCalor: {
    titulo: 'Mapa de calor',
    boton: 'Mapa de Calor',
    aparte: 'lectura',
  },
  CambioConCerteza: {
    titulo: 'Cambio con certeza',
    boton: 'Cambio con Certeza',
    aparte: 'lectura',
  },
  Tendencia: {
    titulo: 'Tendencia',
    boton: 'Tendencia',
    aparte: 'lectura',
    ayuda: 'comparar',
  },
  PreguntaPorPregunta: {
    titulo: 'Pregunta por pregunta',
    boton: 'Pregunta por Pregunta',
    aparte: 'lectura',
  },
  ENPS: {
    titulo: 'eNPS',
    boton: 'eNPS',
    aparte: 'lectura',
  },
  Prioridades: {
    titulo: 'Prioridades',
    boton: 'Prioridades',
    aparte: 'lectura',
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
  encuestados: string
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
