/** The views of GraficasClima, with the specification's names, then the readings of the whole. Without one the menu, SelectGraficas, is shown. */
export const TITULOS = {
  SatisfaccionGeneral: 'Satisfacción general',
  SatisfaccionGeneralComparativas: 'Satisfacción general comparativas',
  AreasDeAnalisis: 'Áreas de análisis',
  AreasDeAnalisisComparativas: 'Áreas de análisis comparativas',
  AreasDeTrabajo: 'Áreas de trabajo',
  AreasDeTrabajoComparativas: 'Áreas de trabajo comparativas',
  GruposDeOpinion: 'Grupos de opinión',
  GruposDeOpinionComparativas: 'Grupos de opinión comparativas',
  GraficasComplementarias: 'Gráficas complementarias',
  AreasDeAnalisisPorGrupoDeOpinion: 'Áreas de análisis por grupo de opinión',
  AreasDeAnalisisPorAreaDeTrabajo: 'Áreas de análisis por área de trabajo',
  Antiguedad: 'Antigüedad',
  PelotasGruposDeOpinion: 'Pelotas por grupos de opinión',
  PelotasAreasDeTrabajo: 'Pelotas por áreas de trabajo',
  AntiguedadComparativas: 'Antigüedad comparativas',
  PreguntasAbiertas: 'Preguntas abiertas',
  MapaDeCalor: 'Mapa de calor',
  Prioridades: 'Prioridades',
  CambioConCerteza: 'Cambio con certeza',
  Tendencia: 'Tendencia',
  PreguntaPorPregunta: 'Pregunta por pregunta',
} as const

export type NombreDeGrafica = keyof typeof TITULOS

export const isGrafica = (nombre: string | undefined): nombre is NombreDeGrafica =>
  nombre !== undefined && Object.hasOwn(TITULOS, nombre)

/** Those that read the whole, beside the specification's. */
const LECTURAS = [
  'MapaDeCalor',
  'Prioridades',
  'CambioConCerteza',
  'Tendencia',
  'PreguntaPorPregunta',
] as const

export type NombreDeLectura = (typeof LECTURAS)[number]

export const isLectura = (nombre: string | undefined): nombre is NombreDeLectura =>
  (LECTURAS as readonly (string | undefined)[]).includes(nombre)

/** Those whose people are chosen by filters. */
const FILTRADAS = ['PelotasGruposDeOpinion', 'PelotasAreasDeTrabajo', 'PreguntasAbiertas'] as const

export type NombreDeFiltrada = (typeof FILTRADAS)[number]

export const isFiltrada = (nombre: string | undefined): nombre is NombreDeFiltrada =>
  (FILTRADAS as readonly (string | undefined)[]).includes(nombre)

/** What of a view the address says, under these names. */
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
  informe: string
  plan: string
  /** Where staff sort what people wrote. */
  mesa: string
  grafica: (nombre: NombreDeGrafica, detalle?: DetalleDeGrafica) => string
  /** What the link back says, where the menu is not that of staff. */
  regreso?: string
  /** Views that are offered; all, where it is not said. */
  ofrece?: (nombre: NombreDeGrafica) => boolean
}

/** What every view is given. */
export interface PropsDeGrafica extends DetalleDeGrafica {
  idClima: string
  enlaces: EnlacesDeGraficas
}
