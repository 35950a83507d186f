export type Rol = 'administrador' | 'consultor' | 'cliente'

export type Factor = 'ninguno' | 'codigo' | 'recuperacion' | 'llave'

type FormatoDeInforme = 'pdf' | 'pptx' | 'xlsx'

type Nada = Record<never, never>

/**
 * Everything that the log can say, and what it keeps of each: numbers, yes or no, and words of closed lists. Never an answer, a
 * text, a token, an address or a respondent's id. Whom or what it is about is a reference (`idObjeto`, an account or a CV). So
 * a person who is erased leaves a number behind.
 */
export interface DatosDeAnotacion {
  ingreso: { factor: Factor }
  intentosFallidos: { veces: number }

  cuentaCreada: { rol: Rol }
  cuentaInvitada: { rol: Rol }
  invitacionReenviada: Nada
  invitacionAceptada: Nada
  rolCambiado: { de: Rol; a: Rol }
  empresasDeCuentaCambiadas: { empresas: number }
  cuentaDesactivada: Nada
  cuentaReactivada: Nada
  cuentaEliminada: Nada
  sesionesTerminadas: Nada
  passwordCambiada: Nada
  passwordRecuperada: Nada
  segundoFactorActivado: Nada
  segundoFactorRetirado: Nada
  llaveDeAccesoAgregada: Nada
  llaveDeAccesoRetirada: Nada
  ajusteCambiado: { ajuste: string }

  cvIngresado: Nada
  cvActualizado: Nada
  cvAbierto: Nada
  cvEliminado: Nada
  cvBorrado: Nada
  cvRecuperado: Nada
  cvConservado: Nada
  cvYaNoConservado: Nada
  actualizacionesPedidas: { personas: number }
  cvPuestoAlDia: Nada
  cvBorradoPorSuPersona: Nada
  cvsBorradosPorPlazo: { cvs: number }
  etiquetaRenombrada: { cvs: number }
  etiquetasUnidas: { cvs: number }
  etiquetaEliminada: { cvs: number }
  etiquetasDeCvsCambiadas: { cvs: number }
  /** hallado: how many things are stored of the address. */
  personaBuscada: { hallado: number }
  personaEntregada: Nada
  personaBorrada: Nada
  peticionRecibida: Nada
  peticionResuelta: Nada
  peticionReabierta: Nada
  vacanteCreada: Nada
  vacanteEliminada: { candidatos: number }
  candidatoAgregado: Nada
  candidatoQuitado: Nada
  /** Fields of what the public form brought. */
  envioAbierto: Nada
  envioDescartado: Nada
  envioRecuperado: Nada

  empresaCreada: Nada
  empresaActualizada: Nada
  empresaEliminada: Nada

  climaCreado: { anio: number }
  estudioTraido: { anio: number; cifras: number }
  climaActualizado: { anio: number }
  encuestaActivada: { anio: number }
  encuestaDesactivada: { anio: number }
  palabrasCambiadas: { anio: number }
  calendarioCambiado: { anio: number }
  encuestaAprobada: { anio: number }
  cambiosPedidos: { anio: number }
  resultadosPublicados: { anio: number; hojas: number }
  publicacionPermitida: { anio: number }
  avancePublicado: { anio: number; hojas: number }
  climaCerrado: { anio: number }
  climaEliminado: { anio: number }
  variableDeclaradaComparable: { anio: number; anterior: number }
  variableYaNoComparable: { anio: number; anterior: number }
  grupoDeclaradoIgual: { anio: number; anterior: number }
  grupoYaNoIgual: { anio: number; anterior: number }
  publicadoAlCliente: { anio: number }
  retiradoDelCliente: { anio: number }
  informePublicado: { anio: number; version: number }
  informeRetirado: { anio: number; version: number }

  /** After the first invitation. grupo: its orden. */
  planSubido: { grupo: number; de: number; a: number }
  /** enSuArea: of how many groups staff chose it. */
  tramosNombrados: { anio: number }
  lecturaCambiada: { anio: number; lectura: 'grupos' | 'areas'; enSuArea: number; enOrden: boolean }

  invitacionesEnviadas: { personas: number }
  /** Respondents without address: their tokens were shown to whoever made them. */
  tokensCreados: { grupo: number; personas: number }
  /** Places for people without address. lote: its number, grupo: its orden. */
  papeletasHechas: { grupo: number; lote: number; personas: number }
  cuestionariosHechos: { grupo: number; lote: number; personas: number }
  papeletasImpresas: { grupo: number; lote: number; papeletas: number }
  loteAnulado: { grupo: number; lote: number }
  /** Sheets of paper that staff typed in. */
  hojasCapturadas: { grupo: number; lote: number; hojas: number }
  correoReenviado: Nada
  recordatoriosEnviados: { personas: number }
  encuestadoEliminado: Nada

  compromisoCreado: { anio: number }
  compromisoActualizado: { anio: number }
  estadoDeCompromisoCambiado: { anio: number; estado: 'porEmpezar' | 'enMarcha' | 'hecho' }
  compromisoEliminado: { anio: number }

  temaCreado: { anio: number }
  temasUnidos: { anio: number; respuestas: number }
  temaEliminado: { anio: number }
  citaGuardada: { anio: number }
  citaRetirada: { anio: number }

