import type { DistribucionDePreguntas } from '#contract/schema.generated.ts'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { createClaveComun } from '#domain/climas/correcciones.ts'
import { joinOpciones } from '#domain/climas/nombre-de-tramo.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import { listDistribuciones } from '#domain/lecturas/distribuciones.ts'
import { hideTamanos, joinTramos } from '#domain/resultados/fuente.ts'
import {
  type Antiguedad,
  type AntiguedadConResultado,
  listAntiguedades,
} from '#domain/resultados/resultados.ts'
import { listTramosComunes, type TramoComun } from '#domain/tramos/tramos-comunes.ts'
import { findClimaPedido } from '#features/climas/server/leer-clima.ts'
import { notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type ClimaConFuente, computeResultadosDeClima, readFuente } from './leer-resultados.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

type Pedido = { idClima: string; idComparado: string; baseDeCalculo?: BaseDeCalculo | null }

/** Seniorities of a round as the finest runs that another round can make too; what that one joined otherwise stays as it is. */
export async function getAntiguedadesComparadas(
  ctx: RequestContext,
  { idClima, idComparado, baseDeCalculo = null }: Pedido,
): Promise<AntiguedadConResultado[]> {
  const read = (id: string) => readFuente(ctx, id, findClimaPedido(ctx, { idClima: id }))
  const [actual, otro] = await Promise.all([read(idClima), read(idComparado)])
  if (actual.clima.idEmpresa !== otro.clima.idEmpresa)
    throw notFound('Esa ronda no se puede comparar con esta.')
  const rondas = [actual, otro] as const
  const comunes = listTramosComunes(...listClaves(...rondas))
  const juntas = joinTramos(
    actual.fuente,
    comunes.map(({ actuales }) => actuales),
  )
  const fuente = ctx.sesion?.rol === 'cliente' ? hideTamanos(juntas) : juntas
  const { antiguedades } = computeResultadosDeClima({ clima: actual.clima, fuente }, baseDeCalculo).resultados
  const nombres = nameComunes(rondas, comunes)
  return antiguedades.map((una) => ({ ...una, nombre: nombres.get(una.id) ?? joinOpciones(una.opciones) }))
}

/**
 * Names of the common runs in both rounds, by the id that each has in the one that is read: those of the later round, so that they are
 * found by name. A name of staff is used where the run is one of that round's.
 */
function nameComunes(
  rondas: readonly [ClimaConFuente, ClimaConFuente],
  comunes: readonly TramoComun[],
): Map<string, string> {
  const [suyas, otras] = rondas.map(({ clima, fuente }) =>
    listAntiguedades(clima.definicion, fuente.antiguedades),
  ) as [Antiguedad[], Antiguedad[]]
  const isUltima = isAnterior(rondas[1].clima, rondas[0].clima)
  return new Map(
    comunes.map(({ actuales, comparados }) => {
      const juntas = isUltima ? actuales.map((a) => suyas[a]!) : comparados.map((c) => otras[c]!)
      const [sola, ...demas] = juntas
      const nombre =
        demas.length === 0 ? sola!.nombre : joinOpciones(juntas.flatMap(({ opciones }) => opciones))
      return [suyas[actuales[0]!]!.id, nombre]
    }),
  )
}

/** By run, what its options are called in both rounds. */
function listClaves(...rondas: [ClimaConFuente, ClimaConFuente]): [string[][], string[][]] {
  const getClave = createClaveComun(rondas.flatMap(({ clima }) => clima.definicion.correcciones ?? []))
  const list = ({ clima, fuente }: ClimaConFuente) =>
    listAntiguedades(clima.definicion, fuente.antiguedades).map(({ opciones }) => opciones.map(getClave))
  return [list(rondas[0]), list(rondas[1])]
}

/** idParte: null, the whole company. */
export async function getDistribucionDePreguntas(
  ctx: RequestContext,
  { idClima, idParte }: { idClima: string; idParte?: string | null },
): Promise<DistribucionDePreguntas> {
  const { clima, resultados } = await getResultadosPedidos(ctx, { idClima })
  if (!idParte) return present(clima.definicion, resultados.general, null)
  const { areasDeTrabajo, gruposDeOpinion, antiguedades } = resultados
  const parte = [...areasDeTrabajo, ...gruposDeOpinion, ...antiguedades].find(({ id }) => id === idParte)
  if (!parte) throw notFound('No existe esa parte del clima.')
  return present(clima.definicion, parte, parte.reserva)
}

const present = (
  definicion: Parameters<typeof listDistribuciones>[0],
  satisfaccion: Parameters<typeof listDistribuciones>[1],
  reserva: DistribucionDePreguntas['reserva'],
): DistribucionDePreguntas => ({
  reserva: reserva ?? null,
  encuestados: reserva ? 0 : satisfaccion.encuestados,
  preguntas: reserva ? [] : listDistribuciones(definicion, satisfaccion),
})
