import type * as Types from '#contract/schema.generated.ts';

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Ajustes } from '../../domain/ajustes/ajustes.ts';
import type { ClimaPresentado, GenteDeClima, GenteDeParte, IndicadorDeClima, GrupoDeClima, AreaDeClima, VariableDeClima, FactorDeClima } from './clima-presentado.ts';
import type { PreguntaConResultado } from '../../domain/resultados/satisfaccion.ts';
import type { AntiguedadConResultado } from '../../domain/resultados/resultados.ts';
import type { RequestContext } from '../context/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ajustes: ResolverTypeWrapper<Ajustes>;
  AjustesInput: Types.AjustesInput;
  AlcanceDeRetencion: ResolverTypeWrapper<Types.AlcanceDeRetencion>;
  Anotacion: ResolverTypeWrapper<Types.Anotacion>;
  Antiguedad: ResolverTypeWrapper<AntiguedadConResultado>;
  AppInfo: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ArchivoDeInforme: ResolverTypeWrapper<Types.ArchivoDeInforme>;
  ArchivoDeSubida: ResolverTypeWrapper<Types.ArchivoDeSubida>;
  AreaDeMesa: ResolverTypeWrapper<Types.AreaDeMesa>;
  AreaDeTrabajo: ResolverTypeWrapper<AreaDeClima>;
  AreaDeTrabajoInput: Types.AreaDeTrabajoInput;
  Auth: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Avance: ResolverTypeWrapper<Types.Avance>;
  AvanceDeGrupo: ResolverTypeWrapper<Types.AvanceDeGrupo>;
  AvancePosible: ResolverTypeWrapper<Types.AvancePosible>;
  AvisoAceptado: ResolverTypeWrapper<Types.AvisoAceptado>;
  AvisoDeBorrado: ResolverTypeWrapper<Types.AvisoDeBorrado>;
  BaseDeCalculo: Types.BaseDeCalculo;
  BaseLeida: ResolverTypeWrapper<Types.BaseLeida>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BusquedaGuardada: ResolverTypeWrapper<Types.BusquedaGuardada>;
  CV: ResolverTypeWrapper<Types.CV>;
  CVDePersona: ResolverTypeWrapper<Types.CVDePersona>;
  CVEliminado: ResolverTypeWrapper<Types.CVEliminado>;
  CVPorActualizar: ResolverTypeWrapper<Types.CVPorActualizar>;
  CVPropio: ResolverTypeWrapper<Types.CVPropio>;
  Calendario: ResolverTypeWrapper<Types.Calendario>;
  CalendarioInput: Types.CalendarioInput;
  CalendarioPorDecidir: ResolverTypeWrapper<Types.CalendarioPorDecidir>;
  Cambio: ResolverTypeWrapper<Types.Cambio>;
  CambioClaro: ResolverTypeWrapper<Types.CambioClaro>;
  Cambios: ResolverTypeWrapper<Types.Cambios>;
  CampoDeCV: Types.CampoDeCV;
  CamposDeCVInput: Types.CamposDeCVInput;
  Candidato: ResolverTypeWrapper<Types.Candidato>;
  CapturaAbierta: ResolverTypeWrapper<Types.CapturaAbierta>;
  CapturaGuardada: ResolverTypeWrapper<Types.CapturaGuardada>;
  CeldaDeMapa: ResolverTypeWrapper<Types.CeldaDeMapa>;
  CifraDeEstudioInput: Types.CifraDeEstudioInput;
  CifraDePlan: ResolverTypeWrapper<Types.CifraDePlan>;
  CifraRechazada: ResolverTypeWrapper<Types.CifraRechazada>;
  ClaseDeConjunto: Types.ClaseDeConjunto;
  ClaseDeCorreo: Types.ClaseDeCorreo;
  ClaseDeEstudio: Types.ClaseDeEstudio;
  ClaseDeEvento: Types.ClaseDeEvento;
  ClaseDeMedida: Types.ClaseDeMedida;
  ClaseDeMedidaDePlan: Types.ClaseDeMedidaDePlan;
  ClienteAvisado: ResolverTypeWrapper<Types.ClienteAvisado>;
  ClimaInput: Types.ClimaInput;
  ClimaLeido: ResolverTypeWrapper<Types.ClimaLeido>;
  ClimaOrganizacional: ResolverTypeWrapper<ClimaPresentado>;
  ColumnaDeMapa: ResolverTypeWrapper<Types.ColumnaDeMapa>;
  ColumnaDeTemas: ResolverTypeWrapper<Types.ColumnaDeTemas>;
  Comparabilidad: ResolverTypeWrapper<Types.Comparabilidad>;
  ComparabilidadDeMedida: ResolverTypeWrapper<Types.ComparabilidadDeMedida>;
  ComparabilidadDeRondas: ResolverTypeWrapper<Types.ComparabilidadDeRondas>;
  Compromiso: ResolverTypeWrapper<Types.Compromiso>;
  CompromisoInput: Types.CompromisoInput;
  CompromisosPorVencer: ResolverTypeWrapper<Types.CompromisosPorVencer>;
  ConjuntoConENPS: ResolverTypeWrapper<Types.ConjuntoConENPS>;
  ConjuntoDeEstudioInput: Types.ConjuntoDeEstudioInput;
  ConjuntoDeMapa: ResolverTypeWrapper<Types.ConjuntoDeMapa>;
  ConjuntoPorPublicar: ResolverTypeWrapper<Types.ConjuntoPorPublicar>;
  ContactoDirecto: ResolverTypeWrapper<Types.ContactoDirecto>;
  ContactoDirectoInput: Types.ContactoDirectoInput;
  ContenidoActivo: Types.ContenidoActivo;
  ContenidoDeSitio: ResolverTypeWrapper<Types.ContenidoDeSitio>;
  ContenidoDeSitioInput: Types.ContenidoDeSitioInput;
  Correccion: ResolverTypeWrapper<Types.Correccion>;
  CorreoPorCorregir: ResolverTypeWrapper<Types.CorreoPorCorregir>;
  CorreosFallidos: ResolverTypeWrapper<Types.CorreosFallidos>;
  Cuenta: ResolverTypeWrapper<Types.Cuenta>;
  CuentaDeEnlaces: ResolverTypeWrapper<Types.CuentaDeEnlaces>;
  Cuestionario: ResolverTypeWrapper<Types.Cuestionario>;
  CuestionarioInput: Types.CuestionarioInput;
  DataProcesada: ResolverTypeWrapper<Types.DataProcesada>;
  DecisionDePrueba: ResolverTypeWrapper<Types.DecisionDePrueba>;
  DistribucionDePregunta: ResolverTypeWrapper<Types.DistribucionDePregunta>;
  DistribucionDePreguntas: ResolverTypeWrapper<Types.DistribucionDePreguntas>;
  DondeDePrioridad: ResolverTypeWrapper<Types.DondeDePrioridad>;
  ENPS: ResolverTypeWrapper<Types.ENPS>;
  ENPSDeClima: ResolverTypeWrapper<Types.ENPSDeClima>;
  EdadDeCV: Types.EdadDeCV;
  EfectoDeCompromiso: ResolverTypeWrapper<Types.EfectoDeCompromiso>;
  EleccionesInput: Types.EleccionesInput;
  ElegibleDeInforme: ResolverTypeWrapper<Types.ElegibleDeInforme>;
  Empresa: ResolverTypeWrapper<Types.Empresa>;
  EmpresaDePersona: ResolverTypeWrapper<Types.EmpresaDePersona>;
  EmpresaDeUsuario: ResolverTypeWrapper<Types.EmpresaDeUsuario>;
  EmpresaInput: Types.EmpresaInput;
  EmpresaLeida: ResolverTypeWrapper<Types.EmpresaLeida>;
  EncuestaAbierta: ResolverTypeWrapper<Types.EncuestaAbierta>;
  EncuestaActiva: ResolverTypeWrapper<Types.EncuestaActiva>;
  EncuestaDeEncuestado: ResolverTypeWrapper<Types.EncuestaDeEncuestado>;
  EncuestaDePersona: ResolverTypeWrapper<Types.EncuestaDePersona>;
  EncuestaDePrueba: ResolverTypeWrapper<Types.EncuestaDePrueba>;
  EncuestaEliminada: ResolverTypeWrapper<Types.EncuestaEliminada>;
  Encuestado: ResolverTypeWrapper<Types.Encuestado>;
  EnlaceDeCuenta: ResolverTypeWrapper<Types.EnlaceDeCuenta>;
  EnvioDeCV: ResolverTypeWrapper<Types.EnvioDeCV>;
  EnvioDeCVAbierto: ResolverTypeWrapper<Types.EnvioDeCVAbierto>;
  EnvioDePersona: ResolverTypeWrapper<Types.EnvioDePersona>;
  EsperaDePermiso: ResolverTypeWrapper<Types.EsperaDePermiso>;
  EstadoDeArchivo: Types.EstadoDeArchivo;
  EstadoDeCandidato: Types.EstadoDeCandidato;
  EstadoDeCompromiso: Types.EstadoDeCompromiso;
  EstadoDeCuenta: Types.EstadoDeCuenta;
  EstadoDeEnlace: Types.EstadoDeEnlace;
  EstadoDeEvento: Types.EstadoDeEvento;
  EstadoDeTapado: Types.EstadoDeTapado;
  EstadoDeTrabajo: Types.EstadoDeTrabajo;
  EstadoDeVersion: Types.EstadoDeVersion;
  EstudioAnteriorInput: Types.EstudioAnteriorInput;
  EstudioTraido: ResolverTypeWrapper<Types.EstudioTraido>;
  EtiquetaConCuenta: ResolverTypeWrapper<Types.EtiquetaConCuenta>;
  EtiquetaPuesto: ResolverTypeWrapper<Types.EtiquetaPuesto>;
  EventoDeCalendario: ResolverTypeWrapper<Types.EventoDeCalendario>;
  FactorEvaluado: ResolverTypeWrapper<FactorDeClima>;
  FactorEvaluadoInput: Types.FactorEvaluadoInput;
  Fecha: ResolverTypeWrapper<Types.Scalars['Fecha']['output']>;
  FilaDeCambio: ResolverTypeWrapper<Types.FilaDeCambio>;
  FilaDeMapa: ResolverTypeWrapper<Types.FilaDeMapa>;
  FilaDeTema: ResolverTypeWrapper<Types.FilaDeTema>;
  FiltroDeBitacora: Types.FiltroDeBitacora;
  FiltrosDeCVInput: Types.FiltrosDeCVInput;
  Firma: ResolverTypeWrapper<Types.Firma>;
  FirmaInput: Types.FirmaInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FormatoDeInforme: Types.FormatoDeInforme;
  GrupoDeOpinion: ResolverTypeWrapper<GrupoDeClima>;
  GrupoDeOpinionInput: Types.GrupoDeOpinionInput;
  GrupoIgual: ResolverTypeWrapper<Types.GrupoIgual>;
  GrupoPorPocas: ResolverTypeWrapper<Types.GrupoPorPocas>;
  HojaCapturadaInput: Types.HojaCapturadaInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ImagenDeFirma: ResolverTypeWrapper<Types.ImagenDeFirma>;
  ImagenDeFirmaInput: Types.ImagenDeFirmaInput;
  IndicadorDeMedicion: ResolverTypeWrapper<IndicadorDeClima>;
  IndicadorInput: Types.IndicadorInput;
  Informe: ResolverTypeWrapper<Types.Informe>;
  InformeDeCliente: ResolverTypeWrapper<Types.InformeDeCliente>;
  Inicio: ResolverTypeWrapper<Omit<Types.Inicio, 'pendientes'> & { pendientes: ResolversTypes['Pendientes'] }>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  InvitacionDeCuenta: ResolverTypeWrapper<Types.InvitacionDeCuenta>;
  InvitacionDeGrupoInput: Types.InvitacionDeGrupoInput;
  Lectura: Types.Lectura;
  LecturaDeArchivo: Types.LecturaDeArchivo;
  LecturaDeCV: ResolverTypeWrapper<Types.LecturaDeCV>;
  LlaveDeAcceso: ResolverTypeWrapper<Types.LlaveDeAcceso>;
  Llegadas: ResolverTypeWrapper<Types.Llegadas>;
  LlegadasDeGrupo: ResolverTypeWrapper<Types.LlegadasDeGrupo>;
  LogosDeInforme: ResolverTypeWrapper<Types.LogosDeInforme>;
  Lote: ResolverTypeWrapper<Types.Lote>;
  MapaDeCalor: ResolverTypeWrapper<Types.MapaDeCalor>;
  MedidaDePlan: ResolverTypeWrapper<Types.MedidaDePlan>;
  MensajeConId: ResolverTypeWrapper<Types.MensajeConId>;
  MensajeRecibido: ResolverTypeWrapper<Types.MensajeRecibido>;
  Mesa: ResolverTypeWrapper<Types.Mesa>;
  MotivoDeParecido: Types.MotivoDeParecido;
  Movimiento: ResolverTypeWrapper<Types.Movimiento>;
  MuestraDeCorreo: ResolverTypeWrapper<Types.MuestraDeCorreo>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NombreDeTramoInput: Types.NombreDeTramoInput;
  NombreYPorcentaje: ResolverTypeWrapper<Types.NombreYPorcentaje>;
  NotaDeCompromiso: ResolverTypeWrapper<Types.NotaDeCompromiso>;
  OrigenDeCampo: Types.OrigenDeCampo;
  PaginaDeBitacora: ResolverTypeWrapper<Types.PaginaDeBitacora>;
  PaginaDeClimas: ResolverTypeWrapper<Omit<Types.PaginaDeClimas, 'climas'> & { climas: Array<ResolversTypes['ClimaOrganizacional']> }>;
  PaginaDeEmpresas: ResolverTypeWrapper<Types.PaginaDeEmpresas>;
  Palabras: ResolverTypeWrapper<Types.Palabras>;
  PalabrasDeClima: ResolverTypeWrapper<Types.PalabrasDeClima>;
  PalabrasInput: Types.PalabrasInput;
  Papel: Types.Papel;
  ParecidoDeEnvio: ResolverTypeWrapper<Types.ParecidoDeEnvio>;
  ParteComplementaria: ResolverTypeWrapper<Types.ParteComplementaria>;
  ParteCuestionario: ResolverTypeWrapper<Types.ParteCuestionario>;
  ParteDePlan: ResolverTypeWrapper<Types.ParteDePlan>;
  ParteInput: Types.ParteInput;
  Participacion: ResolverTypeWrapper<GenteDeClima>;
  ParticipacionDeGrupo: ResolverTypeWrapper<Types.ParticipacionDeGrupo>;
  ParticipacionDeParte: ResolverTypeWrapper<GenteDeParte>;
  ParticipacionDicha: Types.ParticipacionDicha;
  Pedido: Types.Pedido;
  Pendientes: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Permiso: Types.Permiso;
  PersonaDeFirma: ResolverTypeWrapper<Types.PersonaDeFirma>;
  PersonaDeFirmaInput: Types.PersonaDeFirmaInput;
  PersonaGuardada: ResolverTypeWrapper<Types.PersonaGuardada>;
  Peticion: ResolverTypeWrapper<Types.Peticion>;
  PeticionConfirmada: ResolverTypeWrapper<Types.PeticionConfirmada>;
  PeticionesQueEsperan: ResolverTypeWrapper<Types.PeticionesQueEsperan>;
  Plan: ResolverTypeWrapper<Types.Plan>;
  PlanAnterior: ResolverTypeWrapper<Types.PlanAnterior>;
  Plantilla: ResolverTypeWrapper<Types.Plantilla>;
  PlantillaInput: Types.PlantillaInput;
  PorVia: ResolverTypeWrapper<Types.PorVia>;
  PortadaDeEncuesta: ResolverTypeWrapper<Types.PortadaDeEncuesta>;
  PrecioDeAvance: ResolverTypeWrapper<Types.PrecioDeAvance>;
  Pregunta: ResolverTypeWrapper<Types.Pregunta>;
  PreguntaAbierta: ResolverTypeWrapper<Types.PreguntaAbierta>;
  PreguntaAbiertaConRespuestas: ResolverTypeWrapper<Types.PreguntaAbiertaConRespuestas>;
  PreguntaAbiertaInput: Types.PreguntaAbiertaInput;
  PreguntaComplementaria: ResolverTypeWrapper<Types.PreguntaComplementaria>;
  PreguntaConResultado: ResolverTypeWrapper<PreguntaConResultado>;
  PreguntaDeENPS: ResolverTypeWrapper<Types.PreguntaDeENPS>;
  PreguntaDeMesa: ResolverTypeWrapper<Types.PreguntaDeMesa>;
  PreguntaInput: Types.PreguntaInput;
  PreguntasAbiertasDeGrupo: ResolverTypeWrapper<Types.PreguntasAbiertasDeGrupo>;
  Preparacion: ResolverTypeWrapper<Types.Preparacion>;
  PreparacionDeCorreo: Types.PreparacionDeCorreo;
  Prioridad: ResolverTypeWrapper<Types.Prioridad>;
  Prioridades: ResolverTypeWrapper<Types.Prioridades>;
  PropuestaDeCampo: ResolverTypeWrapper<Types.PropuestaDeCampo>;
  PruebaDeClima: ResolverTypeWrapper<Types.PruebaDeClima>;
  Publicacion: ResolverTypeWrapper<Types.Publicacion>;
  PuntoContado: ResolverTypeWrapper<Types.PuntoContado>;
  PuntoDeEscala: ResolverTypeWrapper<Types.PuntoDeEscala>;
  PuntoDeEscalaInput: Types.PuntoDeEscalaInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedaccionDeInforme: ResolverTypeWrapper<Types.RedaccionDeInforme>;
  Reserva: Types.Reserva;
  Respuesta: ResolverTypeWrapper<Types.Respuesta>;
  RespuestaDeMesa: ResolverTypeWrapper<Types.RespuestaDeMesa>;
  RespuestaDePersona: Types.RespuestaDePersona;
  RespuestaDeResultado: ResolverTypeWrapper<Types.RespuestaDeResultado>;
  RespuestaInput: Types.RespuestaInput;
  Retencion: ResolverTypeWrapper<Types.Retencion>;
  RetoDeLlave: ResolverTypeWrapper<Types.RetoDeLlave>;
  Rol: Types.Rol;
  RondaAnterior: ResolverTypeWrapper<Types.RondaAnterior>;
  RondaComparable: ResolverTypeWrapper<Types.RondaComparable>;
  RondaConENPS: ResolverTypeWrapper<Types.RondaConENPS>;
  RondaDeCliente: ResolverTypeWrapper<Types.RondaDeCliente>;
  RondaDeTendencia: ResolverTypeWrapper<Types.RondaDeTendencia>;
  RondaPorActivar: ResolverTypeWrapper<Types.RondaPorActivar>;
  RondaPorCerrar: ResolverTypeWrapper<Types.RondaPorCerrar>;
  RondaPorEntregar: ResolverTypeWrapper<Types.RondaPorEntregar>;
  RondaSiguiente: ResolverTypeWrapper<Types.RondaSiguiente>;
  RondaSinLlave: ResolverTypeWrapper<Types.RondaSinLlave>;
  SalidaDeCorreos: ResolverTypeWrapper<Types.SalidaDeCorreos>;
  SeccionDeBitacora: Types.SeccionDeBitacora;
  SeccionDeInforme: ResolverTypeWrapper<Types.SeccionDeInforme>;
  SegundoFactor: ResolverTypeWrapper<Types.SegundoFactor>;
  SegundoFactorPreparado: ResolverTypeWrapper<Types.SegundoFactorPreparado>;
  SegundoPaso: ResolverTypeWrapper<Types.SegundoPaso>;
  Serie: ResolverTypeWrapper<Types.Serie>;
  SerieDeTendencia: ResolverTypeWrapper<Types.SerieDeTendencia>;
  Sesion: ResolverTypeWrapper<Types.Sesion>;
  SesionAbierta: ResolverTypeWrapper<Types.SesionAbierta>;
  SitioEditado: ResolverTypeWrapper<Types.SitioEditado>;
  SolicitudDeActualizacion: ResolverTypeWrapper<Types.SolicitudDeActualizacion>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Subida: ResolverTypeWrapper<Types.Subida>;
  SubidaAbierta: ResolverTypeWrapper<Types.SubidaAbierta>;
  Sugerencia: ResolverTypeWrapper<Types.Sugerencia>;
  Tapado: ResolverTypeWrapper<Types.Tapado>;
  Tema: ResolverTypeWrapper<Types.Tema>;
  TemasPorArea: ResolverTypeWrapper<Types.TemasPorArea>;
  Tendencia: ResolverTypeWrapper<Types.Tendencia>;
  TendenciaDeENPS: ResolverTypeWrapper<Types.TendenciaDeENPS>;
  Texto: ResolverTypeWrapper<Types.Texto>;
  TextoDeEncuesta: ResolverTypeWrapper<Types.TextoDeEncuesta>;
  TextoDeSitio: ResolverTypeWrapper<Types.TextoDeSitio>;
  TextoDeSitioInput: Types.TextoDeSitioInput;
  TextoInput: Types.TextoInput;
  TipoDeArchivo: Types.TipoDeArchivo;
  TipoDeComparabilidad: Types.TipoDeComparabilidad;
  TipoDeEnlace: Types.TipoDeEnlace;
  TipoDeParte: Types.TipoDeParte;
  TipoDeTapado: Types.TipoDeTapado;
  TipoDeTramo: Types.TipoDeTramo;
  TokensNuevos: ResolverTypeWrapper<Types.TokensNuevos>;
  Trabajo: ResolverTypeWrapper<Types.Trabajo>;
  TramoDeTendencia: ResolverTypeWrapper<Types.TramoDeTendencia>;
  TrozoDeFragmento: ResolverTypeWrapper<Types.TrozoDeFragmento>;
  TrozoDeFrase: ResolverTypeWrapper<Types.TrozoDeFrase>;
  UsoDeImagenDeFirma: Types.UsoDeImagenDeFirma;
  Usuario: ResolverTypeWrapper<Types.Usuario>;
  Vacante: ResolverTypeWrapper<Types.Vacante>;
  VacanteAbierta: ResolverTypeWrapper<Types.VacanteAbierta>;
  VacanteDeCV: ResolverTypeWrapper<Types.VacanteDeCV>;
  Variable: ResolverTypeWrapper<VariableDeClima>;
  VariableInput: Types.VariableInput;
  VariablesQueFaltan: ResolverTypeWrapper<Types.VariablesQueFaltan>;
  Veredicto: Types.Veredicto;
  VersionDeCV: ResolverTypeWrapper<Types.VersionDeCV>;
  VersionDeInforme: ResolverTypeWrapper<Types.VersionDeInforme>;
  VersionesDeInforme: ResolverTypeWrapper<Types.VersionesDeInforme>;
  ViaDeLote: Types.ViaDeLote;
  VistaPreviaDePublicacion: ResolverTypeWrapper<Types.VistaPreviaDePublicacion>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ajustes: Ajustes;
  AjustesInput: Types.AjustesInput;
  AlcanceDeRetencion: Types.AlcanceDeRetencion;
  Anotacion: Types.Anotacion;
  Antiguedad: AntiguedadConResultado;
  AppInfo: Record<PropertyKey, never>;
  ArchivoDeInforme: Types.ArchivoDeInforme;
  ArchivoDeSubida: Types.ArchivoDeSubida;
  AreaDeMesa: Types.AreaDeMesa;
  AreaDeTrabajo: AreaDeClima;
  AreaDeTrabajoInput: Types.AreaDeTrabajoInput;
  Auth: Record<PropertyKey, never>;
  Avance: Types.Avance;
  AvanceDeGrupo: Types.AvanceDeGrupo;
  AvancePosible: Types.AvancePosible;
  AvisoAceptado: Types.AvisoAceptado;
  AvisoDeBorrado: Types.AvisoDeBorrado;
  BaseLeida: Types.BaseLeida;
  Boolean: Types.Scalars['Boolean']['output'];
  BusquedaGuardada: Types.BusquedaGuardada;
  CV: Types.CV;
  CVDePersona: Types.CVDePersona;
  CVEliminado: Types.CVEliminado;
  CVPorActualizar: Types.CVPorActualizar;
  CVPropio: Types.CVPropio;
  Calendario: Types.Calendario;
  CalendarioInput: Types.CalendarioInput;
  CalendarioPorDecidir: Types.CalendarioPorDecidir;
  Cambio: Types.Cambio;
  CambioClaro: Types.CambioClaro;
  Cambios: Types.Cambios;
  CamposDeCVInput: Types.CamposDeCVInput;
  Candidato: Types.Candidato;
  CapturaAbierta: Types.CapturaAbierta;
  CapturaGuardada: Types.CapturaGuardada;
  CeldaDeMapa: Types.CeldaDeMapa;
  CifraDeEstudioInput: Types.CifraDeEstudioInput;
  CifraDePlan: Types.CifraDePlan;
  CifraRechazada: Types.CifraRechazada;
  ClienteAvisado: Types.ClienteAvisado;
  ClimaInput: Types.ClimaInput;
  ClimaLeido: Types.ClimaLeido;
  ClimaOrganizacional: ClimaPresentado;
  ColumnaDeMapa: Types.ColumnaDeMapa;
  ColumnaDeTemas: Types.ColumnaDeTemas;
  Comparabilidad: Types.Comparabilidad;
  ComparabilidadDeMedida: Types.ComparabilidadDeMedida;
  ComparabilidadDeRondas: Types.ComparabilidadDeRondas;
  Compromiso: Types.Compromiso;
  CompromisoInput: Types.CompromisoInput;
  CompromisosPorVencer: Types.CompromisosPorVencer;
  ConjuntoConENPS: Types.ConjuntoConENPS;
  ConjuntoDeEstudioInput: Types.ConjuntoDeEstudioInput;
  ConjuntoDeMapa: Types.ConjuntoDeMapa;
  ConjuntoPorPublicar: Types.ConjuntoPorPublicar;
  ContactoDirecto: Types.ContactoDirecto;
  ContactoDirectoInput: Types.ContactoDirectoInput;
  ContenidoDeSitio: Types.ContenidoDeSitio;
  ContenidoDeSitioInput: Types.ContenidoDeSitioInput;
  Correccion: Types.Correccion;
  CorreoPorCorregir: Types.CorreoPorCorregir;
  CorreosFallidos: Types.CorreosFallidos;
  Cuenta: Types.Cuenta;
  CuentaDeEnlaces: Types.CuentaDeEnlaces;
  Cuestionario: Types.Cuestionario;
  CuestionarioInput: Types.CuestionarioInput;
  DataProcesada: Types.DataProcesada;
  DecisionDePrueba: Types.DecisionDePrueba;
  DistribucionDePregunta: Types.DistribucionDePregunta;
  DistribucionDePreguntas: Types.DistribucionDePreguntas;
  DondeDePrioridad: Types.DondeDePrioridad;
  ENPS: Types.ENPS;
  ENPSDeClima: Types.ENPSDeClima;
  EfectoDeCompromiso: Types.EfectoDeCompromiso;
  EleccionesInput: Types.EleccionesInput;
  ElegibleDeInforme: Types.ElegibleDeInforme;
  Empresa: Types.Empresa;
  EmpresaDePersona: Types.EmpresaDePersona;
  EmpresaDeUsuario: Types.EmpresaDeUsuario;
  EmpresaInput: Types.EmpresaInput;
  EmpresaLeida: Types.EmpresaLeida;
  EncuestaAbierta: Types.EncuestaAbierta;
  EncuestaActiva: Types.EncuestaActiva;
  EncuestaDeEncuestado: Types.EncuestaDeEncuestado;
  EncuestaDePersona: Types.EncuestaDePersona;
  EncuestaDePrueba: Types.EncuestaDePrueba;
  EncuestaEliminada: Types.EncuestaEliminada;
  Encuestado: Types.Encuestado;
  EnlaceDeCuenta: Types.EnlaceDeCuenta;
  EnvioDeCV: Types.EnvioDeCV;
  EnvioDeCVAbierto: Types.EnvioDeCVAbierto;
  EnvioDePersona: Types.EnvioDePersona;
  EsperaDePermiso: Types.EsperaDePermiso;
  EstudioAnteriorInput: Types.EstudioAnteriorInput;
  EstudioTraido: Types.EstudioTraido;
  EtiquetaConCuenta: Types.EtiquetaConCuenta;
  EtiquetaPuesto: Types.EtiquetaPuesto;
  EventoDeCalendario: Types.EventoDeCalendario;
  FactorEvaluado: FactorDeClima;
  FactorEvaluadoInput: Types.FactorEvaluadoInput;
  Fecha: Types.Scalars['Fecha']['output'];
  FilaDeCambio: Types.FilaDeCambio;
  FilaDeMapa: Types.FilaDeMapa;
  FilaDeTema: Types.FilaDeTema;
  FiltroDeBitacora: Types.FiltroDeBitacora;
  FiltrosDeCVInput: Types.FiltrosDeCVInput;
  Firma: Types.Firma;
  FirmaInput: Types.FirmaInput;
  Float: Types.Scalars['Float']['output'];
  GrupoDeOpinion: GrupoDeClima;
  GrupoDeOpinionInput: Types.GrupoDeOpinionInput;
  GrupoIgual: Types.GrupoIgual;
  GrupoPorPocas: Types.GrupoPorPocas;
  HojaCapturadaInput: Types.HojaCapturadaInput;
  ID: Types.Scalars['ID']['output'];
  ImagenDeFirma: Types.ImagenDeFirma;
  ImagenDeFirmaInput: Types.ImagenDeFirmaInput;
  IndicadorDeMedicion: IndicadorDeClima;
  IndicadorInput: Types.IndicadorInput;
  Informe: Types.Informe;
  InformeDeCliente: Types.InformeDeCliente;
  Inicio: Omit<Types.Inicio, 'pendientes'> & { pendientes: ResolversParentTypes['Pendientes'] };
  Int: Types.Scalars['Int']['output'];
  InvitacionDeCuenta: Types.InvitacionDeCuenta;
  InvitacionDeGrupoInput: Types.InvitacionDeGrupoInput;
  LecturaDeCV: Types.LecturaDeCV;
  LlaveDeAcceso: Types.LlaveDeAcceso;
  Llegadas: Types.Llegadas;
  LlegadasDeGrupo: Types.LlegadasDeGrupo;
  LogosDeInforme: Types.LogosDeInforme;
  Lote: Types.Lote;
  MapaDeCalor: Types.MapaDeCalor;
  MedidaDePlan: Types.MedidaDePlan;
  MensajeConId: Types.MensajeConId;
  MensajeRecibido: Types.MensajeRecibido;
  Mesa: Types.Mesa;
  Movimiento: Types.Movimiento;
  MuestraDeCorreo: Types.MuestraDeCorreo;
  Mutation: Record<PropertyKey, never>;
  NombreDeTramoInput: Types.NombreDeTramoInput;
  NombreYPorcentaje: Types.NombreYPorcentaje;
  NotaDeCompromiso: Types.NotaDeCompromiso;
  PaginaDeBitacora: Types.PaginaDeBitacora;
  PaginaDeClimas: Omit<Types.PaginaDeClimas, 'climas'> & { climas: Array<ResolversParentTypes['ClimaOrganizacional']> };
  PaginaDeEmpresas: Types.PaginaDeEmpresas;
  Palabras: Types.Palabras;
  PalabrasDeClima: Types.PalabrasDeClima;
  PalabrasInput: Types.PalabrasInput;
  ParecidoDeEnvio: Types.ParecidoDeEnvio;
  ParteComplementaria: Types.ParteComplementaria;
  ParteCuestionario: Types.ParteCuestionario;
  ParteDePlan: Types.ParteDePlan;
  ParteInput: Types.ParteInput;
  Participacion: GenteDeClima;
  ParticipacionDeGrupo: Types.ParticipacionDeGrupo;
  ParticipacionDeParte: GenteDeParte;
  Pendientes: Record<PropertyKey, never>;
  PersonaDeFirma: Types.PersonaDeFirma;
  PersonaDeFirmaInput: Types.PersonaDeFirmaInput;
  PersonaGuardada: Types.PersonaGuardada;
  Peticion: Types.Peticion;
  PeticionConfirmada: Types.PeticionConfirmada;
  PeticionesQueEsperan: Types.PeticionesQueEsperan;
  Plan: Types.Plan;
  PlanAnterior: Types.PlanAnterior;
  Plantilla: Types.Plantilla;
  PlantillaInput: Types.PlantillaInput;
  PorVia: Types.PorVia;
  PortadaDeEncuesta: Types.PortadaDeEncuesta;
  PrecioDeAvance: Types.PrecioDeAvance;
  Pregunta: Types.Pregunta;
  PreguntaAbierta: Types.PreguntaAbierta;
  PreguntaAbiertaConRespuestas: Types.PreguntaAbiertaConRespuestas;
  PreguntaAbiertaInput: Types.PreguntaAbiertaInput;
  PreguntaComplementaria: Types.PreguntaComplementaria;
  PreguntaConResultado: PreguntaConResultado;
  PreguntaDeENPS: Types.PreguntaDeENPS;
  PreguntaDeMesa: Types.PreguntaDeMesa;
  PreguntaInput: Types.PreguntaInput;
  PreguntasAbiertasDeGrupo: Types.PreguntasAbiertasDeGrupo;
  Preparacion: Types.Preparacion;
  Prioridad: Types.Prioridad;
  Prioridades: Types.Prioridades;
  PropuestaDeCampo: Types.PropuestaDeCampo;
  PruebaDeClima: Types.PruebaDeClima;
  Publicacion: Types.Publicacion;
  PuntoContado: Types.PuntoContado;
  PuntoDeEscala: Types.PuntoDeEscala;
  PuntoDeEscalaInput: Types.PuntoDeEscalaInput;
  Query: Record<PropertyKey, never>;
  RedaccionDeInforme: Types.RedaccionDeInforme;
  Respuesta: Types.Respuesta;
  RespuestaDeMesa: Types.RespuestaDeMesa;
  RespuestaDeResultado: Types.RespuestaDeResultado;
  RespuestaInput: Types.RespuestaInput;
  Retencion: Types.Retencion;
  RetoDeLlave: Types.RetoDeLlave;
  RondaAnterior: Types.RondaAnterior;
  RondaComparable: Types.RondaComparable;
  RondaConENPS: Types.RondaConENPS;
  RondaDeCliente: Types.RondaDeCliente;
  RondaDeTendencia: Types.RondaDeTendencia;
  RondaPorActivar: Types.RondaPorActivar;
  RondaPorCerrar: Types.RondaPorCerrar;
  RondaPorEntregar: Types.RondaPorEntregar;
  RondaSiguiente: Types.RondaSiguiente;
  RondaSinLlave: Types.RondaSinLlave;
  SalidaDeCorreos: Types.SalidaDeCorreos;
  SeccionDeInforme: Types.SeccionDeInforme;
  SegundoFactor: Types.SegundoFactor;
  SegundoFactorPreparado: Types.SegundoFactorPreparado;
  SegundoPaso: Types.SegundoPaso;
  Serie: Types.Serie;
  SerieDeTendencia: Types.SerieDeTendencia;
  Sesion: Types.Sesion;
  SesionAbierta: Types.SesionAbierta;
  SitioEditado: Types.SitioEditado;
  SolicitudDeActualizacion: Types.SolicitudDeActualizacion;
  String: Types.Scalars['String']['output'];
  Subida: Types.Subida;
  SubidaAbierta: Types.SubidaAbierta;
  Sugerencia: Types.Sugerencia;
  Tapado: Types.Tapado;
  Tema: Types.Tema;
  TemasPorArea: Types.TemasPorArea;
  Tendencia: Types.Tendencia;
  TendenciaDeENPS: Types.TendenciaDeENPS;
  Texto: Types.Texto;
  TextoDeEncuesta: Types.TextoDeEncuesta;
  TextoDeSitio: Types.TextoDeSitio;
  TextoDeSitioInput: Types.TextoDeSitioInput;
  TextoInput: Types.TextoInput;
  TokensNuevos: Types.TokensNuevos;
  Trabajo: Types.Trabajo;
  TramoDeTendencia: Types.TramoDeTendencia;
  TrozoDeFragmento: Types.TrozoDeFragmento;
  TrozoDeFrase: Types.TrozoDeFrase;
  Usuario: Types.Usuario;
  Vacante: Types.Vacante;
  VacanteAbierta: Types.VacanteAbierta;
  VacanteDeCV: Types.VacanteDeCV;
  Variable: VariableDeClima;
  VariableInput: Types.VariableInput;
  VariablesQueFaltan: Types.VariablesQueFaltan;
  VersionDeCV: Types.VersionDeCV;
  VersionDeInforme: Types.VersionDeInforme;
  VersionesDeInforme: Types.VersionesDeInforme;
  VistaPreviaDePublicacion: Types.VistaPreviaDePublicacion;
};

