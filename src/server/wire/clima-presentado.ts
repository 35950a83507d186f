import type { ClimaOrganizacional as ClimaWire } from '#contract/schema.generated.ts'
import type { VariableInput } from '#domain/climas/clima-input.ts'
import type { AreaDeTrabajo, Definicion, GrupoDeOpinion } from '#domain/climas/definicion.ts'
import type { AreaConResultado, GrupoConResultado } from '#domain/resultados/resultados.ts'
import type {
  FactorConResultado,
  IndicadorConResultado,
  VariableConResultado,
} from '#domain/resultados/satisfaccion.ts'

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

/** People who answered, as staff sees it at any moment. */
type Contestada = { contestaron: () => Promise<number> }
export type GrupoDeClima =
  | GrupoConResultado
  | PorContar<Required<GrupoDeOpinion> & Contestada, GrupoConResultado>
export type AreaDeClima = { listGrupos: () => GrupoDeClima[] } & (
  | AreaConResultado
  | PorContar<AreaDeTrabajo & Contestada, AreaConResultado>
)

type CuentasDeGente = { invitados: number; contestaron: number; completas: number }
type Contar<Cuentas> = (conCompletas: boolean) => Promise<Cuentas>

/** A part's people: who is planned, and who was invited and answered for whoever asks. */
export type GenteDeParte = { id: string; nombre: string; planeados: number; count: Contar<CuentasDeGente> }
export type GenteDeClima = {
  planeados: number
  count: Contar<CuentasDeGente>
  porGrupo: GenteDeParte[]
  porArea: GenteDeParte[]
}

/** Values that resolvers hand to those below them: a climate without what costs something to find, and how that is found. */
export type ClimaPresentado = Pick<
  ClimaWire,
  | 'id'
  | 'revision'
  | 'idEmpresa'
  | 'empresa'
  | 'nombre'
  | 'anio'
  | 'periodo'
  | 'estudio'
  | 'codigo'
  | 'encuestaActiva'
  | 'cerrado'
  | 'fechaInicio'
  | 'fechaLimite'
  | 'baseDeCalculo'
  | 'minimoPorGrupo'
> & {
  publicacion: number
  respaldoDel: number | null
  huellaDeLlave: string | null
  readDefinicion: () => Promise<Definicion>
  /** Which sheets are complete takes longer to count than the rest. */
  count: Contar<CuentasDeGente & Record<'porGrupo' | 'porArea', CuentasDeGente[]>>
}
