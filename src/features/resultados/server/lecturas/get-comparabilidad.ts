import type { ComparabilidadDeMedida, ComparabilidadDeRondas } from '#contract/schema.generated.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import { getClaveDeFactor } from '#domain/lecturas/comparabilidad-de-rondas.ts'
import {
  describeComparabilidad,
  describeGeneral,
  describeIndicador,
} from '#domain/lecturas/describe-comparabilidad.ts'
import { listSinPareja } from '#domain/lecturas/nombres-entre-rondas.ts'
import { getClima } from '#features/climas/server/get-climas.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listGruposIguales } from './lecturas-store.ts'
import { readAlineada, readComparabilidad } from './rondas-leidas.ts'

/** For views that put two rounds side by side, either of which may be the later one. */
export async function getComparabilidad(
  ctx: RequestContext,
  { idClima, idComparado }: { idClima: string; idComparado: string },
): Promise<ComparabilidadDeRondas> {
  const [clima, comparado] = await Promise.all(
    [idClima, idComparado].map((id) => getClima(ctx, { idClima: id, conParticipacion: false })),
  )
  if (!clima || !comparado) throw climaNotFound()
  if (clima.idEmpresa !== comparado.idEmpresa) throw notFound('Esa ronda no se puede comparar con esta.')
  const [ahora, antes] = isAnterior(clima, comparado) ? [comparado, clima] : [clima, comparado]
  const anterior = { ...antes, definicion: await readAlineada(ctx.db, antes, ahora) }
  const rondas = await readComparabilidad(ctx, ahora, anterior)
  const periodos = [ahora.periodo, antes.periodo] as const
  const { deAhora, deAntes } = listSinPareja(ahora.definicion, anterior.definicion)
  const nameAll = (grupos: readonly { nombre: string }[]) => grupos.map(({ nombre }) => nombre)
  return {
    gruposIguales: await listGruposIguales(ctx.db, { idClima: ahora.id, idAnterior: antes.id }),
    gruposSoloAhora: nameAll(deAhora),
    gruposSoloAntes: nameAll(deAntes),
    general: describeGeneral(rondas, periodos),
    indicadores: [...rondas.indicadores].map(([nombre, comparabilidad]) => ({
      nombre,
      comparabilidad: describeIndicador(comparabilidad, rondas, periodos),
    })),
    variables: [...rondas.variables].map(([nombre, comparabilidad]) => ({
      nombre,
      comparabilidad: describeComparabilidad(nombre, comparabilidad, periodos),
    })),
    factores: ahora.definicion.indicadoresDeMedicion.flatMap(({ variables }) =>
      variables.flatMap(({ nombre: variable, factoresEvaluados }) =>
        factoresEvaluados.flatMap(({ nombre }): ComparabilidadDeMedida[] => {
          const comparabilidad = rondas.factores.get(getClaveDeFactor(variable, nombre))
          return comparabilidad
            ? [{ variable, nombre, comparabilidad: describeComparabilidad(nombre, comparabilidad, periodos) }]
            : []
        }),
      ),
    ),
  }
}