export type AjustesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Ajustes'] = ResolversParentTypes['Ajustes']> = {
  correosPorDia?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mesesParaActualizarCv?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mesesParaBorrarCv?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaDeParticipacion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  papel?: Resolver<ResolversTypes['Papel'], ParentType, ContextType>;
  retencionDesde?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  segundoFactorParaTodos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlcanceDeRetencionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlcanceDeRetencion'] = ResolversParentTypes['AlcanceDeRetencion']> = {
  cvs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  envios?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnotacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Anotacion'] = ResolversParentTypes['Anotacion']> = {
  atencion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frase?: Resolver<Array<ResolversTypes['TrozoDeFrase']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  momento?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  quien?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sobre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AntiguedadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Antiguedad'] = ResolversParentTypes['Antiguedad']> = {
  cantidadEnTramo?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cantidadEncuestadosAntiguedad?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cifrasAl?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idsPreguntas?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  indicadoresDeMedicion?: Resolver<Array<ResolversTypes['IndicadorDeMedicion']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opciones?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  porcentajeDeEncuestados?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  porcentajeSatisfaccionAntiguedad?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
};

export type AppInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppInfo'] = ResolversParentTypes['AppInfo']> = {
  climaOrganizacional?: Resolver<Types.Maybe<ResolversTypes['ClimaOrganizacional']>, ParentType, ContextType, RequireFields<Types.AppInfoclimaOrganizacionalArgs, 'idClima'>>;
  etiquetasPuestos?: Resolver<Array<ResolversTypes['EtiquetaPuesto']>, ParentType, ContextType>;
  getAjustes?: Resolver<ResolversTypes['Ajustes'], ParentType, ContextType>;
  getAlcanceDeRetencion?: Resolver<ResolversTypes['AlcanceDeRetencion'], ParentType, ContextType, Partial<Types.AppInfogetAlcanceDeRetencionArgs>>;
  getBitacora?: Resolver<ResolversTypes['PaginaDeBitacora'], ParentType, ContextType, RequireFields<Types.AppInfogetBitacoraArgs, 'filtro' | 'limit'>>;
  getBusquedasGuardadas?: Resolver<Array<ResolversTypes['BusquedaGuardada']>, ParentType, ContextType>;
  getCV?: Resolver<ResolversTypes['CV'], ParentType, ContextType, RequireFields<Types.AppInfogetCVArgs, 'idCV'>>;
  getCVs?: Resolver<Array<ResolversTypes['CV']>, ParentType, ContextType, RequireFields<Types.AppInfogetCVsArgs, 'cursor' | 'limit'>>;
  getCVsConservados?: Resolver<Array<ResolversTypes['CVPorActualizar']>, ParentType, ContextType>;
  getCVsEliminados?: Resolver<Array<ResolversTypes['CVEliminado']>, ParentType, ContextType, RequireFields<Types.AppInfogetCVsEliminadosArgs, 'cursor' | 'limit'>>;
  getCVsParecidos?: Resolver<Array<ResolversTypes['CV']>, ParentType, ContextType, Partial<Types.AppInfogetCVsParecidosArgs>>;
  getCVsPorActualizar?: Resolver<Array<ResolversTypes['CVPorActualizar']>, ParentType, ContextType, RequireFields<Types.AppInfogetCVsPorActualizarArgs, 'cursor' | 'limit'>>;
  getCVsPorBorrar?: Resolver<Array<ResolversTypes['CVPorActualizar']>, ParentType, ContextType, RequireFields<Types.AppInfogetCVsPorBorrarArgs, 'cursor' | 'limit'>>;
  getCalendario?: Resolver<ResolversTypes['Calendario'], ParentType, ContextType, RequireFields<Types.AppInfogetCalendarioArgs, 'idClima'>>;
  getCambios?: Resolver<ResolversTypes['Cambios'], ParentType, ContextType, RequireFields<Types.AppInfogetCambiosArgs, 'idClima'>>;
  getCartel?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetCartelArgs, 'idClima'>>;
  getCifraDePlan?: Resolver<Types.Maybe<ResolversTypes['CifraDePlan']>, ParentType, ContextType, RequireFields<Types.AppInfogetCifraDePlanArgs, 'clase' | 'idClima' | 'medida'>>;
  getClimas?: Resolver<ResolversTypes['PaginaDeClimas'], ParentType, ContextType, RequireFields<Types.AppInfogetClimasArgs, 'cursor' | 'limit'>>;
  getCodigoDeKiosco?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.AppInfogetCodigoDeKioscoArgs, 'idClima'>>;
  getComparabilidad?: Resolver<ResolversTypes['ComparabilidadDeRondas'], ParentType, ContextType, RequireFields<Types.AppInfogetComparabilidadArgs, 'idClima' | 'idComparado'>>;
  getCorreosFallidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.AppInfogetCorreosFallidosArgs, 'idClima'>>;
  getCuestionarioEnPapel?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetCuestionarioEnPapelArgs, 'idClima' | 'lote' | 'papel'>>;
  getDatosDePersona?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetDatosDePersonaArgs, 'correo'>>;
  getDistribucionDePreguntas?: Resolver<ResolversTypes['DistribucionDePreguntas'], ParentType, ContextType, RequireFields<Types.AppInfogetDistribucionDePreguntasArgs, 'idClima'>>;
  getDocumentoDeClima?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetDocumentoDeClimaArgs, 'conIds' | 'idClima'>>;
  getDocumentoDePlantilla?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetDocumentoDePlantillaArgs, 'idPlantilla'>>;
  getENPS?: Resolver<ResolversTypes['ENPSDeClima'], ParentType, ContextType, RequireFields<Types.AppInfogetENPSArgs, 'idClima'>>;
  getEmpresas?: Resolver<ResolversTypes['PaginaDeEmpresas'], ParentType, ContextType, RequireFields<Types.AppInfogetEmpresasArgs, 'cursor' | 'limit'>>;
  getEncuestados?: Resolver<Array<ResolversTypes['Encuestado']>, ParentType, ContextType, RequireFields<Types.AppInfogetEncuestadosArgs, 'idClima'>>;
  getEnvioDeCV?: Resolver<ResolversTypes['EnvioDeCVAbierto'], ParentType, ContextType, RequireFields<Types.AppInfogetEnvioDeCVArgs, 'idEnvio'>>;
  getEnviosDeCV?: Resolver<Array<ResolversTypes['EnvioDeCV']>, ParentType, ContextType, RequireFields<Types.AppInfogetEnviosDeCVArgs, 'cursor' | 'limit'>>;
  getEquipo?: Resolver<Array<ResolversTypes['Cuenta']>, ParentType, ContextType>;
  getEtiquetas?: Resolver<Array<ResolversTypes['EtiquetaConCuenta']>, ParentType, ContextType>;
  getExcelDeBitacora?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetExcelDeBitacoraArgs, 'filtro'>>;
  getExcelDeCVs?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.AppInfogetExcelDeCVsArgs>>;
  getExcelDeParticipacion?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetExcelDeParticipacionArgs, 'idClima'>>;
  getExcelDePlan?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetExcelDePlanArgs, 'idClima'>>;
  getExcelDeTemas?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetExcelDeTemasArgs, 'idClima'>>;
  getFirma?: Resolver<ResolversTypes['Firma'], ParentType, ContextType>;
  getIdsDeCVs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, Partial<Types.AppInfogetIdsDeCVsArgs>>;
  getIndicadoresDeMedicionSatisfaccionGeneral?: Resolver<Array<ResolversTypes['IndicadorDeMedicion']>, ParentType, ContextType, RequireFields<Types.AppInfogetIndicadoresDeMedicionSatisfaccionGeneralArgs, 'idClima'>>;
  getInforme?: Resolver<ResolversTypes['Informe'], ParentType, ContextType, RequireFields<Types.AppInfogetInformeArgs, 'idClima'>>;
  getInformesDeCliente?: Resolver<Array<ResolversTypes['InformeDeCliente']>, ParentType, ContextType>;
  getInicio?: Resolver<ResolversTypes['Inicio'], ParentType, ContextType>;
  getLecturaDeCV?: Resolver<ResolversTypes['LecturaDeCV'], ParentType, ContextType, RequireFields<Types.AppInfogetLecturaDeCVArgs, 'cv'>>;
  getLlavesDeAcceso?: Resolver<Array<ResolversTypes['LlaveDeAcceso']>, ParentType, ContextType>;
  getLlegadas?: Resolver<ResolversTypes['Llegadas'], ParentType, ContextType, RequireFields<Types.AppInfogetLlegadasArgs, 'idClima'>>;
  getLotes?: Resolver<Array<ResolversTypes['Lote']>, ParentType, ContextType, RequireFields<Types.AppInfogetLotesArgs, 'idClima'>>;
  getMapaDeCalor?: Resolver<ResolversTypes['MapaDeCalor'], ParentType, ContextType, RequireFields<Types.AppInfogetMapaDeCalorArgs, 'idClima'>>;
  getMensajesDeContacto?: Resolver<Array<ResolversTypes['MensajeRecibido']>, ParentType, ContextType, RequireFields<Types.AppInfogetMensajesDeContactoArgs, 'cursor' | 'limit'>>;
  getMesa?: Resolver<ResolversTypes['Mesa'], ParentType, ContextType, RequireFields<Types.AppInfogetMesaArgs, 'idClima'>>;
  getMuestraDeCorreo?: Resolver<ResolversTypes['MuestraDeCorreo'], ParentType, ContextType, RequireFields<Types.AppInfogetMuestraDeCorreoArgs, 'clase' | 'idClima' | 'palabras'>>;
  getPalabras?: Resolver<ResolversTypes['PalabrasDeClima'], ParentType, ContextType, RequireFields<Types.AppInfogetPalabrasArgs, 'idClima'>>;
  getPalabrasDeFirma?: Resolver<ResolversTypes['Palabras'], ParentType, ContextType>;
  getPendientes?: Resolver<ResolversTypes['Pendientes'], ParentType, ContextType>;
  getPersona?: Resolver<ResolversTypes['PersonaGuardada'], ParentType, ContextType, RequireFields<Types.AppInfogetPersonaArgs, 'correo'>>;
  getPeticiones?: Resolver<Array<ResolversTypes['Peticion']>, ParentType, ContextType>;
  getPlan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType, RequireFields<Types.AppInfogetPlanArgs, 'idClima'>>;
  getPlantillaDeClima?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetPlantillaDeClimaArgs, 'fechaInicio' | 'idEmpresa'>>;
  getPlantillaDeLista?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.AppInfogetPlantillaDeListaArgs, 'idClima'>>;
  getPlantillas?: Resolver<Array<ResolversTypes['Plantilla']>, ParentType, ContextType>;
  getPorRecordar?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.AppInfogetPorRecordarArgs, 'idClima'>>;
  getPreparacion?: Resolver<ResolversTypes['Preparacion'], ParentType, ContextType>;
  getPrioridades?: Resolver<ResolversTypes['Prioridades'], ParentType, ContextType, RequireFields<Types.AppInfogetPrioridadesArgs, 'idClima'>>;
  getPruebaDeClima?: Resolver<ResolversTypes['PruebaDeClima'], ParentType, ContextType, RequireFields<Types.AppInfogetPruebaDeClimaArgs, 'idClima'>>;
  getRetencion?: Resolver<ResolversTypes['Retencion'], ParentType, ContextType>;
  getRondasDeCliente?: Resolver<Array<ResolversTypes['RondaDeCliente']>, ParentType, ContextType>;
  getSalidaDeCorreos?: Resolver<ResolversTypes['SalidaDeCorreos'], ParentType, ContextType, RequireFields<Types.AppInfogetSalidaDeCorreosArgs, 'idClima'>>;
  getSegundoFactor?: Resolver<ResolversTypes['SegundoFactor'], ParentType, ContextType>;
  getSesiones?: Resolver<Array<ResolversTypes['SesionAbierta']>, ParentType, ContextType>;
  getSitio?: Resolver<ResolversTypes['SitioEditado'], ParentType, ContextType>;
  getSubida?: Resolver<ResolversTypes['SubidaAbierta'], ParentType, ContextType, RequireFields<Types.AppInfogetSubidaArgs, 'idSubida'>>;
  getSubidas?: Resolver<Array<ResolversTypes['Subida']>, ParentType, ContextType>;
  getTemasPorArea?: Resolver<ResolversTypes['TemasPorArea'], ParentType, ContextType, RequireFields<Types.AppInfogetTemasPorAreaArgs, 'idClima'>>;
  getTendencia?: Resolver<ResolversTypes['Tendencia'], ParentType, ContextType, RequireFields<Types.AppInfogetTendenciaArgs, 'idClima'>>;
  getTrabajos?: Resolver<Array<ResolversTypes['Trabajo']>, ParentType, ContextType, Partial<Types.AppInfogetTrabajosArgs>>;
  getVacante?: Resolver<ResolversTypes['VacanteAbierta'], ParentType, ContextType, RequireFields<Types.AppInfogetVacanteArgs, 'idVacante'>>;
  getVacantes?: Resolver<Array<ResolversTypes['Vacante']>, ParentType, ContextType>;
  getVersionesDeCV?: Resolver<Array<ResolversTypes['VersionDeCV']>, ParentType, ContextType, RequireFields<Types.AppInfogetVersionesDeCVArgs, 'idCV'>>;
  getVersionesDeInforme?: Resolver<ResolversTypes['VersionesDeInforme'], ParentType, ContextType, RequireFields<Types.AppInfogetVersionesDeInformeArgs, 'idClima'>>;
  getVistaPreviaDePublicacion?: Resolver<ResolversTypes['VistaPreviaDePublicacion'], ParentType, ContextType, RequireFields<Types.AppInfogetVistaPreviaDePublicacionArgs, 'idClima'>>;
};

