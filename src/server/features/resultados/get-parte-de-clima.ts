import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../../context.ts'
import { asksFor } from '../../wire/asks-for.ts'
import type { ClimaPresentado, Estructura } from '../../wire/clima-presentado.ts'
import { listClasesPedidas } from './clases-pedidas.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

const CIFRAS = [
  'porcentajeIndicador',
  'porcentajeOfVariable',
  'porcentajeVariable',
  'VariableNoAplica',
  'menosPreguntas',
  'preguntas',
  'porcentajeOfFactorEvaluado',
  'factorEvaluadoNoAplica',
  'respuestas',
  'respuestasNoAplica',
]
const CIFRAS_DE_GRUPOS = [
  ...CIFRAS,
  'porcentajeSatisfaccionGrupoDeOpinion',
  'porcentajeSatisfaccionAreaDeTrabajo',
  'porcentajeDeEncuestados',
  'reserva',
  'encuestadosEnCifras',
  'hojasSinMostrar',
  'cifrasAl',
  'variables',
]
/** Fields that the structure alone does not answer. */
const CIFRAS_DE: Record<keyof Estructura, ReadonlySet<string>> = {
  indicadoresDeMedicion: new Set(CIFRAS),
  gruposDeOpinion: new Set(CIFRAS_DE_GRUPOS),
  areasDeTrabajo: new Set(CIFRAS_DE_GRUPOS),
}

const CLASE_DE = { indicadoresDeMedicion: null, gruposDeOpinion: 'grupos', areasDeTrabajo: 'areas' } as const

/** A part of a climate: its structure, which is at hand; with figures only where the request asks for one. */
export async function getParteDeClima<K extends keyof Estructura>(
  clima: ClimaPresentado,
  parte: K,
  ctx: RequestContext,
  info: GraphQLResolveInfo,
) {
  // For a client how many answered is a figure too.
  if (ctx.sesion?.rol !== 'cliente' && !asksFor(info, CIFRAS_DE[parte])) return clima[parte]
  const clases = listClasesPedidas(info, CLASE_DE[parte])
  return (await getResultadosPedidos(ctx, { idClima: clima.id }, clases)).presentados[parte]()
}
