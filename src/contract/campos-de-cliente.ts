import type { Llamada } from './permisos.ts'
import type {
  AreaDeTrabajo,
  ClimaOrganizacional,
  Empresa,
  FactorEvaluado,
  GrupoDeOpinion,
  Variable,
} from './schema.generated.ts'

type Campos<Tipo> = readonly Exclude<Extract<keyof Tipo, string>, '__typename'>[]

/** Types that clients share with staff, and that hold more than is theirs. */
interface Compartidos {
  ClimaOrganizacional: Campos<ClimaOrganizacional>
  Empresa: Campos<Empresa>
  AreaDeTrabajo: Campos<AreaDeTrabajo>
  GrupoDeOpinion: Campos<GrupoDeOpinion>
  Variable: Campos<Variable>
  FactorEvaluado: Campos<FactorEvaluado>
}

/** Not how many are expected of groups too small to be shown, nor who was invited, nor the questionnaire, nor single answers. */
const COMPARTIDOS: Compartidos = {
  ClimaOrganizacional: [
    'id',
    'idEmpresa',
    'empresa',
    'anio',
    'encuestaActiva',
    'cerrado',
    'fechaInicio',
    'fechaLimite',
    'baseDeCalculo',
    'minimoPorGrupo',
    'publicacion',
    'publicaciones',
    'publicadoAlCliente',
    'correcciones',
    'areasDeTrabajo',
    'gruposDeOpinion',
    'dataProcesada',
  ],
  Empresa: ['id', 'nombre_comercial'],
  AreaDeTrabajo: [
    'id',
    'nombre',
    'idsGruposDeOpinion',
    'gruposDeOpinion',
    'cantidadEncuestadosAreaDeTrabajo',
    'porcentajeSatisfaccionAreaDeTrabajo',
    'menosPreguntas',
    'porcentajeDeEncuestados',
    'variables',
    'reserva',
    'encuestadosEnCifras',
    'hojasSinMostrar',
    'cifrasAl',
  ],
  GrupoDeOpinion: [
    'id',
    'orden',
    'nombre',
    'cantidadEncuestadosGrupoDeOpinion',
    'porcentajeSatisfaccionGrupoDeOpinion',
    'menosPreguntas',
    'porcentajeDeEncuestados',
    'variables',
    'reserva',
    'encuestadosEnCifras',
    'hojasSinMostrar',
    'cifrasAl',
  ],
  Variable: [
    'nombre',
    'descripcion',
    'factoresEvaluados',
    'porcentajeOfVariable',
    'porcentajeVariable',
    'VariableNoAplica',
    'menosPreguntas',
  ],
  FactorEvaluado: [
    'nombre',
    'positiva',
    'porcentajeOfFactorEvaluado',
    'factorEvaluadoNoAplica',
    'menosPreguntas',
  ],
}

/** Types that are a client's own, or figures under the minimum and nothing else: all of each. */
const ENTEROS: ReadonlySet<string> = new Set([
  // The own account.
  'SesionAbierta',
  'SegundoFactor',
  'SegundoFactorPreparado',
  'LlaveDeAcceso',
  'RetoDeLlave',
  'MensajeConId',
  // The own rounds.
  'RondaDeCliente',
  'ParticipacionDeGrupo',
  'InformeDeCliente',
  'ArchivoDeInforme',
  // Figures of a round.
  'Publicacion',
  'Correccion',
  'DataProcesada',
  'Serie',
  'NombreYPorcentaje',
  'IndicadorDeMedicion',
  'Antiguedad',
  'ParteComplementaria',
  'PreguntaComplementaria',
  'DistribucionDePreguntas',
  'DistribucionDePregunta',
  // Readings.
  'ClimaLeido',
  'EmpresaLeida',
  'BaseLeida',
  'RondaAnterior',
  'Comparabilidad',
  'Cambio',
  'MapaDeCalor',
  'ColumnaDeMapa',
  'FilaDeMapa',
  'ConjuntoDeMapa',
  'CeldaDeMapa',
  'Tendencia',
  'RondaDeTendencia',
  'SerieDeTendencia',
  'TramoDeTendencia',
  'Cambios',
  'FilaDeCambio',
  'Movimiento',
  'Prioridades',
  'Prioridad',
  // The plan, whose use cases leave out what is not for clients.
  'Plan',
  'MedidaDePlan',
  'ParteDePlan',
  'Compromiso',
  'NotaDeCompromiso',
  'PlanAnterior',
  'EfectoDeCompromiso',
])

/** Calls about a round of the client's companies whether or not its figures were published to them: they show none. */
export const DE_RONDAS_PROPIAS: ReadonlySet<string> = new Set<Llamada>([
  'AppInfo.getPlan',
  'AppInfo.getExcelDePlan',
])

/** Whether a client reads that field of what a call answers; what is not here is refused. */
export function mayClienteRead(tipo: string, campo: string): boolean {
  if (ENTEROS.has(tipo)) return true
  const campos: readonly string[] = Object.hasOwn(COMPARTIDOS, tipo)
    ? COMPARTIDOS[tipo as keyof Compartidos]
    : []
  return campos.includes(campo)
}
