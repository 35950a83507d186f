/** The views of GraficasClima, with the specification's names. Without one the menu, SelectGraficas, is shown. */
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
} as const

export type NombreDeGrafica = keyof typeof TITULOS

export const isGrafica = (nombre: string | undefined): nombre is NombreDeGrafica =>
  nombre !== undefined && Object.hasOwn(TITULOS, nombre)

/** Where the links of the results lead; the route knows the addresses. */
export interface EnlacesDeGraficas {
  clima: string
  menu: string
  informe: string
  grafica: (nombre: NombreDeGrafica, detalle?: { parte?: string; comparado?: string }) => string
}

/** What every view is given. */
export interface PropsDeGrafica {
  idClima: string
  enlaces: EnlacesDeGraficas
  /** The group or area that was chosen. */
  parte?: string | undefined
  /** The climate to compare with. */
  comparado?: string | undefined
}