export type ArchivoDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchivoDeInforme'] = ResolversParentTypes['ArchivoDeInforme']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formato?: Resolver<ResolversTypes['FormatoDeInforme'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paginas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArchivoDeSubidaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchivoDeSubida'] = ResolversParentTypes['ArchivoDeSubida']> = {
  archivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  celular?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeArchivo'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idEnvio?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  persona?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  razon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AreaDeMesaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AreaDeMesa'] = ResolversParentTypes['AreaDeMesa']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AreaDeTrabajoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AreaDeTrabajo'] = ResolversParentTypes['AreaDeTrabajo']> = {
  cantidadEncuestadosAreaDeTrabajo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cifrasAl?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  encuestadosEnCifras?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  gruposDeOpinion?: Resolver<Array<ResolversTypes['GrupoDeOpinion']>, ParentType, ContextType>;
  hojasSinMostrar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idsGruposDeOpinion?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porcentajeDeEncuestados?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  porcentajeSatisfaccionAreaDeTrabajo?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['Variable']>, ParentType, ContextType>;
};

export type AuthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Auth'] = ResolversParentTypes['Auth']> = {
  confirmLogIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.AuthconfirmLogInArgs, 'codigo' | 'paso'>>;
  getEnlace?: Resolver<Types.Maybe<ResolversTypes['EnlaceDeCuenta']>, ParentType, ContextType, RequireFields<Types.AuthgetEnlaceArgs, 'token'>>;
  getLogIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
  getOpcionesDeIngreso?: Resolver<ResolversTypes['RetoDeLlave'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.AuthlogInArgs, 'password' | 'usuarioOEmail'>>;
  logInConLlave?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.AuthlogInConLlaveArgs, 'respuesta' | 'reto'>>;
  logOut?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
};

