import type {
  Antiguedad as AntiguedadWire,
  AreaDeTrabajo as AreaWire,
  ClimaOrganizacional as ClimaWire,
  FactorEvaluado as FactorWire,
  GrupoDeOpinion as GrupoWire,
  IndicadorDeMedicion as IndicadorWire,
  PreguntaConResultado as PreguntaWire,
  Variable as VariableWire,
} from '../../contract/schema.generated.ts'
import type { Origen } from '../../domain/resultados/respuestas-de-resultado.ts'

/** What resolvers hand to those below them: a climate without what costs something to find. */

/** Structure alone. Figures are found when somebody asks for them (features/resultados). */
export type IndicadorSinResultado = Pick<IndicadorWire, 'nombre'> & {
  variables: (Pick<VariableWire, 'nombre' | 'descripcion'> & {
    factoresEvaluados: Pick<FactorWire, 'nombre' | 'positiva'>[]
  })[]
}
type Publicado = 'menosPreguntas' | 'reserva' | 'encuestadosEnCifras' | 'hojasSinMostrar' | 'cifrasAl'
export type GrupoSinResultado = Omit<GrupoWire, 'variables' | Publicado>
export type AreaSinResultado = Omit<AreaWire, 'variables' | 'gruposDeOpinion' | Publicado> & {
  gruposDeOpinion: GrupoSinResultado[]
}

export type Estructura = {
  indicadoresDeMedicion: IndicadorSinResultado[]
  gruposDeOpinion: GrupoSinResultado[]
  areasDeTrabajo: AreaSinResultado[]
}
type DePublicacion = 'publicacion' | 'publicaciones' | 'hojasSinPublicar' | 'publicadoAlCliente' | 'clientes'
export type ClimaPresentado = Omit<
  ClimaWire,
  'dataProcesada' | 'llaveAusente' | DePublicacion | keyof Estructura
> &
  Estructura & { publicacion: number; huellaDeLlave: string | null }

/** Where the answers of a factor or question are written out from, if somebody asks for them. */
export type ConRespuestas = { origenes: () => readonly Origen[]; idsPreguntas: readonly string[] }

export type FactorPresentado = Omit<FactorWire, 'respuestas' | 'respuestasNoAplica'> & ConRespuestas
export type PreguntaPresentada = Omit<PreguntaWire, 'respuestas'> & ConRespuestas
export type VariablePresentada = Omit<VariableWire, 'factoresEvaluados' | 'preguntas'> & {
  factoresEvaluados: FactorPresentado[]
  preguntas: PreguntaPresentada[]
}
export type IndicadorPresentado = Omit<IndicadorWire, 'variables'> & { variables: VariablePresentada[] }
export type GrupoPresentado = Omit<GrupoWire, 'variables'> & { variables: VariablePresentada[] }
export type AreaPresentada = Omit<AreaWire, 'variables' | 'gruposDeOpinion'> & {
  variables: VariablePresentada[]
  gruposDeOpinion: GrupoPresentado[]
}
export type AntiguedadPresentada = Omit<AntiguedadWire, 'indicadoresDeMedicion'> & {
  indicadoresDeMedicion: IndicadorPresentado[]
}

export type IndicadorDeClima = IndicadorPresentado | IndicadorSinResultado
export type GrupoDeClima = GrupoPresentado | GrupoSinResultado
export type AreaDeClima = AreaPresentada | AreaSinResultado