  excelDescargado: Nada
  climaExportado: { anio: number }
  informeHecho: { formato: FormatoDeInforme }
  informeDescargado: { anio: number; version: number; formato: FormatoDeInforme }
  participacionDescargada: Nada
  planDescargado: Nada
  temasDescargados: Nada
  cvsDescargados: { cvs: number }
  bitacoraDescargada: Nada
}

export type TipoDeAnotacion = keyof DatosDeAnotacion

/** Filters of the log. */
export type SeccionDeBitacora =
  | 'acceso'
  | 'cuentas'
  | 'cvs'
  | 'empresas'
  | 'climas'
  | 'encuestados'
  | 'descargas'

export const SECCIONES: Record<TipoDeAnotacion, SeccionDeBitacora> = {
  ingreso: 'acceso',
  intentosFallidos: 'acceso',
  passwordCambiada: 'acceso',
  passwordRecuperada: 'acceso',
  segundoFactorActivado: 'acceso',
  segundoFactorRetirado: 'acceso',
  llaveDeAccesoAgregada: 'acceso',
  llaveDeAccesoRetirada: 'acceso',
  cuentaCreada: 'cuentas',
  cuentaInvitada: 'cuentas',
  invitacionReenviada: 'cuentas',
  invitacionAceptada: 'cuentas',
  rolCambiado: 'cuentas',
  empresasDeCuentaCambiadas: 'cuentas',
  cuentaDesactivada: 'cuentas',
  cuentaReactivada: 'cuentas',
  cuentaEliminada: 'cuentas',
  sesionesTerminadas: 'cuentas',
  ajusteCambiado: 'cuentas',
  cvIngresado: 'cvs',
  cvActualizado: 'cvs',
  cvAbierto: 'cvs',
  cvEliminado: 'cvs',
  cvBorrado: 'cvs',
  cvRecuperado: 'cvs',
  cvConservado: 'cvs',
  cvYaNoConservado: 'cvs',
  actualizacionesPedidas: 'cvs',
  cvPuestoAlDia: 'cvs',
  cvBorradoPorSuPersona: 'cvs',
  cvsBorradosPorPlazo: 'cvs',
  etiquetaRenombrada: 'cvs',
  etiquetasUnidas: 'cvs',
  etiquetaEliminada: 'cvs',
  etiquetasDeCvsCambiadas: 'cvs',
  personaBuscada: 'cvs',
  personaEntregada: 'descargas',
  personaBorrada: 'cvs',
  peticionRecibida: 'cvs',
  peticionResuelta: 'cvs',
  peticionReabierta: 'cvs',
  vacanteCreada: 'cvs',
  vacanteEliminada: 'cvs',
  candidatoAgregado: 'cvs',
  candidatoQuitado: 'cvs',
  envioAbierto: 'cvs',
  envioDescartado: 'cvs',
  envioRecuperado: 'cvs',
  empresaCreada: 'empresas',
  empresaActualizada: 'empresas',
  empresaEliminada: 'empresas',
  climaCreado: 'climas',
  estudioTraido: 'climas',
  climaActualizado: 'climas',
  encuestaActivada: 'climas',
  encuestaDesactivada: 'climas',
  palabrasCambiadas: 'climas',
  calendarioCambiado: 'climas',
  encuestaAprobada: 'climas',
  cambiosPedidos: 'climas',
  resultadosPublicados: 'climas',
  publicacionPermitida: 'climas',
  avancePublicado: 'climas',
  climaCerrado: 'climas',
  climaEliminado: 'climas',
  planSubido: 'climas',
  lecturaCambiada: 'climas',
  tramosNombrados: 'climas',
  variableDeclaradaComparable: 'climas',
  variableYaNoComparable: 'climas',
  grupoDeclaradoIgual: 'climas',
  grupoYaNoIgual: 'climas',
  publicadoAlCliente: 'climas',
  retiradoDelCliente: 'climas',
  informePublicado: 'climas',
  informeRetirado: 'climas',
  invitacionesEnviadas: 'encuestados',
  tokensCreados: 'encuestados',
  papeletasHechas: 'encuestados',
  cuestionariosHechos: 'encuestados',
  papeletasImpresas: 'encuestados',
  loteAnulado: 'encuestados',
  hojasCapturadas: 'encuestados',
  correoReenviado: 'encuestados',
  recordatoriosEnviados: 'encuestados',
  encuestadoEliminado: 'encuestados',
  compromisoCreado: 'climas',
  compromisoActualizado: 'climas',
  estadoDeCompromisoCambiado: 'climas',
  compromisoEliminado: 'climas',
  temaCreado: 'climas',
  temasUnidos: 'climas',
  temaEliminado: 'climas',
  citaGuardada: 'climas',
  citaRetirada: 'climas',
  excelDescargado: 'descargas',
  climaExportado: 'descargas',
  informeHecho: 'descargas',
  informeDescargado: 'descargas',
  participacionDescargada: 'descargas',
  planDescargado: 'descargas',
  temasDescargados: 'descargas',
  cvsDescargados: 'descargas',
  bitacoraDescargada: 'descargas',
}

/** Kinds that an administrator should not overlook. */
export const DE_ATENCION: ReadonlySet<TipoDeAnotacion> = new Set(['intentosFallidos'])

/** The author: an account, the system itself, somebody without a session, or whoever runs the machine. */
export type AutorDeAnotacion = 'cuenta' | 'sistema' | 'nadie' | 'consola'