export type AvanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Avance'] = ResolversParentTypes['Avance']> = {
  con?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvanceDeGrupoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvanceDeGrupo'] = ResolversParentTypes['AvanceDeGrupo']> = {
  atrasado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  esperados?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvancePosibleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvancePosible'] = ResolversParentTypes['AvancePosible']> = {
  con?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  precio?: Resolver<Types.Maybe<ResolversTypes['PrecioDeAvance']>, ParentType, ContextType>;
};

export type AvisoAceptadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvisoAceptado'] = ResolversParentTypes['AvisoAceptado']> = {
  aceptado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvisoDeBorradoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvisoDeBorrado'] = ResolversParentTypes['AvisoDeBorrado']> = {
  cuantos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  desde?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type BaseLeidaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BaseLeida'] = ResolversParentTypes['BaseLeida']> = {
  baseDeCalculo?: Resolver<ResolversTypes['BaseDeCalculo'], ParentType, ContextType>;
  cantidadDeEncuestados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusquedaGuardadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BusquedaGuardada'] = ResolversParentTypes['BusquedaGuardada']> = {
  edad?: Resolver<Types.Maybe<ResolversTypes['EdadDeCV']>, ParentType, ContextType>;
  estado?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etiquetas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  filtro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nuevos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CVResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CV'] = ResolversParentTypes['CV']> = {
  alDia?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  aviso?: Resolver<Types.Maybe<ResolversTypes['AvisoAceptado']>, ParentType, ContextType>;
  celular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conservarHasta?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  conservarRazon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contenidoActivo?: Resolver<Array<ResolversTypes['ContenidoActivo']>, ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  cv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enListaDesde?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  etiquetasPuestos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fragmento?: Resolver<Types.Maybe<Array<ResolversTypes['TrozoDeFragmento']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecturaArchivo?: Resolver<ResolversTypes['LecturaDeArchivo'], ParentType, ContextType>;
  nombreArchivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primerApellido?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primerNombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respuesta?: Resolver<Types.Maybe<ResolversTypes['RespuestaDePersona']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seBorra?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  segundoApellido?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segundoNombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texto?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipoArchivo?: Resolver<ResolversTypes['TipoDeArchivo'], ParentType, ContextType>;
  vacantes?: Resolver<Array<ResolversTypes['VacanteDeCV']>, ParentType, ContextType>;
};

export type CVDePersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CVDePersona'] = ResolversParentTypes['CVDePersona']> = {
  eliminado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idCV?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CVEliminadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CVEliminado'] = ResolversParentTypes['CVEliminado']> = {
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eliminado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seBorra?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type CVPorActualizarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CVPorActualizar'] = ResolversParentTypes['CVPorActualizar']> = {
  conEnvio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  correoRechazado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cv?: Resolver<ResolversTypes['CV'], ParentType, ContextType>;
  solicitudes?: Resolver<Array<ResolversTypes['SolicitudDeActualizacion']>, ParentType, ContextType>;
};

export type CVPropioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CVPropio'] = ResolversParentTypes['CVPropio']> = {
  alDia?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  finDeCelular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  nombreArchivo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombres?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plazas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seBorra?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  tipoArchivo?: Resolver<ResolversTypes['TipoDeArchivo'], ParentType, ContextType>;
};

export type CalendarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Calendario'] = ResolversParentTypes['Calendario']> = {
  enEspera?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventos?: Resolver<Array<ResolversTypes['EventoDeCalendario']>, ParentType, ContextType>;
  hora?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarioPorDecidirResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarioPorDecidir'] = ResolversParentTypes['CalendarioPorDecidir']> = {
  clase?: Resolver<ResolversTypes['ClaseDeEvento'], ParentType, ContextType>;
  dia?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CambioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cambio'] = ResolversParentTypes['Cambio']> = {
  desde?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  otrasPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  puntos?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  veredicto?: Resolver<ResolversTypes['Veredicto'], ParentType, ContextType>;
};

export type CambioClaroResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CambioClaro'] = ResolversParentTypes['CambioClaro']> = {
  clase?: Resolver<ResolversTypes['ClaseDeMedida'], ParentType, ContextType>;
  conjunto?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  veredicto?: Resolver<ResolversTypes['Veredicto'], ParentType, ContextType>;
};

export type CambiosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cambios'] = ResolversParentTypes['Cambios']> = {
  bajan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clima?: Resolver<ResolversTypes['ClimaLeido'], ParentType, ContextType>;
  comparaciones?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparado?: Resolver<Types.Maybe<ResolversTypes['RondaAnterior']>, ParentType, ContextType>;
  filas?: Resolver<Array<ResolversTypes['FilaDeCambio']>, ParentType, ContextType>;
  gruposComparados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movimientos?: Resolver<Array<ResolversTypes['Movimiento']>, ParentType, ContextType>;
  noComparan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notasDeGrupos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  partes?: Resolver<Array<ResolversTypes['ConjuntoDeMapa']>, ParentType, ContextType>;
  personas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personasAntes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  porAzar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  reservaAntes?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  rondas?: Resolver<Array<ResolversTypes['RondaAnterior']>, ParentType, ContextType>;
  sinCambio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suben?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidatoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Candidato'] = ResolversParentTypes['Candidato']> = {
  agregado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  archivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  celular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contenidoActivo?: Resolver<Array<ResolversTypes['ContenidoActivo']>, ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeCandidato'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCV?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  idEnvio?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nota?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapturaAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CapturaAbierta'] = ResolversParentTypes['CapturaAbierta']> = {
  cuestionario?: Resolver<ResolversTypes['Cuestionario'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CapturaGuardadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CapturaGuardada'] = ResolversParentTypes['CapturaGuardada']> = {
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CeldaDeMapaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CeldaDeMapa'] = ResolversParentTypes['CeldaDeMapa']> = {
  antes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cambio?: Resolver<Types.Maybe<ResolversTypes['Cambio']>, ParentType, ContextType>;
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valor?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CifraDePlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CifraDePlan'] = ResolversParentTypes['CifraDePlan']> = {
  hoy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  margen?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CifraRechazadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CifraRechazada'] = ResolversParentTypes['CifraRechazada']> = {
  fila?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  motivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClienteAvisadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClienteAvisado'] = ResolversParentTypes['ClienteAvisado']> = {
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClimaLeidoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClimaLeido'] = ResolversParentTypes['ClimaLeido']> = {
  avance?: Resolver<Types.Maybe<ResolversTypes['Avance']>, ParentType, ContextType>;
  cerrado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dataProcesada?: Resolver<ResolversTypes['BaseLeida'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['EmpresaLeida'], ParentType, ContextType>;
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fechaInicio?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  fechaLimite?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idEmpresa?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lectura?: Resolver<ResolversTypes['Lectura'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicacion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicaciones?: Resolver<Array<ResolversTypes['Publicacion']>, ParentType, ContextType>;
  terminando?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClimaOrganizacionalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClimaOrganizacional'] = ResolversParentTypes['ClimaOrganizacional']> = {
  anio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  areasDeTrabajo?: Resolver<Array<ResolversTypes['AreaDeTrabajo']>, ParentType, ContextType>;
  avance?: Resolver<Types.Maybe<ResolversTypes['Avance']>, ParentType, ContextType>;
  baseDeCalculo?: Resolver<ResolversTypes['BaseDeCalculo'], ParentType, ContextType>;
  cantidadDePaginas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cantidadDePreguntas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cerrado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cerradoEl?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  clientes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  codigo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  congelado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  correcciones?: Resolver<Array<ResolversTypes['Correccion']>, ParentType, ContextType>;
  cuestionario?: Resolver<ResolversTypes['Cuestionario'], ParentType, ContextType>;
  dataProcesada?: Resolver<ResolversTypes['DataProcesada'], ParentType, ContextType, Partial<Types.ClimaOrganizacionaldataProcesadaArgs>>;
  empresa?: Resolver<ResolversTypes['Empresa'], ParentType, ContextType>;
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  esperaPermiso?: Resolver<Types.Maybe<ResolversTypes['EsperaDePermiso']>, ParentType, ContextType>;
  estudio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fechaInicio?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  fechaLimite?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  gruposDeOpinion?: Resolver<Array<ResolversTypes['GrupoDeOpinion']>, ParentType, ContextType>;
  hojasSinPublicar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hojasSinTerminar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idEmpresa?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indicadoresDeMedicion?: Resolver<Array<ResolversTypes['IndicadorDeMedicion']>, ParentType, ContextType>;
  lectura?: Resolver<ResolversTypes['Lectura'], ParentType, ContextType>;
  llaveAusente?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participacion?: Resolver<ResolversTypes['Participacion'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicacion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicaciones?: Resolver<Array<ResolversTypes['Publicacion']>, ParentType, ContextType>;
  publicadoAlCliente?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siguienteRonda?: Resolver<Types.Maybe<ResolversTypes['RondaSiguiente']>, ParentType, ContextType>;
  terminando?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ColumnaDeMapaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ColumnaDeMapa'] = ResolversParentTypes['ColumnaDeMapa']> = {
  comparabilidad?: Resolver<Types.Maybe<ResolversTypes['Comparabilidad']>, ParentType, ContextType>;
  indicador?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inicia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColumnaDeTemasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ColumnaDeTemas'] = ResolversParentTypes['ColumnaDeTemas']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respuestas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparabilidadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comparabilidad'] = ResolversParentTypes['Comparabilidad']> = {
  motivo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeComparabilidad'], ParentType, ContextType>;
};

export type ComparabilidadDeMedidaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparabilidadDeMedida'] = ResolversParentTypes['ComparabilidadDeMedida']> = {
  comparabilidad?: Resolver<ResolversTypes['Comparabilidad'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComparabilidadDeRondasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparabilidadDeRondas'] = ResolversParentTypes['ComparabilidadDeRondas']> = {
  claros?: Resolver<Array<ResolversTypes['CambioClaro']>, ParentType, ContextType>;
  factores?: Resolver<Array<ResolversTypes['ComparabilidadDeMedida']>, ParentType, ContextType>;
  general?: Resolver<ResolversTypes['Comparabilidad'], ParentType, ContextType>;
  gruposIguales?: Resolver<Array<ResolversTypes['GrupoIgual']>, ParentType, ContextType>;
  gruposSoloAhora?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  gruposSoloAntes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  indicadores?: Resolver<Array<ResolversTypes['ComparabilidadDeMedida']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['ComparabilidadDeMedida']>, ParentType, ContextType>;
};

export type CompromisoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Compromiso'] = ResolversParentTypes['Compromiso']> = {
  cargo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clase?: Resolver<ResolversTypes['ClaseDeMedidaDePlan'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeCompromiso'], ParentType, ContextType>;
  fecha?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hechoEl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoy?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idParte?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  medida?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  notas?: Resolver<Array<ResolversTypes['NotaDeCompromiso']>, ParentType, ContextType>;
  parte?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  que?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompromisosPorVencerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompromisosPorVencer'] = ResolversParentTypes['CompromisosPorVencer']> = {
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fecha?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porVencer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  que?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vencidos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConjuntoConENPSResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConjuntoConENPS'] = ResolversParentTypes['ConjuntoConENPS']> = {
  conjunto?: Resolver<ResolversTypes['ConjuntoDeMapa'], ParentType, ContextType>;
  eNPS?: Resolver<Types.Maybe<ResolversTypes['ENPS']>, ParentType, ContextType>;
};

export type ConjuntoDeMapaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConjuntoDeMapa'] = ResolversParentTypes['ConjuntoDeMapa']> = {
  clase?: Resolver<ResolversTypes['ClaseDeConjunto'], ParentType, ContextType>;
  codigo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idArea?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opciones?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  seLeeEnSuArea?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConjuntoPorPublicarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConjuntoPorPublicar'] = ResolversParentTypes['ConjuntoPorPublicar']> = {
  hojas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  seSuman?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContactoDirectoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactoDirecto'] = ResolversParentTypes['ContactoDirecto']> = {
  apellidos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  celular?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direccion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sexo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContenidoDeSitioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContenidoDeSitio'] = ResolversParentTypes['ContenidoDeSitio']> = {
  ocultas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  textos?: Resolver<Array<ResolversTypes['TextoDeSitio']>, ParentType, ContextType>;
};

export type CorreccionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Correccion'] = ResolversParentTypes['Correccion']> = {
  ahora?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  antes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorreoPorCorregirResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorreoPorCorregir'] = ResolversParentTypes['CorreoPorCorregir']> = {
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idEncuesta?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CorreosFallidosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorreosFallidos'] = ResolversParentTypes['CorreosFallidos']> = {
  cuantos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porCorregir?: Resolver<Types.Maybe<ResolversTypes['CorreoPorCorregir']>, ParentType, ContextType>;
};

export type CuentaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cuenta'] = ResolversParentTypes['Cuenta']> = {
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desactivada?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  desactivadaPor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empresas?: Resolver<Array<ResolversTypes['EmpresaDeUsuario']>, ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeCuenta'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitacion?: Resolver<Types.Maybe<ResolversTypes['InvitacionDeCuenta']>, ParentType, ContextType>;
  llaveDeAcceso?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rol?: Resolver<ResolversTypes['Rol'], ParentType, ContextType>;
  segundoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sesiones?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ultimoAcceso?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  usuario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CuentaDeEnlacesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CuentaDeEnlaces'] = ResolversParentTypes['CuentaDeEnlaces']> = {
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  esperando?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sinMandar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CuestionarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cuestionario'] = ResolversParentTypes['Cuestionario']> = {
  partesCuestionario?: Resolver<Array<ResolversTypes['ParteCuestionario']>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataProcesadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataProcesada'] = ResolversParentTypes['DataProcesada']> = {
  baseDeCalculo?: Resolver<ResolversTypes['BaseDeCalculo'], ParentType, ContextType>;
  cantidadDeEncuestados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cantidadDeEncuestadosPorAntiguedad?: Resolver<ResolversTypes['Serie'], ParentType, ContextType>;
  faltanPorIndicador?: Resolver<Array<Types.Maybe<ResolversTypes['VariablesQueFaltan']>>, ParentType, ContextType>;
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  porcentajeConLaOtraBase?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  porcentajeSatisfaccionGeneral?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  satisfaccionGeneral?: Resolver<ResolversTypes['Serie'], ParentType, ContextType>;
  satisfaccionGeneralAntiguedad?: Resolver<Array<ResolversTypes['Serie']>, ParentType, ContextType>;
  satisfaccionGeneralGeneral?: Resolver<ResolversTypes['Serie'], ParentType, ContextType>;
  satisfaccionGeneralGeneralAntiguedad?: Resolver<ResolversTypes['Serie'], ParentType, ContextType>;
  satisfaccionGeneralPorAreasDeTrabajo?: Resolver<Array<ResolversTypes['NombreYPorcentaje']>, ParentType, ContextType>;
  satisfaccionGeneralPorGruposDeOpinion?: Resolver<Array<ResolversTypes['NombreYPorcentaje']>, ParentType, ContextType>;
  satisfaccionPorAreasDeAnalisis?: Resolver<Array<ResolversTypes['Serie']>, ParentType, ContextType>;
  satisfaccionPorAreasDeTrabajo?: Resolver<Array<ResolversTypes['Serie']>, ParentType, ContextType>;
  satisfaccionPorGruposDeOpinion?: Resolver<Array<ResolversTypes['Serie']>, ParentType, ContextType>;
};

export type DecisionDePruebaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecisionDePrueba'] = ResolversParentTypes['DecisionDePrueba']> = {
  aprueba?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cambio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  momento?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  nota?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quien?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DistribucionDePreguntaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DistribucionDePregunta'] = ResolversParentTypes['DistribucionDePregunta']> = {
  cuentas?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porcentajePregunta?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  positiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  puntos?: Resolver<Types.Maybe<Array<ResolversTypes['PuntoContado']>>, ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DistribucionDePreguntasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DistribucionDePreguntas'] = ResolversParentTypes['DistribucionDePreguntas']> = {
  encuestados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['DistribucionDePregunta']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
};

export type DondeDePrioridadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DondeDePrioridad'] = ResolversParentTypes['DondeDePrioridad']> = {
  bajos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clase?: Resolver<ResolversTypes['Lectura'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ENPSResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ENPS'] = ResolversParentTypes['ENPS']> = {
  desde?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  detractores?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pasivos?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  personas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotores?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  puntos?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ENPSDeClimaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ENPSDeClima'] = ResolversParentTypes['ENPSDeClima']> = {
  clima?: Resolver<ResolversTypes['ClimaLeido'], ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['PreguntaDeENPS']>, ParentType, ContextType>;
};

