import type { ClimaOrganizacional as ClimaWire } from '../../contract/schema.generated.ts'
import type { IndicadorInput, VariableInput } from '../../domain/climas/clima-input.ts'
import type { AreaDeTrabajo, GrupoDeOpinion } from '../../domain/climas/definicion.ts'
import type { AreaConResultado, GrupoConResultado } from '../../domain/resultados/resultados.ts'
import type {
  FactorConResultado,
  IndicadorConResultado,
  VariableConResultado,
} from '../../domain/resultados/satisfaccion.ts'

/** A thing of the structure, whose figures are computed when somebody asks for one. */
export type PorContar<Estructura, Cifras> = Estructura & { cifras: () => Promise<Cifras> }

export type FactorDeClima =
  | FactorConResultado
  | PorContar<Pick<FactorConResultado, 'nombre' | 'positiva'>, FactorConResultado>
export type VariableDeClima =
  | VariableConResultado
  | PorContar<
      Pick<VariableInput, 'nombre' | 'descripcion'> & { factoresEvaluados: FactorDeClima[] },
      VariableConResultado
    >
/** nombreAntiguedad: in seniority results. */
export type IndicadorDeClima =
  | (IndicadorConResultado & { nombreAntiguedad?: string })
  | PorContar<{ nombre: string; variables: VariableDeClima[] }, IndicadorConResultado>

/** How many answered, as staff sees it at any moment. */
type Contestada = { contestaron: number }
export type GrupoDeClima = GrupoConResultado | PorContar<GrupoDeOpinion & Contestada, GrupoConResultado>
export type AreaDeClima = { listGrupos: () => GrupoDeClima[] } & (
  | AreaConResultado
  | PorContar<AreaDeTrabajo & Contestada, AreaConResultado>
)

type DePublicacion = 'publicacion' | 'publicaciones' | 'hojasSinPublicar' | 'publicadoAlCliente' | 'clientes'

/** What resolvers hand to those below them: a climate without what costs something to find. */
export type ClimaPresentado = Omit<
  ClimaWire,
  | 'dataProcesada'
  | 'llaveAusente'
  | 'indicadoresDeMedicion'
  | 'gruposDeOpinion'
  | 'areasDeTrabajo'
  | DePublicacion
> & {
  indicadoresDeMedicion: readonly IndicadorInput[]
  gruposDeOpinion: (GrupoDeOpinion & Contestada)[]
  areasDeTrabajo: (AreaDeTrabajo & Contestada)[]
  publicacion: number
  huellaDeLlave: string | null
}
