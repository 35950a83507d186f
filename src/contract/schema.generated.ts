export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Milliseconds since 1970-01-01T00:00:00Z, as a JSON number. */
  Fecha: { input: number; output: number; }
};

export type Ajustes = {
  __typename?: 'Ajustes';
  correosPorDia: Scalars['Int']['output'];
  mesesParaActualizarCv: Scalars['Int']['output'];
  mesesParaBorrarCv: Scalars['Int']['output'];
  /** Percent of the people invited. */
  metaDeParticipacion: Scalars['Int']['output'];
  papel: Papel;
  /** Since when old CVs are erased; null: they are kept. */
  retencionDesde?: Maybe<Scalars['Fecha']['output']>;
  segundoFactorParaTodos: Scalars['Boolean']['output'];
};

export type AjustesInput = {
  correosPorDia?: InputMaybe<Scalars['Int']['input']>;
  mesesParaActualizarCv?: InputMaybe<Scalars['Int']['input']>;
  mesesParaBorrarCv?: InputMaybe<Scalars['Int']['input']>;
  metaDeParticipacion?: InputMaybe<Scalars['Int']['input']>;
  papel?: InputMaybe<Papel>;
  retencion?: InputMaybe<Scalars['Boolean']['input']>;
  segundoFactorParaTodos?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AlcanceDeRetencion = {
  __typename?: 'AlcanceDeRetencion';
  cvs: Scalars['Int']['output'];
  /** Submissions that nobody has read. */
  envios: Scalars['Int']['output'];
  meses: Scalars['Int']['output'];
};

export type Anotacion = {
  __typename?: 'Anotacion';
  /** Not to be overlooked. */
  atencion: Scalars['Boolean']['output'];
  frase: Array<TrozoDeFrase>;
  id: Scalars['ID']['output'];
  momento: Scalars['Fecha']['output'];
  quien: Scalars['String']['output'];
  /** The company and round, where it is about one. */
  sobre?: Maybe<Scalars['String']['output']>;
};

/**
 * Under a minimum one entry a run of neighbouring options that can be read together, counting those of whom there are enough in their
 * group; where fewer than two runs can be read, and with minimoPorGrupo 1, one an option.
 */
export type Antiguedad = {
  __typename?: 'Antiguedad';
  /** All who said one of its options; null where the set is withheld. (Ours.) */
  cantidadEnTramo?: Maybe<Scalars['Int']['output']>;
  /** Those of them who are counted in its figures; null where the set is withheld. */
  cantidadEncuestadosAntiguedad?: Maybe<Scalars['Int']['output']>;
  /** When the newest sheets of its figures were published; null where they are live, or not shown. (Ours.) */
  cifrasAl?: Maybe<Scalars['Fecha']['output']>;
  faltanVariables?: Maybe<VariablesQueFaltan>;
  /** The id of its first option (a question of the tiempoDeLaborarEnEmpresa part). */
  id: Scalars['ID']['output'];
  /** The options of the run, in order. (Ours.) */
  idsPreguntas: Array<Scalars['ID']['output']>;
  indicadoresDeMedicion: Array<IndicadorDeMedicion>;
  menosPreguntas: Scalars['Boolean']['output'];
  /** As staff named the run; without it the names of its options, joined by " + ". */
  nombre: Scalars['String']['output'];
  /** The names of its options, joined by " + ", where staff named the run otherwise; null where nombre says them. (Ours.) */
  opciones?: Maybe<Scalars['String']['output']>;
  /** What part of the respondents who gave a seniority said one of its options; null where the set is withheld. (Ours.) */
  porcentajeDeEncuestados?: Maybe<Scalars['Float']['output']>;
  porcentajeSatisfaccionAntiguedad?: Maybe<Scalars['Float']['output']>;
  /** Null: its figures are shown, or minimoPorGrupo is 1. */
  reserva?: Maybe<Reserva>;
};

/** Calls of the staff area. Each feature adds its own. */
export type AppInfo = {
  __typename?: 'AppInfo';
  /** null: there is no such climate. */
  climaOrganizacional?: Maybe<ClimaOrganizacional>;
  etiquetasPuestos: Array<EtiquetaPuesto>;
  getAjustes: Ajustes;
  /** What erasing after so many months would concern today, on or off; without them, the months of the settings. Administrators only. */
  getAlcanceDeRetencion: AlcanceDeRetencion;
  /** Newest first; limit is at most 200. despuesDe: the id of the last entry of the page before. */
  getBitacora: PaginaDeBitacora;
  getBusquedasGuardadas: Array<BusquedaGuardada>;
  /** NOT_FOUND where there is none. (Ours.) */
  getCV: CV;
  /**
   * cursor is an offset. limit is at most 100. Best match first, then newest; without filtro, newest first.
   * While CVs are added a page may repeat rows of the one before; it never leaves one out. After deleting, read the page
   * again: the rows behind it have moved up. filtros narrows it further; a word after a minus leaves out whoever it would
   * find alone. (Both are ours.)
   */
  getCVs: Array<CV>;
  /** What is kept on purpose; at most 100. Administrators only. */
  getCVsConservados: Array<CVPorActualizar>;
  /** The last deleted first. cursor is an offset, limit at most 100. */
  getCVsEliminados: Array<CVEliminado>;
  /** CVs with that e-mail address or mobile number, however written; at most 5, newest first. (Ours.) */
  getCVsParecidos: Array<CV>;
  /** CVs that nobody has confirmed for long, what has been true for longest first; and those whose person has just answered. estado null: all of them. */
  getCVsPorActualizar: Array<CVPorActualizar>;
  /** What is going to be erased, what goes first on top. Administrators only. */
  getCVsPorBorrar: Array<CVPorActualizar>;
  getCalendario: Calendario;
  /**
   * What changed since an earlier round (idComparado, or the one before) in the whole company or in one area, group or seniority
   * (idParte), and in which groups it moved most, with 95 % intervals. NOT_FOUND where there is no such climate, round or part.
   */
  getCambios: Cambios;
  /** A sheet for the wall with the survey's short address and its code, as a PDF in a data URL; it carries no token. */
  getCartel: Scalars['String']['output'];
  /** What a commitment would start from. Staff only, under the minimum as every figure. */
  getCifraDePlan?: Maybe<CifraDePlan>;
  /**
   * The climates a page at a time, newest first; `cursor` is how many are passed over. `filtro`: a year, or words that begin one
   * of a company's names. (Ours.)
   */
  getClimas: PaginaDeClimas;
  /** With which staff take a tablet out of the survey; null: this node has not got the climate's key. */
  getCodigoDeKiosco?: Maybe<Scalars['String']['output']>;
  /**
   * What may be compared between two rounds of one company, whichever is the later one, and what changed clearly (of the sets of de;
   * without it, of the whole company) on the base of idClima: the same rule for every view. NOT_FOUND where there is no such climate,
   * or they are not of one company.
   */
  getComparabilidad: ComparabilidadDeRondas;
  /** Respondents of the climate whose last mail was refused or came back. */
  getCorreosFallidos: Scalars['Int']['output'];
  /** The questionnaire to fill in by pen, as a PDF in a data URL; it carries group and batch, and no token. */
  getCuestionarioEnPapel: Scalars['String']['output'];
  /** All of it, as a data URL of a zip: datos.json and the files that it names. BAD_USER_INPUT where it is more than 100 MB. */
  getDatosDePersona: Scalars['String']['output'];
  /**
   * Every question that measures and what was answered to it, in the order of the study: by the whole company, or by the area, group
   * or seniority of idParte. NOT_FOUND where there is no such climate or part.
   */
  getDistribucionDePreguntas: DistribucionDePreguntas;
  /**
   * The climate as a ClimaInput document, in JSON. Without ids it is the file that makes an equal climate elsewhere; with
   * them, what an editor changes and sends back to updateClimaOrganizacional. NOT_FOUND where there is none. (Ours.)
   */
  getDocumentoDeClima: Scalars['String']['output'];
  /** What a ClimaInput takes of it, in JSON. NOT_FOUND where there is none. */
  getDocumentoDePlantilla: Scalars['String']['output'];
  /**
   * Promoters less detractors of each question of a scale from 0 to 10 that is marked so: of the company, areas and groups, and of the
   * company in each round that asked it. NOT_FOUND where there is no such climate.
   */
  getENPS: ENPSDeClima;
  /**
   * The companies a page at a time, by commercial name; `cursor` is how many are passed over. `filtro`: words that begin one of
   * their names. (Ours.)
   */
  getEmpresas: PaginaDeEmpresas;
  /** In no particular order. NOT_FOUND where there is no such climate. */
  getEncuestados: Array<Encuestado>;
  /** One that still waits, as it is reviewed; NOT_FOUND once somebody has decided on it. */
  getEnvioDeCV: EnvioDeCVAbierto;
  /** Who has waited longest first. cursor is an offset, limit at most 100. Each with at most one CV per shared address, number or name. */
  getEnviosDeCV: Array<EnvioDeCV>;
  /** By name; those that may not enter last. */
  getEquipo: Array<Cuenta>;
  getEtiquetas: Array<EtiquetaConCuenta>;
  /** The same entries as an .xlsx file, as a data URL; the newest 50,000. */
  getExcelDeBitacora: Scalars['String']['output'];
  /** Everything that getCVs finds, as a data URL of an Excel file; BAD_USER_INPUT where it is more than 5,000. (Ours.) */
  getExcelDeCVs: Scalars['String']['output'];
  /** How many of each area and group are planned, invited, answered and finished, without names, as a data URL. (Ours.) */
  getExcelDeParticipacion: Scalars['String']['output'];
  /** The plan as an .xlsx file: a data URL. */
  getExcelDePlan: Scalars['String']['output'];
  /** The same as an Excel workbook, as a data URL. No text, and no more counts. */
  getExcelDeTemas: Scalars['String']['output'];
  getFirma: Firma;
  /** Ids of everything that getCVs finds, in its order; BAD_USER_INPUT where it is more than 500. */
  getIdsDeCVs: Array<Scalars['ID']['output']>;
  getIndicadoresDeMedicionSatisfaccionGeneral: Array<IndicadorDeMedicion>;
  /** NOT_FOUND where there is no such climate; CONFLICT where it has no minimum or nothing published: a report has nothing to say. */
  getInforme: Informe;
  /** The one in force of each round that a client may read, newest round first. */
  getInformesDeCliente: Array<InformeDeCliente>;
  getInicio: Inicio;
  /** What a file says of its person, before anything of it is kept; cv as in insertCV. */
  getLecturaDeCV: LecturaDeCV;
  /** One's own passkeys. (Ours.) */
  getLlavesDeAcceso: Array<LlaveDeAcceso>;
  /** How people were invited and how sheets came in, against the plan. (Ours.) */
  getLlegadas: Llegadas;
  /** The newest first; none once the climate is closed. */
  getLotes: Array<Lote>;
  /**
   * Every area, group and seniority by every variable, or by the factors of one, each cell with what it was in an earlier round:
   * that of idComparado, or the one before. NOT_FOUND where there is no such climate, variable or earlier round.
   */
  getMapaDeCalor: MapaDeCalor;
  /** New ones first, who has waited longest on top; then the answered ones. cursor is an offset, limit at most 100. */
  getMensajesDeContacto: Array<MensajeRecibido>;
  /**
   * What was written to one open question: where idPregunta is not given, or is none of the climate, the first that has themes, or
   * the first. What is covered does not leave: `texto` has a mark in its place. NOT_FOUND where there is no such climate.
   */
  getMesa: Mesa;
  /** The very mail, with words that need not be stored; its token is a sample. BAD_USER_INPUT names the field that will not do. */
  getMuestraDeCorreo: MuestraDeCorreo;
  /** What was written for this climate, and what the firm's own are where it was not. */
  getPalabras: PalabrasDeClima;
  getPalabrasDeFirma: Palabras;
  /** How much waits for somebody. */
  getPendientes: Pendientes;
  /** Everything that is stored of an e-mail address, by kind; empty where nothing is. */
  getPersona: PersonaGuardada;
  /** Confirmed ones: those that wait first, by their deadline; then the newest that were answered. At most 100. Administrators only. */
  getPeticiones: Array<Peticion>;
  /** NOT_FOUND where there is no such climate, or it is of another company than the client's. */
  getPlan: Plan;
  /** A complete study to start from, as a ClimaInput document in JSON; its groups and areas are examples. (Ours.) */
  getPlantillaDeClima: Scalars['String']['output'];
  /** An empty roster with the climate's groups, as an .xlsx in a data URL. */
  getPlantillaDeLista: Scalars['String']['output'];
  /** By name. */
  getPlantillas: Array<Plantilla>;
  /** How many people a round of reminders of a group, or of all, would go to now: who has finished, wanted none, or whose group had its own today is not among them. (Ours.) */
  getPorRecordar: Scalars['Int']['output'];
  /** What a new installation still lacks. Administrators only. */
  getPreparacion: Preparacion;
  /**
   * Where to begin: variables below 75 with how many groups are, and what clearly fell since the round before. Nothing that other
   * readings do not tell. NOT_FOUND where there is no such climate.
   */
  getPrioridades: Prioridades;
  getPruebaDeClima: PruebaDeClima;
  /** Administrators only. */
  getRetencion: Retencion;
  /** Newest first. */
  getRondasDeCliente: Array<RondaDeCliente>;
  /** What a screen asks for again and again while mails go out. (Ours.) */
  getSalidaDeCorreos: SalidaDeCorreos;
  /** One's own. (Ours.) */
  getSegundoFactor: SegundoFactor;
  /**
   * One's own open sessions, at most 100: the one that asks first, then the last used. Neither address nor browser is
   * stored of them. (Ours.)
   */
  getSesiones: Array<SesionAbierta>;
  getSitio: SitioEditado;
  /** What became of each file, in the order in which they came. */
  getSubida: SubidaAbierta;
  /** The last ten, newest first. */
  getSubidas: Array<Subida>;
  /** How many answers of each area speak of each theme, and the words that tell a group from the others; under the minimum. */
  getTemasPorArea: TemasPorArea;
  /** All rounds of the company up to this one, oldest first. soloRepetidas: computed from the questions that all of them share. */
  getTendencia: Tendencia;
  /** Of whoever asks, newest first: what is under way, and what ended within the last day. */
  getTrabajos: Array<Trabajo>;
  getVacante: VacanteAbierta;
  /** Newest first. */
  getVacantes: Array<Vacante>;
  /** Older files of a CV, newest first. */
  getVersionesDeCV: Array<VersionDeCV>;
  /** Newest first, with what the next one needs. NOT_FOUND where there is no such climate. */
  getVersionesDeInforme: VersionesDeInforme;
  /**
   * What publishing now would show. It rests on how many of each group answered, and tells nothing of seniorities.
   * NOT_FOUND where there is no such climate. (Ours.)
   */
  getVistaPreviaDePublicacion: VistaPreviaDePublicacion;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfoclimaOrganizacionalArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetAlcanceDeRetencionArgs = {
  meses?: InputMaybe<Scalars['Int']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetBitacoraArgs = {
  despuesDe?: InputMaybe<Scalars['ID']['input']>;
  filtro: FiltroDeBitacora;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVArgs = {
  idCV: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVsArgs = {
  cursor: Scalars['Int']['input'];
  filtro?: InputMaybe<Scalars['String']['input']>;
  filtros?: InputMaybe<FiltrosDeCVInput>;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVsEliminadosArgs = {
  cursor: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVsParecidosArgs = {
  celular?: InputMaybe<Scalars['String']['input']>;
  correo?: InputMaybe<Scalars['String']['input']>;
  exceptoIdCV?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVsPorActualizarArgs = {
  cursor: Scalars['Int']['input'];
  estado?: InputMaybe<EstadoDeEnlace>;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCVsPorBorrarArgs = {
  cursor: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCalendarioArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCambiosArgs = {
  idClima: Scalars['ID']['input'];
  idComparado?: InputMaybe<Scalars['ID']['input']>;
  idParte?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCartelArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCifraDePlanArgs = {
  clase: ClaseDeMedidaDePlan;
  idClima: Scalars['ID']['input'];
  idParte?: InputMaybe<Scalars['ID']['input']>;
  medida: Scalars['String']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetClimasArgs = {
  cursor: Scalars['Int']['input'];
  filtro?: InputMaybe<Scalars['String']['input']>;
  idEmpresa?: InputMaybe<Scalars['ID']['input']>;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCodigoDeKioscoArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetComparabilidadArgs = {
  de?: InputMaybe<ClaseDeConjunto>;
  idClima: Scalars['ID']['input'];
  idComparado: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCorreosFallidosArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetCuestionarioEnPapelArgs = {
  idClima: Scalars['ID']['input'];
  lote: Scalars['Int']['input'];
  papel: Papel;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetDatosDePersonaArgs = {
  correo: Scalars['String']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetDistribucionDePreguntasArgs = {
  idClima: Scalars['ID']['input'];
  idParte?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetDocumentoDeClimaArgs = {
  conIds?: Scalars['Boolean']['input'];
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetDocumentoDePlantillaArgs = {
  idPlantilla: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetENPSArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetEmpresasArgs = {
  cursor: Scalars['Int']['input'];
  filtro?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetEncuestadosArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetEnvioDeCVArgs = {
  idEnvio: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetEnviosDeCVArgs = {
  cursor: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetExcelDeBitacoraArgs = {
  filtro: FiltroDeBitacora;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetExcelDeCVsArgs = {
  filtro?: InputMaybe<Scalars['String']['input']>;
  filtros?: InputMaybe<FiltrosDeCVInput>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetExcelDeParticipacionArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetExcelDePlanArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetExcelDeTemasArgs = {
  idClima: Scalars['ID']['input'];
  idPregunta?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetIdsDeCVsArgs = {
  filtro?: InputMaybe<Scalars['String']['input']>;
  filtros?: InputMaybe<FiltrosDeCVInput>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetIndicadoresDeMedicionSatisfaccionGeneralArgs = {
  baseDeCalculo?: InputMaybe<BaseDeCalculo>;
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetInformeArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetLecturaDeCVArgs = {
  cv: Scalars['String']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetLlegadasArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetLotesArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetMapaDeCalorArgs = {
  idClima: Scalars['ID']['input'];
  idComparado?: InputMaybe<Scalars['ID']['input']>;
  variable?: InputMaybe<Scalars['String']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetMensajesDeContactoArgs = {
  cursor: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetMesaArgs = {
  idClima: Scalars['ID']['input'];
  idPregunta?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetMuestraDeCorreoArgs = {
  clase: ClaseDeCorreo;
  idClima: Scalars['ID']['input'];
  palabras: PalabrasInput;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPalabrasArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPersonaArgs = {
  correo: Scalars['String']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPlanArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPlantillaDeClimaArgs = {
  fechaInicio: Scalars['Fecha']['input'];
  idEmpresa: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPlantillaDeListaArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPorRecordarArgs = {
  idClima: Scalars['ID']['input'];
  idGrupoDeOpinion?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPrioridadesArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetPruebaDeClimaArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetSalidaDeCorreosArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetSubidaArgs = {
  idSubida: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetTemasPorAreaArgs = {
  idClima: Scalars['ID']['input'];
  idPregunta?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetTendenciaArgs = {
  idClima: Scalars['ID']['input'];
  soloRepetidas?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetTrabajosArgs = {
  idClima?: InputMaybe<Scalars['ID']['input']>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetVacanteArgs = {
  idVacante: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetVersionesDeCVArgs = {
  idCV: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetVersionesDeInformeArgs = {
  idClima: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfogetVistaPreviaDePublicacionArgs = {
  idClima: Scalars['ID']['input'];
};

export type ArchivoDeInforme = {
  __typename?: 'ArchivoDeInforme';
  bytes: Scalars['Int']['output'];
  enlace: Scalars['String']['output'];
  formato: FormatoDeInforme;
  nombre: Scalars['String']['output'];
  /** Or slides; null where the format has none. */
  paginas?: Maybe<Scalars['Int']['output']>;
};

export type ArchivoDeSubida = {
  __typename?: 'ArchivoDeSubida';
  archivo: Scalars['String']['output'];
  celular?: Maybe<Scalars['String']['output']>;
  correo?: Maybe<Scalars['String']['output']>;
  estado: EstadoDeArchivo;
  id: Scalars['ID']['output'];
  /** Where it waits in the inbox. */
  idEnvio?: Maybe<Scalars['ID']['output']>;
  /** As read from the file; null until then. */
  persona?: Maybe<Scalars['String']['output']>;
  /** Why it is in doubt, or did not enter. */
  razon?: Maybe<Scalars['String']['output']>;
};

export type AreaDeMesa = {
  __typename?: 'AreaDeMesa';
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type AreaDeTrabajo = {
  __typename?: 'AreaDeTrabajo';
  cantidadEncuestadosAreaDeTrabajo: Scalars['Int']['output'];
  /** When the newest sheets of its figures were published; null where they are live, or not shown. (Ours.) */
  cifrasAl?: Maybe<Scalars['Fecha']['output']>;
  /** People behind its figures; null where they are not shown. (Ours.) */
  encuestadosEnCifras?: Maybe<Scalars['Int']['output']>;
  faltanVariables?: Maybe<VariablesQueFaltan>;
  gruposDeOpinion: Array<GrupoDeOpinion>;
  /** Published sheets of the area that its figures do not hold, because those of their block may not be shown. (Ours.) */
  hojasSinMostrar: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  idsGruposDeOpinion: Array<Scalars['ID']['output']>;
  menosPreguntas: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  /** The area's share of all respondents with at least one answer. (Ours.) */
  porcentajeDeEncuestados?: Maybe<Scalars['Float']['output']>;
  porcentajeSatisfaccionAreaDeTrabajo?: Maybe<Scalars['Float']['output']>;
  /** Null: its figures are shown, or minimoPorGrupo is 1. */
  reserva?: Maybe<Reserva>;
  variables: Array<Variable>;
};

/** Every group belongs to exactly one area; groups are named by their orden. */
export type AreaDeTrabajoInput = {
  gruposDeOpinion: Array<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  nombre: Scalars['String']['input'];
};

export type Auth = {
  __typename?: 'Auth';
  /**
   * The second half of a login whose answer had segundoFactor: a code of the phone, or a recovery code. A wrong one answers as
   * logIn does, with segundoFactor again; without it the login has to begin anew. RATE_LIMITED after ten wrong ones in an
   * hour. (Ours.)
   */
  confirmLogIn: Sesion;
  /** The account of a one-time link; null where it was used, is over or was replaced. (Ours.) */
  getEnlace?: Maybe<EnlaceDeCuenta>;
  getLogIn: Sesion;
  /** What the browser needs to ask for a passkey. (Ours.) */
  getOpcionesDeIngreso: RetoDeLlave;
  /** Wrong data is no error: it answers {conexion: false, usuario: null}. */
  logIn: Sesion;
  /** A login by passkey, which needs no password. As logIn: what does not fit is no error. (Ours.) */
  logInConLlave: Sesion;
  logOut: Sesion;
};


export type AuthconfirmLogInArgs = {
  codigo: Scalars['String']['input'];
  paso: Scalars['ID']['input'];
};


export type AuthgetEnlaceArgs = {
  token: Scalars['String']['input'];
};


export type AuthlogInArgs = {
  password: Scalars['String']['input'];
  usuarioOEmail: Scalars['String']['input'];
};


export type AuthlogInConLlaveArgs = {
  respuesta: Scalars['String']['input'];
  reto: Scalars['ID']['input'];
};

/** Groups that are in an early publication, or areas where they are read, of how many. (Ours.) */
export type Avance = {
  __typename?: 'Avance';
  con: Scalars['Int']['output'];
  de: Scalars['Int']['output'];
};

export type AvanceDeGrupo = {
  __typename?: 'AvanceDeGrupo';
  /** Fifteen points or more below what is expected. */
  atrasado: Scalars['Boolean']['output'];
  codigo: Scalars['String']['output'];
  contestaron: Scalars['Int']['output'];
  esperados?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  invitados: Scalars['Int']['output'];
  nombre: Scalars['String']['output'];
  planeados: Scalars['Int']['output'];
};

export type AvancePosible = {
  __typename?: 'AvancePosible';
  /** Groups that could enter, or areas where they are read; 0: none can spare it yet. */
  con: Scalars['Int']['output'];
  de: Scalars['Int']['output'];
  /** Null where nobody could enter, or the study asks for no seniority. */
  precio?: Maybe<PrecioDeAvance>;
};

export type AvisoAceptado = {
  __typename?: 'AvisoAceptado';
  aceptado: Scalars['Fecha']['output'];
  version: Scalars['Int']['output'];
};

export type AvisoDeBorrado = {
  __typename?: 'AvisoDeBorrado';
  cuantos: Scalars['Int']['output'];
  /** When the first of them goes. */
  desde: Scalars['Fecha']['output'];
};

/**
 * What a question's satisfied answers are divided by, in a set of respondents (all, a group, an area, a seniority).
 * encuestados (the specification's rule, the default): the set's respondents with at least one answer.
 * respuestasValidas: those of them who answered the question with something other than "No Aplica".
 */
export type BaseDeCalculo =
  | 'encuestados'
  | 'respuestasValidas';

/** What figures are divided by, and how many people are behind those of the whole company. */
export type BaseLeida = {
  __typename?: 'BaseLeida';
  baseDeCalculo: BaseDeCalculo;
  cantidadDeEncuestados: Scalars['Int']['output'];
};

export type BusquedaGuardada = {
  __typename?: 'BusquedaGuardada';
  edad?: Maybe<EdadDeCV>;
  estado?: Maybe<Scalars['String']['output']>;
  etiquetas: Array<Scalars['String']['output']>;
  filtro: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  /** CVs that came in since it was last looked at. */
  nuevos: Scalars['Int']['output'];
};

export type CV = {
  __typename?: 'CV';
  /** When it was last known to be true: sent, replaced or confirmed. */
  alDia: Scalars['Fecha']['output'];
  /** The privacy notice that the person accepted last. Null where staff put the CV in. Told by getCV alone. (Ours.) */
  aviso?: Maybe<AvisoAceptado>;
  celular: Scalars['String']['output'];
  conservarHasta?: Maybe<Scalars['Fecha']['output']>;
  conservarRazon?: Maybe<Scalars['String']['output']>;
  /** What in the file may do more than be read; empty in most. (Ours.) */
  contenidoActivo: Array<ContenidoActivo>;
  correo: Scalars['String']['output'];
  creado: Scalars['Fecha']['output'];
  /** A link, relative to the site's origin, that opens the file for staff only. */
  cv: Scalars['String']['output'];
  /** Since when it stands on the list of what is going to be erased. */
  enListaDesde?: Maybe<Scalars['Fecha']['output']>;
  estado: Scalars['String']['output'];
  etiquetasPuestos: Array<Scalars['String']['output']>;
  /** Where the text of the file matched the filter; null where only the form did. */
  fragmento?: Maybe<Array<TrozoDeFragmento>>;
  id: Scalars['ID']['output'];
  lecturaArchivo: LecturaDeArchivo;
  /** As it is called when it is opened or saved. */
  nombreArchivo: Scalars['String']['output'];
  primerApellido: Scalars['String']['output'];
  primerNombre: Scalars['String']['output'];
  respuesta?: Maybe<RespuestaDePersona>;
  /** Changes with every change of its form or file. (Ours.) */
  revision: Scalars['String']['output'];
  /** When it is going to be erased; null where old CVs are kept. */
  seBorra?: Maybe<Scalars['Fecha']['output']>;
  segundoApellido: Scalars['String']['output'];
  segundoNombre?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
  /** What was read of a file with active content, which is offered before the file. Told by getCV alone. (Ours.) */
  texto?: Maybe<Scalars['String']['output']>;
  tipoArchivo: TipoDeArchivo;
  /** The positions for which the person is considered, by name. (Ours.) */
  vacantes: Array<VacanteDeCV>;
};

export type CVDePersona = {
  __typename?: 'CVDePersona';
  /** It lies in Eliminados. */
  eliminado: Scalars['Boolean']['output'];
  idCV: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type CVEliminado = {
  __typename?: 'CVEliminado';
  correo: Scalars['String']['output'];
  eliminado: Scalars['Fecha']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  /** When it is erased by itself. */
  seBorra: Scalars['Fecha']['output'];
};

export type CVPorActualizar = {
  __typename?: 'CVPorActualizar';
  /** Another CV of the same address waits in the inbox. */
  conEnvio: Scalars['Boolean']['output'];
  /** The last mail was refused: the address takes none. */
  correoRechazado: Scalars['Boolean']['output'];
  cv: CV;
  /** From the first to the last. */
  solicitudes: Array<SolicitudDeActualizacion>;
};

/** No more than the person gave, and too little to be of use to anybody else. */
export type CVPropio = {
  __typename?: 'CVPropio';
  alDia: Scalars['Fecha']['output'];
  /** The last two digits. */
  finDeCelular: Scalars['String']['output'];
  /** Until when the link serves. */
  hasta: Scalars['Fecha']['output'];
  /** As the person called it; null where staff put the file in. */
  nombreArchivo?: Maybe<Scalars['String']['output']>;
  nombres: Scalars['String']['output'];
  /** The positions asked for in the public form. */
  plazas: Array<Scalars['String']['output']>;
  /** When it is going to be erased; null where old CVs are kept. */
  seBorra?: Maybe<Scalars['Fecha']['output']>;
  tipoArchivo: TipoDeArchivo;
};

export type Calendario = {
  __typename?: 'Calendario';
  /** Invitations that leave when the survey opens. */
  enEspera: Scalars['Int']['output'];
  /** In their order. */
  eventos: Array<EventoDeCalendario>;
  /** Of what is still to come, where the firm is: HH:MM. */
  hora: Scalars['String']['output'];
};

/** Days as YYYY-MM-DD; an empty one is none. At most four reminders, with those that went out. */
export type CalendarioInput = {
  apertura: Scalars['String']['input'];
  hora: Scalars['String']['input'];
  recordatorios: Array<Scalars['String']['input']>;
};

export type CalendarioPorDecidir = {
  __typename?: 'CalendarioPorDecidir';
  clase: ClaseDeEvento;
  /** YYYY-MM-DD */
  dia: Scalars['String']['output'];
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

/** From the earlier to the later round, in points, with its interval of 95 %. */
export type Cambio = {
  __typename?: 'Cambio';
  desde: Scalars['Float']['output'];
  hasta: Scalars['Float']['output'];
  /** The two figures are not of the same questions: one of them leaves out some that the other has (see menosPreguntas). */
  otrasPreguntas: Scalars['Boolean']['output'];
  puntos: Scalars['Float']['output'];
  veredicto: Veredicto;
};

export type CambioClaro = {
  __typename?: 'CambioClaro';
  clase: ClaseDeMedida;
  /** The area, group or seniority; null: the whole company. */
  conjunto?: Maybe<Scalars['String']['output']>;
  /** Empty: the general figure. */
  nombre: Scalars['String']['output'];
  /** Of a factor, its variable. */
  variable?: Maybe<Scalars['String']['output']>;
  veredicto: Veredicto;
};

export type Cambios = {
  __typename?: 'Cambios';
  bajan: Scalars['Int']['output'];
  clima: ClimaLeido;
  /** Among how many they were chosen, and how many of those would look certain by chance alone. */
  comparaciones: Scalars['Int']['output'];
  /** Null: there is no earlier round with figures, and there are no rows. */
  comparado?: Maybe<RondaAnterior>;
  /** From what rises most to what falls most, then what cannot be compared. */
  filas: Array<FilaDeCambio>;
  /** Groups of both rounds that those are of. */
  gruposComparados: Scalars['Int']['output'];
  /** The largest differences among groups and variables, highest first. */
  movimientos: Array<Movimiento>;
  /** Variables of this round that do not compare: neither in suben, nor in sinCambio, nor in bajan. */
  noComparan: Scalars['Int']['output'];
  /** What rests on groups that staff declared the same; in sentences. */
  notasDeGrupos: Array<Scalars['String']['output']>;
  /** Areas, groups and seniorities of this round. */
  partes: Array<ConjuntoDeMapa>;
  /** People behind the figures of each round; null where they are withheld, or there is no such set. */
  personas?: Maybe<Scalars['Int']['output']>;
  personasAntes?: Maybe<Scalars['Int']['output']>;
  porAzar: Scalars['Int']['output'];
  /** Why this round, or the earlier one, shows nothing of the set. */
  reserva?: Maybe<Reserva>;
  reservaAntes?: Maybe<Reserva>;
  rondas: Array<RondaAnterior>;
  sinCambio: Scalars['Int']['output'];
  suben: Scalars['Int']['output'];
};

export type CampoDeCV =
  | 'celular'
  | 'correo'
  | 'primerApellido'
  | 'primerNombre'
  | 'segundoApellido'
  | 'segundoNombre'
  | 'telefono';

export type CamposDeCVInput = {
  celular: Scalars['String']['input'];
  correo: Scalars['String']['input'];
  estado: Scalars['String']['input'];
  etiquetasPuestos: Array<Scalars['String']['input']>;
  primerApellido: Scalars['String']['input'];
  primerNombre: Scalars['String']['input'];
  segundoApellido: Scalars['String']['input'];
  segundoNombre?: InputMaybe<Scalars['String']['input']>;
  telefono?: InputMaybe<Scalars['String']['input']>;
};

/** Goes with its CV, or with what waits in the inbox: nothing of an erased person stays. */
export type Candidato = {
  __typename?: 'Candidato';
  agregado: Scalars['Fecha']['output'];
  /** A link, relative to the site's origin, that opens the file for staff only. */
  archivo: Scalars['String']['output'];
  celular: Scalars['String']['output'];
  contenidoActivo: Array<ContenidoActivo>;
  correo: Scalars['String']['output'];
  estado: EstadoDeCandidato;
  id: Scalars['ID']['output'];
  /** Null while the person waits in the inbox. */
  idCV?: Maybe<Scalars['ID']['output']>;
  /** Null once the person is in the database. */
  idEnvio?: Maybe<Scalars['ID']['output']>;
  nombre: Scalars['String']['output'];
  nota: Scalars['String']['output'];
};

export type CapturaAbierta = {
  __typename?: 'CapturaAbierta';
  /** positiva is settled, as for whoever answers. */
  cuestionario: Cuestionario;
  revision: Scalars['String']['output'];
  series: Array<Scalars['Int']['output']>;
};

export type CapturaGuardada = {
  __typename?: 'CapturaGuardada';
  mensaje: Scalars['String']['output'];
};

/** Null: withheld, or not asked. cambio is null too where the two rounds do not compare. */
export type CeldaDeMapa = {
  __typename?: 'CeldaDeMapa';
  antes?: Maybe<Scalars['Float']['output']>;
  cambio?: Maybe<Cambio>;
  /** Of the general figure of a set. */
  faltanVariables?: Maybe<VariablesQueFaltan>;
  /** Some question of it is not in valor, withheld or without an answer. */
  menosPreguntas: Scalars['Boolean']['output'];
  valor?: Maybe<Scalars['Float']['output']>;
};

/** fila: the row of the workbook. porcentaje: satisfied people, from 0 to 100. */
export type CifraDeEstudioInput = {
  fila: Scalars['Int']['input'];
  personas: Scalars['Int']['input'];
  porcentaje: Scalars['Float']['input'];
  variable: Scalars['String']['input'];
};

export type CifraDePlan = {
  __typename?: 'CifraDePlan';
  /** In percent. */
  hoy: Scalars['Float']['output'];
  /** The smallest rise, in points, that so many people would tell from chance; null where none would. */
  margen?: Maybe<Scalars['Int']['output']>;
  personas: Scalars['Int']['output'];
};

export type CifraRechazada = {
  __typename?: 'CifraRechazada';
  fila: Scalars['Int']['output'];
  motivo: Scalars['String']['output'];
  variable: Scalars['String']['output'];
};

export type ClaseDeConjunto =
  | 'antiguedades'
  | 'areas'
  | 'empresa'
  | 'grupos';

export type ClaseDeCorreo =
  | 'invitacion'
  | 'recordatorio';

export type ClaseDeEstudio =
  | 'area'
  | 'empresa'
  | 'grupo';

export type ClaseDeEvento =
  | 'apertura'
  | 'recordatorio';

export type ClaseDeMedida =
  | 'factor'
  | 'general'
  | 'indicador'
  | 'variable';

export type ClaseDeMedidaDePlan =
  /** Its name is that of its variable and its own: «Carga y horario › Descansos». */
  | 'factor'
  | 'indicador'
  | 'variable';

export type ClienteAvisado = {
  __typename?: 'ClienteAvisado';
  correo: Scalars['String']['output'];
  nombre: Scalars['String']['output'];
};

/** A whole climate. The same document, as JSON, is what a template, an import and an export hold. */
export type ClimaInput = {
  areasDeTrabajo: Array<AreaDeTrabajoInput>;
  /** Omitted: encuestados in an insert, unchanged in an update. Frozen at the close. */
  baseDeCalculo?: InputMaybe<BaseDeCalculo>;
  cuestionario: CuestionarioInput;
  fechaInicio: Scalars['Fecha']['input'];
  fechaLimite?: InputMaybe<Scalars['Fecha']['input']>;
  gruposDeOpinion: Array<GrupoDeOpinionInput>;
  idEmpresa: Scalars['ID']['input'];
  indicadoresDeMedicion: Array<IndicadorInput>;
  /** Omitted: grupos in an insert, unchanged in an update. From the first invitation or slip on it stays, else CONFLICT. */
  lectura?: InputMaybe<Lectura>;
  /** 1, or 3 to 10. Omitted: 5 in an insert, unchanged in an update. From the first invitation or slip on it only goes up, else CONFLICT. */
  minimoPorGrupo?: InputMaybe<Scalars['Int']['input']>;
  /** At most 40 letters. CONFLICT for a second climate of a company with the same year and name. */
  nombre?: InputMaybe<Scalars['String']['input']>;
};

/** A round as its readings name it: nothing of people, nothing of the questionnaire. */
export type ClimaLeido = {
  __typename?: 'ClimaLeido';
  avance?: Maybe<Avance>;
  cerrado: Scalars['Boolean']['output'];
  dataProcesada: BaseLeida;
  empresa: EmpresaLeida;
  encuestaActiva: Scalars['Boolean']['output'];
  fechaInicio: Scalars['Fecha']['output'];
  fechaLimite?: Maybe<Scalars['Fecha']['output']>;
  id: Scalars['ID']['output'];
  idEmpresa: Scalars['ID']['output'];
  lectura: Lectura;
  minimoPorGrupo: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  publicacion: Scalars['Int']['output'];
  publicaciones: Array<Publicacion>;
  /** As of a climate. */
  terminando: Scalars['Boolean']['output'];
};

export type ClimaOrganizacional = {
  __typename?: 'ClimaOrganizacional';
  /** The year of fechaInicio where the firm is. */
  anio: Scalars['Int']['output'];
  areasDeTrabajo: Array<AreaDeTrabajo>;
  /** Of how many groups its figures are, as long as nothing but an early publication is out; else null. (Ours.) */
  avance?: Maybe<Avance>;
  baseDeCalculo: BaseDeCalculo;
  /** Pages a respondent goes through from the start. */
  cantidadDePaginas: Scalars['Int']['output'];
  /** Questions of the questionnaire, open ones included; the options of a part are one. */
  cantidadDePreguntas: Scalars['Int']['output'];
  cerrado: Scalars['Boolean']['output'];
  /** When it was closed, as far as the log reaches; null where it does not, and where it is open. (Ours.) */
  cerradoEl?: Maybe<Scalars['Fecha']['output']>;
  /** Names of the accounts that see, or would see, them. (Ours.) */
  clientes: Array<Scalars['String']['output']>;
  /** What the survey's short address ends in: /e/7K3QFM. (Ours.) */
  codigo: Scalars['String']['output'];
  /** Somebody has answered, or it is closed: the structure stays as it is. */
  congelado: Scalars['Boolean']['output'];
  /** Names and texts that were corrected after the first answer, oldest first: other rounds are compared by both. (Ours.) */
  correcciones: Array<Correccion>;
  cuestionario: Cuestionario;
  dataProcesada: DataProcesada;
  empresa: Empresa;
  encuestaActiva: Scalars['Boolean']['output'];
  /** Not null: it is neither published nor closed until an administrator permits it. (Ours.) */
  esperaPermiso?: Maybe<EsperaDePermiso>;
  /** Its figures came from another tool: it has no answers, no texts, and stays as it is. */
  estudio: Scalars['Boolean']['output'];
  fechaInicio: Scalars['Fecha']['output'];
  /** Optional last moment for answers: after it the survey answers as inactive. */
  fechaLimite?: Maybe<Scalars['Fecha']['output']>;
  gruposDeOpinion: Array<GrupoDeOpinion>;
  /** Finished questionnaires that wait for the next block; 0 where minimoPorGrupo is 1. (Ours.) */
  hojasSinPublicar: Scalars['Int']['output'];
  /** Questionnaires that somebody is still answering; 0 where minimoPorGrupo is 1. (Ours.) */
  hojasSinTerminar: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  idEmpresa: Scalars['ID']['output'];
  indicadoresDeMedicion: Array<IndicadorDeMedicion>;
  /** grupos where minimoPorGrupo is 1: there everything is shown. */
  lectura: Lectura;
  /**
   * True where it is open and its key is not in the folder of keys: until it is back nobody can enter its survey or be invited,
   * and what was answered is neither published nor closed. (Ours.)
   */
  llaveAusente: Scalars['Boolean']['output'];
  /** Of fewer people nothing is shown. 1: no minimum, every save is published at once. */
  minimoPorGrupo: Scalars['Int']['output'];
  /** Optional name of the round; unique with its company and year. */
  nombre?: Maybe<Scalars['String']['output']>;
  participacion: Participacion;
  /** What the round is called among those of its company: its year, and where that has several its name too, "2026 · Pulso de mayo". (Ours.) */
  periodo: Scalars['String']['output'];
  /**
   * How many blocks are published; 0: none yet, so that every figure is null and every list of answers or texts empty.
   * Always 0 where minimoPorGrupo is 1: there figures are live.
   */
  publicacion: Scalars['Int']['output'];
  /** Oldest first; none where minimoPorGrupo is 1. (Ours.) */
  publicaciones: Array<Publicacion>;
  /** Since when the company's clients see its figures; null: they do not. (Ours.) */
  publicadoAlCliente?: Maybe<Scalars['Fecha']['output']>;
  /** Changes with every update; sent back with one, CONFLICT where somebody else saved meanwhile. (Ours.) */
  revision: Scalars['String']['output'];
  /** The round of the company after this one; null where there is none. (Ours.) */
  siguienteRonda?: Maybe<RondaSiguiente>;
  /** A publication or a close is decided and not done yet; it goes on by itself, whatever became of who asked for it. (Ours.) */
  terminando: Scalars['Boolean']['output'];
};


export type ClimaOrganizacionaldataProcesadaArgs = {
  baseDeCalculo?: InputMaybe<BaseDeCalculo>;
};

export type ColumnaDeMapa = {
  __typename?: 'ColumnaDeMapa';
  /** With the other round; null where there is none. */
  comparabilidad?: Maybe<Comparabilidad>;
  /** What it stands under: its indicator, or the variable of a factor. */
  indicador: Scalars['String']['output'];
  /** The first one under it. */
  inicia: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
};

export type ColumnaDeTemas = {
  __typename?: 'ColumnaDeTemas';
  id?: Maybe<Scalars['ID']['output']>;
  nombre: Scalars['String']['output'];
  respuestas: Scalars['Int']['output'];
};

export type Comparabilidad = {
  __typename?: 'Comparabilidad';
  /** What changed, in a sentence; null where nothing did. */
  motivo?: Maybe<Scalars['String']['output']>;
  tipo: TipoDeComparabilidad;
};

export type ComparabilidadDeMedida = {
  __typename?: 'ComparabilidadDeMedida';
  comparabilidad: Comparabilidad;
  nombre: Scalars['String']['output'];
  /** Of a factor, its variable. */
  variable?: Maybe<Scalars['String']['output']>;
};

/**
 * Of the later round, in its words. noComparable and soloAqui: there is no difference. Everything else has one, with its motivo
 * beside it.
 */
export type ComparabilidadDeRondas = {
  __typename?: 'ComparabilidadDeRondas';
  /** Where the interval of a difference leaves zero out. Any other difference may be chance. */
  claros: Array<CambioClaro>;
  factores: Array<ComparabilidadDeMedida>;
  /** Of the general figure of the company, and of each area, group and seniority. */
  general: Comparabilidad;
  /** Groups that staff declared the same, of this pair of rounds. */
  gruposIguales: Array<GrupoIgual>;
  /** Groups that only the later round has, and those that only the earlier one has: what can be declared the same. */
  gruposSoloAhora: Array<Scalars['String']['output']>;
  gruposSoloAntes: Array<Scalars['String']['output']>;
  indicadores: Array<ComparabilidadDeMedida>;
  variables: Array<ComparabilidadDeMedida>;
};

export type Compromiso = {
  __typename?: 'Compromiso';
  cargo: Scalars['String']['output'];
  clase: ClaseDeMedidaDePlan;
  /** Empty where there is none, and to clients. */
  correo: Scalars['String']['output'];
  estado: EstadoDeCompromiso;
  /** YYYY-MM-DD. */
  fecha: Scalars['String']['output'];
  /** YYYY-MM-DD; null while it is not done. */
  hechoEl?: Maybe<Scalars['String']['output']>;
  /** In percent, in this round; null where it is withheld, or not to be seen. */
  hoy?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** Null: the whole company. */
  idParte?: Maybe<Scalars['ID']['output']>;
  medida: Scalars['String']['output'];
  /** In percent. */
  meta?: Maybe<Scalars['Float']['output']>;
  /** Newest first. */
  notas: Array<NotaDeCompromiso>;
  parte: Scalars['String']['output'];
  /** Behind that figure; null where there is none. */
  personas?: Maybe<Scalars['Int']['output']>;
  que: Scalars['String']['output'];
  responsable: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
};

export type CompromisoInput = {
  cargo: Scalars['String']['input'];
  clase: ClaseDeMedidaDePlan;
  correo: Scalars['String']['input'];
  estado: EstadoDeCompromiso;
  fecha: Scalars['String']['input'];
  idParte?: InputMaybe<Scalars['ID']['input']>;
  medida: Scalars['String']['input'];
  meta?: InputMaybe<Scalars['Float']['input']>;
  que: Scalars['String']['input'];
  responsable: Scalars['String']['input'];
};

export type CompromisosPorVencer = {
  __typename?: 'CompromisosPorVencer';
  empresa: Scalars['String']['output'];
  fecha: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
  porVencer: Scalars['Int']['output'];
  /** The first of them: what, and its day (YYYY-MM-DD). */
  que: Scalars['String']['output'];
  vencidos: Scalars['Int']['output'];
};

/** eNPS null: withheld, or nobody answered. */
export type ConjuntoConENPS = {
  __typename?: 'ConjuntoConENPS';
  conjunto: ConjuntoDeMapa;
  eNPS?: Maybe<ENPS>;
};

/** Of an area or a group, by its name; a group of another name, and an area, are their own. */
export type ConjuntoDeEstudioInput = {
  cifras: Array<CifraDeEstudioInput>;
  clase: ClaseDeEstudio;
  nombre: Scalars['String']['input'];
};

/** A set of people. */
export type ConjuntoDeMapa = {
  __typename?: 'ConjuntoDeMapa';
  clase: ClaseDeConjunto;
  /** G4, of a group. */
  codigo?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Of a group, its area. */
  idArea?: Maybe<Scalars['ID']['output']>;
  nombre: Scalars['String']['output'];
  /** Of a seniority that staff named, the options that it joins. */
  opciones?: Maybe<Scalars['String']['output']>;
  /** Behind its figures, or who answered where they are withheld; null where that may not be said. */
  personas?: Maybe<Scalars['Int']['output']>;
  reserva?: Maybe<Reserva>;
  /** Of a group that is read in its area alone. */
  seLeeEnSuArea: Scalars['Boolean']['output'];
};

/** reserva: what it would be after publishing now; null: shown. */
export type ConjuntoPorPublicar = {
  __typename?: 'ConjuntoPorPublicar';
  hojas: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  reserva?: Maybe<Reserva>;
  /** Whether the sheets that wait would count in its figures. */
  seSuman: Scalars['Boolean']['output'];
};

export type ContactoDirecto = {
  __typename?: 'ContactoDirecto';
  apellidos: Scalars['String']['output'];
  celular?: Maybe<Scalars['String']['output']>;
  correo: Scalars['String']['output'];
  direccion?: Maybe<Scalars['String']['output']>;
  nombre: Scalars['String']['output'];
  sexo?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
};

export type ContactoDirectoInput = {
  apellidos: Scalars['String']['input'];
  celular?: InputMaybe<Scalars['String']['input']>;
  correo: Scalars['String']['input'];
  direccion?: InputMaybe<Scalars['String']['input']>;
  nombre: Scalars['String']['input'];
  sexo?: InputMaybe<Scalars['String']['input']>;
  telefono?: InputMaybe<Scalars['String']['input']>;
};

export type ContenidoActivo =
  /** Actions that start by themselves: scripts, programs, forms that are sent. */
  | 'acciones'
  /** Fields that bring in, or start, something else. */
  | 'campos'
  /** Parts that are fetched from another address when the file is opened. */
  | 'externo'
  /** Objects and files of other programs. */
  | 'objetos'
  /** Addresses of another computer on the network. */
  | 'red'
  /** Something in it could not be looked through. */
  | 'sinRevisar';

export type ContenidoDeSitio = {
  __typename?: 'ContenidoDeSitio';
  ocultas: Array<Scalars['String']['output']>;
  /** Cards in the order in which they stand; those that it does not name come last, as they come. */
  orden: Array<Scalars['String']['output']>;
  textos: Array<TextoDeSitio>;
};

export type ContenidoDeSitioInput = {
  ocultas: Array<Scalars['String']['input']>;
  orden: Array<Scalars['String']['input']>;
  textos: Array<TextoDeSitioInput>;
};

export type Correccion = {
  __typename?: 'Correccion';
  ahora: Scalars['String']['output'];
  antes: Scalars['String']['output'];
};

export type CorreoPorCorregir = {
  __typename?: 'CorreoPorCorregir';
  correo: Scalars['String']['output'];
  idEncuesta: Scalars['ID']['output'];
};

export type CorreosFallidos = {
  __typename?: 'CorreosFallidos';
  cuantos: Scalars['Int']['output'];
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
  /** Where it is one alone, of somebody who has not begun: the address that may be mended. */
  porCorregir?: Maybe<CorreoPorCorregir>;
};

export type Cuenta = {
  __typename?: 'Cuenta';
  correo: Scalars['String']['output'];
  desactivada?: Maybe<Scalars['Fecha']['output']>;
  /** Who deactivated it; null where that account is gone. */
  desactivadaPor?: Maybe<Scalars['String']['output']>;
  /** Of a client; empty for staff. */
  empresas: Array<EmpresaDeUsuario>;
  estado: EstadoDeCuenta;
  id: Scalars['ID']['output'];
  /** While it is invitada. */
  invitacion?: Maybe<InvitacionDeCuenta>;
  /** It has a passkey, or several. */
  llaveDeAcceso: Scalars['Boolean']['output'];
  /** The user name where none was given. */
  nombre: Scalars['String']['output'];
  /** The one that asks. */
  propia: Scalars['Boolean']['output'];
  rol: Rol;
  segundoFactor: Scalars['Boolean']['output'];
  /** Open sessions. */
  sesiones: Scalars['Int']['output'];
  ultimoAcceso?: Maybe<Scalars['Fecha']['output']>;
  usuario: Scalars['String']['output'];
};

export type CuentaDeEnlaces = {
  __typename?: 'CuentaDeEnlaces';
  contestaron: Scalars['Int']['output'];
  esperando: Scalars['Int']['output'];
  sinMandar: Scalars['Int']['output'];
};

export type Cuestionario = {
  __typename?: 'Cuestionario';
  partesCuestionario: Array<ParteCuestionario>;
  tipo: Scalars['String']['output'];
};

export type CuestionarioInput = {
  partesCuestionario: Array<ParteInput>;
  tipo: Scalars['String']['input'];
};

export type DataProcesada = {
  __typename?: 'DataProcesada';
  /** What these figures are computed on: the climate's own base, or the one asked for. (Ours.) */
  baseDeCalculo: BaseDeCalculo;
  /** The people behind the figures of the whole climate. */
  cantidadDeEncuestados: Scalars['Int']['output'];
  /**
   * One bar per option: its share of the respondents who gave a seniority. Under a minimum from the first publication on, an option
   * of fewer people than the minimum counted with its smaller neighbour.
   */
  cantidadDeEncuestadosPorAntiguedad: Serie;
  /** The same of each indicator. (Ours.) */
  faltanPorIndicador: Array<Maybe<VariablesQueFaltan>>;
  faltanVariables?: Maybe<VariablesQueFaltan>;
  menosPreguntas: Scalars['Boolean']['output'];
  /** porcentajeSatisfaccionGeneral on the other base. (Ours.) */
  porcentajeConLaOtraBase?: Maybe<Scalars['Float']['output']>;
  /** Mean of the indicators, times 100. */
  porcentajeSatisfaccionGeneral?: Maybe<Scalars['Float']['output']>;
  /** One bar per indicator. */
  satisfaccionGeneral: Serie;
  /** One series per entry of getAntiguedadSatisfaccionGeneral, one bar per indicator. */
  satisfaccionGeneralAntiguedad: Array<Serie>;
  /** One bar: the whole climate. */
  satisfaccionGeneralGeneral: Serie;
  /** One bar per entry of getAntiguedadSatisfaccionGeneral: its overall satisfaction. */
  satisfaccionGeneralGeneralAntiguedad: Serie;
  satisfaccionGeneralPorAreasDeTrabajo: Array<NombreYPorcentaje>;
  satisfaccionGeneralPorGruposDeOpinion: Array<NombreYPorcentaje>;
  /** One series per variable (nombre), one bar per evaluated factor. */
  satisfaccionPorAreasDeAnalisis: Array<Serie>;
  /** One series per work area, one bar per variable. */
  satisfaccionPorAreasDeTrabajo: Array<Serie>;
  /** One series per opinion group, one bar per variable. */
  satisfaccionPorGruposDeOpinion: Array<Serie>;
};

export type DecisionDePrueba = {
  __typename?: 'DecisionDePrueba';
  aprueba: Scalars['Boolean']['output'];
  /** What respondents read has changed since. */
  cambio: Scalars['Boolean']['output'];
  momento: Scalars['Fecha']['output'];
  nota: Scalars['String']['output'];
  quien: Scalars['String']['output'];
};

export type DistribucionDePregunta = {
  __typename?: 'DistribucionDePregunta';
  /** People by answer, from the most satisfied to the least, then those of "No Aplica": five numbers; null as above. Of an escala the favorable points count as the first, the others as the fourth. */
  cuentas?: Maybe<Array<Scalars['Int']['output']>>;
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  /** A FRACTION; null where nobody answered, or too few for it to be shown. */
  porcentajePregunta?: Maybe<Scalars['Float']['output']>;
  /** False: the sentence says something bad, so that whoever disagrees is satisfied. */
  positiva: Scalars['Boolean']['output'];
  pregunta: Scalars['String']['output'];
  /** Of an escala: people by point; null of faces, and as above. */
  puntos?: Maybe<Array<PuntoContado>>;
  variable: Scalars['String']['output'];
};

export type DistribucionDePreguntas = {
  __typename?: 'DistribucionDePreguntas';
  /** People behind the figures. */
  encuestados: Scalars['Int']['output'];
  preguntas: Array<DistribucionDePregunta>;
  /** Not null: the part shows no figures, and preguntas is empty. */
  reserva?: Maybe<Reserva>;
};

/** Groups that show the variable, or areas where no group does, and how many of them are below 75. */
export type DondeDePrioridad = {
  __typename?: 'DondeDePrioridad';
  bajos: Scalars['Int']['output'];
  clase: Lectura;
  de: Scalars['Int']['output'];
};

/** puntos: promotores (9 and 10) less detractores (0 to 6), from -100 to 100, with its 95 % interval; the shares are PERCENT of personas. */
export type ENPS = {
  __typename?: 'ENPS';
  desde: Scalars['Float']['output'];
  detractores: Scalars['Float']['output'];
  hasta: Scalars['Float']['output'];
  pasivos: Scalars['Float']['output'];
  personas: Scalars['Int']['output'];
  promotores: Scalars['Float']['output'];
  puntos: Scalars['Float']['output'];
};

export type ENPSDeClima = {
  __typename?: 'ENPSDeClima';
  clima: ClimaLeido;
  preguntas: Array<PreguntaDeENPS>;
};

/** By calendar months: the present one and so many before it, or what is older than two years. */
export type EdadDeCV =
  | 'dosAnios'
  | 'masDeDosAnios'
  | 'seisMeses'
  | 'unAnio';

export type EfectoDeCompromiso = {
  __typename?: 'EfectoDeCompromiso';
  ahora?: Maybe<Scalars['Float']['output']>;
  /** In percent. */
  antes?: Maybe<Scalars['Float']['output']>;
  compromiso: Compromiso;
  desde?: Maybe<Scalars['Float']['output']>;
  /** What the whole company did meanwhile, in points. */
  empresa?: Maybe<Scalars['Float']['output']>;
  hasta?: Maybe<Scalars['Float']['output']>;
  personas?: Maybe<Scalars['Int']['output']>;
  /** Behind each of the two; null where there is none. */
  personasAntes?: Maybe<Scalars['Int']['output']>;
  /** In points, with the ends of its interval of 95 %. */
  puntos?: Maybe<Scalars['Float']['output']>;
  sinCambio?: Maybe<Scalars['String']['output']>;
  /** Sube, Baja, Sin cambio claro; null where there is no change to show, and sinCambio says why. */
  veredicto?: Maybe<Scalars['String']['output']>;
};

export type EleccionesInput = {
  apagadas: Array<Scalars['String']['input']>;
  decidir: Array<Scalars['String']['input']>;
  destinatario: Scalars['String']['input'];
  encendidas: Array<Scalars['String']['input']>;
  /** Quotes and commitments to leave out, by id. */
  fuera?: InputMaybe<Array<Scalars['ID']['input']>>;
  idClimaAntes?: InputMaybe<Scalars['ID']['input']>;
  orden: Array<Scalars['String']['input']>;
  papel?: InputMaybe<Papel>;
};

export type ElegibleDeInforme = {
  __typename?: 'ElegibleDeInforme';
  id: Scalars['ID']['output'];
  incluida: Scalars['Boolean']['output'];
  /** Theme of a quote; who answers for a commitment and until when. */
  nota: Scalars['String']['output'];
  texto: Scalars['String']['output'];
};

export type Empresa = {
  __typename?: 'Empresa';
  NIT: Scalars['String']['output'];
  contacto_directo: ContactoDirecto;
  correo: Scalars['String']['output'];
  direccion: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The address of its logo, a PNG. (Ours.) */
  logo?: Maybe<Scalars['String']['output']>;
  nombre_comercial: Scalars['String']['output'];
  nombre_fiscal: Scalars['String']['output'];
  /** Changes with every change of it. (Ours.) */
  revision: Scalars['String']['output'];
  telefono: Scalars['String']['output'];
};

export type EmpresaDePersona = {
  __typename?: 'EmpresaDePersona';
  idEmpresa: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type EmpresaDeUsuario = {
  __typename?: 'EmpresaDeUsuario';
  id: Scalars['ID']['output'];
  nombre_comercial: Scalars['String']['output'];
};

/** Only nombre_comercial may not be empty. */
export type EmpresaInput = {
  NIT: Scalars['String']['input'];
  contacto_directo: ContactoDirectoInput;
  correo: Scalars['String']['input'];
  direccion: Scalars['String']['input'];
  /** A PNG of at most 40 KB and 480 by 200 points as a base64 data URL; null removes it, absent leaves it. (Ours.) */
  logo?: InputMaybe<Scalars['String']['input']>;
  nombre_comercial: Scalars['String']['input'];
  nombre_fiscal: Scalars['String']['input'];
  telefono: Scalars['String']['input'];
};

export type EmpresaLeida = {
  __typename?: 'EmpresaLeida';
  nombre_comercial: Scalars['String']['output'];
};

export type EncuestaAbierta = {
  __typename?: 'EncuestaAbierta';
  contestaron: Scalars['Int']['output'];
  /** Null without a deadline. */
  diasQueQuedan?: Maybe<Scalars['Int']['output']>;
  empresa: Scalars['String']['output'];
  /** What part of the planned is expected by now, a FRACTION; null without a deadline. */
  esperado?: Maybe<Scalars['Float']['output']>;
  /** Missing to reach the goal. */
  faltan: Scalars['Int']['output'];
  fechaLimite?: Maybe<Scalars['Fecha']['output']>;
  grupos: Array<AvanceDeGrupo>;
  idClima: Scalars['ID']['output'];
  invitados: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  planeados: Scalars['Int']['output'];
};

export type EncuestaActiva = {
  __typename?: 'EncuestaActiva';
  encuestaActiva: Scalars['Boolean']['output'];
};

export type EncuestaDeEncuestado = {
  __typename?: 'EncuestaDeEncuestado';
  /** positiva is settled: that of the question, or else of its factor. */
  cuestionario: Cuestionario;
  /** Whether answers are taken now. */
  encuestaActiva: Scalars['Boolean']['output'];
  /** Answers were taken and no longer are: the last moment has passed, or the climate is closed. (Ours.) */
  plazoTerminado: Scalars['Boolean']['output'];
  /** Which questions have an answer; all of them once the sheet is published, none once the climate is closed. */
  respuestas: Array<Respuesta>;
  /** Of the questionnaire: another one where a respondent would read or mean something else. (Ours.) */
  revision: Scalars['String']['output'];
};

export type EncuestaDePersona = {
  __typename?: 'EncuestaDePersona';
  cerrada: Scalars['Boolean']['output'];
  empresa: Scalars['String']['output'];
  periodo: Scalars['String']['output'];
};

export type EncuestaDePrueba = {
  __typename?: 'EncuestaDePrueba';
  encuesta: EncuestaDeEncuestado;
  idClima: Scalars['ID']['output'];
  /** Of the client's account that asks; null where a name is to be typed. */
  nombre?: Maybe<Scalars['String']['output']>;
  portada: PortadaDeEncuesta;
};

export type EncuestaEliminada = {
  __typename?: 'EncuestaEliminada';
  idEncuesta: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
};

/** The specification's `respuestas` of a respondent is withheld on purpose: no call shows staff what one person answered. */
export type Encuestado = {
  __typename?: 'Encuestado';
  correo?: Maybe<Scalars['String']['output']>;
  /** Completa | En proceso | Sin iniciar | Cerrada (once the climate is closed) | Desconocido (while its key is missing) */
  estado: Scalars['String']['output'];
  /** Se Envió | Error al envío | No Se envió por correo | En cola */
  estadoCorreo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  idGrupoDeOpinion: Scalars['ID']['output'];
  /** Always null: who answered what is nobody's to read. It is there for clients written from the specification. */
  respuestas?: Maybe<Array<Respuesta>>;
  sendMail: Scalars['Boolean']['output'];
  /** Somebody else than the respondent may know the token: it was shown to staff, or sent to another address before. (Ours.) */
  tokenVisto: Scalars['Boolean']['output'];
};

export type EnlaceDeCuenta = {
  __typename?: 'EnlaceDeCuenta';
  correo: Scalars['String']['output'];
  nombre: Scalars['String']['output'];
  /** Choosing a password by it takes the account's passkeys away. */
  retiraLlaves: Scalars['Boolean']['output'];
  tipo: TipoDeEnlace;
};

export type EnvioDeCV = {
  __typename?: 'EnvioDeCV';
  /** A link, relative to the site's origin, that opens the file for staff only. */
  archivo: Scalars['String']['output'];
  /** The version of the privacy notice that was accepted; null where nobody accepted one. */
  aviso?: Maybe<Scalars['Int']['output']>;
  bytes: Scalars['Int']['output'];
  /** When it was sent, which is when the privacy notice was accepted. */
  consentimiento: Scalars['Fecha']['output'];
  contenidoActivo: Array<ContenidoActivo>;
  correo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lecturaArchivo: LecturaDeArchivo;
  nombre: Scalars['String']['output'];
  nombreArchivo: Scalars['String']['output'];
  /** Other submissions that wait and share its address or number. */
  otrosEnvios: Scalars['Int']['output'];
  /** CVs that are probably of the same person, the likeliest first. */
  parecidos: Array<ParecidoDeEnvio>;
  plaza: Scalars['String']['output'];
  /** Staff put the file in with others: nobody filled in a form. */
  subido: Scalars['Boolean']['output'];
  tel: Scalars['String']['output'];
  tipoArchivo: TipoDeArchivo;
};

export type EnvioDeCVAbierto = {
  __typename?: 'EnvioDeCVAbierto';
  anterior?: Maybe<Scalars['ID']['output']>;
  /** How many wait longer than this one, and how many wait in all. */
  antes: Scalars['Int']['output'];
  envio: EnvioDeCV;
  /** Of those, the ones that the file alone does not say. */
  etiquetasDelFormulario: Array<Scalars['String']['output']>;
  /** Tags of the firm whose words stand in the file or in the position asked for. */
  etiquetasSugeridas: Array<Scalars['String']['output']>;
  mensaje: Scalars['String']['output'];
  pendientes: Scalars['Int']['output'];
  /** Values for the form, of several for one field the likelier first. */
  propuestas: Array<PropuestaDeCampo>;
  siguiente?: Maybe<Scalars['ID']['output']>;
  /** The text of the file; empty while it is unread and where there is none. */
  texto: Scalars['String']['output'];
};

export type EnvioDePersona = {
  __typename?: 'EnvioDePersona';
  idEnvio: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

/** What a climate waits for that came back open from a backup. (Ours.) */
export type EsperaDePermiso = {
  __typename?: 'EsperaDePermiso';
  /** Whether whoever asks is an administrator. */
  puedoPermitir: Scalars['Boolean']['output'];
  /** When the backup was made; null where the database came back in another way. */
  respaldoDel?: Maybe<Scalars['Fecha']['output']>;
  /** Whether results are known to be out that this database does not have; null where that cannot be told. */
  seHabiaPublicado?: Maybe<Scalars['Boolean']['output']>;
};

/** resuelto: somebody has decided on it. */
export type EstadoDeArchivo =
  | 'conDuda'
  | 'leyendo'
  | 'noEntro'
  | 'resuelto'
  | 'sinDudas';

export type EstadoDeCandidato =
  | 'contratado'
  | 'entrevista'
  | 'finalista'
  | 'noSigue'
  | 'porVer';

export type EstadoDeCompromiso =
  | 'enMarcha'
  | 'hecho'
  | 'porEmpezar';

export type EstadoDeCuenta =
  | 'activa'
  | 'desactivada'
  | 'invitada';

/** sinMandar: nobody was asked, or the link is over. esperando: a link serves. contestaron: the person answered and nobody has seen it. */
export type EstadoDeEnlace =
  | 'contestaron'
  | 'esperando'
  | 'sinMandar';

/** tarde: the site was off for more than six hours, or a backup of before that was restored. inactiva: the survey took no answers at that hour. sinCuota: the account that planned it had sent as many mails as it may in a day. */
export type EstadoDeEvento =
  | 'hecho'
  | 'inactiva'
  | 'pendiente'
  | 'sinCuota'
  | 'tarde';

export type EstadoDeTapado =
  /** What the rules say, nobody having decided. */
  | 'propuesto'
  /** Covered by somebody, or found by the rules and accepted. */
  | 'tapado'
  /** Found by the rules, and it may be read all the same. */
  | 'visible';

export type EstadoDeTrabajo =
  | 'cancelado'
  | 'en_curso'
  | 'fallido'
  | 'listo';

export type EstadoDeVersion =
  | 'reemplazada'
  | 'retirada'
  | 'vigente';

/** At most 10,000 figures. A name as that of every round. */
export type EstudioAnteriorInput = {
  conjuntos: Array<ConjuntoDeEstudioInput>;
  fechaInicio: Scalars['Fecha']['input'];
  nombre?: InputMaybe<Scalars['String']['input']>;
};

export type EstudioTraido = {
  __typename?: 'EstudioTraido';
  id: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
  rechazadas: Array<CifraRechazada>;
};

export type EtiquetaConCuenta = {
  __typename?: 'EtiquetaConCuenta';
  /** How many CVs carry it. */
  cvs: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  puesto: Scalars['String']['output'];
};

export type EtiquetaPuesto = {
  __typename?: 'EtiquetaPuesto';
  id: Scalars['ID']['output'];
  puesto: Scalars['String']['output'];
};

export type EventoDeCalendario = {
  __typename?: 'EventoDeCalendario';
  clase: ClaseDeEvento;
  /** Mails that left with it; null where it is not done. */
  correos?: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM-DD */
  dia: Scalars['String']['output'];
  estado: EstadoDeEvento;
  hora: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type FactorEvaluado = {
  __typename?: 'FactorEvaluado';
  factorEvaluadoNoAplica: Scalars['Boolean']['output'];
  menosPreguntas: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  porcentajeOfFactorEvaluado?: Maybe<Scalars['Float']['output']>;
  positiva: Scalars['Boolean']['output'];
  /** Without the '4's. Made from counts when asked for; a call that would expand more than 200,000 answers is refused (BAD_USER_INPUT). */
  respuestas: Array<RespuestaDeResultado>;
  respuestasNoAplica: Array<RespuestaDeResultado>;
};

export type FactorEvaluadoInput = {
  nombre: Scalars['String']['input'];
  positiva: Scalars['Boolean']['input'];
};

export type FilaDeCambio = {
  __typename?: 'FilaDeCambio';
  ahora?: Maybe<Scalars['Float']['output']>;
  antes?: Maybe<Scalars['Float']['output']>;
  /** Null where one of the rounds has no figure, or they do not compare. */
  cambio?: Maybe<Cambio>;
  comparabilidad: Comparabilidad;
  indicador: Scalars['String']['output'];
  menosPreguntas: Scalars['Boolean']['output'];
  /** As in CeldaDeMapa, of antes and of ahora. */
  menosPreguntasAntes: Scalars['Boolean']['output'];
  variable: Scalars['String']['output'];
};

export type FilaDeMapa = {
  __typename?: 'FilaDeMapa';
  /** By column. */
  celdas: Array<CeldaDeMapa>;
  conjunto: ConjuntoDeMapa;
  /** Whether the other round has this set; null where there is no other round. */
  estabaAntes?: Maybe<Scalars['Boolean']['output']>;
  /** The figure of the whole set: of everything, or of the variable whose factors are the columns. */
  general: CeldaDeMapa;
};

export type FilaDeTema = {
  __typename?: 'FilaDeTema';
  /** By column; null: withheld, for being too few or for not telling on others. */
  celdas: Array<Maybe<Scalars['Int']['output']>>;
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  /** Null: of fewer people than the minimum, but of somebody. */
  total?: Maybe<Scalars['Int']['output']>;
};

export type FiltroDeBitacora = {
  /** From this moment on. */
  desde?: InputMaybe<Scalars['Fecha']['input']>;
  /** Before this moment. */
  hasta?: InputMaybe<Scalars['Fecha']['input']>;
  idCuenta?: InputMaybe<Scalars['ID']['input']>;
  idEmpresa?: InputMaybe<Scalars['ID']['input']>;
  seccion?: InputMaybe<SeccionDeBitacora>;
};

/** What must hold besides the words: every tag, the state, and when it was last true. (Ours.) */
export type FiltrosDeCVInput = {
  edad?: InputMaybe<EdadDeCV>;
  estado?: InputMaybe<Scalars['String']['input']>;
  etiquetas?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Firma = {
  __typename?: 'Firma';
  ciudad: Scalars['String']['output'];
  /** Companies that agreed to be named, one a line. */
  clientes: Scalars['String']['output'];
  colorAcento: Scalars['String']['output'];
  colorPrincipal: Scalars['String']['output'];
  correo: Scalars['String']['output'];
  direccion: Scalars['String']['output'];
  facebook: Scalars['String']['output'];
  firmaDeCorreos: Scalars['String']['output'];
  imagenes: Array<ImagenDeFirma>;
  instagram: Scalars['String']['output'];
  linkedin: Scalars['String']['output'];
  nombre: Scalars['String']['output'];
  personas: Array<PersonaDeFirma>;
  razonSocial: Scalars['String']['output'];
  remitente: Scalars['String']['output'];
  /** Changes with whatever the pages show of the firm. */
  revision: Scalars['Int']['output'];
  telefono: Scalars['String']['output'];
  whatsapp: Scalars['String']['output'];
};

export type FirmaInput = {
  ciudad: Scalars['String']['input'];
  /** Companies that agreed to be named, one a line. */
  clientes: Scalars['String']['input'];
  colorAcento: Scalars['String']['input'];
  colorPrincipal: Scalars['String']['input'];
  correo: Scalars['String']['input'];
  direccion: Scalars['String']['input'];
  facebook: Scalars['String']['input'];
  firmaDeCorreos: Scalars['String']['input'];
  instagram: Scalars['String']['input'];
  linkedin: Scalars['String']['input'];
  nombre: Scalars['String']['input'];
  razonSocial: Scalars['String']['input'];
  remitente: Scalars['String']['input'];
  telefono: Scalars['String']['input'];
  whatsapp: Scalars['String']['input'];
};

export type FormatoDeInforme =
  | 'pdf'
  | 'pptx'
  /** Figures as tables, for the client: no answer that somebody wrote. */
  | 'xlsx';

export type GrupoDeOpinion = {
  __typename?: 'GrupoDeOpinion';
  /** Respondents of the group with at least one answer. */
  cantidadEncuestadosGrupoDeOpinion: Scalars['Int']['output'];
  /** When the newest sheets of its figures were published; null where they are live, or not shown. (Ours.) */
  cifrasAl?: Maybe<Scalars['Fecha']['output']>;
  /** People behind its figures; null where they are not shown. (Ours.) */
  encuestadosEnCifras?: Maybe<Scalars['Int']['output']>;
  encuestadosPlaneados: Scalars['Int']['output'];
  faltanVariables?: Maybe<VariablesQueFaltan>;
  /** Published sheets of the group that its figures do not hold, because those of their block may not be shown. (Ours.) */
  hojasSinMostrar: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  menosPreguntas: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  orden: Scalars['Int']['output'];
  /** The group's share of all respondents with at least one answer. (Ours.) */
  porcentajeDeEncuestados?: Maybe<Scalars['Float']['output']>;
  porcentajeSatisfaccionGrupoDeOpinion?: Maybe<Scalars['Float']['output']>;
  /** Null: its figures are shown, or minimoPorGrupo is 1. */
  reserva?: Maybe<Reserva>;
  /** No figure of its own is shown: it counts in its area. Where the climate's `lectura` is areas, so with every group. */
  seLeeEnSuArea: Scalars['Boolean']['output'];
  variables: Array<Variable>;
};

export type GrupoDeOpinionInput = {
  encuestadosPlaneados: Scalars['Int']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  nombre: Scalars['String']['input'];
  orden: Scalars['Int']['input'];
  /** Omitted: false for a new one, else unchanged. From the first invitation or slip on it stays, else CONFLICT. (Ours.) */
  seLeeEnSuArea?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GrupoIgual = {
  __typename?: 'GrupoIgual';
  grupo: Scalars['String']['output'];
  grupoAnterior: Scalars['String']['output'];
};

/** liberaTambien: other groups and areas that could then be shown too. */
export type GrupoPorPocas = {
  __typename?: 'GrupoPorPocas';
  faltan: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  liberaTambien: Array<Scalars['ID']['output']>;
  nombre: Scalars['String']['output'];
};

export type HojaCapturadaInput = {
  respuestas: Array<RespuestaInput>;
  serie: Scalars['Int']['input'];
};

export type ImagenDeFirma = {
  __typename?: 'ImagenDeFirma';
  /** Its address, below the origin. */
  direccion: Scalars['String']['output'];
  uso: UsoDeImagenDeFirma;
};

export type ImagenDeFirmaInput = {
  /** A PNG or JPEG within the limits of its use as a base64 data URL; null removes it. */
  imagen?: InputMaybe<Scalars['String']['input']>;
  uso: UsoDeImagenDeFirma;
};

export type IndicadorDeMedicion = {
  __typename?: 'IndicadorDeMedicion';
  faltanVariables?: Maybe<VariablesQueFaltan>;
  menosPreguntas: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  /** Only in seniority results. */
  nombreAntiguedad?: Maybe<Scalars['String']['output']>;
  porcentajeIndicador?: Maybe<Scalars['Float']['output']>;
  variables: Array<Variable>;
};

export type IndicadorInput = {
  nombre: Scalars['String']['input'];
  variables: Array<VariableInput>;
};

export type Informe = {
  __typename?: 'Informe';
  /** Quotes and commitments that can be told, and whether this report tells them. */
  citas: Array<ElegibleDeInforme>;
  /** Rounds of the company it can be compared with, newest first. */
  comparables: Array<RondaComparable>;
  compromisos: Array<ElegibleDeInforme>;
  decidir: Array<Scalars['String']['output']>;
  destinatario: Scalars['String']['output'];
  idClimaAntes?: Maybe<Scalars['ID']['output']>;
  /** Whether the cover has a logo of the firm, of the client. */
  logos: LogosDeInforme;
  minimoPorGrupo: Scalars['Int']['output'];
  /** null: the paper of the firm's settings. */
  papel?: Maybe<Papel>;
  revision: Scalars['Int']['output'];
  /** In order, the ones that are off included; what has nothing to say is not offered. */
  secciones: Array<SeccionDeInforme>;
  /** Work (getTrabajos) whose files say what the report says now; other files of it are outdated. */
  trabajosAlDia: Array<Scalars['ID']['output']>;
};

export type InformeDeCliente = {
  __typename?: 'InformeDeCliente';
  archivos: Array<ArchivoDeInforme>;
  empresa: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  idClima: Scalars['ID']['output'];
  idEmpresa: Scalars['ID']['output'];
  minimoPorGrupo: Scalars['Int']['output'];
  numero: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  publicado: Scalars['Fecha']['output'];
};

export type Inicio = {
  __typename?: 'Inicio';
  /** Those of whoever asks that have found somebody new. */
  busquedas: Array<BusquedaGuardada>;
  /** What calendars of open rounds did not do. */
  calendarios: Array<CalendarioPorDecidir>;
  climas: Scalars['Int']['output'];
  /** Commitments that are overdue or fall due within a week, by plan. */
  compromisos: Array<CompromisosPorVencer>;
  /** Mails to respondents of open surveys that came back or were refused. */
  correosFallidos: Array<CorreosFallidos>;
  /** Of the firm: until there is one, the first screen says how to begin. */
  empresas: Scalars['Int']['output'];
  /** Open surveys, the one that ends first on top. */
  encuestas: Array<EncuestaAbierta>;
  /** Since when the oldest submission waits; null where none does. */
  envioMasAntiguo?: Maybe<Scalars['Fecha']['output']>;
  /** False: mails stay on the disk as files. */
  hayCorreo: Scalars['Boolean']['output'];
  /** Percent of the planned that each survey should reach. */
  meta: Scalars['Int']['output'];
  pendientes: Pendientes;
  /** Rounds that nobody can answer yet and to which somebody was invited: the newest twenty. */
  porActivar: Array<RondaPorActivar>;
  /** Rounds that ended, or were stopped with answers, and are not closed: the newest twenty. */
  porCerrar: Array<RondaPorCerrar>;
  /** How many of them there are. */
  porCerrarEnTotal: Scalars['Int']['output'];
  /** The newest closed round of each company with client accounts, where nothing of it was published to them. */
  porEntregar: Array<RondaPorEntregar>;
  /** The newest climate, while nobody was invited to any. */
  porInvitar?: Maybe<Scalars['ID']['output']>;
  /** Null for whoever is no administrator, and once it is done or left for later. */
  preparacion?: Maybe<Preparacion>;
  /** Open rounds whose key is not in the folder of keys: nobody can open what was answered. */
  sinLlave: Array<RondaSinLlave>;
};

export type InvitacionDeCuenta = {
  __typename?: 'InvitacionDeCuenta';
  enviada: Scalars['Fecha']['output'];
  /** The mail was refused for good: the address is not right. */
  rechazada: Scalars['Boolean']['output'];
  vence: Scalars['Fecha']['output'];
};

export type InvitacionDeGrupoInput = {
  correos: Array<Scalars['String']['input']>;
  idGrupoDeOpinion: Scalars['ID']['input'];
  /** People of the group without address: they become a batch of slips, still to be printed. */
  sinCorreo?: InputMaybe<Scalars['Int']['input']>;
};

/** What figures are read by: groups and areas, or areas alone. */
export type Lectura =
  | 'areas'
  | 'grupos';

/** pendiente: its text is not searched yet. ilegible: it has no text that could be read; its form is searched. */
export type LecturaDeArchivo =
  | 'ilegible'
  | 'leido'
  | 'pendiente';

export type LecturaDeCV = {
  __typename?: 'LecturaDeCV';
  etiquetasSugeridas: Array<Scalars['String']['output']>;
  propuestas: Array<PropuestaDeCampo>;
  /** Empty where the file has none that can be read, as a photo. */
  texto: Scalars['String']['output'];
};

export type LlaveDeAcceso = {
  __typename?: 'LlaveDeAcceso';
  creada: Scalars['Fecha']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  usada?: Maybe<Scalars['Fecha']['output']>;
};

export type Llegadas = {
  __typename?: 'Llegadas';
  hojas: PorVia;
  personas: PorVia;
  /** In the order of the groups; none once the climate is closed. */
  porGrupo: Array<LlegadasDeGrupo>;
};

export type LlegadasDeGrupo = {
  __typename?: 'LlegadasDeGrupo';
  /** All told as the way by which most of the group was invited: a way of arrival beside a group would point at people. */
  hojas: PorVia;
  /** Among the sheets, those of people who were deleted after they were published. */
  hojasSinPersona: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** How many tokens without address may still be made. */
  lugaresSinCorreo: Scalars['Int']['output'];
  personas: PorVia;
};

export type LogosDeInforme = {
  __typename?: 'LogosDeInforme';
  empresa: Scalars['Boolean']['output'];
  firma: Scalars['Boolean']['output'];
};

export type Lote = {
  __typename?: 'Lote';
  anulado: Scalars['Boolean']['output'];
  creado: Scalars['Fecha']['output'];
  /** How many sheets it accepts. */
  hojas: Scalars['Int']['output'];
  idGrupoDeOpinion: Scalars['ID']['output'];
  /** Who made it. */
  nombre?: Maybe<Scalars['String']['output']>;
  numero: Scalars['Int']['output'];
  /** How many slips were printed, or numbers drawn for capture. */
  series: Scalars['Int']['output'];
  /** How many sheets came from it; null where they are so few people that it would tell who answered, or without the key. */
  usadas?: Maybe<Scalars['Int']['output']>;
  via: ViaDeLote;
};

export type MapaDeCalor = {
  __typename?: 'MapaDeCalor';
  clima: ClimaLeido;
  columnas: Array<ColumnaDeMapa>;
  /** Of the general column; null where there is no other round. */
  comparabilidad?: Maybe<Comparabilidad>;
  /** The one that it is compared with; null where there is none. */
  comparado?: Maybe<RondaAnterior>;
  /** The company, areas, groups, seniorities, in the order of the study. */
  filas: Array<FilaDeMapa>;
  /** What rests on groups that staff declared the same; in sentences. */
  notasDeGrupos: Array<Scalars['String']['output']>;
  /** Behind the figures of the other round, in the whole company; null where there is none. */
  personasAntes?: Maybe<Scalars['Int']['output']>;
  /** What it can be compared with, newest first. */
  rondas: Array<RondaAnterior>;
  /** Those whose factors can be the columns. */
  variables: Array<Scalars['String']['output']>;
};

export type MedidaDePlan = {
  __typename?: 'MedidaDePlan';
  clase: ClaseDeMedidaDePlan;
  nombre: Scalars['String']['output'];
};

export type MensajeConId = {
  __typename?: 'MensajeConId';
  id: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
};

export type MensajeRecibido = {
  __typename?: 'MensajeRecibido';
  /** When it was sent, which is when the privacy notice was accepted. */
  consentimiento: Scalars['Fecha']['output'];
  /** Null while it is new. */
  contestado?: Maybe<Scalars['Fecha']['output']>;
  correo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
  nombre: Scalars['String']['output'];
  tel: Scalars['String']['output'];
};

export type Mesa = {
  __typename?: 'Mesa';
  areas: Array<AreaDeMesa>;
  empresa: Scalars['String']['output'];
  /** The one that respuestas are of; null where the questionnaire has none. */
  idPregunta?: Maybe<Scalars['ID']['output']>;
  /** False: texts are not published yet, or, without a minimum, the climate is not closed; there is nothing to work on. */
  lista: Scalars['Boolean']['output'];
  minimoPorGrupo: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  /** In the order of the questionnaire. */
  preguntas: Array<PreguntaDeMesa>;
  /** In an order that says nothing of who wrote, or when. */
  respuestas: Array<RespuestaDeMesa>;
  /** In the order of their keys. */
  temas: Array<Tema>;
};

export type MotivoDeParecido =
  | 'celular'
  | 'correo'
  | 'nombre';

export type Movimiento = {
  __typename?: 'Movimiento';
  ahora: Scalars['Float']['output'];
  antes: Scalars['Float']['output'];
  cambio: Cambio;
  conjunto: ConjuntoDeMapa;
  menosPreguntas: Scalars['Boolean']['output'];
  menosPreguntasAntes: Scalars['Boolean']['output'];
  variable: Scalars['String']['output'];
};

export type MuestraDeCorreo = {
  __typename?: 'MuestraDeCorreo';
  asunto: Scalars['String']['output'];
  /** Name and address. */
  de: Scalars['String']['output'];
  html: Scalars['String']['output'];
  responderA?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Ends every other session of the account. (Ours.) */
  activateSegundoFactor: Scalars['String']['output'];
  /**
   * By whoever has the link: a client's account in its own name, anybody else with the name that they type; staff do not answer in their
   * client's place. BAD_USER_INPUT names the field (nombre, nota). RATE_LIMITED as forms are.
   */
  answerEncuestaDePrueba: Scalars['String']['output'];
  /** What nobody has used is taken back, and its places are free again. */
  anularLote: Lote;
  /**
   * Nothing of it is kept. NOT_FOUND where it is another's; CONFLICT where it cannot be called off; what has ended stays as
   * it is.
   */
  cancelTrabajo: MensajeConId;
  /**
   * Closes and anonymizes for good: nobody, whoever keeps the database included, can tell any more who answered what.
   * Takes every questionnaire, or those that are finished alone; where minimoPorGrupo is 1 always every one.
   * CONFLICT where it is closed already.
   */
  cerrarClimaOrganizacional: MensajeConId;
  /** From now on nothing in it is new. Answers since when that had been so. */
  changeBusquedaVista: Scalars['Fecha']['output'];
  /** frases: numbers of sentences, the first is 0; none: it is no quote any more. */
  changeCita: RespuestaDeMesa;
  /**
   * Staff stand for it that a variable asks the same in both rounds although its questions changed, or take it back. It holds for
   * these changes alone, is said under every chart that rests on it, and is logged. BAD_USER_INPUT where there is nothing to declare.
   */
  changeComparabilidad: Comparabilidad;
  /** Kept beyond its time until a day, for a reason; without both, no longer. */
  changeConservarCV: MensajeConId;
  /** CONFLICT on activating a closed climate. */
  changeEncuestaActivaClima: EncuestaActiva;
  /** State and, where given, a note with today's date: what a client may change too. */
  changeEstadoDeCompromiso: MensajeConId;
  /** Tags that are put on and tags that are taken off; whoever has, or lacks, one already stays as is. */
  changeEtiquetasDeCVs: Scalars['String']['output'];
  /**
   * Staff stand for it that a group is the one that an earlier round calls otherwise (null: they take it back), by their names. One to
   * one: BAD_USER_INPUT where either of them is compared already. Every comparison follows it, and it is logged.
   */
  changeGrupoIgual: ComparabilidadDeRondas;
  /** What happened in the company before this round, in 60 letters, for the chart of the trend; an empty text removes it. */
  changeHecho: Scalars['String']['output'];
  changeMensajeContestado: MensajeConId;
  /**
   * Names runs of seniorities that are read, each in at most 40 letters and as no other of the round is called; an empty name gives
   * a run those of its options back. A name holds for these options alone, may be changed after the close too, and is logged. CONFLICT where
   * a seniority is not read, and where minimoPorGrupo is 1. (Ours.)
   */
  changeNombresDeTramos: MensajeConId;
  /**
   * BAD_USER_INPUT where the new one is too short, easy to guess or among the common ones. Ends every other session; the
   * cookie of the answer goes on with this one. (Ours.)
   */
  changePassword: Scalars['String']['output'];
  /** By a one-time link. Logs in as logIn does: an account with a second factor is asked for it. NOT_FOUND: the link is over. (Ours.) */
  changePasswordByEnlace: Sesion;
  /** Administrators only. */
  changePeticionResuelta: MensajeConId;
  /** Whether the first screen stops offering to set the site up. */
  changePreparacionOmitida: Scalars['String']['output'];
  /** Staff has seen what the person answered. */
  changeRespuestaVista: MensajeConId;
  /** desde and hasta: places in the original text. */
  changeTapado: RespuestaDeMesa;
  /** Puts a theme on an answer, or takes it away; what else it has stays as it is. */
  changeTemaDeRespuesta: RespuestaDeMesa;
  /** Public: by the link of the mail, which serves once. */
  confirmPeticion: PeticionConfirmada;
  /** The phone's first code; the answer is ten recovery codes, shown this once. (Ours.) */
  confirmSegundoFactor: Array<Scalars['String']['output']>;
  /** It may not enter any more; its sessions and links end at once. */
  deactivateCuenta: Scalars['String']['output'];
  deleteBusqueda: MensajeConId;
  /** The CV is found by idCV alone; cv is accepted for compatibility. It disappears at once, file included, and is erased after thirty days. */
  deleteCV: MensajeConId;
  /** Erased for good now, file and versions included. */
  deleteCVEliminado: MensajeConId;
  /** As deleteCV. Answers with those that it deleted. */
  deleteCVs: Array<Scalars['ID']['output']>;
  /** Out of the position, with its note; the CV stays. */
  deleteCandidato: MensajeConId;
  /** CONFLICT while the survey is active. */
  deleteClimaOrganizacional: MensajeConId;
  deleteCompromiso: MensajeConId;
  /** CONFLICT while it has climates. (Ours.) */
  deleteEmpresa: MensajeConId;
  /** In an open climate with all that was answered; in a closed one the contact data alone, for nothing else is left. */
  deleteEncuesta: EncuestaEliminada;
  /** It leaves the line at once and is purged, file included, when the undo window ends. */
  deleteEnvioDeCV: MensajeConId;
  /** It leaves the CVs that carry it; the CVs stay. */
  deleteEtiquetaPuesto: MensajeConId;
  /** Asks for the password. (Ours.) */
  deleteLlaveDeAcceso: Scalars['String']['output'];
  /** Ends every session of the account but the one that asks, whose cookie is replaced too. (Ours.) */
  deleteOtrasSesiones: Scalars['String']['output'];
  /** Climates that began from it stay. */
  deletePlantilla: MensajeConId;
  /** Asks for the password; ends every other session. (Ours.) */
  deleteSegundoFactor: Scalars['String']['output'];
  /** For who lost the phone: codes and passkeys go, the password alone enters, and everything that was open ends. */
  deleteSegundoFactorDeCuenta: Scalars['String']['output'];
  /** Ends every session of the account. */
  deleteSesionesDeCuenta: Scalars['String']['output'];
  /** CONFLICT where an answer has it. */
  deleteTema: MensajeConId;
  /** With its candidates' notes; their CVs stay. */
  deleteVacante: MensajeConId;
  /** Numbers for sheets that are about to be typed in, at most ten, and the questionnaire as it is now. */
  drawCaptura: CapturaAbierta;
  /** For good, with what was answered in open surveys. An account stays: it is deleted in the team. */
  erasePersona: Scalars['String']['output'];
  /** At most 20; CONFLICT where there is one of that name. */
  insertBusqueda: MensajeConId;
  /**
   * cv: a base64 data URL (PDF, DOC, DOCX, ODT, JPG or PNG) of at most 10 MB. It may carry the file's name, as in
   * data:application/pdf;name=ana-perez.pdf;base64,…
   */
  insertCV: MensajeConId;
  /** The submission becomes a CV of its own. As insertCV, with the submission's file. */
  insertCVDeEnvio: MensajeConId;
  /** Those sinDudas become CVs. */
  insertCVsDeSubida: Scalars['String']['output'];
  /** Somebody of the database, or who waits in the inbox: one of both ids. Who is already there stays as is. */
  insertCandidato: MensajeConId;
  /** Who is already in the position stays as is. */
  insertCandidatos: Scalars['String']['output'];
  /**
   * Sheets as they are finished, typed once or twice as staff chose: all of them or none. Sending them again changes nothing. Answers how many the
   * batch can still take.
   */
  insertCaptura: CapturaGuardada;
  insertClimaOrganizacional: MensajeConId;
  insertCompromiso: MensajeConId;
  insertEmpresa: MensajeConId;
  /**
   * Stores an earlier study, measured by the variables of a round of the company: shares and people, and nobody's answers.
   * What is of fewer people than that round's minimum, or would tell what fewer said, is not stored and comes back with its row.
   * Without a figure of the whole company nothing is.
   */
  insertEstudioAnterior: EstudioTraido;
  /** A tag that differs only in case or accents is the same tag: its id is returned. */
  insertEtiquetaPuesto: MensajeConId;
  /** respuesta: what the browser made of the options, as JSON. (Ours.) */
  insertLlaveDeAcceso: MensajeConId;
  /**
   * Places for people without address, at most as many as are planned beyond the group's mailed invitations, then CONFLICT.
   * Nothing is printed yet.
   */
  insertLote: Lote;
  /**
   * One bad address refuses the whole list; one already invited to the climate is skipped; the message names both. At most
   * 50,000 addresses; more than 2,000 are stored 2,000 at a time, so that of an accident the first of them may be left. alAbrir (ours): mails wait until an inactive survey is opened. correos null (or empty): one respondent without e-mail; the message then carries the token.
   */
  insertNewEncuesta: Scalars['String']['output'];
  /** The same for several groups at once: all of it is refused or nothing, at most 50,000 addresses together. (Ours.) */
  insertNewEncuestas: Scalars['String']['output'];
  /** At most 100; CONFLICT where there is one of that name. The climate stays as it is. */
  insertPlantilla: MensajeConId;
  /**
   * Saves what is new and answers with every question of the call, in its order: repeating a call changes nothing.
   * NOT_FOUND: no such token; CONFLICT: the survey takes no answers, or the sheet is published; BAD_USER_INPUT: what is
   * wrong, and nothing is stored. revision (ours): that of the questionnaire that was answered; CONFLICT about the field
   * "revision" where its texts or senses have changed since, so that nobody answers one question with another's answer.
   */
  insertRespuestasEncuesta: Array<Respuesta>;
  /** Its files follow, at most 200; etiquetas are for all of them. */
  insertSubida: MensajeConId;
  insertTema: MensajeConId;
  /**
   * Respondents without e-mail, at most 200 at once; their tokens are told this once. Of a group there are at most as many as
   * are planned beyond its mailed invitations, then CONFLICT; so for insertNewEncuesta without addresses. (Ours.)
   */
  insertTokens: TokensNuevos;
  /** At most 200; CONFLICT where there is one of that name. */
  insertVacante: MensajeConId;
  /**
   * Sends a mail with a one-time link for 72 hours, by which the person chooses a password. CONFLICT where the address has an
   * account. idsEmpresas: a client's, at least one; of staff it is ignored.
   */
  inviteCuenta: MensajeConId;
  /** Begins to make a file; returns the id of the work (getTrabajos). */
  makeInforme: Scalars['ID']['output'];
  /** Whatever carried idEtiqueta carries conIdEtiqueta, and idEtiqueta is gone. */
  mergeEtiquetasPuestos: MensajeConId;
  /** What has the one has the other from now on; whoever still puts the one puts the other. */
  mergeTemas: MensajeConId;
  /** lugar: 0 is the first, which is put by the key 1. */
  moveTema: MensajeConId;
  /**
   * Lets a climate that came back open from a backup be published and closed. Of figures that are out and the new ones a few people's
   * answers could be worked out. CONFLICT where it waits for no permission. (Ours.)
   */
  permitirPublicarClima: MensajeConId;
  /** What the browser needs to make a passkey. Asks for the password. (Ours.) */
  prepareLlaveDeAcceso: RetoDeLlave;
  /** What the phone's application is shown. Asks for the password. CONFLICT where one is active. (Ours.) */
  prepareSegundoFactor: SegundoFactorPreparado;
  /**
   * Slips with tokens that stand in this file alone, as a PDF in a data URL. Those beyond the batch's number replace lost ones:
   * how many sheets it accepts does not change.
   */
  printPapeletas: Scalars['String']['output'];
  /**
   * From now on the clients of the company see the figures of the round. CONFLICT where it is not closed, has no minimum per
   * group, shows no figures, or is published already.
   */
  publicarAlCliente: MensajeConId;
  /**
   * Begins to make PDF, PowerPoint and Excel and to hand them to the client, whose people a mail tells of it; returns the id of
   * the work (getTrabajos). version: the number it gets, `siguiente` as it was read. CONFLICT where it is another by now, where the
   * round is not closed, or where somebody has still to stand for a wording. The figures of the round are shown to the client too.
   */
  publicarInforme: Scalars['ID']['output'];
  /**
   * Publishes every finished questionnaire not yet published as one block: their figures stay. Whoever has not finished goes on, and
   * waits for the next block. While the survey is active, once and before any other: of the groups that can spare it, without
   * seniorities and texts. CONFLICT where none can, where minimoPorGrupo is 1, or where fewer than the minimum wait.
   */
  publicarResultados: MensajeConId;
  /** With the password that it had. */
  reactivateCuenta: Scalars['String']['output'];
  /** Ten new recovery codes; the old ones open nothing any more. Asks for the password. (Ours.) */
  renewCodigosDeRecuperacion: Array<Scalars['String']['output']>;
  /** Public: mails a link that confirms it. The same answer for every address. */
  requestDatos: Scalars['String']['output'];
  /** A mail with a one-time link for 30 minutes, where an account has that address; the answer is the same where none has. (Ours.) */
  requestPassword: Scalars['String']['output'];
  /** A new link, which takes the place of the one before. CONFLICT once a password was chosen. */
  resendInvitacion: Scalars['String']['output'];
  /** Undo of deleteCV within the window, and for administrators while it lies in Eliminados; NOT_FOUND after it. (Ours.) */
  restoreCV: MensajeConId;
  /** Undo of deleteCVs, within the same window as restoreCV. Answers with those that came back. */
  restoreCVs: Array<Scalars['ID']['output']>;
  /** Undo of deleteEnvioDeCV within the window; NOT_FOUND after it. */
  restoreEnvioDeCV: MensajeConId;
  /** They no longer do. CONFLICT where it is not published to them. */
  retirarDelCliente: MensajeConId;
  /** Clients no longer get it; the line stays. CONFLICT where they do not see it anyway. */
  retirarVersionDeInforme: MensajeConId;
  /** Sends a sample to the address of the account that asks. */
  sendCorreoDePrueba: Scalars['String']['output'];
  /**
   * Another address than the stored one only while the respondent has not started: it makes a new respondent with a token of
   * its own in the place of the old one, and the old address is told that its token is dead.
   */
  sendCorreoToEncuesta: Scalars['String']['output'];
  /** Sends a mail to the own address at once. CONFLICT says in words what the mail server answered. */
  sendPruebaDeCorreo: Scalars['String']['output'];
  /**
   * Reminds everybody with an address who has not finished, of one group or of all; the message says how many. One round per
   * group and day, then RATE_LIMITED. (Ours.)
   */
  sendRecordatorios: Scalars['String']['output'];
  /** Mails each person a link that serves once, for 30 days, and ends any other before it; at most one a day. At most 500 CVs. */
  sendSolicitudesDeActualizacion: Scalars['String']['output'];
  /** What is absent stays as it is. BAD_USER_INPUT, and nothing is stored, where one value will not do. */
  updateAjustes: Scalars['String']['output'];
  /** CONFLICT where there is one of that name. */
  updateBusqueda: MensajeConId;
  /** As insertCV; cv null keeps the file. (Ours.) */
  updateCV: MensajeConId;
  /** The same person: its file becomes the CV's, the one before stays as a version. */
  updateCVConEnvio: MensajeConId;
  /** What was done stays. BAD_USER_INPUT names the field that will not do: hora, apertura, recordatorio1 to recordatorio4. */
  updateCalendario: Scalars['String']['output'];
  /** What is not said stays as it is. */
  updateCandidato: MensajeConId;
  /**
   * Once the climate has an answer its structure is frozen: then only fechaInicio, fechaLimite, baseDeCalculo (until the
   * close), encuestadosPlaneados, a higher minimoPorGrupo (until something is published) and, until the close, texts, names of groups, indicators, variables
   * and factors, and new groups in the areas that there are may differ, else CONFLICT.
   */
  updateClimaOrganizacional: MensajeConId;
  /** CONFLICT where somebody saved since that revision was read. */
  updateCompromiso: MensajeConId;
  /** Holds from the account's next request on, also for its open sessions. */
  updateCuenta: Scalars['String']['output'];
  /** With revision, CONFLICT where somebody else saved since it was read. */
  updateEmpresa: MensajeConId;
  /** CONFLICT where another tag has that name: those two are merged instead. */
  updateEtiquetaPuesto: MensajeConId;
  /** All of it. BAD_USER_INPUT names the first field that will not do, and nothing is stored; CONFLICT where somebody else saved since that revision. */
  updateFirma: Scalars['String']['output'];
  /** Those that are named; the others stay. All of it or nothing. */
  updateImagenesDeFirma: Scalars['String']['output'];
  /** Sections, order, who it is for. CONFLICT where somebody saved since that revision was read. */
  updateInforme: Scalars['Int']['output'];
  /** One wording for everybody of the climate; it holds for mails that have not left. BAD_USER_INPUT names the field that will not do. */
  updatePalabras: Scalars['String']['output'];
  updatePalabrasDeFirma: Scalars['String']['output'];
  /** All of them, in their order; twelve at most. BAD_USER_INPUT names what will not do, and nothing is stored; CONFLICT as above. */
  updatePersonasDeFirma: Scalars['String']['output'];
  updatePlantilla: MensajeConId;
  /** One wording, by its own revision (0 where nobody has written it). revisada: somebody stands for it as it is. Returns the new revision. */
  updateRedaccion: Scalars['Int']['output'];
  /** Keeps the draft and, where asked, puts it on the public pages. BAD_USER_INPUT names the first text that will not do, and nothing is stored; CONFLICT where somebody else saved since that revision. */
  updateSitio: SitioEditado;
  updateSubida: MensajeConId;
  updateTema: MensajeConId;
  updateVacante: MensajeConId;
};


export type MutationanswerEncuestaDePruebaArgs = {
  aprueba: Scalars['Boolean']['input'];
  codigo: Scalars['String']['input'];
  nombre: Scalars['String']['input'];
  nota: Scalars['String']['input'];
};


export type MutationanularLoteArgs = {
  idClima: Scalars['ID']['input'];
  lote: Scalars['Int']['input'];
};


export type MutationcancelTrabajoArgs = {
  idTrabajo: Scalars['ID']['input'];
};


export type MutationcerrarClimaOrganizacionalArgs = {
  idClima: Scalars['ID']['input'];
  soloTerminadas?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationchangeBusquedaVistaArgs = {
  idBusqueda: Scalars['ID']['input'];
};


export type MutationchangeCitaArgs = {
  clave: Scalars['ID']['input'];
  frases: Array<Scalars['Int']['input']>;
  idClima: Scalars['ID']['input'];
};


export type MutationchangeComparabilidadArgs = {
  comparable: Scalars['Boolean']['input'];
  idClima: Scalars['ID']['input'];
  idComparado: Scalars['ID']['input'];
  variable: Scalars['String']['input'];
};


export type MutationchangeConservarCVArgs = {
  hasta?: InputMaybe<Scalars['Fecha']['input']>;
  idCV: Scalars['ID']['input'];
  razon?: InputMaybe<Scalars['String']['input']>;
};


export type MutationchangeEncuestaActivaClimaArgs = {
  encuestaActiva: Scalars['Boolean']['input'];
  idClima: Scalars['ID']['input'];
};


export type MutationchangeEstadoDeCompromisoArgs = {
  estado: EstadoDeCompromiso;
  idCompromiso: Scalars['ID']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
};


export type MutationchangeEtiquetasDeCVsArgs = {
  agregar?: InputMaybe<Array<Scalars['String']['input']>>;
  idsCV: Array<Scalars['ID']['input']>;
  quitar?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationchangeGrupoIgualArgs = {
  grupo: Scalars['String']['input'];
  grupoAnterior?: InputMaybe<Scalars['String']['input']>;
  idClima: Scalars['ID']['input'];
  idComparado: Scalars['ID']['input'];
};


export type MutationchangeHechoArgs = {
  idClima: Scalars['ID']['input'];
  texto: Scalars['String']['input'];
};


export type MutationchangeMensajeContestadoArgs = {
  contestado: Scalars['Boolean']['input'];
  idMensaje: Scalars['ID']['input'];
};


export type MutationchangeNombresDeTramosArgs = {
  idClima: Scalars['ID']['input'];
  nombres: Array<NombreDeTramoInput>;
};


export type MutationchangePasswordArgs = {
  passwordActual: Scalars['String']['input'];
  passwordNueva: Scalars['String']['input'];
};


export type MutationchangePasswordByEnlaceArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationchangePeticionResueltaArgs = {
  idPeticion: Scalars['ID']['input'];
  resuelta: Scalars['Boolean']['input'];
};


export type MutationchangePreparacionOmitidaArgs = {
  omitida: Scalars['Boolean']['input'];
};


export type MutationchangeRespuestaVistaArgs = {
  idCV: Scalars['ID']['input'];
};


export type MutationchangeTapadoArgs = {
  clave: Scalars['ID']['input'];
  desde: Scalars['Int']['input'];
  estado: EstadoDeTapado;
  hasta: Scalars['Int']['input'];
  idClima: Scalars['ID']['input'];
  tipo: TipoDeTapado;
};


export type MutationchangeTemaDeRespuestaArgs = {
  clave: Scalars['ID']['input'];
  idClima: Scalars['ID']['input'];
  idTema: Scalars['ID']['input'];
  puesto: Scalars['Boolean']['input'];
};


export type MutationconfirmPeticionArgs = {
  token: Scalars['String']['input'];
};


export type MutationconfirmSegundoFactorArgs = {
  codigo: Scalars['String']['input'];
};


export type MutationdeactivateCuentaArgs = {
  idCuenta: Scalars['ID']['input'];
};


export type MutationdeleteBusquedaArgs = {
  idBusqueda: Scalars['ID']['input'];
};


export type MutationdeleteCVArgs = {
  cv?: InputMaybe<Scalars['String']['input']>;
  idCV: Scalars['ID']['input'];
};


export type MutationdeleteCVEliminadoArgs = {
  idCV: Scalars['ID']['input'];
};


export type MutationdeleteCVsArgs = {
  idsCV: Array<Scalars['ID']['input']>;
};


export type MutationdeleteCandidatoArgs = {
  idCandidato: Scalars['ID']['input'];
};


export type MutationdeleteClimaOrganizacionalArgs = {
  idClima: Scalars['ID']['input'];
};


export type MutationdeleteCompromisoArgs = {
  idCompromiso: Scalars['ID']['input'];
};


export type MutationdeleteEmpresaArgs = {
  idEmpresa: Scalars['ID']['input'];
};


export type MutationdeleteEncuestaArgs = {
  idClima: Scalars['ID']['input'];
  idEncuesta: Scalars['ID']['input'];
};


export type MutationdeleteEnvioDeCVArgs = {
  idEnvio: Scalars['ID']['input'];
};


export type MutationdeleteEtiquetaPuestoArgs = {
  idEtiqueta: Scalars['ID']['input'];
};


export type MutationdeleteLlaveDeAccesoArgs = {
  idLlave: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationdeleteOtrasSesionesArgs = {
  password: Scalars['String']['input'];
};


export type MutationdeletePlantillaArgs = {
  idPlantilla: Scalars['ID']['input'];
};


export type MutationdeleteSegundoFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationdeleteSegundoFactorDeCuentaArgs = {
  idCuenta: Scalars['ID']['input'];
};


export type MutationdeleteSesionesDeCuentaArgs = {
  idCuenta: Scalars['ID']['input'];
};


export type MutationdeleteTemaArgs = {
  idTema: Scalars['ID']['input'];
};


export type MutationdeleteVacanteArgs = {
  idVacante: Scalars['ID']['input'];
};


export type MutationdrawCapturaArgs = {
  cuantas: Scalars['Int']['input'];
  idClima: Scalars['ID']['input'];
  lote: Scalars['Int']['input'];
};


export type MutationerasePersonaArgs = {
  correo: Scalars['String']['input'];
};


export type MutationinsertBusquedaArgs = {
  filtro?: InputMaybe<Scalars['String']['input']>;
  filtros?: InputMaybe<FiltrosDeCVInput>;
  nombre: Scalars['String']['input'];
};


export type MutationinsertCVArgs = {
  celular: Scalars['String']['input'];
  correo: Scalars['String']['input'];
  cv: Scalars['String']['input'];
  estado: Scalars['String']['input'];
  etiquetasPuestos: Array<Scalars['String']['input']>;
  primerApellido: Scalars['String']['input'];
  primerNombre: Scalars['String']['input'];
  segundoApellido: Scalars['String']['input'];
  segundoNombre?: InputMaybe<Scalars['String']['input']>;
  telefono?: InputMaybe<Scalars['String']['input']>;
};


export type MutationinsertCVDeEnvioArgs = {
  campos: CamposDeCVInput;
  idEnvio: Scalars['ID']['input'];
};


export type MutationinsertCVsDeSubidaArgs = {
  idSubida: Scalars['ID']['input'];
};


export type MutationinsertCandidatoArgs = {
  idCV?: InputMaybe<Scalars['ID']['input']>;
  idEnvio?: InputMaybe<Scalars['ID']['input']>;
  idVacante: Scalars['ID']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
};


export type MutationinsertCandidatosArgs = {
  idVacante: Scalars['ID']['input'];
  idsCV: Array<Scalars['ID']['input']>;
};


export type MutationinsertCapturaArgs = {
  hojas: Array<HojaCapturadaInput>;
  idClima: Scalars['ID']['input'];
  lote: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationinsertClimaOrganizacionalArgs = {
  clima: ClimaInput;
};


export type MutationinsertCompromisoArgs = {
  compromiso: CompromisoInput;
  idClima: Scalars['ID']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
};


export type MutationinsertEmpresaArgs = {
  empresa: EmpresaInput;
};


export type MutationinsertEstudioAnteriorArgs = {
  estudio: EstudioAnteriorInput;
  idClima: Scalars['ID']['input'];
};


export type MutationinsertEtiquetaPuestoArgs = {
  etiqueta: Scalars['String']['input'];
};


export type MutationinsertLlaveDeAccesoArgs = {
  nombre: Scalars['String']['input'];
  respuesta: Scalars['String']['input'];
  reto: Scalars['ID']['input'];
};


export type MutationinsertLoteArgs = {
  hojas: Scalars['Int']['input'];
  idClima: Scalars['ID']['input'];
  idGrupoDeOpinion: Scalars['ID']['input'];
  via: ViaDeLote;
};


export type MutationinsertNewEncuestaArgs = {
  alAbrir?: InputMaybe<Scalars['Boolean']['input']>;
  correos?: InputMaybe<Array<Scalars['String']['input']>>;
  idClima: Scalars['ID']['input'];
  idGrupoDeOpinion: Scalars['ID']['input'];
};


export type MutationinsertNewEncuestasArgs = {
  alAbrir?: InputMaybe<Scalars['Boolean']['input']>;
  idClima: Scalars['ID']['input'];
  invitaciones: Array<InvitacionDeGrupoInput>;
};


export type MutationinsertPlantillaArgs = {
  idClima: Scalars['ID']['input'];
  plantilla: PlantillaInput;
};


export type MutationinsertRespuestasEncuestaArgs = {
  idClima: Scalars['ID']['input'];
  respuestas: Array<RespuestaInput>;
  revision?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationinsertSubidaArgs = {
  etiquetas: Array<Scalars['String']['input']>;
};


export type MutationinsertTemaArgs = {
  idClima: Scalars['ID']['input'];
  idPregunta: Scalars['ID']['input'];
  nombre: Scalars['String']['input'];
};


export type MutationinsertTokensArgs = {
  cuantos: Scalars['Int']['input'];
  idClima: Scalars['ID']['input'];
  idGrupoDeOpinion: Scalars['ID']['input'];
};


export type MutationinsertVacanteArgs = {
  nombre: Scalars['String']['input'];
};


export type MutationinviteCuentaArgs = {
  correo: Scalars['String']['input'];
  idsEmpresas: Array<Scalars['ID']['input']>;
  nombre: Scalars['String']['input'];
  rol: Rol;
};


export type MutationmakeInformeArgs = {
  formato: FormatoDeInforme;
  idClima: Scalars['ID']['input'];
};


export type MutationmergeEtiquetasPuestosArgs = {
  conIdEtiqueta: Scalars['ID']['input'];
  idEtiqueta: Scalars['ID']['input'];
};


export type MutationmergeTemasArgs = {
  idDestino: Scalars['ID']['input'];
  idTema: Scalars['ID']['input'];
};


export type MutationmoveTemaArgs = {
  idTema: Scalars['ID']['input'];
  lugar: Scalars['Int']['input'];
};


export type MutationpermitirPublicarClimaArgs = {
  idClima: Scalars['ID']['input'];
};


export type MutationprepareLlaveDeAccesoArgs = {
  password: Scalars['String']['input'];
};


export type MutationprepareSegundoFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationprintPapeletasArgs = {
  cuantas: Scalars['Int']['input'];
  idClima: Scalars['ID']['input'];
  lote: Scalars['Int']['input'];
  papel: Papel;
};


export type MutationpublicarAlClienteArgs = {
  idClima: Scalars['ID']['input'];
};


export type MutationpublicarInformeArgs = {
  idClima: Scalars['ID']['input'];
  mensaje: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationpublicarResultadosArgs = {
  idClima: Scalars['ID']['input'];
};


export type MutationreactivateCuentaArgs = {
  idCuenta: Scalars['ID']['input'];
};


export type MutationrenewCodigosDeRecuperacionArgs = {
  password: Scalars['String']['input'];
};


export type MutationrequestDatosArgs = {
  correo: Scalars['String']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
  pedido: Pedido;
};


export type MutationrequestPasswordArgs = {
  correo: Scalars['String']['input'];
};


export type MutationresendInvitacionArgs = {
  idCuenta: Scalars['ID']['input'];
};


export type MutationrestoreCVArgs = {
  idCV: Scalars['ID']['input'];
};


export type MutationrestoreCVsArgs = {
  idsCV: Array<Scalars['ID']['input']>;
};


export type MutationrestoreEnvioDeCVArgs = {
  idEnvio: Scalars['ID']['input'];
};


export type MutationretirarDelClienteArgs = {
  idClima: Scalars['ID']['input'];
};


export type MutationretirarVersionDeInformeArgs = {
  idVersion: Scalars['ID']['input'];
};


export type MutationsendCorreoDePruebaArgs = {
  clase: ClaseDeCorreo;
  idClima: Scalars['ID']['input'];
  palabras: PalabrasInput;
};


export type MutationsendCorreoToEncuestaArgs = {
  correo: Scalars['String']['input'];
  idClima: Scalars['ID']['input'];
  idEncuesta: Scalars['ID']['input'];
};


export type MutationsendRecordatoriosArgs = {
  idClima: Scalars['ID']['input'];
  idGrupoDeOpinion?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationsendSolicitudesDeActualizacionArgs = {
  idsCV: Array<Scalars['ID']['input']>;
};


export type MutationupdateAjustesArgs = {
  ajustes: AjustesInput;
};


export type MutationupdateBusquedaArgs = {
  idBusqueda: Scalars['ID']['input'];
  nombre: Scalars['String']['input'];
};


export type MutationupdateCVArgs = {
  celular: Scalars['String']['input'];
  correo: Scalars['String']['input'];
  cv?: InputMaybe<Scalars['String']['input']>;
  estado: Scalars['String']['input'];
  etiquetasPuestos: Array<Scalars['String']['input']>;
  idCV: Scalars['ID']['input'];
  primerApellido: Scalars['String']['input'];
  primerNombre: Scalars['String']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
  segundoApellido: Scalars['String']['input'];
  segundoNombre?: InputMaybe<Scalars['String']['input']>;
  telefono?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateCVConEnvioArgs = {
  campos: CamposDeCVInput;
  idCV: Scalars['ID']['input'];
  idEnvio: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateCalendarioArgs = {
  calendario: CalendarioInput;
  idClima: Scalars['ID']['input'];
};


export type MutationupdateCandidatoArgs = {
  estado?: InputMaybe<EstadoDeCandidato>;
  idCandidato: Scalars['ID']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateClimaOrganizacionalArgs = {
  clima: ClimaInput;
  idClima: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateCompromisoArgs = {
  compromiso: CompromisoInput;
  idCompromiso: Scalars['ID']['input'];
  nota?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};


export type MutationupdateCuentaArgs = {
  idCuenta: Scalars['ID']['input'];
  idsEmpresas: Array<Scalars['ID']['input']>;
  nombre: Scalars['String']['input'];
  rol: Rol;
};


export type MutationupdateEmpresaArgs = {
  empresa: EmpresaInput;
  idEmpresa: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
};


export type MutationupdateEtiquetaPuestoArgs = {
  etiqueta: Scalars['String']['input'];
  idEtiqueta: Scalars['ID']['input'];
};


export type MutationupdateFirmaArgs = {
  firma: FirmaInput;
  revision: Scalars['Int']['input'];
};


export type MutationupdateImagenesDeFirmaArgs = {
  imagenes: Array<ImagenDeFirmaInput>;
};


export type MutationupdateInformeArgs = {
  elecciones: EleccionesInput;
  idClima: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationupdatePalabrasArgs = {
  idClima: Scalars['ID']['input'];
  palabras: PalabrasInput;
};


export type MutationupdatePalabrasDeFirmaArgs = {
  palabras: PalabrasInput;
};


export type MutationupdatePersonasDeFirmaArgs = {
  personas: Array<PersonaDeFirmaInput>;
  revision: Scalars['Int']['input'];
};


export type MutationupdatePlantillaArgs = {
  idPlantilla: Scalars['ID']['input'];
  plantilla: PlantillaInput;
};


export type MutationupdateRedaccionArgs = {
  clave: Scalars['String']['input'];
  comentario: Scalars['String']['input'];
  idClima: Scalars['ID']['input'];
  revisada: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
  titular: Scalars['String']['input'];
};


export type MutationupdateSitioArgs = {
  contenido: ContenidoDeSitioInput;
  publicar: Scalars['Boolean']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationupdateSubidaArgs = {
  etiquetas: Array<Scalars['String']['input']>;
  idSubida: Scalars['ID']['input'];
};


export type MutationupdateTemaArgs = {
  idTema: Scalars['ID']['input'];
  nombre: Scalars['String']['input'];
};


export type MutationupdateVacanteArgs = {
  idVacante: Scalars['ID']['input'];
  nombre: Scalars['String']['input'];
};

export type NombreDeTramoInput = {
  idAntiguedad: Scalars['ID']['input'];
  nombre: Scalars['String']['input'];
};

export type NombreYPorcentaje = {
  __typename?: 'NombreYPorcentaje';
  nombre: Scalars['String']['output'];
  porcentaje?: Maybe<Scalars['Float']['output']>;
};

export type NotaDeCompromiso = {
  __typename?: 'NotaDeCompromiso';
  /** YYYY-MM-DD. */
  dia: Scalars['String']['output'];
  quien: Scalars['String']['output'];
  texto: Scalars['String']['output'];
};

export type OrigenDeCampo =
  | 'ambos'
  | 'archivo'
  | 'formulario';

export type PaginaDeBitacora = {
  __typename?: 'PaginaDeBitacora';
  anotaciones: Array<Anotacion>;
  /** Of the filter. */
  total: Scalars['Int']['output'];
};

/** Some of the climates, and how many there are in all. */
export type PaginaDeClimas = {
  __typename?: 'PaginaDeClimas';
  climas: Array<ClimaOrganizacional>;
  total: Scalars['Int']['output'];
  /** Those of them that are the newest round of their company. */
  ultimas: Array<Scalars['ID']['output']>;
};

/** Some of the companies, and how many there are in all. */
export type PaginaDeEmpresas = {
  __typename?: 'PaginaDeEmpresas';
  empresas: Array<Empresa>;
  total: Scalars['Int']['output'];
};

export type Palabras = {
  __typename?: 'Palabras';
  bienvenida: Texto;
  gracias: Texto;
  invitacion: Texto;
  recordatorio: Texto;
  /** The sender's name. The address is always the configured one. */
  remitente: Scalars['String']['output'];
  /** Where answers go; empty: nowhere. */
  responderA: Scalars['String']['output'];
};

export type PalabrasDeClima = {
  __typename?: 'PalabrasDeClima';
  deLaFirma: Palabras;
  propias: Palabras;
};

export type PalabrasInput = {
  bienvenida: TextoInput;
  gracias: TextoInput;
  invitacion: TextoInput;
  recordatorio: TextoInput;
  remitente: Scalars['String']['input'];
  responderA: Scalars['String']['input'];
};

export type Papel =
  | 'a4'
  | 'carta'
  /** 8.5 by 13 inches. (Ours.) */
  | 'oficio';

export type ParecidoDeEnvio = {
  __typename?: 'ParecidoDeEnvio';
  cv: CV;
  motivos: Array<MotivoDeParecido>;
};

export type ParteComplementaria = {
  __typename?: 'ParteComplementaria';
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  /** Of an escala that measures a variable and has none: the variable. */
  preguntaGeneral?: Maybe<Scalars['String']['output']>;
  preguntas: Array<PreguntaComplementaria>;
  /** Of an escala; else null. */
  puntos?: Maybe<Array<PuntoDeEscala>>;
  tipo: TipoDeParte;
};

export type ParteCuestionario = {
  __typename?: 'ParteCuestionario';
  cantidadDeOpciones?: Maybe<Scalars['Int']['output']>;
  /** Of an escala from 0 to 10: promoters less detractors are told of its questions. (Ours.) */
  eNPS: Scalars['Boolean']['output'];
  /** Of a tiempoDeLaborarEnEmpresa: whether neighbouring options may be read together; else null. (Ours.) */
  enOrden?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  preguntaAbierta?: Maybe<PreguntaAbierta>;
  preguntaGeneral?: Maybe<Scalars['String']['output']>;
  preguntas: Array<Pregunta>;
  /** Of an escala; else null. (Ours.) */
  puntos?: Maybe<Array<PuntoDeEscala>>;
  tipo: TipoDeParte;
  variable?: Maybe<Scalars['String']['output']>;
};

export type ParteDePlan = {
  __typename?: 'ParteDePlan';
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

/** A smile part names a variable above, and each of its questions one of that variable's factors. So does an escala that measures one; without a variable it stands by itself. */
export type ParteInput = {
  cantidadDeOpciones?: InputMaybe<Scalars['Int']['input']>;
  /** Of an escala whose texts begin with the numbers 0 to 10. (Ours.) */
  eNPS?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of tiempoDeLaborarEnEmpresa: whether neighbouring options may be read together. Omitted: true in a new one, else unchanged. (Ours.) */
  enOrden?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  orden: Scalars['Int']['input'];
  preguntaAbierta?: InputMaybe<PreguntaAbiertaInput>;
  preguntaGeneral?: InputMaybe<Scalars['String']['input']>;
  preguntas: Array<PreguntaInput>;
  /** Of an escala: 2 to 11, with different texts, some of them favorable and some not. (Ours.) */
  puntos?: InputMaybe<Array<PuntoDeEscalaInput>>;
  tipo: TipoDeParte;
  variable?: InputMaybe<Scalars['String']['input']>;
};

/** How many people are expected, were invited, answered something, and answered everything. (Ours.) */
export type Participacion = {
  __typename?: 'Participacion';
  completas: Scalars['Int']['output'];
  contestaron: Scalars['Int']['output'];
  invitados: Scalars['Int']['output'];
  planeados: Scalars['Int']['output'];
  /** In the order of the areas; each the sum of its groups. */
  porArea: Array<ParticipacionDeParte>;
  /** In the order of the groups. */
  porGrupo: Array<ParticipacionDeParte>;
};

export type ParticipacionDeGrupo = {
  __typename?: 'ParticipacionDeGrupo';
  contestaron?: Maybe<Scalars['Int']['output']>;
  dicho?: Maybe<ParticipacionDicha>;
  id: Scalars['ID']['output'];
  invitados: Scalars['Int']['output'];
  nombre: Scalars['String']['output'];
  planeados: Scalars['Int']['output'];
};

/** Of one group or area. */
export type ParticipacionDeParte = {
  __typename?: 'ParticipacionDeParte';
  completas: Scalars['Int']['output'];
  contestaron: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  invitados: Scalars['Int']['output'];
  nombre: Scalars['String']['output'];
  planeados: Scalars['Int']['output'];
};

/** Said to a client in place of a number from which it could be told whether somebody answered. */
export type ParticipacionDicha =
  | 'casiTodas'
  | 'menosDelMinimo'
  /** Few were invited, or with it another row's number could be told. */
  | 'reservada';

export type Pedido =
  | 'borrado'
  | 'copia'
  | 'correccion';

export type Pendientes = {
  __typename?: 'Pendientes';
  /** Where mails are written as files because no SMTP server is configured; null: they leave. */
  carpetaDeCorreo?: Maybe<Scalars['String']['output']>;
  /** Messages of the contact form that nobody has marked as answered. */
  mensajesNuevos: Scalars['Int']['output'];
  /** Requests that wait; null while none does, and for whoever is no administrator. */
  peticiones?: Maybe<PeticionesQueEsperan>;
  porActualizar: CuentaDeEnlaces;
  /** What stands on the list of what is going to be erased; null while there is nothing, and where retention is off. */
  porBorrar?: Maybe<AvisoDeBorrado>;
  /** Submissions to read. */
  porRevisar: Scalars['Int']['output'];
};

export type Permiso =
  | 'administrador'
  | 'cliente'
  /** Of a client: a call with idClima answers of rounds that were published to them; one with another id checks whose it is. */
  | 'conSesion'
  /** Administrators and consultants. */
  | 'personal'
  /** Also whoever has no session. It tells a client nothing that is not for everybody. */
  | 'todos';

export type PersonaDeFirma = {
  __typename?: 'PersonaDeFirma';
  /** Address of the photograph, below the origin. */
  foto?: Maybe<Scalars['String']['output']>;
  linea: Scalars['String']['output'];
  nombre: Scalars['String']['output'];
  rol: Scalars['String']['output'];
};

export type PersonaDeFirmaInput = {
  /** A JPEG of at most 192 by 192 points and 40 KB as a base64 data URL, or the address of the one that stays. */
  foto?: InputMaybe<Scalars['String']['input']>;
  linea: Scalars['String']['input'];
  nombre: Scalars['String']['input'];
  rol: Scalars['String']['input'];
};

export type PersonaGuardada = {
  __typename?: 'PersonaGuardada';
  /** Searches of staff that name the address. */
  busquedas: Scalars['Int']['output'];
  /** Commitments of plans in its name. */
  compromisos: Scalars['Int']['output'];
  correo: Scalars['String']['output'];
  /** Mails that the site sent to the address or of it, as far as they are kept. */
  correos: Scalars['Int']['output'];
  /** User name of its account. */
  cuenta?: Maybe<Scalars['String']['output']>;
  cvs: Array<CVDePersona>;
  /** Companies of which it is the contact. */
  empresas: Array<EmpresaDePersona>;
  /** Surveys to which the person was invited. */
  encuestas: Array<EncuestaDePersona>;
  /** Submissions of the public form that still wait. */
  envios: Array<EnvioDePersona>;
  /** Contact messages. */
  mensajes: Scalars['Int']['output'];
  /** What cannot be found, handed out or erased, in sentences. */
  noSePuede: Array<Scalars['String']['output']>;
  /** Requests about its data. */
  peticiones: Scalars['Int']['output'];
  /** Wordings of mails that are answered to the address. */
  responden: Scalars['Int']['output'];
  /** Names of the positions for which the person is considered. */
  vacantes: Array<Scalars['String']['output']>;
};

export type Peticion = {
  __typename?: 'Peticion';
  confirmada: Scalars['Fecha']['output'];
  correo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** In the person's words; may be empty. */
  nota: Scalars['String']['output'];
  pedido: Pedido;
  /** Until when it has to be answered. */
  plazo: Scalars['Fecha']['output'];
  resuelta?: Maybe<Scalars['Fecha']['output']>;
};

export type PeticionConfirmada = {
  __typename?: 'PeticionConfirmada';
  /** Until when the firm answers. */
  plazo: Scalars['Fecha']['output'];
};

export type PeticionesQueEsperan = {
  __typename?: 'PeticionesQueEsperan';
  cuantas: Scalars['Int']['output'];
  /** Of the first of them. */
  plazo: Scalars['Fecha']['output'];
};

export type Plan = {
  __typename?: 'Plan';
  /** What was agreed in the round before this one, and what its figures did since; null where nothing was. */
  anterior?: Maybe<PlanAnterior>;
  /** What figures are divided by, in a sentence; empty where none is to be seen. */
  base: Scalars['String']['output'];
  compromisos: Array<Compromiso>;
  empresa: Scalars['String']['output'];
  /** Today where the firm is, YYYY-MM-DD. */
  hoy: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  /** What a commitment may be about; none to clients, who add none. */
  medidas: Array<MedidaDePlan>;
  /** Where it may apply, besides the whole company; none to clients. */
  partes: Array<ParteDePlan>;
  periodo: Scalars['String']['output'];
};

export type PlanAnterior = {
  __typename?: 'PlanAnterior';
  /** What the figures of both rounds are divided by, in sentences. */
  base: Scalars['String']['output'];
  efectos: Array<EfectoDeCompromiso>;
  periodo: Scalars['String']['output'];
};

export type Plantilla = {
  __typename?: 'Plantilla';
  cantidadDePreguntas: Scalars['Int']['output'];
  creada: Scalars['Fecha']['output'];
  descripcion: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

/** A name of at most 80 letters, and a line of at most 300 on what it is for. */
export type PlantillaInput = {
  descripcion: Scalars['String']['input'];
  nombre: Scalars['String']['input'];
};

/** By mail, on a slip (a token that was shown), or typed in by staff. */
export type PorVia = {
  __typename?: 'PorVia';
  captura: Scalars['Int']['output'];
  correo: Scalars['Int']['output'];
  papeleta: Scalars['Int']['output'];
};

export type PortadaDeEncuesta = {
  __typename?: 'PortadaDeEncuesta';
  /** The firm's own words on the first page and the last; empty where there are none. */
  bienvenida: TextoDeEncuesta;
  /** The commercial name of the company that is asked about. */
  empresa: Scalars['String']['output'];
  /** Whether answers are taken now. */
  encuestaActiva: Scalars['Boolean']['output'];
  gracias: TextoDeEncuesta;
  /** The last day, in words; null: none is set. */
  hasta?: Maybe<Scalars['String']['output']>;
  /** The address of its logo, where it has one. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Somebody was invited: from then on the minimum does not go down. */
  minimoFirme: Scalars['Boolean']['output'];
  /** Of fewer people nothing is shown; 1: there is no minimum. It is promised to whoever answers. */
  minimoPorGrupo: Scalars['Int']['output'];
  /** About how long it takes. */
  minutos: Scalars['Int']['output'];
  /** Answers were taken and no longer are. */
  plazoTerminado: Scalars['Boolean']['output'];
};

/** Seniorities that are usually read at the end: after an early publication, and without one from so many to so many. From plans, and from no answer. */
export type PrecioDeAvance = {
  __typename?: 'PrecioDeAvance';
  con: Scalars['Int']['output'];
  desde: Scalars['Int']['output'];
  hasta: Scalars['Int']['output'];
};

/** In a preguntasAbiertas part `preguntas` are the open questions (tipo 'preguntaAbierta'). positiva null: its factor's. */
export type Pregunta = {
  __typename?: 'Pregunta';
  NoAplica: Scalars['Boolean']['output'];
  factorEvaluado?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  positiva?: Maybe<Scalars['Boolean']['output']>;
  pregunta: Scalars['String']['output'];
  tipo?: Maybe<Scalars['String']['output']>;
};

export type PreguntaAbierta = {
  __typename?: 'PreguntaAbierta';
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  pregunta: Scalars['String']['output'];
  tipo: Scalars['String']['output'];
};

/** respuestas come in an order that says nothing about who wrote them, or when. Empty ones are left out. */
export type PreguntaAbiertaConRespuestas = {
  __typename?: 'PreguntaAbiertaConRespuestas';
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  pregunta: Scalars['String']['output'];
  respuestas: Array<Scalars['String']['output']>;
};

export type PreguntaAbiertaInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  orden: Scalars['Int']['input'];
  pregunta: Scalars['String']['input'];
};

/**
 * maloToExelente: four porcentajes, Exelente, Bueno, Regular, Malo, in that order. seleccionMultiple and unica: one,
 * Seleccionada. escala: one a point, in their order.
 * Each a PERCENT (0 to 100) of those who answered the question; null where nobody did.
 */
export type PreguntaComplementaria = {
  __typename?: 'PreguntaComplementaria';
  cantidadDeRespuestas: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  porcentajes: Array<NombreYPorcentaje>;
  pregunta: Scalars['String']['output'];
};

export type PreguntaConResultado = {
  __typename?: 'PreguntaConResultado';
  factorEvaluado: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  orden: Scalars['Int']['output'];
  porcentajePregunta?: Maybe<Scalars['Float']['output']>;
  pregunta: Scalars['String']['output'];
  /** The '4's included. */
  respuestas: Array<RespuestaDeResultado>;
};

export type PreguntaDeENPS = {
  __typename?: 'PreguntaDeENPS';
  /** The company, then areas and groups, in the order of the study. */
  conjuntos: Array<ConjuntoConENPS>;
  id: Scalars['ID']['output'];
  pregunta: Scalars['String']['output'];
  /** Of the whole company, oldest first; this round is the last. */
  rondas: Array<RondaConENPS>;
};

export type PreguntaDeMesa = {
  __typename?: 'PreguntaDeMesa';
  id: Scalars['ID']['output'];
  pregunta: Scalars['String']['output'];
};

export type PreguntaInput = {
  NoAplica?: InputMaybe<Scalars['Boolean']['input']>;
  factorEvaluado?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  orden: Scalars['Int']['input'];
  positiva?: InputMaybe<Scalars['Boolean']['input']>;
  pregunta: Scalars['String']['input'];
};

/** The open questions of the climate, in order, with what one group wrote. */
export type PreguntasAbiertasDeGrupo = {
  __typename?: 'PreguntasAbiertasDeGrupo';
  encuestadosPlaneados: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
  orden: Scalars['Int']['output'];
  preguntasAbiertas: Array<PreguntaAbiertaConRespuestas>;
  /** Not null: what the group wrote stands under "Sin grupo". */
  reserva?: Maybe<Reserva>;
};

export type Preparacion = {
  __typename?: 'Preparacion';
  correo: PreparacionDeCorreo;
  /** A second person may enter, or was invited. */
  equipo: Scalars['Boolean']['output'];
  /** The firm has its own name, address or colours. */
  firma: Scalars['Boolean']['output'];
  omitida: Scalars['Boolean']['output'];
};

export type PreparacionDeCorreo =
  | 'porProbar'
  /** A test left. */
  | 'probado'
  /** No mail server is configured: mails stay on the disk as files. */
  | 'sinServidor';

export type Prioridad = {
  __typename?: 'Prioridad';
  /** Below 75. */
  baja: Scalars['Boolean']['output'];
  /** Since the round before; null where there is none, or the two do not compare. */
  cambio?: Maybe<Cambio>;
  donde: DondeDePrioridad;
  valor: Scalars['Float']['output'];
  variable: Scalars['String']['output'];
};

export type Prioridades = {
  __typename?: 'Prioridades';
  clima: ClimaLeido;
  /** The round before; null where there is none to compare with. */
  comparado?: Maybe<RondaAnterior>;
  /** What is below 75, the lowest first; then what is not and clearly fell. */
  prioridades: Array<Prioridad>;
  /** Variables with a figure. */
  variables: Scalars['Int']['output'];
};

export type PropuestaDeCampo = {
  __typename?: 'PropuestaDeCampo';
  campo: CampoDeCV;
  origen: OrigenDeCampo;
  valor: Scalars['String']['output'];
};

export type PruebaDeClima = {
  __typename?: 'PruebaDeClima';
  /** What the address of the trial ends in; null once the survey was active, or is closed. */
  codigo?: Maybe<Scalars['String']['output']>;
  /** The last one; null where nobody has said anything yet. */
  decision?: Maybe<DecisionDePrueba>;
  vence: Scalars['Fecha']['output'];
};

/** One block of published sheets. (Ours.) */
export type Publicacion = {
  __typename?: 'Publicacion';
  fecha: Scalars['Fecha']['output'];
  hojas: Scalars['Int']['output'];
  numero: Scalars['Int']['output'];
};

export type PuntoContado = {
  __typename?: 'PuntoContado';
  cuantos: Scalars['Int']['output'];
  favorable: Scalars['Boolean']['output'];
  texto: Scalars['String']['output'];
};

/** favorable: whoever chooses it is satisfied. */
export type PuntoDeEscala = {
  __typename?: 'PuntoDeEscala';
  favorable: Scalars['Boolean']['output'];
  texto: Scalars['String']['output'];
};

export type PuntoDeEscalaInput = {
  favorable: Scalars['Boolean']['input'];
  texto: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Staff only. */
  appInfo: AppInfo;
  auth: Auth;
  /** Whether a tablet may leave the survey. RATE_LIMITED after too many wrong ones from one address. */
  checkCodigoDeKiosco: Scalars['Boolean']['output'];
  /** Newest first. */
  climasOrganizacionales: Array<ClimaOrganizacional>;
  /** By commercial name. */
  empresas: Array<Empresa>;
  /** idComparado: another round of the company, with which they are compared: as the finest runs that both can make by joining theirs. (Ours.) */
  getAntiguedadSatisfaccionGeneral: Array<Antiguedad>;
  getAreasDeTrabajoSatisfaccionGeneral: Array<AreaDeTrabajo>;
  /** Public: the CV that a link of a mail is about. Null where the link does not serve, whatever the reason. */
  getCVPropio?: Maybe<CVPropio>;
  /** null: the link is not of ours, its thirty days are over, or the survey was activated since. */
  getEncuestaDePrueba?: Maybe<EncuestaDePrueba>;
  /**
   * null: no such token in that climate; of a closed one nobody can tell, and every token finds an inactive survey without questions. Spaces, hyphens and case of the token are ignored.
   * RATE_LIMITED after too many wrong tokens from one address; a right one always passes.
   */
  getEncuestado?: Maybe<EncuestaDeEncuestado>;
  /** Parts of type maloToExelente, seleccionMultiple, escala and unica, in order. (Ours: the specification names no call for this view.) */
  getGraficasComplementarias: Array<ParteComplementaria>;
  /** Whose survey it is, for its first page; null: there is no such climate. (Ours.) */
  getPortadaDeEncuesta?: Maybe<PortadaDeEncuesta>;
  /** By group. Texts of groups that may not be shown stand after them, as of a group with orden 0: by their area (its id and nombre), or together as "Sin grupo" (id sin-grupo). */
  getPreguntasAbiertas: Array<PreguntasAbiertasDeGrupo>;
  /** An .xlsx file as a data URL; saved by the client as Clima-{idClima}.xlsx. */
  getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: Scalars['String']['output'];
};


export type QuerycheckCodigoDeKioscoArgs = {
  codigo: Scalars['String']['input'];
  idClima: Scalars['ID']['input'];
};


export type QuerygetAntiguedadSatisfaccionGeneralArgs = {
  baseDeCalculo?: InputMaybe<BaseDeCalculo>;
  idClima: Scalars['ID']['input'];
  idComparado?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerygetAreasDeTrabajoSatisfaccionGeneralArgs = {
  baseDeCalculo?: InputMaybe<BaseDeCalculo>;
  idClima: Scalars['ID']['input'];
};


export type QuerygetCVPropioArgs = {
  token: Scalars['String']['input'];
};


export type QuerygetEncuestaDePruebaArgs = {
  codigo: Scalars['String']['input'];
};


export type QuerygetEncuestadoArgs = {
  idClima: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type QuerygetGraficasComplementariasArgs = {
  idClima: Scalars['ID']['input'];
};


export type QuerygetPortadaDeEncuestaArgs = {
  idClima: Scalars['ID']['input'];
};


export type QuerygetPreguntasAbiertasArgs = {
  idClima: Scalars['ID']['input'];
};


export type QuerygetSatisfaccionPorGrupoDeOpinonYFactoresEvaluadosArgs = {
  idClima: Scalars['ID']['input'];
};

export type RedaccionDeInforme = {
  __typename?: 'RedaccionDeInforme';
  /** Figures changed since it was written or looked at: nobody stands for it now. What was ours follows them. */
  cifrasCambiaron: Scalars['Boolean']['output'];
  clave: Scalars['String']['output'];
  comentario: Scalars['String']['output'];
  /** Of an indicator where the section has several wordings. */
  nombre: Scalars['String']['output'];
  /** Wordings that the figures allow; the first is taken where nobody chose. */
  posibles: Array<Sugerencia>;
  /** Somebody said that it is right as it stands. */
  revisada: Scalars['Boolean']['output'];
  revisadaPor?: Maybe<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  /** Made from the figures, and nobody has changed a letter of it. */
  sugerida: Scalars['Boolean']['output'];
  titular: Scalars['String']['output'];
};

/** Why a set of people shows no figures. */
export type Reserva =
  /** It has fewer people than the minimum. */
  | 'menosDelMinimo'
  /** With its figures those of a smaller set could be worked out. */
  | 'porOtroGrupo'
  /** None of its sheets is published. */
  | 'sinPublicar';

/** One answer. Its id is that of its question: a respondent answers each once. */
export type Respuesta = {
  __typename?: 'Respuesta';
  id: Scalars['ID']['output'];
  idPregunta: Scalars['ID']['output'];
  /** The value where this very call stored it, else an empty text: sheets are write-only. */
  respuesta: Scalars['String']['output'];
};

export type RespuestaDeMesa = {
  __typename?: 'RespuestaDeMesa';
  /** As it goes into the report; null: it is no quote. */
  cita?: Maybe<Scalars['String']['output']>;
  /** The quoted sentences; empty: it is no quote. */
  citadas: Array<Scalars['Int']['output']>;
  clave: Scalars['ID']['output'];
  /** Where each sentence begins, in the original. */
  frases: Array<Scalars['Int']['output']>;
  /** Null where its group may not be shown. */
  idArea?: Maybe<Scalars['ID']['output']>;
  idsTemas: Array<Scalars['ID']['output']>;
  tapados: Array<Tapado>;
  /** With a mark where something is covered. */
  texto: Scalars['String']['output'];
};

export type RespuestaDePersona =
  | 'cambio'
  | 'igual';

/** One published answer, of nobody in particular: its id means nothing; group or seniority is null where its set, or their crossing, is withheld. */
export type RespuestaDeResultado = {
  __typename?: 'RespuestaDeResultado';
  factorEvaluado: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null in seniority results. */
  idGrupoDeOpinion?: Maybe<Scalars['ID']['output']>;
  idPregunta: Scalars['ID']['output'];
  /** Only in seniority results. */
  idPreguntaAntiguedad?: Maybe<Scalars['ID']['output']>;
  respuesta: Scalars['String']['output'];
};

export type RespuestaInput = {
  idPregunta: Scalars['ID']['input'];
  /** At most 4,000 characters where it is a text. */
  respuesta: Scalars['String']['input'];
};

export type Retencion = {
  __typename?: 'Retencion';
  /** Null where old CVs are kept. */
  activaDesde?: Maybe<Scalars['Fecha']['output']>;
  conservados: Scalars['Int']['output'];
  /** On the list of what is going to be erased. */
  cvs: Scalars['Int']['output'];
  /** Submissions that nobody has read, on the same list. */
  envios: Scalars['Int']['output'];
  mesesParaActualizar: Scalars['Int']['output'];
  mesesParaBorrar: Scalars['Int']['output'];
  /** When the first of the list goes. */
  proximo?: Maybe<Scalars['Fecha']['output']>;
};

export type RetoDeLlave = {
  __typename?: 'RetoDeLlave';
  /** As JSON. */
  opciones: Scalars['String']['output'];
  reto: Scalars['ID']['output'];
};

/**
 * administrador: everything. consultor: everything but accounts, log and retention. cliente: what is theirs of the rounds
 * of their companies.
 */
export type Rol =
  | 'administrador'
  | 'cliente'
  | 'consultor';

/** An earlier round of the same company that shows figures. */
export type RondaAnterior = {
  __typename?: 'RondaAnterior';
  /** It is computed here on another base than in its own views. */
  conOtraBase: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type RondaComparable = {
  __typename?: 'RondaComparable';
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
  /** Whether the client sees its results: a report that is compared with another one carries figures of it all the same. */
  publicadaAlCliente: Scalars['Boolean']['output'];
};

export type RondaConENPS = {
  __typename?: 'RondaConENPS';
  eNPS?: Maybe<ENPS>;
  id: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type RondaDeCliente = {
  __typename?: 'RondaDeCliente';
  /** So few were invited that nothing is counted: what follows are zeros and empty lists. */
  callada: Scalars['Boolean']['output'];
  cerrado: Scalars['Boolean']['output'];
  /** While the survey is open null where `dicho` is said in its place. */
  contestaron?: Maybe<Scalars['Int']['output']>;
  dicho?: Maybe<ParticipacionDicha>;
  empresa: Scalars['String']['output'];
  encuestaActiva: Scalars['Boolean']['output'];
  fechaInicio: Scalars['Fecha']['output'];
  fechaLimite?: Maybe<Scalars['Fecha']['output']>;
  grupos: Array<ParticipacionDeGrupo>;
  id: Scalars['ID']['output'];
  idEmpresa: Scalars['ID']['output'];
  invitados: Scalars['Int']['output'];
  /** The groups that are counted as one: by themselves they would tell of fewer people than the minimum. */
  juntos: Array<Scalars['String']['output']>;
  minimoPorGrupo: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  /** Of everybody, as on staff's screens. */
  planeados: Scalars['Int']['output'];
  /** Since when its figures may be seen; null: not yet. */
  publicado?: Maybe<Scalars['Fecha']['output']>;
};

export type RondaDeTendencia = {
  __typename?: 'RondaDeTendencia';
  conOtraBase: Scalars['Boolean']['output'];
  contestaron: Scalars['Int']['output'];
  estudio: Scalars['Boolean']['output'];
  /** What happened before it, as staff wrote it; empty where nobody did. */
  hecho: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
  /** 0: nobody knows, in a study of another tool. */
  planeados: Scalars['Int']['output'];
};

export type RondaPorActivar = {
  __typename?: 'RondaPorActivar';
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type RondaPorCerrar = {
  __typename?: 'RondaPorCerrar';
  contestaron: Scalars['Int']['output'];
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
  planeados: Scalars['Int']['output'];
  terminada?: Maybe<Scalars['Fecha']['output']>;
};

export type RondaPorEntregar = {
  __typename?: 'RondaPorEntregar';
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type RondaSiguiente = {
  __typename?: 'RondaSiguiente';
  id: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type RondaSinLlave = {
  __typename?: 'RondaSinLlave';
  contestaron: Scalars['Int']['output'];
  empresa: Scalars['String']['output'];
  idClima: Scalars['ID']['output'];
  periodo: Scalars['String']['output'];
};

export type SalidaDeCorreos = {
  __typename?: 'SalidaDeCorreos';
  /** Where mails are written as files because no SMTP server is configured; null: they leave. */
  carpeta?: Maybe<Scalars['String']['output']>;
  /** Mails to respondents of the climate that wait to be sent; reminders are not among them. */
  enCola: Scalars['Int']['output'];
  /** The groups that have had theirs. */
  gruposRecordadosHoy: Array<Scalars['ID']['output']>;
  /** Whether every group has had its round of reminders of today, over or not: the next may go out tomorrow. */
  recordadoHoy: Scalars['Boolean']['output'];
  /** Whether a round of reminders is going out. To whom, nothing tells. */
  recordatorios: Scalars['Boolean']['output'];
  /** Of those, and of the ones that left since the first of them was written: the whole that a bar measures against. 0 where none waits. */
  total: Scalars['Int']['output'];
};

export type SeccionDeBitacora =
  | 'acceso'
  | 'climas'
  | 'cuentas'
  | 'cvs'
  | 'descargas'
  | 'empresas'
  | 'encuestados';

export type SeccionDeInforme = {
  __typename?: 'SeccionDeInforme';
  clave: Scalars['String']['output'];
  /** Always there, in its place. */
  fija: Scalars['Boolean']['output'];
  incluida: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  redacciones: Array<RedaccionDeInforme>;
};

export type SegundoFactor = {
  __typename?: 'SegundoFactor';
  activo: Scalars['Boolean']['output'];
  /** How many recovery codes are left. */
  codigosDeRecuperacion: Scalars['Int']['output'];
  /** The firm asks everybody for one. */
  exigido: Scalars['Boolean']['output'];
};

export type SegundoFactorPreparado = {
  __typename?: 'SegundoFactorPreparado';
  /** To be typed where the square cannot be scanned. */
  clave: Scalars['String']['output'];
  /** What the square says. */
  uri: Scalars['String']['output'];
};

export type SegundoPaso = {
  __typename?: 'SegundoPaso';
  /** Brought back by confirmLogIn within ten minutes. */
  paso: Scalars['ID']['output'];
};

export type Serie = {
  __typename?: 'Serie';
  data: Array<Maybe<Scalars['Float']['output']>>;
  labels: Array<Scalars['String']['output']>;
  nombre: Scalars['String']['output'];
};

export type SerieDeTendencia = {
  __typename?: 'SerieDeTendencia';
  /** From each earlier round to the newest; null where they do not compare. */
  cambios: Array<Maybe<Cambio>>;
  /** By round, as in CeldaDeMapa. */
  menosPreguntas: Array<Scalars['Boolean']['output']>;
  /** Empty: the whole company. */
  nombre: Scalars['String']['output'];
  /** By round, the people behind each of valores; null where there is none. */
  personas: Array<Maybe<Scalars['Int']['output']>>;
  /** Between each round and the next. */
  tramos: Array<TramoDeTendencia>;
  /** By round; null where it has no such figure, or withholds it. */
  valores: Array<Maybe<Scalars['Float']['output']>>;
};

export type Sesion = {
  __typename?: 'Sesion';
  conexion: Scalars['Boolean']['output'];
  /** The firm asks for a second factor and the account has none: it may do nothing but set one up. (Ours.) */
  faltaSegundoFactor?: Maybe<Scalars['Boolean']['output']>;
  /** The password was right and the second factor is still wanted. (Ours.) */
  segundoFactor?: Maybe<SegundoPaso>;
  usuario?: Maybe<Usuario>;
};

/** ultimoUso is exact to the minute. */
export type SesionAbierta = {
  __typename?: 'SesionAbierta';
  /** The session that asks. */
  actual: Scalars['Boolean']['output'];
  inicio: Scalars['Fecha']['output'];
  ultimoUso: Scalars['Fecha']['output'];
};

export type SitioEditado = {
  __typename?: 'SitioEditado';
  /** What was public before that. */
  anterior?: Maybe<ContenidoDeSitio>;
  borrador: ContenidoDeSitio;
  publicado: ContenidoDeSitio;
  /** Changes with every draft that is kept. */
  revision: Scalars['Int']['output'];
};

export type SolicitudDeActualizacion = {
  __typename?: 'SolicitudDeActualizacion';
  abierta?: Maybe<Scalars['Fecha']['output']>;
  contestada?: Maybe<Scalars['Fecha']['output']>;
  enviada: Scalars['Fecha']['output'];
  /** Until when its link serves. */
  hasta: Scalars['Fecha']['output'];
};

export type Subida = {
  __typename?: 'Subida';
  archivos: Scalars['Int']['output'];
  creada: Scalars['Fecha']['output'];
  etiquetas: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

export type SubidaAbierta = {
  __typename?: 'SubidaAbierta';
  archivos: Array<ArchivoDeSubida>;
  subida: Subida;
};

export type Sugerencia = {
  __typename?: 'Sugerencia';
  comentario: Scalars['String']['output'];
  titular: Scalars['String']['output'];
};

/** By places in the original text, in order. */
export type Tapado = {
  __typename?: 'Tapado';
  desde: Scalars['Int']['output'];
  hasta: Scalars['Int']['output'];
  propuesto: Scalars['Boolean']['output'];
  tipo: TipoDeTapado;
};

export type Tema = {
  __typename?: 'Tema';
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type TemasPorArea = {
  __typename?: 'TemasPorArea';
  /** Those whose answers may be told apart, in their order; then, together, the others, where there are any (id null). */
  columnas: Array<ColumnaDeTemas>;
  /** Null where the total of one theme is withheld: this would tell it. */
  conTema?: Maybe<Scalars['Int']['output']>;
  empresa: Scalars['String']['output'];
  idPregunta?: Maybe<Scalars['ID']['output']>;
  lista: Scalars['Boolean']['output'];
  minimoPorGrupo: Scalars['Int']['output'];
  periodo: Scalars['String']['output'];
  preguntas: Array<PreguntaDeMesa>;
  respuestas: Scalars['Int']['output'];
  temas: Array<FilaDeTema>;
};

export type Tendencia = {
  __typename?: 'Tendencia';
  areas: Array<SerieDeTendencia>;
  clima: ClimaLeido;
  /** The same for every chart: from a ten to a ten, with 75 inside. */
  desde: Scalars['Int']['output'];
  /** Every question from 0 to 10 of this round, of the whole company round by round. (Ours.) */
  eNPS: Array<TendenciaDeENPS>;
  faltan: Array<Scalars['String']['output']>;
  /** Of questions of earlier rounds that the newest does not ask, or asks otherwise: their texts. */
  faltanDeAntes: Array<Scalars['String']['output']>;
  general: SerieDeTendencia;
  hasta: Scalars['Int']['output'];
  indicadores: Array<SerieDeTendencia>;
  /** What rests on groups that staff declared the same; in sentences. */
  notasDeGrupos: Array<Scalars['String']['output']>;
  preguntas: Scalars['Int']['output'];
  /** Of the newest round's questions with faces (preguntas), how many all rounds share, and the texts of the others. */
  repetidas: Scalars['Int']['output'];
  rondas: Array<RondaDeTendencia>;
  soloRepetidas: Scalars['Boolean']['output'];
};

export type TendenciaDeENPS = {
  __typename?: 'TendenciaDeENPS';
  id: Scalars['ID']['output'];
  pregunta: Scalars['String']['output'];
  /** Oldest first; this round is the last. */
  rondas: Array<RondaConENPS>;
};

/** Filled by itself where it says {empresa}, {firma}, {fechaLimite} or {duracion}; nothing else in braces is taken. */
export type Texto = {
  __typename?: 'Texto';
  /** Of mails alone; one line. */
  asunto: Scalars['String']['output'];
  /** At most 1,200 letters, no address, no HTML. */
  cuerpo: Scalars['String']['output'];
  firma: Scalars['String']['output'];
  saludo: Scalars['String']['output'];
};

export type TextoDeEncuesta = {
  __typename?: 'TextoDeEncuesta';
  firma: Scalars['String']['output'];
  parrafos: Array<Scalars['String']['output']>;
  saludo: Scalars['String']['output'];
};

/** Plain text; what stands between two asterisks is emphasised. */
export type TextoDeSitio = {
  __typename?: 'TextoDeSitio';
  clave: Scalars['String']['output'];
  texto: Scalars['String']['output'];
};

export type TextoDeSitioInput = {
  clave: Scalars['String']['input'];
  texto: Scalars['String']['input'];
};

export type TextoInput = {
  asunto: Scalars['String']['input'];
  cuerpo: Scalars['String']['input'];
  firma: Scalars['String']['input'];
  saludo: Scalars['String']['input'];
};

export type TipoDeArchivo =
  | 'doc'
  | 'docx'
  | 'jpg'
  | 'odt'
  | 'pdf'
  | 'png';

export type TipoDeComparabilidad =
  | 'comparable'
  /** It is compared, and motivo says beside the difference what changed in it: a general figure, whose questions are not all the same. */
  | 'conAviso'
  /** Staff declared it, in spite of what changed. */
  | 'declarada'
  /** Its questions changed. */
  | 'noComparable'
  /** The earlier round has no variable of this name. */
  | 'soloAqui';

export type TipoDeEnlace =
  | 'invitacion'
  | 'olvido';

export type TipoDeParte =
  /** Points in an order of their own; an answer is the place of its point, from 0, or n of "No Aplica". */
  | 'escala'
  | 'maloToExelente'
  | 'preguntasAbiertas'
  | 'seleccionMultiple'
  | 'smile'
  | 'tiempoDeLaborarEnEmpresa'
  /** Options of which one is chosen. */
  | 'unica';

export type TipoDeTapado =
  | 'correo'
  | 'dato'
  | 'dpi'
  | 'nombre'
  | 'telefono';

export type TipoDeTramo =
  /** Other groups make it up. */
  | 'cortada'
  | 'linea'
  /** Its questions changed: not comparable. */
  | 'rota';

export type TokensNuevos = {
  __typename?: 'TokensNuevos';
  mensaje: Scalars['String']['output'];
  tokens: Array<Scalars['String']['output']>;
};

export type Trabajo = {
  __typename?: 'Trabajo';
  /** Name and address of the file, where one was made; the address is relative to the site's origin. */
  archivo?: Maybe<Scalars['String']['output']>;
  /** Company and year of its climate. */
  asunto?: Maybe<Scalars['String']['output']>;
  bytes?: Maybe<Scalars['Int']['output']>;
  cancelable: Scalars['Boolean']['output'];
  /** When it was begun: what its file says is of then. */
  creado: Scalars['Fecha']['output'];
  enlace?: Maybe<Scalars['String']['output']>;
  estado: EstadoDeTrabajo;
  hecho: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  idClima?: Maybe<Scalars['ID']['output']>;
  /** What it is doing now, what it did, or why it failed. */
  paso: Scalars['String']['output'];
  /** Such as informe-pdf: what the screen that began it knows it by. */
  tipo: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type TramoDeTendencia = {
  __typename?: 'TramoDeTendencia';
  /** Those of them that staff declared comparable. */
  declaradas: Array<Scalars['String']['output']>;
  /** Why it is cut or broken, or goes on although the questions changed; in sentences. */
  motivo?: Maybe<Scalars['String']['output']>;
  tipo: TipoDeTramo;
  /** Variables whose questions changed between the two rounds. */
  variables: Array<Scalars['String']['output']>;
};

export type TrozoDeFragmento = {
  __typename?: 'TrozoDeFragmento';
  coincide: Scalars['Boolean']['output'];
  texto: Scalars['String']['output'];
};

export type TrozoDeFrase = {
  __typename?: 'TrozoDeFrase';
  fuerte: Scalars['Boolean']['output'];
  texto: Scalars['String']['output'];
};

/** All but logo and portada are drawn from the logo, by a browser. */
export type UsoDeImagenDeFirma =
  | 'compartida'
  | 'icono'
  | 'logo'
  | 'oscuro'
  | 'portada'
  | 'portadaMovil';

export type Usuario = {
  __typename?: 'Usuario';
  /** The companies whose rounds a client sees; null for staff. (Ours.) */
  empresas?: Maybe<Array<EmpresaDeUsuario>>;
  id: Scalars['ID']['output'];
  /** The person's name; the user name where none was given. (Ours.) */
  nombre?: Maybe<Scalars['String']['output']>;
  /** What the account may do: see @permiso (base.graphql). (Ours.) */
  rol?: Maybe<Rol>;
  usuario: Scalars['String']['output'];
};

export type Vacante = {
  __typename?: 'Vacante';
  candidatos: Scalars['Int']['output'];
  creada: Scalars['Fecha']['output'];
  id: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type VacanteAbierta = {
  __typename?: 'VacanteAbierta';
  /** Who goes on first, and among those who came first. */
  candidatos: Array<Candidato>;
  vacante: Vacante;
};

export type VacanteDeCV = {
  __typename?: 'VacanteDeCV';
  estado: EstadoDeCandidato;
  idVacante: Scalars['ID']['output'];
  nombre: Scalars['String']['output'];
};

export type Variable = {
  __typename?: 'Variable';
  /** True where no question of the variable applied to anybody. */
  VariableNoAplica: Scalars['Boolean']['output'];
  descripcion: Scalars['String']['output'];
  factoresEvaluados: Array<FactorEvaluado>;
  menosPreguntas: Scalars['Boolean']['output'];
  nombre: Scalars['String']['output'];
  porcentajeOfVariable?: Maybe<Scalars['Float']['output']>;
  /** The same figure under the name the satisfaction-indicator call uses. */
  porcentajeVariable?: Maybe<Scalars['Float']['output']>;
  preguntas: Array<PreguntaConResultado>;
};

export type VariableInput = {
  descripcion: Scalars['String']['input'];
  factoresEvaluados: Array<FactorEvaluadoInput>;
  nombre: Scalars['String']['input'];
};

/**
 * Too many variables of a set have no figure for its overall one, or an indicator's, to stand for all: that is null, and this says of how
 * many. Null where there is one, where there is none to say of, and with minimoPorGrupo 1. (Ours.)
 */
export type VariablesQueFaltan = {
  __typename?: 'VariablesQueFaltan';
  cuantas: Scalars['Int']['output'];
  de: Scalars['Int']['output'];
};

export type Veredicto =
  /** The whole interval is below zero. */
  | 'baja'
  /** The interval holds zero: it may be chance. */
  | 'sinCambio'
  /** The whole interval is above zero. */
  | 'sube';

export type VersionDeCV = {
  __typename?: 'VersionDeCV';
  archivo: Scalars['String']['output'];
  contenidoActivo: Array<ContenidoActivo>;
  id: Scalars['ID']['output'];
  nombreArchivo: Scalars['String']['output'];
  recibido: Scalars['Fecha']['output'];
  tipoArchivo: TipoDeArchivo;
};

export type VersionDeInforme = {
  __typename?: 'VersionDeInforme';
  archivos: Array<ArchivoDeInforme>;
  /** By clients. */
  descargas: Scalars['Int']['output'];
  estado: EstadoDeVersion;
  id: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
  numero: Scalars['Int']['output'];
  para: Scalars['String']['output'];
  /** The number of the figures it rests on. */
  publicacion: Scalars['Int']['output'];
  publicada: Scalars['Fecha']['output'];
  publicadaPor: Scalars['String']['output'];
  retirada?: Maybe<Scalars['Fecha']['output']>;
  retiradaPor?: Maybe<Scalars['String']['output']>;
  ultimaDescarga?: Maybe<Scalars['Fecha']['output']>;
};

export type VersionesDeInforme = {
  __typename?: 'VersionesDeInforme';
  /** Whom a mail would tell. */
  clientes: Array<ClienteAvisado>;
  /** Whether clients see the figures of the round on their screen already. */
  conResultados: Scalars['Boolean']['output'];
  /** Why none can be published now, in words; null: one can. */
  impedimento?: Maybe<Scalars['String']['output']>;
  siguiente: Scalars['Int']['output'];
  versiones: Array<VersionDeInforme>;
};

export type ViaDeLote =
  | 'captura'
  | 'papeleta';

export type VistaPreviaDePublicacion = {
  __typename?: 'VistaPreviaDePublicacion';
  /** In the order of the areas. */
  areas: Array<ConjuntoPorPublicar>;
  /** While the survey is active and nothing is published: what an early publication would be. Then the rest here is of its groups alone. */
  avance?: Maybe<AvancePosible>;
  /** How many more are needed for a block; 0: enough. */
  faltan: Scalars['Int']['output'];
  /** In the order of the groups. */
  grupos: Array<ConjuntoPorPublicar>;
  /** Sheets that wait. */
  hojas: Scalars['Int']['output'];
  /** Groups that one or two more sheets would set free. */
  porPocas: Array<GrupoPorPocas>;
};