export type EfectoDeCompromisoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EfectoDeCompromiso'] = ResolversParentTypes['EfectoDeCompromiso']> = {
  ahora?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  antes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  compromiso?: Resolver<ResolversTypes['Compromiso'], ParentType, ContextType>;
  desde?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  empresa?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hasta?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  personas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personasAntes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  puntos?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sinCambio?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  veredicto?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ElegibleDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ElegibleDeInforme'] = ResolversParentTypes['ElegibleDeInforme']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incluida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nota?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmpresaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Empresa'] = ResolversParentTypes['Empresa']> = {
  NIT?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contacto_directo?: Resolver<ResolversTypes['ContactoDirecto'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direccion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nombre_comercial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre_fiscal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telefono?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmpresaDePersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmpresaDePersona'] = ResolversParentTypes['EmpresaDePersona']> = {
  idEmpresa?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmpresaDeUsuarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmpresaDeUsuario'] = ResolversParentTypes['EmpresaDeUsuario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre_comercial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmpresaLeidaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmpresaLeida'] = ResolversParentTypes['EmpresaLeida']> = {
  nombre_comercial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncuestaAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaAbierta'] = ResolversParentTypes['EncuestaAbierta']> = {
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diasQueQuedan?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  esperado?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  faltan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fechaLimite?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  grupos?: Resolver<Array<ResolversTypes['AvanceDeGrupo']>, ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncuestaActivaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaActiva'] = ResolversParentTypes['EncuestaActiva']> = {
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EncuestaDeEncuestadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaDeEncuestado'] = ResolversParentTypes['EncuestaDeEncuestado']> = {
  cuestionario?: Resolver<ResolversTypes['Cuestionario'], ParentType, ContextType>;
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plazoTerminado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  respuestas?: Resolver<Array<ResolversTypes['Respuesta']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncuestaDePersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaDePersona'] = ResolversParentTypes['EncuestaDePersona']> = {
  cerrada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncuestaDePruebaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaDePrueba'] = ResolversParentTypes['EncuestaDePrueba']> = {
  encuesta?: Resolver<ResolversTypes['EncuestaDeEncuestado'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portada?: Resolver<ResolversTypes['PortadaDeEncuesta'], ParentType, ContextType>;
};

export type EncuestaEliminadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EncuestaEliminada'] = ResolversParentTypes['EncuestaEliminada']> = {
  idEncuesta?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncuestadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Encuestado'] = ResolversParentTypes['Encuestado']> = {
  correo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estadoCorreo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idGrupoDeOpinion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  respuestas?: Resolver<Types.Maybe<Array<ResolversTypes['Respuesta']>>, ParentType, ContextType>;
  sendMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tokenVisto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EnlaceDeCuentaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnlaceDeCuenta'] = ResolversParentTypes['EnlaceDeCuenta']> = {
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retiraLlaves?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeEnlace'], ParentType, ContextType>;
};

export type EnvioDeCVResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnvioDeCV'] = ResolversParentTypes['EnvioDeCV']> = {
  archivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aviso?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consentimiento?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  contenidoActivo?: Resolver<Array<ResolversTypes['ContenidoActivo']>, ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecturaArchivo?: Resolver<ResolversTypes['LecturaDeArchivo'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombreArchivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otrosEnvios?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parecidos?: Resolver<Array<ResolversTypes['ParecidoDeEnvio']>, ParentType, ContextType>;
  plaza?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subido?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipoArchivo?: Resolver<ResolversTypes['TipoDeArchivo'], ParentType, ContextType>;
};

export type EnvioDeCVAbiertoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnvioDeCVAbierto'] = ResolversParentTypes['EnvioDeCVAbierto']> = {
  anterior?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  antes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  envio?: Resolver<ResolversTypes['EnvioDeCV'], ParentType, ContextType>;
  etiquetasDelFormulario?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  etiquetasSugeridas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendientes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propuestas?: Resolver<Array<ResolversTypes['PropuestaDeCampo']>, ParentType, ContextType>;
  siguiente?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvioDePersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnvioDePersona'] = ResolversParentTypes['EnvioDePersona']> = {
  idEnvio?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EsperaDePermisoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EsperaDePermiso'] = ResolversParentTypes['EsperaDePermiso']> = {
  puedoPermitir?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  respaldoDel?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  seHabiaPublicado?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EstudioTraidoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EstudioTraido'] = ResolversParentTypes['EstudioTraido']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rechazadas?: Resolver<Array<ResolversTypes['CifraRechazada']>, ParentType, ContextType>;
};

export type EtiquetaConCuentaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EtiquetaConCuenta'] = ResolversParentTypes['EtiquetaConCuenta']> = {
  cvs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  puesto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EtiquetaPuestoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EtiquetaPuesto'] = ResolversParentTypes['EtiquetaPuesto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  puesto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventoDeCalendarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventoDeCalendario'] = ResolversParentTypes['EventoDeCalendario']> = {
  clase?: Resolver<ResolversTypes['ClaseDeEvento'], ParentType, ContextType>;
  correos?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dia?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeEvento'], ParentType, ContextType>;
  hora?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FactorEvaluadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FactorEvaluado'] = ResolversParentTypes['FactorEvaluado']> = {
  factorEvaluadoNoAplica?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porcentajeOfFactorEvaluado?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  positiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  respuestas?: Resolver<Array<ResolversTypes['RespuestaDeResultado']>, ParentType, ContextType>;
  respuestasNoAplica?: Resolver<Array<ResolversTypes['RespuestaDeResultado']>, ParentType, ContextType>;
};

export interface FechaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fecha'], any> {
  name: 'Fecha';
}

export type FilaDeCambioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilaDeCambio'] = ResolversParentTypes['FilaDeCambio']> = {
  ahora?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  antes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cambio?: Resolver<Types.Maybe<ResolversTypes['Cambio']>, ParentType, ContextType>;
  comparabilidad?: Resolver<ResolversTypes['Comparabilidad'], ParentType, ContextType>;
  indicador?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menosPreguntasAntes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilaDeMapaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilaDeMapa'] = ResolversParentTypes['FilaDeMapa']> = {
  celdas?: Resolver<Array<ResolversTypes['CeldaDeMapa']>, ParentType, ContextType>;
  conjunto?: Resolver<ResolversTypes['ConjuntoDeMapa'], ParentType, ContextType>;
  estabaAntes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  general?: Resolver<ResolversTypes['CeldaDeMapa'], ParentType, ContextType>;
};

export type FilaDeTemaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilaDeTema'] = ResolversParentTypes['FilaDeTema']> = {
  celdas?: Resolver<Array<Types.Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FirmaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Firma'] = ResolversParentTypes['Firma']> = {
  ciudad?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colorAcento?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colorPrincipal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direccion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmaDeCorreos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imagenes?: Resolver<Array<ResolversTypes['ImagenDeFirma']>, ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personas?: Resolver<Array<ResolversTypes['PersonaDeFirma']>, ParentType, ContextType>;
  razonSocial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remitente?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  telefono?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatsapp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrupoDeOpinionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrupoDeOpinion'] = ResolversParentTypes['GrupoDeOpinion']> = {
  cantidadEncuestadosGrupoDeOpinion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cifrasAl?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  encuestadosEnCifras?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  encuestadosPlaneados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  hojasSinMostrar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porcentajeDeEncuestados?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  porcentajeSatisfaccionGrupoDeOpinion?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
  seLeeEnSuArea?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['Variable']>, ParentType, ContextType>;
};

export type GrupoIgualResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrupoIgual'] = ResolversParentTypes['GrupoIgual']> = {
  grupo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grupoAnterior?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrupoPorPocasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrupoPorPocas'] = ResolversParentTypes['GrupoPorPocas']> = {
  faltan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liberaTambien?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImagenDeFirmaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImagenDeFirma'] = ResolversParentTypes['ImagenDeFirma']> = {
  direccion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uso?: Resolver<ResolversTypes['UsoDeImagenDeFirma'], ParentType, ContextType>;
};

export type IndicadorDeMedicionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IndicadorDeMedicion'] = ResolversParentTypes['IndicadorDeMedicion']> = {
  faltanVariables?: Resolver<Types.Maybe<ResolversTypes['VariablesQueFaltan']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombreAntiguedad?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  porcentajeIndicador?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['Variable']>, ParentType, ContextType>;
};

export type InformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Informe'] = ResolversParentTypes['Informe']> = {
  citas?: Resolver<Array<ResolversTypes['ElegibleDeInforme']>, ParentType, ContextType>;
  comparables?: Resolver<Array<ResolversTypes['RondaComparable']>, ParentType, ContextType>;
  compromisos?: Resolver<Array<ResolversTypes['ElegibleDeInforme']>, ParentType, ContextType>;
  decidir?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  destinatario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClimaAntes?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  logos?: Resolver<ResolversTypes['LogosDeInforme'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  papel?: Resolver<Types.Maybe<ResolversTypes['Papel']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secciones?: Resolver<Array<ResolversTypes['SeccionDeInforme']>, ParentType, ContextType>;
  trabajosAlDia?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type InformeDeClienteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InformeDeCliente'] = ResolversParentTypes['InformeDeCliente']> = {
  archivos?: Resolver<Array<ResolversTypes['ArchivoDeInforme']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idEmpresa?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type InicioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Inicio'] = ResolversParentTypes['Inicio']> = {
  busquedas?: Resolver<Array<ResolversTypes['BusquedaGuardada']>, ParentType, ContextType>;
  calendarios?: Resolver<Array<ResolversTypes['CalendarioPorDecidir']>, ParentType, ContextType>;
  climas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compromisos?: Resolver<Array<ResolversTypes['CompromisosPorVencer']>, ParentType, ContextType>;
  correosFallidos?: Resolver<Array<ResolversTypes['CorreosFallidos']>, ParentType, ContextType>;
  empresas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encuestas?: Resolver<Array<ResolversTypes['EncuestaAbierta']>, ParentType, ContextType>;
  envioMasAntiguo?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  hayCorreo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendientes?: Resolver<ResolversTypes['Pendientes'], ParentType, ContextType>;
  porActivar?: Resolver<Array<ResolversTypes['RondaPorActivar']>, ParentType, ContextType>;
  porCerrar?: Resolver<Array<ResolversTypes['RondaPorCerrar']>, ParentType, ContextType>;
  porCerrarEnTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porEntregar?: Resolver<Array<ResolversTypes['RondaPorEntregar']>, ParentType, ContextType>;
  porInvitar?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preparacion?: Resolver<Types.Maybe<ResolversTypes['Preparacion']>, ParentType, ContextType>;
  sinLlave?: Resolver<Array<ResolversTypes['RondaSinLlave']>, ParentType, ContextType>;
};

export type InvitacionDeCuentaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvitacionDeCuenta'] = ResolversParentTypes['InvitacionDeCuenta']> = {
  enviada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  rechazada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vence?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type LecturaDeCVResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LecturaDeCV'] = ResolversParentTypes['LecturaDeCV']> = {
  etiquetasSugeridas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  propuestas?: Resolver<Array<ResolversTypes['PropuestaDeCampo']>, ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LlaveDeAccesoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlaveDeAcceso'] = ResolversParentTypes['LlaveDeAcceso']> = {
  creada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usada?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type LlegadasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Llegadas'] = ResolversParentTypes['Llegadas']> = {
  hojas?: Resolver<ResolversTypes['PorVia'], ParentType, ContextType>;
  personas?: Resolver<ResolversTypes['PorVia'], ParentType, ContextType>;
  porGrupo?: Resolver<Array<ResolversTypes['LlegadasDeGrupo']>, ParentType, ContextType>;
};

export type LlegadasDeGrupoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlegadasDeGrupo'] = ResolversParentTypes['LlegadasDeGrupo']> = {
  hojas?: Resolver<ResolversTypes['PorVia'], ParentType, ContextType>;
  hojasSinPersona?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lugaresSinCorreo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personas?: Resolver<ResolversTypes['PorVia'], ParentType, ContextType>;
};

export type LogosDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogosDeInforme'] = ResolversParentTypes['LogosDeInforme']> = {
  empresa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firma?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Lote'] = ResolversParentTypes['Lote']> = {
  anulado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  hojas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idGrupoDeOpinion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usadas?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['ViaDeLote'], ParentType, ContextType>;
};

export type MapaDeCalorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MapaDeCalor'] = ResolversParentTypes['MapaDeCalor']> = {
  clima?: Resolver<ResolversTypes['ClimaLeido'], ParentType, ContextType>;
  columnas?: Resolver<Array<ResolversTypes['ColumnaDeMapa']>, ParentType, ContextType>;
  comparabilidad?: Resolver<Types.Maybe<ResolversTypes['Comparabilidad']>, ParentType, ContextType>;
  comparado?: Resolver<Types.Maybe<ResolversTypes['RondaAnterior']>, ParentType, ContextType>;
  filas?: Resolver<Array<ResolversTypes['FilaDeMapa']>, ParentType, ContextType>;
  notasDeGrupos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  personasAntes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rondas?: Resolver<Array<ResolversTypes['RondaAnterior']>, ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MedidaDePlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MedidaDePlan'] = ResolversParentTypes['MedidaDePlan']> = {
  clase?: Resolver<ResolversTypes['ClaseDeMedidaDePlan'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MensajeConIdResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MensajeConId'] = ResolversParentTypes['MensajeConId']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MensajeRecibidoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MensajeRecibido'] = ResolversParentTypes['MensajeRecibido']> = {
  consentimiento?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  contestado?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MesaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mesa'] = ResolversParentTypes['Mesa']> = {
  areas?: Resolver<Array<ResolversTypes['AreaDeMesa']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idPregunta?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lista?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['PreguntaDeMesa']>, ParentType, ContextType>;
  respuestas?: Resolver<Array<ResolversTypes['RespuestaDeMesa']>, ParentType, ContextType>;
  temas?: Resolver<Array<ResolversTypes['Tema']>, ParentType, ContextType>;
};

