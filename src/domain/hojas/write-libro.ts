import type { ClimaInput, ParteInput, PreguntaInput } from '../climas/clima-input.ts'
import type { Estructura } from '../climas/en-blanco.ts'
import { isDeOpciones, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import { formatPunto, formatSentido, NOMBRE_DE_TIPO_EN_HOJA } from './celdas.ts'
import { type Campo, TITULO_DE_CAMPO } from './columnas.ts'

/** The specified nine first; the others are what makes that nothing is lost. */
const COLUMNAS: readonly Campo[] = [
  'indicador',
  'variable',
  'descripcion',
  'factor',
  'pregunta',
  'sentido',
  'noAplica',
  'tipo',
  'opciones',
  'parte',
  'preguntaGeneral',
  'sentidoDelFactor',
]

type Fila = Partial<Record<Campo, string>>

const sortByOrden = <T extends { orden: number }>(lista: readonly T[]) =>
  [...lista].sort((a, b) => a.orden - b.orden)

/** The two sheets of a climate: read again they are the same climate, its parts and questions numbered from one on. */
export function writeHojas(clima: Estructura): { nombre: string; filas: string[][] }[] {
  const area = new Map(
    clima.areasDeTrabajo.flatMap(({ nombre, gruposDeOpinion }) =>
      gruposDeOpinion.map((orden) => [orden, nombre]),
    ),
  )
  // In the order of their areas, so that these are made again in their own.
  const deAreas = clima.areasDeTrabajo.flatMap(({ gruposDeOpinion }) => gruposDeOpinion)
  const grupos = clima.gruposDeOpinion.toSorted((a, b) => deAreas.indexOf(a.orden) - deAreas.indexOf(b.orden))
  const filas = [
    ...listFactores(clima),
    ...sortByOrden(clima.cuestionario.partesCuestionario).flatMap(listPreguntas(clima)),
  ]
  return [
    {
      nombre: 'Cuestionario',
      filas: [
        COLUMNAS.map((campo) => TITULO_DE_CAMPO[campo]),
        ...filas.map((fila) => COLUMNAS.map((campo) => fila[campo] ?? '')),
      ],
    },
    {
      nombre: 'Grupos',
      filas: [
        ['Grupo', 'Área', 'Personas', 'No.'],
        ...grupos.map(({ orden, nombre, encuestadosPlaneados }) => [
          nombre,
          area.get(orden) ?? '',
          String(encuestadosPlaneados),
          String(orden),
        ]),
      ],
    },
  ]
}

function findVariable({ indicadoresDeMedicion }: Pick<ClimaInput, 'indicadoresDeMedicion'>, nombre: string) {
  for (const indicador of indicadoresDeMedicion)
    for (const variable of indicador.variables) if (variable.nombre === nombre) return { indicador, variable }
  return null
}

/** Every factor in its order, unless the questions name them all in it. */
function listFactores(clima: Estructura): Fila[] {
  const todos = clima.indicadoresDeMedicion.flatMap(({ nombre: indicador, variables }) =>
    variables.flatMap(({ nombre: variable, descripcion, factoresEvaluados }) =>
      factoresEvaluados.map(
        ({ nombre: factor, positiva }): Fila => ({
          indicador,
          variable,
          descripcion,
          factor,
          sentidoDelFactor: formatSentido(positiva),
        }),
      ),
    ),
  )
  const nombrados = sortByOrden(clima.cuestionario.partesCuestionario)
    .filter(isDeVariable)
    .flatMap((parte) =>
      sortByOrden(parte.preguntas).map((pregunta) => `${parte.variable}\n${pregunta.factorEvaluado}`),
    )
  const enOrden =
    [...new Set(nombrados)].join('\t') === todos.map((una) => `${una.variable}\n${una.factor}`).join('\t')
  return enOrden ? [] : todos
}

const listPreguntas =
  (clima: Estructura) =>
  (parte: ParteInput): Fila[] => {
    const { tipo, preguntaAbierta: abierta } = parte
    const comun: Fila = { parte: String(parte.orden), preguntaGeneral: parte.preguntaGeneral ?? '' }
    const deAbierta: (PreguntaInput & { abierta: true })[] = abierta ? [{ ...abierta, abierta: true }] : []
    const openRow = (pregunta: string): Fila => ({
      ...comun,
      pregunta,
      tipo: NOMBRE_DE_TIPO_EN_HOJA.preguntasAbiertas,
    })
    if (isDeOpciones(tipo)) {
      const hasta = parte.cantidadDeOpciones ? `, hasta ${parte.cantidadDeOpciones}` : ''
      const deOpciones: Fila = {
        ...comun,
        variable: parte.variable ?? '',
        pregunta: parte.preguntaGeneral ?? '',
        tipo: `${NOMBRE_DE_TIPO_EN_HOJA[tipo]}${hasta}`,
        opciones: sortByOrden(parte.preguntas)
          .map(({ pregunta }) => pregunta)
          .join('\n'),
      }
      return [deOpciones, ...deAbierta.map(({ pregunta }) => openRow(pregunta))]
    }
    const medido = isDeVariable(parte) ? findVariable(clima, parte.variable ?? '') : null
    return sortByOrden<PreguntaInput & { abierta?: true }>([...parte.preguntas, ...deAbierta]).map(
      (pregunta) => {
        if (pregunta.abierta) return openRow(pregunta.pregunta)
        const factor = medido?.variable.factoresEvaluados.find(
          ({ nombre }) => nombre === pregunta.factorEvaluado,
        )
        return {
          ...comun,
          ...(medido && factor
            ? {
                indicador: medido.indicador.nombre,
                descripcion: medido.variable.descripcion,
                factor: factor.nombre,
                sentidoDelFactor: formatSentido(factor.positiva),
                sentido: pregunta.positiva == null ? '' : formatSentido(pregunta.positiva),
              }
            : {}),
          variable: parte.variable ?? '',
          pregunta: pregunta.pregunta,
          noAplica: pregunta.NoAplica ? 'Sí' : '',
          tipo: parte.eNPS ? `${NOMBRE_DE_TIPO_EN_HOJA[tipo]} eNPS` : NOMBRE_DE_TIPO_EN_HOJA[tipo],
          opciones: (parte.puntos ?? []).map(formatPunto).join('\n'),
        }
      },
    )
  }
