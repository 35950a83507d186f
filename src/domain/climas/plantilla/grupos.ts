/** Examples to be replaced by the company's own. */
export const GRUPOS_DE_PLANTILLA = [
  { orden: 1, nombre: 'Gerencias y jefaturas', encuestadosPlaneados: 12 },
  { orden: 2, nombre: 'Administración y finanzas', encuestadosPlaneados: 24 },
  { orden: 3, nombre: 'Planta, turno de día', encuestadosPlaneados: 60 },
  { orden: 4, nombre: 'Planta, turno de noche', encuestadosPlaneados: 40 },
  { orden: 5, nombre: 'Ventas y servicio al cliente', encuestadosPlaneados: 30 },
  { orden: 6, nombre: 'Bodega y reparto', encuestadosPlaneados: 28 },
]

type Grupo = (typeof GRUPOS_DE_PLANTILLA)[number]

/** Nobody has put in a group of their own, or how many people there are. */
export const isGruposDePlantilla = (grupos: readonly Grupo[]): boolean =>
  grupos.length === GRUPOS_DE_PLANTILLA.length &&
  GRUPOS_DE_PLANTILLA.every(({ nombre, encuestadosPlaneados }) =>
    grupos.some((otro) => otro.nombre === nombre && otro.encuestadosPlaneados === encuestadosPlaneados),
  )

/** People of the company have answered in them: what was an example is its own by now, and a copy of that round has them rightly. */
export const isPlantillaContestada = (
  rondas: readonly { congelado: boolean; gruposDeOpinion: readonly Grupo[] }[],
): boolean =>
  rondas.some(({ congelado, gruposDeOpinion }) => congelado && isGruposDePlantilla(gruposDeOpinion))