export type MovimientoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Movimiento'] = ResolversParentTypes['Movimiento']> = {
  ahora?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  antes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cambio?: Resolver<ResolversTypes['Cambio'], ParentType, ContextType>;
  conjunto?: Resolver<ResolversTypes['ConjuntoDeMapa'], ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menosPreguntasAntes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MuestraDeCorreoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MuestraDeCorreo'] = ResolversParentTypes['MuestraDeCorreo']> = {
  asunto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responderA?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateSegundoFactor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answerEncuestaDePrueba?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationanswerEncuestaDePruebaArgs, 'aprueba' | 'codigo' | 'nombre' | 'nota'>>;
  anularLote?: Resolver<ResolversTypes['Lote'], ParentType, ContextType, RequireFields<Types.MutationanularLoteArgs, 'idClima' | 'lote'>>;
  cancelTrabajo?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationcancelTrabajoArgs, 'idTrabajo'>>;
  cerrarClimaOrganizacional?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationcerrarClimaOrganizacionalArgs, 'idClima'>>;
  changeBusquedaVista?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType, RequireFields<Types.MutationchangeBusquedaVistaArgs, 'idBusqueda'>>;
  changeCita?: Resolver<ResolversTypes['RespuestaDeMesa'], ParentType, ContextType, RequireFields<Types.MutationchangeCitaArgs, 'clave' | 'frases' | 'idClima'>>;
  changeComparabilidad?: Resolver<ResolversTypes['Comparabilidad'], ParentType, ContextType, RequireFields<Types.MutationchangeComparabilidadArgs, 'comparable' | 'idClima' | 'idComparado' | 'variable'>>;
  changeConservarCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangeConservarCVArgs, 'idCV'>>;
  changeEncuestaActivaClima?: Resolver<ResolversTypes['EncuestaActiva'], ParentType, ContextType, RequireFields<Types.MutationchangeEncuestaActivaClimaArgs, 'encuestaActiva' | 'idClima'>>;
  changeEstadoDeCompromiso?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangeEstadoDeCompromisoArgs, 'estado' | 'idCompromiso'>>;
  changeEtiquetasDeCVs?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationchangeEtiquetasDeCVsArgs, 'idsCV'>>;
  changeGrupoIgual?: Resolver<ResolversTypes['ComparabilidadDeRondas'], ParentType, ContextType, RequireFields<Types.MutationchangeGrupoIgualArgs, 'grupo' | 'idClima' | 'idComparado'>>;
  changeHecho?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationchangeHechoArgs, 'idClima' | 'texto'>>;
  changeMensajeContestado?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangeMensajeContestadoArgs, 'contestado' | 'idMensaje'>>;
  changeNombresDeTramos?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangeNombresDeTramosArgs, 'idClima' | 'nombres'>>;
  changePassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationchangePasswordArgs, 'passwordActual' | 'passwordNueva'>>;
  changePasswordByEnlace?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.MutationchangePasswordByEnlaceArgs, 'password' | 'token'>>;
  changePeticionResuelta?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangePeticionResueltaArgs, 'idPeticion' | 'resuelta'>>;
  changePreparacionOmitida?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationchangePreparacionOmitidaArgs, 'omitida'>>;
  changeRespuestaVista?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationchangeRespuestaVistaArgs, 'idCV'>>;
  changeTapado?: Resolver<ResolversTypes['RespuestaDeMesa'], ParentType, ContextType, RequireFields<Types.MutationchangeTapadoArgs, 'clave' | 'desde' | 'estado' | 'hasta' | 'idClima' | 'tipo'>>;
  changeTemaDeRespuesta?: Resolver<ResolversTypes['RespuestaDeMesa'], ParentType, ContextType, RequireFields<Types.MutationchangeTemaDeRespuestaArgs, 'clave' | 'idClima' | 'idTema' | 'puesto'>>;
  confirmPeticion?: Resolver<ResolversTypes['PeticionConfirmada'], ParentType, ContextType, RequireFields<Types.MutationconfirmPeticionArgs, 'token'>>;
  confirmSegundoFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.MutationconfirmSegundoFactorArgs, 'codigo'>>;
  deactivateCuenta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeactivateCuentaArgs, 'idCuenta'>>;
  deleteBusqueda?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteBusquedaArgs, 'idBusqueda'>>;
  deleteCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteCVArgs, 'idCV'>>;
  deleteCVEliminado?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteCVEliminadoArgs, 'idCV'>>;
  deleteCVs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Types.MutationdeleteCVsArgs, 'idsCV'>>;
  deleteCandidato?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteCandidatoArgs, 'idCandidato'>>;
  deleteClimaOrganizacional?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteClimaOrganizacionalArgs, 'idClima'>>;
  deleteCompromiso?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteCompromisoArgs, 'idCompromiso'>>;
  deleteEmpresa?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteEmpresaArgs, 'idEmpresa'>>;
  deleteEncuesta?: Resolver<ResolversTypes['EncuestaEliminada'], ParentType, ContextType, RequireFields<Types.MutationdeleteEncuestaArgs, 'idClima' | 'idEncuesta'>>;
  deleteEnvioDeCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteEnvioDeCVArgs, 'idEnvio'>>;
  deleteEtiquetaPuesto?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteEtiquetaPuestoArgs, 'idEtiqueta'>>;
  deleteLlaveDeAcceso?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeleteLlaveDeAccesoArgs, 'idLlave' | 'password'>>;
  deleteOtrasSesiones?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeleteOtrasSesionesArgs, 'password'>>;
  deletePlantilla?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeletePlantillaArgs, 'idPlantilla'>>;
  deleteSegundoFactor?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeleteSegundoFactorArgs, 'password'>>;
  deleteSegundoFactorDeCuenta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeleteSegundoFactorDeCuentaArgs, 'idCuenta'>>;
  deleteSesionesDeCuenta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationdeleteSesionesDeCuentaArgs, 'idCuenta'>>;
  deleteTema?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteTemaArgs, 'idTema'>>;
  deleteVacante?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationdeleteVacanteArgs, 'idVacante'>>;
  drawCaptura?: Resolver<ResolversTypes['CapturaAbierta'], ParentType, ContextType, RequireFields<Types.MutationdrawCapturaArgs, 'cuantas' | 'idClima' | 'lote'>>;
  erasePersona?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationerasePersonaArgs, 'correo'>>;
  insertBusqueda?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertBusquedaArgs, 'nombre'>>;
  insertCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertCVArgs, 'celular' | 'correo' | 'cv' | 'estado' | 'etiquetasPuestos' | 'primerApellido' | 'primerNombre' | 'segundoApellido'>>;
  insertCVDeEnvio?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertCVDeEnvioArgs, 'campos' | 'idEnvio'>>;
  insertCVsDeSubida?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationinsertCVsDeSubidaArgs, 'idSubida'>>;
  insertCandidato?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertCandidatoArgs, 'idVacante'>>;
  insertCandidatos?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationinsertCandidatosArgs, 'idVacante' | 'idsCV'>>;
  insertCaptura?: Resolver<ResolversTypes['CapturaGuardada'], ParentType, ContextType, RequireFields<Types.MutationinsertCapturaArgs, 'hojas' | 'idClima' | 'lote'>>;
  insertClimaOrganizacional?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertClimaOrganizacionalArgs, 'clima'>>;
  insertCompromiso?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertCompromisoArgs, 'compromiso' | 'idClima'>>;
  insertEmpresa?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertEmpresaArgs, 'empresa'>>;
  insertEstudioAnterior?: Resolver<ResolversTypes['EstudioTraido'], ParentType, ContextType, RequireFields<Types.MutationinsertEstudioAnteriorArgs, 'estudio' | 'idClima'>>;
  insertEtiquetaPuesto?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertEtiquetaPuestoArgs, 'etiqueta'>>;
  insertLlaveDeAcceso?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertLlaveDeAccesoArgs, 'nombre' | 'respuesta' | 'reto'>>;
  insertLote?: Resolver<ResolversTypes['Lote'], ParentType, ContextType, RequireFields<Types.MutationinsertLoteArgs, 'hojas' | 'idClima' | 'idGrupoDeOpinion' | 'via'>>;
  insertNewEncuesta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationinsertNewEncuestaArgs, 'idClima' | 'idGrupoDeOpinion'>>;
  insertNewEncuestas?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationinsertNewEncuestasArgs, 'idClima' | 'invitaciones'>>;
  insertPlantilla?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertPlantillaArgs, 'idClima' | 'plantilla'>>;
  insertRespuestasEncuesta?: Resolver<Array<ResolversTypes['Respuesta']>, ParentType, ContextType, RequireFields<Types.MutationinsertRespuestasEncuestaArgs, 'idClima' | 'respuestas' | 'token'>>;
  insertSubida?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertSubidaArgs, 'etiquetas'>>;
  insertTema?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertTemaArgs, 'idClima' | 'idPregunta' | 'nombre'>>;
  insertTokens?: Resolver<ResolversTypes['TokensNuevos'], ParentType, ContextType, RequireFields<Types.MutationinsertTokensArgs, 'cuantos' | 'idClima' | 'idGrupoDeOpinion'>>;
  insertVacante?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinsertVacanteArgs, 'nombre'>>;
  inviteCuenta?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationinviteCuentaArgs, 'correo' | 'idsEmpresas' | 'nombre' | 'rol'>>;
  makeInforme?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Types.MutationmakeInformeArgs, 'formato' | 'idClima'>>;
  mergeEtiquetasPuestos?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationmergeEtiquetasPuestosArgs, 'conIdEtiqueta' | 'idEtiqueta'>>;
  mergeTemas?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationmergeTemasArgs, 'idDestino' | 'idTema'>>;
  moveTema?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationmoveTemaArgs, 'idTema' | 'lugar'>>;
  permitirPublicarClima?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationpermitirPublicarClimaArgs, 'idClima'>>;
  prepareLlaveDeAcceso?: Resolver<ResolversTypes['RetoDeLlave'], ParentType, ContextType, RequireFields<Types.MutationprepareLlaveDeAccesoArgs, 'password'>>;
  prepareSegundoFactor?: Resolver<ResolversTypes['SegundoFactorPreparado'], ParentType, ContextType, RequireFields<Types.MutationprepareSegundoFactorArgs, 'password'>>;
  printPapeletas?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationprintPapeletasArgs, 'cuantas' | 'idClima' | 'lote' | 'papel'>>;
  publicarAlCliente?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationpublicarAlClienteArgs, 'idClima'>>;
  publicarInforme?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Types.MutationpublicarInformeArgs, 'idClima' | 'mensaje' | 'version'>>;
  publicarResultados?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationpublicarResultadosArgs, 'idClima'>>;
  reactivateCuenta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationreactivateCuentaArgs, 'idCuenta'>>;
  renewCodigosDeRecuperacion?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.MutationrenewCodigosDeRecuperacionArgs, 'password'>>;
  requestDatos?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationrequestDatosArgs, 'correo' | 'pedido'>>;
  requestPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationrequestPasswordArgs, 'correo'>>;
  resendInvitacion?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationresendInvitacionArgs, 'idCuenta'>>;
  restoreCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationrestoreCVArgs, 'idCV'>>;
  restoreCVs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Types.MutationrestoreCVsArgs, 'idsCV'>>;
  restoreEnvioDeCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationrestoreEnvioDeCVArgs, 'idEnvio'>>;
  retirarDelCliente?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationretirarDelClienteArgs, 'idClima'>>;
  retirarVersionDeInforme?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationretirarVersionDeInformeArgs, 'idVersion'>>;
  sendCorreoDePrueba?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationsendCorreoDePruebaArgs, 'clase' | 'idClima' | 'palabras'>>;
  sendCorreoToEncuesta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationsendCorreoToEncuestaArgs, 'correo' | 'idClima' | 'idEncuesta'>>;
  sendPruebaDeCorreo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendRecordatorios?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationsendRecordatoriosArgs, 'idClima'>>;
  sendSolicitudesDeActualizacion?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationsendSolicitudesDeActualizacionArgs, 'idsCV'>>;
  updateAjustes?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdateAjustesArgs, 'ajustes'>>;
  updateBusqueda?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateBusquedaArgs, 'idBusqueda' | 'nombre'>>;
  updateCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateCVArgs, 'celular' | 'correo' | 'estado' | 'etiquetasPuestos' | 'idCV' | 'primerApellido' | 'primerNombre' | 'segundoApellido'>>;
  updateCVConEnvio?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateCVConEnvioArgs, 'campos' | 'idCV' | 'idEnvio'>>;
  updateCalendario?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdateCalendarioArgs, 'calendario' | 'idClima'>>;
  updateCandidato?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateCandidatoArgs, 'idCandidato'>>;
  updateClimaOrganizacional?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateClimaOrganizacionalArgs, 'clima' | 'idClima'>>;
  updateCompromiso?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateCompromisoArgs, 'compromiso' | 'idCompromiso' | 'revision'>>;
  updateCuenta?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdateCuentaArgs, 'idCuenta' | 'idsEmpresas' | 'nombre' | 'rol'>>;
  updateEmpresa?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateEmpresaArgs, 'empresa' | 'idEmpresa'>>;
  updateEtiquetaPuesto?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateEtiquetaPuestoArgs, 'etiqueta' | 'idEtiqueta'>>;
  updateFirma?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdateFirmaArgs, 'firma' | 'revision'>>;
  updateImagenesDeFirma?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdateImagenesDeFirmaArgs, 'imagenes'>>;
  updateInforme?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.MutationupdateInformeArgs, 'elecciones' | 'idClima' | 'revision'>>;
  updatePalabras?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdatePalabrasArgs, 'idClima' | 'palabras'>>;
  updatePalabrasDeFirma?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdatePalabrasDeFirmaArgs, 'palabras'>>;
  updatePersonasDeFirma?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationupdatePersonasDeFirmaArgs, 'personas' | 'revision'>>;
  updatePlantilla?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdatePlantillaArgs, 'idPlantilla' | 'plantilla'>>;
  updateRedaccion?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.MutationupdateRedaccionArgs, 'clave' | 'comentario' | 'idClima' | 'revisada' | 'revision' | 'titular'>>;
  updateSitio?: Resolver<ResolversTypes['SitioEditado'], ParentType, ContextType, RequireFields<Types.MutationupdateSitioArgs, 'contenido' | 'publicar' | 'revision'>>;
  updateSubida?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateSubidaArgs, 'etiquetas' | 'idSubida'>>;
  updateTema?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateTemaArgs, 'idTema' | 'nombre'>>;
  updateVacante?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationupdateVacanteArgs, 'idVacante' | 'nombre'>>;
};

export type NombreYPorcentajeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NombreYPorcentaje'] = ResolversParentTypes['NombreYPorcentaje']> = {
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porcentaje?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type NotaDeCompromisoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotaDeCompromiso'] = ResolversParentTypes['NotaDeCompromiso']> = {
  dia?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quien?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaginaDeBitacoraResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaginaDeBitacora'] = ResolversParentTypes['PaginaDeBitacora']> = {
  anotaciones?: Resolver<Array<ResolversTypes['Anotacion']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaginaDeClimasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaginaDeClimas'] = ResolversParentTypes['PaginaDeClimas']> = {
  climas?: Resolver<Array<ResolversTypes['ClimaOrganizacional']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ultimas?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PaginaDeEmpresasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaginaDeEmpresas'] = ResolversParentTypes['PaginaDeEmpresas']> = {
  empresas?: Resolver<Array<ResolversTypes['Empresa']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PalabrasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Palabras'] = ResolversParentTypes['Palabras']> = {
  bienvenida?: Resolver<ResolversTypes['Texto'], ParentType, ContextType>;
  gracias?: Resolver<ResolversTypes['Texto'], ParentType, ContextType>;
  invitacion?: Resolver<ResolversTypes['Texto'], ParentType, ContextType>;
  recordatorio?: Resolver<ResolversTypes['Texto'], ParentType, ContextType>;
  remitente?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responderA?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PalabrasDeClimaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PalabrasDeClima'] = ResolversParentTypes['PalabrasDeClima']> = {
  deLaFirma?: Resolver<ResolversTypes['Palabras'], ParentType, ContextType>;
  propias?: Resolver<ResolversTypes['Palabras'], ParentType, ContextType>;
};

export type ParecidoDeEnvioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParecidoDeEnvio'] = ResolversParentTypes['ParecidoDeEnvio']> = {
  cv?: Resolver<ResolversTypes['CV'], ParentType, ContextType>;
  motivos?: Resolver<Array<ResolversTypes['MotivoDeParecido']>, ParentType, ContextType>;
};

export type ParteComplementariaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParteComplementaria'] = ResolversParentTypes['ParteComplementaria']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preguntaGeneral?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['PreguntaComplementaria']>, ParentType, ContextType>;
  puntos?: Resolver<Types.Maybe<Array<ResolversTypes['PuntoDeEscala']>>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeParte'], ParentType, ContextType>;
};

export type ParteCuestionarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParteCuestionario'] = ResolversParentTypes['ParteCuestionario']> = {
  cantidadDeOpciones?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eNPS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enOrden?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preguntaAbierta?: Resolver<Types.Maybe<ResolversTypes['PreguntaAbierta']>, ParentType, ContextType>;
  preguntaGeneral?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['Pregunta']>, ParentType, ContextType>;
  puntos?: Resolver<Types.Maybe<Array<ResolversTypes['PuntoDeEscala']>>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeParte'], ParentType, ContextType>;
  variable?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParteDePlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParteDePlan'] = ResolversParentTypes['ParteDePlan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParticipacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Participacion'] = ResolversParentTypes['Participacion']> = {
  completas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porArea?: Resolver<Array<ResolversTypes['ParticipacionDeParte']>, ParentType, ContextType>;
  porGrupo?: Resolver<Array<ResolversTypes['ParticipacionDeParte']>, ParentType, ContextType>;
};

export type ParticipacionDeGrupoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParticipacionDeGrupo'] = ResolversParentTypes['ParticipacionDeGrupo']> = {
  contestaron?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dicho?: Resolver<Types.Maybe<ResolversTypes['ParticipacionDicha']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParticipacionDeParteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParticipacionDeParte'] = ResolversParentTypes['ParticipacionDeParte']> = {
  completas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendientesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Pendientes'] = ResolversParentTypes['Pendientes']> = {
  carpetaDeCorreo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mensajesNuevos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peticiones?: Resolver<Types.Maybe<ResolversTypes['PeticionesQueEsperan']>, ParentType, ContextType>;
  porActualizar?: Resolver<ResolversTypes['CuentaDeEnlaces'], ParentType, ContextType>;
  porBorrar?: Resolver<Types.Maybe<ResolversTypes['AvisoDeBorrado']>, ParentType, ContextType>;
  porRevisar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonaDeFirmaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaDeFirma'] = ResolversParentTypes['PersonaDeFirma']> = {
  foto?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonaGuardadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaGuardada'] = ResolversParentTypes['PersonaGuardada']> = {
  busquedas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compromisos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cuenta?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cvs?: Resolver<Array<ResolversTypes['CVDePersona']>, ParentType, ContextType>;
  empresas?: Resolver<Array<ResolversTypes['EmpresaDePersona']>, ParentType, ContextType>;
  encuestas?: Resolver<Array<ResolversTypes['EncuestaDePersona']>, ParentType, ContextType>;
  envios?: Resolver<Array<ResolversTypes['EnvioDePersona']>, ParentType, ContextType>;
  mensajes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSePuede?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  peticiones?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vacantes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PeticionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Peticion'] = ResolversParentTypes['Peticion']> = {
  confirmada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nota?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pedido?: Resolver<ResolversTypes['Pedido'], ParentType, ContextType>;
  plazo?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  resuelta?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type PeticionConfirmadaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeticionConfirmada'] = ResolversParentTypes['PeticionConfirmada']> = {
  plazo?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type PeticionesQueEsperanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeticionesQueEsperan'] = ResolversParentTypes['PeticionesQueEsperan']> = {
  cuantas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plazo?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  anterior?: Resolver<Types.Maybe<ResolversTypes['PlanAnterior']>, ParentType, ContextType>;
  base?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compromisos?: Resolver<Array<ResolversTypes['Compromiso']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  medidas?: Resolver<Array<ResolversTypes['MedidaDePlan']>, ParentType, ContextType>;
  partes?: Resolver<Array<ResolversTypes['ParteDePlan']>, ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanAnteriorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanAnterior'] = ResolversParentTypes['PlanAnterior']> = {
  base?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  efectos?: Resolver<Array<ResolversTypes['EfectoDeCompromiso']>, ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlantillaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Plantilla'] = ResolversParentTypes['Plantilla']> = {
  cantidadDePreguntas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  descripcion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PorViaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PorVia'] = ResolversParentTypes['PorVia']> = {
  captura?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  papeleta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortadaDeEncuestaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PortadaDeEncuesta'] = ResolversParentTypes['PortadaDeEncuesta']> = {
  bienvenida?: Resolver<ResolversTypes['TextoDeEncuesta'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gracias?: Resolver<ResolversTypes['TextoDeEncuesta'], ParentType, ContextType>;
  hasta?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimoFirme?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plazoTerminado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrecioDeAvanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrecioDeAvance'] = ResolversParentTypes['PrecioDeAvance']> = {
  con?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  desde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreguntaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Pregunta'] = ResolversParentTypes['Pregunta']> = {
  NoAplica?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  factorEvaluado?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positiva?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreguntaAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaAbierta'] = ResolversParentTypes['PreguntaAbierta']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreguntaAbiertaConRespuestasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaAbiertaConRespuestas'] = ResolversParentTypes['PreguntaAbiertaConRespuestas']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respuestas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreguntaComplementariaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaComplementaria'] = ResolversParentTypes['PreguntaComplementaria']> = {
  cantidadDeRespuestas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porcentajes?: Resolver<Array<ResolversTypes['NombreYPorcentaje']>, ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreguntaConResultadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaConResultado'] = ResolversParentTypes['PreguntaConResultado']> = {
  factorEvaluado?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porcentajePregunta?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respuestas?: Resolver<Array<ResolversTypes['RespuestaDeResultado']>, ParentType, ContextType>;
};

