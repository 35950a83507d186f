import type { GraphQLResolveInfo } from 'graphql'
import { CLASES_DE_CONJUNTO, type ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import { asksFor } from '../../wire/asks-for.ts'

/** Fields below a result that come of each class of sets. Answers are written out by group, of whomever they are. */
const CAMPOS: Record<ClaseDeConjunto, ReadonlySet<string>> = {
  areas: new Set(['satisfaccionPorAreasDeTrabajo', 'satisfaccionGeneralPorAreasDeTrabajo']),
  grupos: new Set([
    'satisfaccionPorGruposDeOpinion',
    'satisfaccionGeneralPorGruposDeOpinion',
    'gruposDeOpinion',
    'respuestas',
    'respuestasNoAplica',
  ]),
  antiguedades: new Set([
    'cantidadDeEncuestadosPorAntiguedad',
    'satisfaccionGeneralAntiguedad',
    'satisfaccionGeneralGeneralAntiguedad',
  ]),
}

/** What must be read for a field: its own class of sets, and those that are asked for below it. */
export const listClasesPedidas = (
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  propia: ClaseDeConjunto | null = null,
): ClaseDeConjunto[] => CLASES_DE_CONJUNTO.filter((clase) => clase === propia || asksFor(info, CAMPOS[clase]))
