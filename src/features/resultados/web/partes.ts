import type { NombreDeGrafica } from './graficas.ts'
import {
  antiguedadQuery,
  areasDeTrabajoQuery,
  type DatosDePartes,
  gruposDeOpinionQuery,
  type QueryDeGrafica,
} from './resultados-queries.ts'

/** The three ways in which the people of a climate are divided. */
export type ClaseDeParte = 'area' | 'grupo' | 'antiguedad'

export interface PalabrasDeClase {
  /** "área de trabajo": what one of them is. */
  una: string
  /** "Área de trabajo": the head of a column of them. */
  encabezado: string
  /** Things of which each chart of one of them has a bar. */
  barra: string
  /** One and several of them, as a sentence counts them. */
  sustantivo: readonly [string, string]
  femenino?: boolean
  /** Membership of it is an answer: before a publication not even that is told. */
  esRespuesta?: boolean
  /** The part that comes with the publication. */
  queLlega: string
  /** The subject of the chart of shares. */
  participacion: string
  /** The subject of the view and its comparison. */
  vista: NombreDeGrafica
  comparativa: NombreDeGrafica
  textoDeComparativa: string
  query: QueryDeGrafica<DatosDePartes>
}

export const PARTES: Record<ClaseDeParte, PalabrasDeClase> = {
  area: {
    una: 'área de trabajo',
    encabezado: 'Área de trabajo',
    sustantivo: ['área', 'áreas'],
    femenino: true,
    queLlega: 'La satisfacción de cada área llega',
    barra: 'Variable',
    participacion: 'Qué parte de quienes contestaron es de cada área.',
    vista: 'AreasDeTrabajo',
    comparativa: 'AreasDeTrabajoComparativas',
    textoDeComparativa: 'área por área',
    query: areasDeTrabajoQuery,
  },
  grupo: {
    una: 'grupo de opinión',
    encabezado: 'Grupo de opinión',
    sustantivo: ['grupo', 'grupos'],
    queLlega: 'La satisfacción de cada grupo llega',
    barra: 'Variable',
    participacion: 'Qué parte de quienes contestaron es de cada grupo.',
    vista: 'GruposDeOpinion',
    comparativa: 'GruposDeOpinionComparativas',
    textoDeComparativa: 'grupo por grupo',
    query: gruposDeOpinionQuery,
  },
  antiguedad: {
    una: 'antigüedad',
    encabezado: 'Antigüedad',
    sustantivo: ['antigüedad', 'antigüedades'],
    femenino: true,
    esRespuesta: true,
    queLlega: 'Todo lo de la antigüedad llega',
    barra: 'Indicador',
    participacion: 'Qué parte de quienes dijeron su antigüedad es de cada una.',
    vista: 'Antiguedad',
    comparativa: 'AntiguedadComparativas',
    textoDeComparativa: 'según el tiempo de laborar en la empresa',
    query: antiguedadQuery,
  },
}