export type PreguntaDeENPSResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaDeENPS'] = ResolversParentTypes['PreguntaDeENPS']> = {
  conjuntos?: Resolver<Array<ResolversTypes['ConjuntoConENPS']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rondas?: Resolver<Array<ResolversTypes['RondaConENPS']>, ParentType, ContextType>;
};

export type PreguntaDeMesaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntaDeMesa'] = ResolversParentTypes['PreguntaDeMesa']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreguntasAbiertasDeGrupoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreguntasAbiertasDeGrupo'] = ResolversParentTypes['PreguntasAbiertasDeGrupo']> = {
  encuestadosPlaneados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preguntasAbiertas?: Resolver<Array<ResolversTypes['PreguntaAbiertaConRespuestas']>, ParentType, ContextType>;
  reserva?: Resolver<Types.Maybe<ResolversTypes['Reserva']>, ParentType, ContextType>;
};

export type PreparacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Preparacion'] = ResolversParentTypes['Preparacion']> = {
  correo?: Resolver<ResolversTypes['PreparacionDeCorreo'], ParentType, ContextType>;
  equipo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firma?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  omitida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrioridadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Prioridad'] = ResolversParentTypes['Prioridad']> = {
  baja?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cambio?: Resolver<Types.Maybe<ResolversTypes['Cambio']>, ParentType, ContextType>;
  donde?: Resolver<ResolversTypes['DondeDePrioridad'], ParentType, ContextType>;
  valor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrioridadesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Prioridades'] = ResolversParentTypes['Prioridades']> = {
  clima?: Resolver<ResolversTypes['ClimaLeido'], ParentType, ContextType>;
  comparado?: Resolver<Types.Maybe<ResolversTypes['RondaAnterior']>, ParentType, ContextType>;
  prioridades?: Resolver<Array<ResolversTypes['Prioridad']>, ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropuestaDeCampoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropuestaDeCampo'] = ResolversParentTypes['PropuestaDeCampo']> = {
  campo?: Resolver<ResolversTypes['CampoDeCV'], ParentType, ContextType>;
  origen?: Resolver<ResolversTypes['OrigenDeCampo'], ParentType, ContextType>;
  valor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PruebaDeClimaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PruebaDeClima'] = ResolversParentTypes['PruebaDeClima']> = {
  codigo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['DecisionDePrueba']>, ParentType, ContextType>;
  vence?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type PublicacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Publicacion'] = ResolversParentTypes['Publicacion']> = {
  fecha?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  hojas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PuntoContadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PuntoContado'] = ResolversParentTypes['PuntoContado']> = {
  cuantos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  favorable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PuntoDeEscalaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PuntoDeEscala'] = ResolversParentTypes['PuntoDeEscala']> = {
  favorable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appInfo?: Resolver<ResolversTypes['AppInfo'], ParentType, ContextType>;
  auth?: Resolver<ResolversTypes['Auth'], ParentType, ContextType>;
  checkCodigoDeKiosco?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QuerycheckCodigoDeKioscoArgs, 'codigo' | 'idClima'>>;
  climasOrganizacionales?: Resolver<Array<ResolversTypes['ClimaOrganizacional']>, ParentType, ContextType>;
  empresas?: Resolver<Array<ResolversTypes['Empresa']>, ParentType, ContextType>;
  getAntiguedadSatisfaccionGeneral?: Resolver<Array<ResolversTypes['Antiguedad']>, ParentType, ContextType, RequireFields<Types.QuerygetAntiguedadSatisfaccionGeneralArgs, 'idClima'>>;
  getAreasDeTrabajoSatisfaccionGeneral?: Resolver<Array<ResolversTypes['AreaDeTrabajo']>, ParentType, ContextType, RequireFields<Types.QuerygetAreasDeTrabajoSatisfaccionGeneralArgs, 'idClima'>>;
  getCVPropio?: Resolver<Types.Maybe<ResolversTypes['CVPropio']>, ParentType, ContextType, RequireFields<Types.QuerygetCVPropioArgs, 'token'>>;
  getEncuestaDePrueba?: Resolver<Types.Maybe<ResolversTypes['EncuestaDePrueba']>, ParentType, ContextType, RequireFields<Types.QuerygetEncuestaDePruebaArgs, 'codigo'>>;
  getEncuestado?: Resolver<Types.Maybe<ResolversTypes['EncuestaDeEncuestado']>, ParentType, ContextType, RequireFields<Types.QuerygetEncuestadoArgs, 'idClima' | 'token'>>;
  getGraficasComplementarias?: Resolver<Array<ResolversTypes['ParteComplementaria']>, ParentType, ContextType, RequireFields<Types.QuerygetGraficasComplementariasArgs, 'idClima'>>;
  getPortadaDeEncuesta?: Resolver<Types.Maybe<ResolversTypes['PortadaDeEncuesta']>, ParentType, ContextType, RequireFields<Types.QuerygetPortadaDeEncuestaArgs, 'idClima'>>;
  getPreguntasAbiertas?: Resolver<Array<ResolversTypes['PreguntasAbiertasDeGrupo']>, ParentType, ContextType, RequireFields<Types.QuerygetPreguntasAbiertasArgs, 'idClima'>>;
  getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.QuerygetSatisfaccionPorGrupoDeOpinonYFactoresEvaluadosArgs, 'idClima'>>;
};

export type RedaccionDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RedaccionDeInforme'] = ResolversParentTypes['RedaccionDeInforme']> = {
  cifrasCambiaron?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comentario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posibles?: Resolver<Array<ResolversTypes['Sugerencia']>, ParentType, ContextType>;
  revisada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisadaPor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sugerida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  titular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RespuestaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Respuesta'] = ResolversParentTypes['Respuesta']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idPregunta?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  respuesta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RespuestaDeMesaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RespuestaDeMesa'] = ResolversParentTypes['RespuestaDeMesa']> = {
  cita?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citadas?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  clave?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  frases?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  idArea?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  idsTemas?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  tapados?: Resolver<Array<ResolversTypes['Tapado']>, ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RespuestaDeResultadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RespuestaDeResultado'] = ResolversParentTypes['RespuestaDeResultado']> = {
  factorEvaluado?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idGrupoDeOpinion?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  idPregunta?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idPreguntaAntiguedad?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  respuesta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetencionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Retencion'] = ResolversParentTypes['Retencion']> = {
  activaDesde?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  conservados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cvs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  envios?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mesesParaActualizar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mesesParaBorrar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proximo?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type RetoDeLlaveResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetoDeLlave'] = ResolversParentTypes['RetoDeLlave']> = {
  opciones?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reto?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RondaAnteriorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaAnterior'] = ResolversParentTypes['RondaAnterior']> = {
  conOtraBase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RondaComparableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaComparable'] = ResolversParentTypes['RondaComparable']> = {
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicadaAlCliente?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RondaConENPSResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaConENPS'] = ResolversParentTypes['RondaConENPS']> = {
  eNPS?: Resolver<Types.Maybe<ResolversTypes['ENPS']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RondaDeClienteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaDeCliente'] = ResolversParentTypes['RondaDeCliente']> = {
  callada?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cerrado?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contestaron?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dicho?: Resolver<Types.Maybe<ResolversTypes['ParticipacionDicha']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encuestaActiva?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fechaInicio?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  fechaLimite?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  grupos?: Resolver<Array<ResolversTypes['ParticipacionDeGrupo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idEmpresa?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  juntos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicado?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type RondaDeTendenciaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaDeTendencia'] = ResolversParentTypes['RondaDeTendencia']> = {
  conOtraBase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estudio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hecho?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RondaPorActivarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaPorActivar'] = ResolversParentTypes['RondaPorActivar']> = {
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RondaPorCerrarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaPorCerrar'] = ResolversParentTypes['RondaPorCerrar']> = {
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planeados?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terminada?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type RondaPorEntregarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaPorEntregar'] = ResolversParentTypes['RondaPorEntregar']> = {
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RondaSiguienteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaSiguiente'] = ResolversParentTypes['RondaSiguiente']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RondaSinLlaveResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RondaSinLlave'] = ResolversParentTypes['RondaSinLlave']> = {
  contestaron?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idClima?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalidaDeCorreosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SalidaDeCorreos'] = ResolversParentTypes['SalidaDeCorreos']> = {
  carpeta?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enCola?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gruposRecordadosHoy?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  recordadoHoy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordatorios?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeccionDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SeccionDeInforme'] = ResolversParentTypes['SeccionDeInforme']> = {
  clave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fija?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  incluida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redacciones?: Resolver<Array<ResolversTypes['RedaccionDeInforme']>, ParentType, ContextType>;
};

export type SegundoFactorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SegundoFactor'] = ResolversParentTypes['SegundoFactor']> = {
  activo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codigosDeRecuperacion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exigido?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SegundoFactorPreparadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SegundoFactorPreparado'] = ResolversParentTypes['SegundoFactorPreparado']> = {
  clave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SegundoPasoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SegundoPaso'] = ResolversParentTypes['SegundoPaso']> = {
  paso?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SerieResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Serie'] = ResolversParentTypes['Serie']> = {
  data?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SerieDeTendenciaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SerieDeTendencia'] = ResolversParentTypes['SerieDeTendencia']> = {
  cambios?: Resolver<Array<Types.Maybe<ResolversTypes['Cambio']>>, ParentType, ContextType>;
  menosPreguntas?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personas?: Resolver<Array<Types.Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  tramos?: Resolver<Array<ResolversTypes['TramoDeTendencia']>, ParentType, ContextType>;
  valores?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type SesionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sesion'] = ResolversParentTypes['Sesion']> = {
  conexion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faltaSegundoFactor?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  segundoFactor?: Resolver<Types.Maybe<ResolversTypes['SegundoPaso']>, ParentType, ContextType>;
  usuario?: Resolver<Types.Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
};

export type SesionAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SesionAbierta'] = ResolversParentTypes['SesionAbierta']> = {
  actual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inicio?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  ultimoUso?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type SitioEditadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SitioEditado'] = ResolversParentTypes['SitioEditado']> = {
  anterior?: Resolver<Types.Maybe<ResolversTypes['ContenidoDeSitio']>, ParentType, ContextType>;
  borrador?: Resolver<ResolversTypes['ContenidoDeSitio'], ParentType, ContextType>;
  publicado?: Resolver<ResolversTypes['ContenidoDeSitio'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SolicitudDeActualizacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SolicitudDeActualizacion'] = ResolversParentTypes['SolicitudDeActualizacion']> = {
  abierta?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  contestada?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  enviada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
};

export type SubidaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subida'] = ResolversParentTypes['Subida']> = {
  archivos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  etiquetas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubidaAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubidaAbierta'] = ResolversParentTypes['SubidaAbierta']> = {
  archivos?: Resolver<Array<ResolversTypes['ArchivoDeSubida']>, ParentType, ContextType>;
  subida?: Resolver<ResolversTypes['Subida'], ParentType, ContextType>;
};

export type SugerenciaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sugerencia'] = ResolversParentTypes['Sugerencia']> = {
  comentario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TapadoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tapado'] = ResolversParentTypes['Tapado']> = {
  desde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propuesto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeTapado'], ParentType, ContextType>;
};

export type TemaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tema'] = ResolversParentTypes['Tema']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemasPorAreaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TemasPorArea'] = ResolversParentTypes['TemasPorArea']> = {
  columnas?: Resolver<Array<ResolversTypes['ColumnaDeTemas']>, ParentType, ContextType>;
  conTema?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  empresa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idPregunta?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lista?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimoPorGrupo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['PreguntaDeMesa']>, ParentType, ContextType>;
  respuestas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  temas?: Resolver<Array<ResolversTypes['FilaDeTema']>, ParentType, ContextType>;
};

export type TendenciaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tendencia'] = ResolversParentTypes['Tendencia']> = {
  areas?: Resolver<Array<ResolversTypes['SerieDeTendencia']>, ParentType, ContextType>;
  clima?: Resolver<ResolversTypes['ClimaLeido'], ParentType, ContextType>;
  desde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eNPS?: Resolver<Array<ResolversTypes['TendenciaDeENPS']>, ParentType, ContextType>;
  faltan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  faltanDeAntes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  general?: Resolver<ResolversTypes['SerieDeTendencia'], ParentType, ContextType>;
  hasta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indicadores?: Resolver<Array<ResolversTypes['SerieDeTendencia']>, ParentType, ContextType>;
  notasDeGrupos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preguntas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repetidas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rondas?: Resolver<Array<ResolversTypes['RondaDeTendencia']>, ParentType, ContextType>;
  soloRepetidas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TendenciaDeENPSResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TendenciaDeENPS'] = ResolversParentTypes['TendenciaDeENPS']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pregunta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rondas?: Resolver<Array<ResolversTypes['RondaConENPS']>, ParentType, ContextType>;
};

export type TextoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Texto'] = ResolversParentTypes['Texto']> = {
  asunto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cuerpo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saludo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextoDeEncuestaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextoDeEncuesta'] = ResolversParentTypes['TextoDeEncuesta']> = {
  firma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parrafos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  saludo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextoDeSitioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextoDeSitio'] = ResolversParentTypes['TextoDeSitio']> = {
  clave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokensNuevosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TokensNuevos'] = ResolversParentTypes['TokensNuevos']> = {
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrabajoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Trabajo'] = ResolversParentTypes['Trabajo']> = {
  archivo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asunto?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  enlace?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeTrabajo'], ParentType, ContextType>;
  hecho?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idClima?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TramoDeTendenciaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TramoDeTendencia'] = ResolversParentTypes['TramoDeTendencia']> = {
  declaradas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  motivo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipo?: Resolver<ResolversTypes['TipoDeTramo'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrozoDeFragmentoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrozoDeFragmento'] = ResolversParentTypes['TrozoDeFragmento']> = {
  coincide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrozoDeFraseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrozoDeFrase'] = ResolversParentTypes['TrozoDeFrase']> = {
  fuerte?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsuarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Usuario'] = ResolversParentTypes['Usuario']> = {
  empresas?: Resolver<Types.Maybe<Array<ResolversTypes['EmpresaDeUsuario']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rol?: Resolver<Types.Maybe<ResolversTypes['Rol']>, ParentType, ContextType>;
  usuario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VacanteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Vacante'] = ResolversParentTypes['Vacante']> = {
  candidatos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VacanteAbiertaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VacanteAbierta'] = ResolversParentTypes['VacanteAbierta']> = {
  candidatos?: Resolver<Array<ResolversTypes['Candidato']>, ParentType, ContextType>;
  vacante?: Resolver<ResolversTypes['Vacante'], ParentType, ContextType>;
};

export type VacanteDeCVResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VacanteDeCV'] = ResolversParentTypes['VacanteDeCV']> = {
  estado?: Resolver<ResolversTypes['EstadoDeCandidato'], ParentType, ContextType>;
  idVacante?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Variable'] = ResolversParentTypes['Variable']> = {
  VariableNoAplica?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  descripcion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factoresEvaluados?: Resolver<Array<ResolversTypes['FactorEvaluado']>, ParentType, ContextType>;
  menosPreguntas?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  porcentajeOfVariable?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  porcentajeVariable?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  preguntas?: Resolver<Array<ResolversTypes['PreguntaConResultado']>, ParentType, ContextType>;
};

