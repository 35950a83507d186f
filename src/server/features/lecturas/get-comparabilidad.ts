import type { ComparabilidadDeMedida, ComparabilidadDeRondas } from '../../../contract/schema.generated.ts'
import { alignNombres } from '../../../domain/lecturas/align-nombres.ts'
import { getClaveDeFactor } from '../../../domain/lecturas/comparabilidad-de-rondas.ts'
import {
  describeComparabilidad,
  describeGeneral,
  describeIndicador,
} from '../../../domain/lecturas/describe-comparabilidad.ts'
import type { RequestContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getClima } from '../climas/get-climas.ts'
import { climaNotFound } from '../climas/require-clima.ts'
import { readComparabilidad } from './read-comparacion.ts'

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
  const [ahora, antes] = clima.anio < comparado.anio ? [comparado, clima] : [clima, comparado]
  const anterior = { ...antes, definicion: alignNombres(antes.definicion, ahora.definicion) }
  const rondas = await readComparabilidad(ctx, ahora, anterior)
  const anios = [String(ahora.anio), String(antes.anio)] as const
  return {
    general: describeGeneral(rondas, anios),
    indicadores: [...rondas.indicadores].map(([nombre, comparabilidad]) => ({
      nombre,
      comparabilidad: describeIndicador(comparabilidad, rondas, anios),
    })),
    variables: [...rondas.variables].map(([nombre, comparabilidad]) => ({
      nombre,
      comparabilidad: describeComparabilidad(nombre, comparabilidad, anios),
    })),
    factores: ahora.definicion.indicadoresDeMedicion.flatMap(({ variables }) =>
      variables.flatMap(({ nombre: variable, factoresEvaluados }) =>
        factoresEvaluados.flatMap(({ nombre }): ComparabilidadDeMedida[] => {
          const comparabilidad = rondas.factores.get(getClaveDeFactor(variable, nombre))
          return comparabilidad
            ? [{ variable, nombre, comparabilidad: describeComparabilidad(nombre, comparabilidad, anios) }]
            : []
        }),
      ),
    ),
  }
}
