import { joinEnLetras } from '../../texto/en-letras.ts'
import { EXPLICA_MENOS_PREGUNTAS, formatFaltan, type VariablesQueFaltan } from '../menos-preguntas.ts'
import { listVariables, type Satisfaccion } from '../satisfaccion.ts'
import { type Celda, cantidad, type Pestana, porcentaje, texto } from './libro.ts'

/** A column: everybody, a group, an area or a seniority. */
export type Columna = {
  titulo: string
  satisfaccion: Satisfaccion
  participacion: number | null
  /** Null: it may not be said how many they are. */
  personas: number | null
  /** The meaning of that number, where those people are in no figure yet. */
  rotuloDePersonas?: string
  /** Why its figures are not shown; null: they are. */
  motivo: string | null
  /** Words where one of them is missing. */
  vacia: string
  /** And where it is how many they are. */
  sinPersonas: string
}

/** Both rows speak of the same people, so that one can be worked out from the other. */
export const PERSONAS = 'Personas en las cifras'
export const CONTESTARON = 'Personas que han contestado'
const PARTE = 'Parte de esas personas'
const ANCHO_DE_NOMBRE = 30
const ANCHO_DE_COLUMNA = 16

/** Satisfaction down to the evaluated factor, one row each, with a column per set of respondents. */
export function createPestanaDeSatisfaccion(
  nombre: string,
  columnas: readonly Columna[],
  nota: string,
  parteDe = PARTE,
): Pestana {
  const [primera] = columnas
  return {
    nombre,
    anchos: [ANCHO_DE_NOMBRE, ANCHO_DE_NOMBRE, ANCHO_DE_NOMBRE, ...columnas.map(() => ANCHO_DE_COLUMNA)],
    filasFijas: 5,
    columnasFijas: 3,
    filas: [
      [texto(`${nota}${describeMenos(columnas)}`, 'nota')],
      ...createEncabezados(
        columnas,
        ['Indicador', 'Área de análisis (variable)', 'Factor evaluado'],
        parteDe,
      ),
      ...(primera ? listFilas(primera.satisfaccion, columnas) : []),
    ],
  }
}

/** Which columns are of fewer questions, by variable: a cell that holds a number has no room for it. */
function describeMenos(columnas: readonly Columna[]): string {
  const dichas = columnas.flatMap(({ titulo, satisfaccion, motivo }) => {
    const variables = listVariables(satisfaccion).filter(({ menosPreguntas }) => menosPreguntas)
    if (motivo || !satisfaccion.menosPreguntas) return []
    return [
      variables.length === 0 ? titulo : `${titulo} (${joinEnLetras(variables.map(({ nombre }) => nombre))})`,
    ]
  })
  return dichas.length === 0 ? '' : ` ${EXPLICA_MENOS_PREGUNTAS} Es así en ${joinEnLetras(dichas)}.`
}

/** Names, respondents, their share, and the overall figure: what stays in sight. */
function createEncabezados(
  columnas: readonly Columna[],
  nombres: readonly string[],
  parteDe = PARTE,
): Celda[][] {
  const vacias = nombres.slice(1).map(() => null)
  return [
    [...nombres, ...columnas.map(({ titulo }) => titulo)].map((titulo) => texto(titulo, 'encabezado')),
    [
      texto(columnas[0]?.rotuloDePersonas ?? PERSONAS),
      ...vacias,
      ...columnas.map(({ personas, sinPersonas }) =>
        personas === null ? texto(sinPersonas, 'apagado') : cantidad(personas),
      ),
    ],
    [
      texto(parteDe),
      ...vacias,
      ...columnas.map(({ participacion, sinPersonas }) =>
        porcentaje(participacion, { conBanda: false, vacia: sinPersonas }),
      ),
    ],
    [
      texto('Satisfacción general', 'indicador'),
      ...vacias.map(() => texto('', 'indicador')),
      ...columnas.map(({ satisfaccion, motivo }) =>
        motivo
          ? texto(motivo, 'apagado')
          : porcentaje(satisfaccion.porcentajeSatisfaccion, sayFaltan(satisfaccion.faltanVariables)),
      ),
    ],
  ]
}

/** Words where an overall figure is missing. */
export const sayFaltan = (faltan: VariablesQueFaltan | null, vacia?: string) => ({
  ...(faltan ? { vacia: formatFaltan(faltan) } : vacia ? { vacia } : {}),
})

function listFilas({ indicadoresDeMedicion }: Satisfaccion, columnas: readonly Columna[]): Celda[][] {
  const satisfacciones = columnas.map(({ satisfaccion }) => satisfaccion)
  return indicadoresDeMedicion.flatMap((indicador, i) => [
    [
      texto(indicador.nombre, 'indicador'),
      texto('', 'indicador'),
      texto('', 'indicador'),
      ...satisfacciones.map((s, c) => {
        const { porcentajeIndicador, faltanVariables } = s.indicadoresDeMedicion[i]!
        return porcentaje(porcentajeIndicador, sayFaltan(faltanVariables, columnas[c]!.vacia))
      }),
    ],
    ...indicador.variables.flatMap((variable, v) => {
      const deVariable = satisfacciones.map((s) => s.indicadoresDeMedicion[i]!.variables[v]!)
      return [
        [
          texto(indicador.nombre, 'apagado'),
          texto(variable.nombre, 'variable'),
          null,
          ...deVariable.map((una, c) =>
            porcentaje(una.porcentajeOfVariable, {
              noAplica: una.VariableNoAplica,
              vacia: columnas[c]!.vacia,
            }),
          ),
        ],
        ...variable.factoresEvaluados.map((factor, f) => [
          texto(indicador.nombre, 'apagado'),
          texto(variable.nombre, 'apagado'),
          texto(factor.nombre),
          ...deVariable.map(({ factoresEvaluados }, c) => {
            const uno = factoresEvaluados[f]!
            return porcentaje(uno.porcentajeOfFactorEvaluado, {
              noAplica: uno.factorEvaluadoNoAplica,
              vacia: columnas[c]!.vacia,
            })
          }),
        ]),
      ]
    }),
  ])
}

/** The same columns, question by question. */
export function createPestanaDePreguntas(
  nombre: string,
  columnas: readonly Columna[],
  nota: string,
): Pestana {
  const variables = columnas.map(({ satisfaccion }) => listVariables(satisfaccion))
  const filas = (variables[0] ?? []).flatMap((variable, v) =>
    variable.preguntas.map((pregunta, p) => [
      texto(variable.nombre, 'apagado'),
      texto(pregunta.factorEvaluado, 'apagado'),
      texto(pregunta.pregunta, 'parrafo'),
      ...variables.map((deColumna, c) => {
        const { porcentajePregunta, cuentas } = deColumna[v]!.preguntas[p]!
        return porcentaje(porcentajePregunta, { noAplica: cuentas[4]! > 0, vacia: columnas[c]!.vacia })
      }),
    ]),
  )
  return {
    nombre,
    anchos: [ANCHO_DE_NOMBRE, ANCHO_DE_NOMBRE, 60, ...columnas.map(() => ANCHO_DE_COLUMNA)],
    filasFijas: 5,
    columnasFijas: 3,
    filas: [
      [texto(nota, 'nota')],
      ...createEncabezados(columnas, ['Área de análisis (variable)', 'Factor evaluado', 'Pregunta']),
      ...filas,
    ],
  }
}