export type VariablesQueFaltanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VariablesQueFaltan'] = ResolversParentTypes['VariablesQueFaltan']> = {
  cuantas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  de?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VersionDeCVResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VersionDeCV'] = ResolversParentTypes['VersionDeCV']> = {
  archivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contenidoActivo?: Resolver<Array<ResolversTypes['ContenidoActivo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nombreArchivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recibido?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  tipoArchivo?: Resolver<ResolversTypes['TipoDeArchivo'], ParentType, ContextType>;
};

export type VersionDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VersionDeInforme'] = ResolversParentTypes['VersionDeInforme']> = {
  archivos?: Resolver<Array<ResolversTypes['ArchivoDeInforme']>, ParentType, ContextType>;
  descargas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['EstadoDeVersion'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  para?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicacion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicada?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  publicadaPor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retirada?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
  retiradaPor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ultimaDescarga?: Resolver<Types.Maybe<ResolversTypes['Fecha']>, ParentType, ContextType>;
};

export type VersionesDeInformeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VersionesDeInforme'] = ResolversParentTypes['VersionesDeInforme']> = {
  clientes?: Resolver<Array<ResolversTypes['ClienteAvisado']>, ParentType, ContextType>;
  conResultados?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  impedimento?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siguiente?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versiones?: Resolver<Array<ResolversTypes['VersionDeInforme']>, ParentType, ContextType>;
};

export type VistaPreviaDePublicacionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VistaPreviaDePublicacion'] = ResolversParentTypes['VistaPreviaDePublicacion']> = {
  areas?: Resolver<Array<ResolversTypes['ConjuntoPorPublicar']>, ParentType, ContextType>;
  avance?: Resolver<Types.Maybe<ResolversTypes['AvancePosible']>, ParentType, ContextType>;
  faltan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grupos?: Resolver<Array<ResolversTypes['ConjuntoPorPublicar']>, ParentType, ContextType>;
  hojas?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  porPocas?: Resolver<Array<ResolversTypes['GrupoPorPocas']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Ajustes?: AjustesResolvers<ContextType>;
  AlcanceDeRetencion?: AlcanceDeRetencionResolvers<ContextType>;
  Anotacion?: AnotacionResolvers<ContextType>;
  Antiguedad?: AntiguedadResolvers<ContextType>;
  AppInfo?: AppInfoResolvers<ContextType>;
  ArchivoDeInforme?: ArchivoDeInformeResolvers<ContextType>;
  ArchivoDeSubida?: ArchivoDeSubidaResolvers<ContextType>;
  AreaDeMesa?: AreaDeMesaResolvers<ContextType>;
  AreaDeTrabajo?: AreaDeTrabajoResolvers<ContextType>;
  Auth?: AuthResolvers<ContextType>;
  Avance?: AvanceResolvers<ContextType>;
  AvanceDeGrupo?: AvanceDeGrupoResolvers<ContextType>;
  AvancePosible?: AvancePosibleResolvers<ContextType>;
  AvisoAceptado?: AvisoAceptadoResolvers<ContextType>;
  AvisoDeBorrado?: AvisoDeBorradoResolvers<ContextType>;
  BaseLeida?: BaseLeidaResolvers<ContextType>;
  BusquedaGuardada?: BusquedaGuardadaResolvers<ContextType>;
  CV?: CVResolvers<ContextType>;
  CVDePersona?: CVDePersonaResolvers<ContextType>;
  CVEliminado?: CVEliminadoResolvers<ContextType>;
  CVPorActualizar?: CVPorActualizarResolvers<ContextType>;
  CVPropio?: CVPropioResolvers<ContextType>;
  Calendario?: CalendarioResolvers<ContextType>;
  CalendarioPorDecidir?: CalendarioPorDecidirResolvers<ContextType>;
  Cambio?: CambioResolvers<ContextType>;
  CambioClaro?: CambioClaroResolvers<ContextType>;
  Cambios?: CambiosResolvers<ContextType>;
  Candidato?: CandidatoResolvers<ContextType>;
  CapturaAbierta?: CapturaAbiertaResolvers<ContextType>;
  CapturaGuardada?: CapturaGuardadaResolvers<ContextType>;
  CeldaDeMapa?: CeldaDeMapaResolvers<ContextType>;
  CifraDePlan?: CifraDePlanResolvers<ContextType>;
  CifraRechazada?: CifraRechazadaResolvers<ContextType>;
  ClienteAvisado?: ClienteAvisadoResolvers<ContextType>;
  ClimaLeido?: ClimaLeidoResolvers<ContextType>;
  ClimaOrganizacional?: ClimaOrganizacionalResolvers<ContextType>;
  ColumnaDeMapa?: ColumnaDeMapaResolvers<ContextType>;
  ColumnaDeTemas?: ColumnaDeTemasResolvers<ContextType>;
  Comparabilidad?: ComparabilidadResolvers<ContextType>;
  ComparabilidadDeMedida?: ComparabilidadDeMedidaResolvers<ContextType>;
  ComparabilidadDeRondas?: ComparabilidadDeRondasResolvers<ContextType>;
  Compromiso?: CompromisoResolvers<ContextType>;
  CompromisosPorVencer?: CompromisosPorVencerResolvers<ContextType>;
  ConjuntoConENPS?: ConjuntoConENPSResolvers<ContextType>;
  ConjuntoDeMapa?: ConjuntoDeMapaResolvers<ContextType>;
  ConjuntoPorPublicar?: ConjuntoPorPublicarResolvers<ContextType>;
  ContactoDirecto?: ContactoDirectoResolvers<ContextType>;
  ContenidoDeSitio?: ContenidoDeSitioResolvers<ContextType>;
  Correccion?: CorreccionResolvers<ContextType>;
  CorreoPorCorregir?: CorreoPorCorregirResolvers<ContextType>;
  CorreosFallidos?: CorreosFallidosResolvers<ContextType>;
  Cuenta?: CuentaResolvers<ContextType>;
  CuentaDeEnlaces?: CuentaDeEnlacesResolvers<ContextType>;
  Cuestionario?: CuestionarioResolvers<ContextType>;
  DataProcesada?: DataProcesadaResolvers<ContextType>;
  DecisionDePrueba?: DecisionDePruebaResolvers<ContextType>;
  DistribucionDePregunta?: DistribucionDePreguntaResolvers<ContextType>;
  DistribucionDePreguntas?: DistribucionDePreguntasResolvers<ContextType>;
  DondeDePrioridad?: DondeDePrioridadResolvers<ContextType>;
  ENPS?: ENPSResolvers<ContextType>;
  ENPSDeClima?: ENPSDeClimaResolvers<ContextType>;
  EfectoDeCompromiso?: EfectoDeCompromisoResolvers<ContextType>;
  ElegibleDeInforme?: ElegibleDeInformeResolvers<ContextType>;
  Empresa?: EmpresaResolvers<ContextType>;
  EmpresaDePersona?: EmpresaDePersonaResolvers<ContextType>;
  EmpresaDeUsuario?: EmpresaDeUsuarioResolvers<ContextType>;
  EmpresaLeida?: EmpresaLeidaResolvers<ContextType>;
  EncuestaAbierta?: EncuestaAbiertaResolvers<ContextType>;
  EncuestaActiva?: EncuestaActivaResolvers<ContextType>;
  EncuestaDeEncuestado?: EncuestaDeEncuestadoResolvers<ContextType>;
  EncuestaDePersona?: EncuestaDePersonaResolvers<ContextType>;
  EncuestaDePrueba?: EncuestaDePruebaResolvers<ContextType>;
  EncuestaEliminada?: EncuestaEliminadaResolvers<ContextType>;
  Encuestado?: EncuestadoResolvers<ContextType>;
  EnlaceDeCuenta?: EnlaceDeCuentaResolvers<ContextType>;
  EnvioDeCV?: EnvioDeCVResolvers<ContextType>;
  EnvioDeCVAbierto?: EnvioDeCVAbiertoResolvers<ContextType>;
  EnvioDePersona?: EnvioDePersonaResolvers<ContextType>;
  EsperaDePermiso?: EsperaDePermisoResolvers<ContextType>;
  EstudioTraido?: EstudioTraidoResolvers<ContextType>;
  EtiquetaConCuenta?: EtiquetaConCuentaResolvers<ContextType>;
  EtiquetaPuesto?: EtiquetaPuestoResolvers<ContextType>;
  EventoDeCalendario?: EventoDeCalendarioResolvers<ContextType>;
  FactorEvaluado?: FactorEvaluadoResolvers<ContextType>;
  Fecha?: GraphQLScalarType;
  FilaDeCambio?: FilaDeCambioResolvers<ContextType>;
  FilaDeMapa?: FilaDeMapaResolvers<ContextType>;
  FilaDeTema?: FilaDeTemaResolvers<ContextType>;
  Firma?: FirmaResolvers<ContextType>;
  GrupoDeOpinion?: GrupoDeOpinionResolvers<ContextType>;
  GrupoIgual?: GrupoIgualResolvers<ContextType>;
  GrupoPorPocas?: GrupoPorPocasResolvers<ContextType>;
  ImagenDeFirma?: ImagenDeFirmaResolvers<ContextType>;
  IndicadorDeMedicion?: IndicadorDeMedicionResolvers<ContextType>;
  Informe?: InformeResolvers<ContextType>;
  InformeDeCliente?: InformeDeClienteResolvers<ContextType>;
  Inicio?: InicioResolvers<ContextType>;
  InvitacionDeCuenta?: InvitacionDeCuentaResolvers<ContextType>;
  LecturaDeCV?: LecturaDeCVResolvers<ContextType>;
  LlaveDeAcceso?: LlaveDeAccesoResolvers<ContextType>;
  Llegadas?: LlegadasResolvers<ContextType>;
  LlegadasDeGrupo?: LlegadasDeGrupoResolvers<ContextType>;
  LogosDeInforme?: LogosDeInformeResolvers<ContextType>;
  Lote?: LoteResolvers<ContextType>;
  MapaDeCalor?: MapaDeCalorResolvers<ContextType>;
  MedidaDePlan?: MedidaDePlanResolvers<ContextType>;
  MensajeConId?: MensajeConIdResolvers<ContextType>;
  MensajeRecibido?: MensajeRecibidoResolvers<ContextType>;
  Mesa?: MesaResolvers<ContextType>;
  Movimiento?: MovimientoResolvers<ContextType>;
  MuestraDeCorreo?: MuestraDeCorreoResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NombreYPorcentaje?: NombreYPorcentajeResolvers<ContextType>;
  NotaDeCompromiso?: NotaDeCompromisoResolvers<ContextType>;
  PaginaDeBitacora?: PaginaDeBitacoraResolvers<ContextType>;
  PaginaDeClimas?: PaginaDeClimasResolvers<ContextType>;
  PaginaDeEmpresas?: PaginaDeEmpresasResolvers<ContextType>;
  Palabras?: PalabrasResolvers<ContextType>;
  PalabrasDeClima?: PalabrasDeClimaResolvers<ContextType>;
  ParecidoDeEnvio?: ParecidoDeEnvioResolvers<ContextType>;
  ParteComplementaria?: ParteComplementariaResolvers<ContextType>;
  ParteCuestionario?: ParteCuestionarioResolvers<ContextType>;
  ParteDePlan?: ParteDePlanResolvers<ContextType>;
  Participacion?: ParticipacionResolvers<ContextType>;
  ParticipacionDeGrupo?: ParticipacionDeGrupoResolvers<ContextType>;
  ParticipacionDeParte?: ParticipacionDeParteResolvers<ContextType>;
  Pendientes?: PendientesResolvers<ContextType>;
  PersonaDeFirma?: PersonaDeFirmaResolvers<ContextType>;
  PersonaGuardada?: PersonaGuardadaResolvers<ContextType>;
  Peticion?: PeticionResolvers<ContextType>;
  PeticionConfirmada?: PeticionConfirmadaResolvers<ContextType>;
  PeticionesQueEsperan?: PeticionesQueEsperanResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanAnterior?: PlanAnteriorResolvers<ContextType>;
  Plantilla?: PlantillaResolvers<ContextType>;
  PorVia?: PorViaResolvers<ContextType>;
  PortadaDeEncuesta?: PortadaDeEncuestaResolvers<ContextType>;
  PrecioDeAvance?: PrecioDeAvanceResolvers<ContextType>;
  Pregunta?: PreguntaResolvers<ContextType>;
  PreguntaAbierta?: PreguntaAbiertaResolvers<ContextType>;
  PreguntaAbiertaConRespuestas?: PreguntaAbiertaConRespuestasResolvers<ContextType>;
  PreguntaComplementaria?: PreguntaComplementariaResolvers<ContextType>;
  PreguntaConResultado?: PreguntaConResultadoResolvers<ContextType>;
  PreguntaDeENPS?: PreguntaDeENPSResolvers<ContextType>;
  PreguntaDeMesa?: PreguntaDeMesaResolvers<ContextType>;
  PreguntasAbiertasDeGrupo?: PreguntasAbiertasDeGrupoResolvers<ContextType>;
  Preparacion?: PreparacionResolvers<ContextType>;
  Prioridad?: PrioridadResolvers<ContextType>;
  Prioridades?: PrioridadesResolvers<ContextType>;
  PropuestaDeCampo?: PropuestaDeCampoResolvers<ContextType>;
  PruebaDeClima?: PruebaDeClimaResolvers<ContextType>;
  Publicacion?: PublicacionResolvers<ContextType>;
  PuntoContado?: PuntoContadoResolvers<ContextType>;
  PuntoDeEscala?: PuntoDeEscalaResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedaccionDeInforme?: RedaccionDeInformeResolvers<ContextType>;
  Respuesta?: RespuestaResolvers<ContextType>;
  RespuestaDeMesa?: RespuestaDeMesaResolvers<ContextType>;
  RespuestaDeResultado?: RespuestaDeResultadoResolvers<ContextType>;
  Retencion?: RetencionResolvers<ContextType>;
  RetoDeLlave?: RetoDeLlaveResolvers<ContextType>;
  RondaAnterior?: RondaAnteriorResolvers<ContextType>;
  RondaComparable?: RondaComparableResolvers<ContextType>;
  RondaConENPS?: RondaConENPSResolvers<ContextType>;
  RondaDeCliente?: RondaDeClienteResolvers<ContextType>;
  RondaDeTendencia?: RondaDeTendenciaResolvers<ContextType>;
  RondaPorActivar?: RondaPorActivarResolvers<ContextType>;
  RondaPorCerrar?: RondaPorCerrarResolvers<ContextType>;
  RondaPorEntregar?: RondaPorEntregarResolvers<ContextType>;
  RondaSiguiente?: RondaSiguienteResolvers<ContextType>;
  RondaSinLlave?: RondaSinLlaveResolvers<ContextType>;
  SalidaDeCorreos?: SalidaDeCorreosResolvers<ContextType>;
  SeccionDeInforme?: SeccionDeInformeResolvers<ContextType>;
  SegundoFactor?: SegundoFactorResolvers<ContextType>;
  SegundoFactorPreparado?: SegundoFactorPreparadoResolvers<ContextType>;
  SegundoPaso?: SegundoPasoResolvers<ContextType>;
  Serie?: SerieResolvers<ContextType>;
  SerieDeTendencia?: SerieDeTendenciaResolvers<ContextType>;
  Sesion?: SesionResolvers<ContextType>;
  SesionAbierta?: SesionAbiertaResolvers<ContextType>;
  SitioEditado?: SitioEditadoResolvers<ContextType>;
  SolicitudDeActualizacion?: SolicitudDeActualizacionResolvers<ContextType>;
  Subida?: SubidaResolvers<ContextType>;
  SubidaAbierta?: SubidaAbiertaResolvers<ContextType>;
  Sugerencia?: SugerenciaResolvers<ContextType>;
  Tapado?: TapadoResolvers<ContextType>;
  Tema?: TemaResolvers<ContextType>;
  TemasPorArea?: TemasPorAreaResolvers<ContextType>;
  Tendencia?: TendenciaResolvers<ContextType>;
  TendenciaDeENPS?: TendenciaDeENPSResolvers<ContextType>;
  Texto?: TextoResolvers<ContextType>;
  TextoDeEncuesta?: TextoDeEncuestaResolvers<ContextType>;
  TextoDeSitio?: TextoDeSitioResolvers<ContextType>;
  TokensNuevos?: TokensNuevosResolvers<ContextType>;
  Trabajo?: TrabajoResolvers<ContextType>;
  TramoDeTendencia?: TramoDeTendenciaResolvers<ContextType>;
  TrozoDeFragmento?: TrozoDeFragmentoResolvers<ContextType>;
  TrozoDeFrase?: TrozoDeFraseResolvers<ContextType>;
  Usuario?: UsuarioResolvers<ContextType>;
  Vacante?: VacanteResolvers<ContextType>;
  VacanteAbierta?: VacanteAbiertaResolvers<ContextType>;
  VacanteDeCV?: VacanteDeCVResolvers<ContextType>;
  Variable?: VariableResolvers<ContextType>;
  VariablesQueFaltan?: VariablesQueFaltanResolvers<ContextType>;
  VersionDeCV?: VersionDeCVResolvers<ContextType>;
  VersionDeInforme?: VersionDeInformeResolvers<ContextType>;
  VersionesDeInforme?: VersionesDeInformeResolvers<ContextType>;
  VistaPreviaDePublicacion?: VistaPreviaDePublicacionResolvers<ContextType>;
};

