import type { CIFRAS } from '#contract/directivas.generated.ts'
import { CODIGOS, CODIGOS_NO_APLICA, CODIGOS_VALIDOS } from '#domain/resultados/respuestas-de-resultado.ts'
import {
  type AreaConResultado,
  formatOpciones,
  type GrupoConResultado,
  type SatisfaccionDeParte,
} from '#domain/resultados/resultados.ts'
import {
  type FactorConResultado,
  type IndicadorConResultado,
  listVariables,
  type VariableConResultado,
} from '#domain/resultados/satisfaccion.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { PorContar } from '#server/wire/clima-presentado.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { writeRespuestas } from './leer-resultados.ts'

/** One resolver for each field of the type that is @cifra in the schema: a forgotten one does not compile. */
type DeCifras<Tipo extends keyof typeof CIFRAS & keyof Resolvers> = Required<
  Pick<
    NonNullable<Resolvers[Tipo]>,
    Extract<(typeof CIFRAS)[Tipo][number], keyof NonNullable<Resolvers[Tipo]>>
  >
>

/** Says a figure of what has its figures at once, and of what has not as soon as they are computed. */
const createSay =
  <Cifras extends object>() =>
  <T>(de: Cifras | PorContar<unknown, Cifras>, say: (cifras: Cifras) => T): T | Promise<T> =>
    'cifras' in de ? (de as PorContar<unknown, Cifras>).cifras().then(say) : say(de as Cifras)

const ofIndicador = createSay<IndicadorConResultado>()
const ofVariable = createSay<VariableConResultado>()
const ofFactor = createSay<FactorConResultado>()
const ofGrupo = createSay<GrupoConResultado>()
const ofArea = createSay<AreaConResultado>()

const getEncuestados = ({ reserva, encuestados }: SatisfaccionDeParte) => (reserva ? null : encuestados)

/** For a client how many answered is a figure too; staff sees them as they come. */
const isCliente = ({ sesion }: RequestContext): boolean => sesion?.rol === 'cliente'

