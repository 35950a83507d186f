import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { createClaveComun } from '#domain/climas/correcciones.ts'
import { hideTamanos, joinTramos } from '#domain/resultados/fuente.ts'
import { type AntiguedadConResultado, listAntiguedades } from '#domain/resultados/resultados.ts'
import { listTramosComunes } from '#domain/tramos/tramos-comunes.ts'
import { findClimaPedido } from '#features/climas/server/find-clima.ts'
import { notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type ClimaConFuente, readFuente } from './read-fuente.ts'
import { computeResultadosDeClima } from './resultados-de-clima.ts'

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
  const comunes = listTramosComunes(...listClaves(actual, otro))
  const juntas = joinTramos(
    actual.fuente,
    comunes.map(({ actuales }) => actuales),
  )
  const fuente = ctx.sesion?.rol === 'cliente' ? hideTamanos(juntas) : juntas
  return computeResultadosDeClima({ clima: actual.clima, fuente }, baseDeCalculo).resultados.antiguedades
}

/** By run, what its options are called in both rounds. */
function listClaves(...rondas: [ClimaConFuente, ClimaConFuente]): [string[][], string[][]] {
  const getClave = createClaveComun(rondas.flatMap(({ clima }) => clima.definicion.correcciones ?? []))
  const list = ({ clima, fuente }: ClimaConFuente) =>
    listAntiguedades(clima.definicion, fuente.antiguedades).map(({ opciones }) => opciones.map(getClave))
  return [list(rondas[0]), list(rondas[1])]
}
