import type { NombreDeGrafica } from './graficas.ts'

type Boton = readonly [NombreDeGrafica, string]

/** The menu: subjects in rows; this climate, the comparison and the detail in columns. */
export const COLUMNAS = ['Este clima', 'Comparado con otro', 'En detalle'] as const

export const MENU: readonly { tema: string; celdas: readonly (readonly Boton[])[] }[] = [
  {
    tema: 'Lectura de conjunto',
    celdas: [
      [
        ['MapaDeCalor', 'Mapa de Calor'],
        ['Prioridades', 'Prioridades'],
      ],
      [
        ['CambioConCerteza', 'Cambio con Certeza'],
        ['Tendencia', 'Tendencia'],
      ],
      [['PreguntaPorPregunta', 'Pregunta por Pregunta']],
    ],
  },
  {
    tema: 'Satisfacción general',
    celdas: [
      [['SatisfaccionGeneral', 'Satisfacción General']],
      [['SatisfaccionGeneralComparativas', 'Satisfacción General Comparativas']],
      [],
    ],
  },
  {
    tema: 'Áreas de análisis',
    celdas: [
      [['AreasDeAnalisis', 'Áreas de Análisis']],
      [['AreasDeAnalisisComparativas', 'Áreas de Análisis Comparativas']],
      [
        ['AreasDeAnalisisPorGrupoDeOpinion', 'Por Grupo de Opinión'],
        ['AreasDeAnalisisPorAreaDeTrabajo', 'Por Área de Trabajo'],
      ],
    ],
  },
  {
    tema: 'Áreas de trabajo',
    celdas: [
      [['AreasDeTrabajo', 'Áreas de Trabajo']],
      [['AreasDeTrabajoComparativas', 'Áreas de Trabajo Comparativas']],
      [['PelotasAreasDeTrabajo', 'Pelotas de Áreas de Trabajo']],
    ],
  },
  {
    tema: 'Grupos de opinión',
    celdas: [
      [['GruposDeOpinion', 'Grupos de Opinión']],
      [['GruposDeOpinionComparativas', 'Grupos de Opinión Comparativas']],
      [['PelotasGruposDeOpinion', 'Pelotas de Grupos de Opinión']],
    ],
  },
  {
    tema: 'Antigüedad',
    celdas: [[['Antiguedad', 'Antigüedad']], [['AntiguedadComparativas', 'Antigüedad Comparativas']], []],
  },
  {
    tema: 'Otras preguntas',
    celdas: [
      [['GraficasComplementarias', 'Gráficas Complementarias']],
      [],
      [['PreguntasAbiertas', 'Preguntas Abiertas']],
    ],
  },
]