export const cifrasResolvers = {
  IndicadorDeMedicion: {
    porcentajeIndicador: (indicador) => ofIndicador(indicador, (de) => de.porcentajeIndicador),
    menosPreguntas: (indicador) => ofIndicador(indicador, (de) => de.menosPreguntas),
    faltanVariables: (indicador) => ofIndicador(indicador, (de) => de.faltanVariables),
  } satisfies DeCifras<'IndicadorDeMedicion'> & Resolvers['IndicadorDeMedicion'],
  Variable: {
    porcentajeOfVariable: (variable) => ofVariable(variable, (de) => de.porcentajeOfVariable),
    porcentajeVariable: (variable) => ofVariable(variable, (de) => de.porcentajeOfVariable),
    menosPreguntas: (variable) => ofVariable(variable, (de) => de.menosPreguntas),
    VariableNoAplica: (variable) => ofVariable(variable, (de) => de.VariableNoAplica),
    preguntas: (variable) => ofVariable(variable, (de) => de.preguntas),
  } satisfies DeCifras<'Variable'>,
  FactorEvaluado: {
    porcentajeOfFactorEvaluado: (factor) => ofFactor(factor, (de) => de.porcentajeOfFactorEvaluado),
    menosPreguntas: (factor) => ofFactor(factor, (de) => de.menosPreguntas),
    factorEvaluadoNoAplica: (factor) => ofFactor(factor, (de) => de.factorEvaluadoNoAplica),
    respuestas: (factor, _, ctx) => ofFactor(factor, (de) => writeRespuestas(ctx, de, CODIGOS_VALIDOS)),
    respuestasNoAplica: (factor, _, ctx) =>
      ofFactor(factor, (de) => writeRespuestas(ctx, de, CODIGOS_NO_APLICA)),
  } satisfies DeCifras<'FactorEvaluado'>,
  PreguntaConResultado: {
    porcentajePregunta: (pregunta) => pregunta.porcentajePregunta,
    respuestas: ({ id, origenes }, _, ctx) => writeRespuestas(ctx, { origenes, idsPreguntas: [id] }, CODIGOS),
  } satisfies DeCifras<'PreguntaConResultado'>,
  GrupoDeOpinion: {
    cantidadEncuestadosGrupoDeOpinion: (grupo, _, ctx) =>
      'cifras' in grupo && !isCliente(ctx)
        ? grupo.contestaron()
        : ofGrupo(grupo, (de) => de.contestaron ?? 0),
    porcentajeSatisfaccionGrupoDeOpinion: (grupo) => ofGrupo(grupo, (de) => de.porcentajeSatisfaccion),
    porcentajeDeEncuestados: (grupo) => ofGrupo(grupo, (de) => de.participacion),
    menosPreguntas: (grupo) => ofGrupo(grupo, (de) => de.menosPreguntas),
    faltanVariables: (grupo) => ofGrupo(grupo, (de) => de.faltanVariables),
    reserva: (grupo) => ofGrupo(grupo, (de) => de.reserva),
    encuestadosEnCifras: (grupo) => ofGrupo(grupo, getEncuestados),
    hojasSinMostrar: (grupo) => ofGrupo(grupo, (de) => de.hojasSinMostrar),
    cifrasAl: (grupo) => ofGrupo(grupo, (de) => de.cifrasAl),
    variables: (grupo) => ofGrupo(grupo, listVariables),
  } satisfies DeCifras<'GrupoDeOpinion'> & Resolvers['GrupoDeOpinion'],
  AreaDeTrabajo: {
    gruposDeOpinion: (area) => area.listGrupos(),
    cantidadEncuestadosAreaDeTrabajo: (area, _, ctx) =>
      'cifras' in area && !isCliente(ctx) ? area.contestaron() : ofArea(area, (de) => de.contestaron ?? 0),
    porcentajeSatisfaccionAreaDeTrabajo: (area) => ofArea(area, (de) => de.porcentajeSatisfaccion),
    porcentajeDeEncuestados: (area) => ofArea(area, (de) => de.participacion),
    menosPreguntas: (area) => ofArea(area, (de) => de.menosPreguntas),
    faltanVariables: (area) => ofArea(area, (de) => de.faltanVariables),
    reserva: (area) => ofArea(area, (de) => de.reserva),
    encuestadosEnCifras: (area) => ofArea(area, getEncuestados),
    hojasSinMostrar: (area) => ofArea(area, (de) => de.hojasSinMostrar),
    cifrasAl: (area) => ofArea(area, (de) => de.cifrasAl),
    variables: (area) => ofArea(area, listVariables),
  } satisfies DeCifras<'AreaDeTrabajo'> & Resolvers['AreaDeTrabajo'],
  Antiguedad: {
    cantidadEnTramo: (antiguedad) => antiguedad.enTramo,
    opciones: (antiguedad) => formatOpciones(antiguedad),
    cantidadEncuestadosAntiguedad: (antiguedad) => antiguedad.contestaron,
    porcentajeSatisfaccionAntiguedad: (antiguedad) => antiguedad.porcentajeSatisfaccion,
    porcentajeDeEncuestados: (antiguedad) => antiguedad.participacion,
    menosPreguntas: (antiguedad) => antiguedad.menosPreguntas,
    faltanVariables: (antiguedad) => antiguedad.faltanVariables,
    reserva: (antiguedad) => antiguedad.reserva,
    cifrasAl: (antiguedad) => antiguedad.cifrasAl,
    indicadoresDeMedicion: ({ nombre, indicadoresDeMedicion }) =>
      indicadoresDeMedicion.map((indicador) => ({ ...indicador, nombreAntiguedad: nombre })),
  } satisfies DeCifras<'Antiguedad'> & Resolvers['Antiguedad'],
} satisfies Resolvers
