import type {
  CambioClaro,
  ClaseDeConjunto,
  ComparabilidadDeMedida,
  ComparabilidadDeRondas,
} from '#contract/schema.generated.ts'
import { isAnterior } from '#domain/climas/ronda.ts'
import { type Comparacion, listCambiosDeFactores, listCambiosDeMedidas } from '#domain/lecturas/cambio.ts'
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
import { presentCambio } from './get-cambios.ts'
import { listGruposIguales } from './lecturas-store.ts'
import { readComparacion } from './rondas-leidas.ts'

/** For views that put two rounds side by side, either of which may be the later one. */
export async function getComparabilidad(
  ctx: RequestContext,
  { idClima, idComparado, de }: { idClima: string; idComparado: string; de?: ClaseDeConjunto | null },
): Promise<ComparabilidadDeRondas> {
  const [clima, comparado] = await Promise.all(
    [idClima, idComparado].map((id) => getClima(ctx, { idClima: id })),
  )
  if (!clima || !comparado) throw climaNotFound()
  if (clima.idEmpresa !== comparado.idEmpresa) throw notFound('Esa ronda no se puede comparar con esta.')
  const [ahora, antes] = isAnterior(clima, comparado) ? [comparado, clima] : [clima, comparado]
  const periodos = [ahora.periodo, antes.periodo] as const
  const comparacion = await readComparacion(ctx, ahora, antes, {
    juntas: de === 'antiguedades',
    base: clima.baseDeCalculo,
  })
  const { anterior, comparabilidad: rondas } = comparacion
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
    claros: listClaros(comparacion, de ?? 'empresa'),
  }
}

function listClaros(comparacion: Comparacion, de: ClaseDeConjunto): CambioClaro[] {
  return comparacion.actual.conjuntos
    .filter(({ clase }) => clase === de)
    .flatMap((conjunto) =>
      [
        ...listCambiosDeMedidas(comparacion, conjunto),
        ...(de === 'empresa' ? listCambiosDeFactores(comparacion, conjunto) : []),
      ].map(({ cambio, ...medida }) => ({
        ...medida,
        conjunto: de === 'empresa' ? null : conjunto.nombre,
        veredicto: presentCambio(cambio)!.veredicto,
      })),
    )
    .filter(({ veredicto }) => veredicto !== 'sinCambio')
}
