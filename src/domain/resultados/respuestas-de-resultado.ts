import { listVariables, type Origen, type Procedencia, type Satisfaccion } from './satisfaccion.ts'

/** One answer of nobody in particular. */
export type RespuestaDeResultado = Procedencia & {
  factorEvaluado: string
  idPregunta: string
  respuesta: string
}

export const CODIGOS_VALIDOS: readonly number[] = [0, 1, 2, 3]
export const CODIGOS_NO_APLICA: readonly number[] = [4]
export const CODIGOS: readonly number[] = [...CODIGOS_VALIDOS, ...CODIGOS_NO_APLICA]

export function createOrigen(procedencia: Procedencia, satisfaccion: Satisfaccion): Origen {
  const preguntas = listVariables(satisfaccion).flatMap((variable) => variable.preguntas)
  return { procedencia, preguntas: new Map(preguntas.map((pregunta) => [pregunta.id, pregunta])) }
}

/** A set's answers by group, as far as the groups may be shown; then those that are left. */
export function createOrigenes(total: Satisfaccion, grupos: readonly Origen[]): Origen[] {
  const resto = createOrigen({ idGrupoDeOpinion: null, idPreguntaAntiguedad: null }, total)
  const preguntas = [...resto.preguntas].map(
    ([id, pregunta]) =>
      [
        id,
        {
          ...pregunta,
          cuentas: pregunta.cuentas.map((cuenta, codigo) =>
            grupos.reduce((queda, grupo) => queda - (grupo.preguntas.get(id)?.cuentas[codigo] ?? 0), cuenta),
          ),
        },
      ] as const,
  )
  return [...grupos, { ...resto, preguntas: new Map(preguntas) }]
}

export type PedidoDeRespuestas = {
  origenes: readonly Origen[]
  idsPreguntas: readonly string[]
  codigos: readonly number[]
}

function listCuentas({ origenes, idsPreguntas, codigos }: PedidoDeRespuestas) {
  return idsPreguntas.flatMap((id) =>
    origenes.flatMap(({ procedencia, preguntas }) => {
      const pregunta = preguntas.get(id)
      return pregunta
        ? codigos.map((codigo) => ({ procedencia, pregunta, codigo, cuenta: pregunta.cuentas[codigo] ?? 0 }))
        : []
    }),
  )
}

export function countRespuestas(pedido: PedidoDeRespuestas): number {
  return listCuentas(pedido).reduce((suma, { cuenta }) => suma + cuenta, 0)
}

/** Counts written out, by question, origin and code: neither a person nor an order of arrival is to be seen in them. */
export function listRespuestas(pedido: PedidoDeRespuestas): RespuestaDeResultado[] {
  return listCuentas(pedido).flatMap(({ procedencia, pregunta, codigo, cuenta }) =>
    Array.from({ length: cuenta }, () => ({
      ...procedencia,
      factorEvaluado: pregunta.factorEvaluado,
      idPregunta: pregunta.id,
      respuesta: String(codigo),
    })),
  )
}
