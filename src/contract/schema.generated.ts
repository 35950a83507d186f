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

/** Calls of the staff area. Each feature adds its own. */
export type AppInfo = {
  __typename?: 'AppInfo';
  etiquetasPuestos: Array<EtiquetaPuesto>;
  /** NOT_FOUND where there is none. (Ours.) */
  getCV: Cv;
  /**
   * cursor is an offset. limit is at most 100. Best match first, then newest; without filtro, newest first.
   * While CVs are added a page may repeat rows of the one before; it never leaves one out. After deleting, read the page
   * again: the rows behind it have moved up.
   */
  getCVs: Array<Cv>;
  /** CVs with that e-mail address or mobile number, however written; at most 5, newest first. (Ours.) */
  getCVsParecidos: Array<Cv>;
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfoGetCvArgs = {
  idCV: Scalars['ID']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfoGetCVsArgs = {
  cursor: Scalars['Int']['input'];
  filtro?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/** Calls of the staff area. Each feature adds its own. */
export type AppInfoGetCVsParecidosArgs = {
  celular?: InputMaybe<Scalars['String']['input']>;
  correo?: InputMaybe<Scalars['String']['input']>;
  exceptoIdCV?: InputMaybe<Scalars['ID']['input']>;
};

export type Auth = {
  __typename?: 'Auth';
  getLogIn: Sesion;
  /** Wrong data is no error: it answers {conexion: false, usuario: null}. */
  logIn: Sesion;
  logOut: Sesion;
};


export type AuthLogInArgs = {
  password: Scalars['String']['input'];
  usuarioOEmail: Scalars['String']['input'];
};

export type Cv = {
  __typename?: 'CV';
  celular: Scalars['String']['output'];
  correo: Scalars['String']['output'];
  creado: Scalars['Fecha']['output'];
  /** A link, relative to the site's origin, that opens the file for staff only. */
  cv: Scalars['String']['output'];
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
  segundoApellido: Scalars['String']['output'];
  segundoNombre?: Maybe<Scalars['String']['output']>;
  telefono?: Maybe<Scalars['String']['output']>;
  tipoArchivo: TipoDeArchivo;
};

export type EtiquetaPuesto = {
  __typename?: 'EtiquetaPuesto';
  id: Scalars['ID']['output'];
  puesto: Scalars['String']['output'];
};

/** pendiente: its text is not searched yet. ilegible: it has no text that could be read; its form is searched. */
export type LecturaDeArchivo =
  | 'ilegible'
  | 'leido'
  | 'pendiente';

export type MensajeConId = {
  __typename?: 'MensajeConId';
  id: Scalars['ID']['output'];
  mensaje: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The CV is found by idCV alone; cv is accepted for compatibility. It disappears at once, file included, and is purged when the undo window ends. */
  deleteCV: MensajeConId;
  /**
   * cv: a base64 data URL (PDF, DOC, DOCX or ODT) of at most 10 MB. It may carry the file's name, as in
   * data:application/pdf;name=ana-perez.pdf;base64,…
   */
  insertCV: MensajeConId;
  /** A tag that differs only in case or accents is the same tag: its id is returned. */
  insertEtiquetaPuesto: MensajeConId;
  /** Undo of deleteCV within the window; NOT_FOUND after it. (Ours.) */
  restoreCV: MensajeConId;
  /** As insertCV; cv null keeps the file. (Ours.) */
  updateCV: MensajeConId;
};


export type MutationDeleteCvArgs = {
  cv?: InputMaybe<Scalars['String']['input']>;
  idCV: Scalars['ID']['input'];
};


export type MutationInsertCvArgs = {
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


export type MutationInsertEtiquetaPuestoArgs = {
  etiqueta: Scalars['String']['input'];
};


export type MutationRestoreCvArgs = {
  idCV: Scalars['ID']['input'];
};


export type MutationUpdateCvArgs = {
  celular: Scalars['String']['input'];
  correo: Scalars['String']['input'];
  cv?: InputMaybe<Scalars['String']['input']>;
  estado: Scalars['String']['input'];
  etiquetasPuestos: Array<Scalars['String']['input']>;
  idCV: Scalars['ID']['input'];
  primerApellido: Scalars['String']['input'];
  primerNombre: Scalars['String']['input'];
  segundoApellido: Scalars['String']['input'];
  segundoNombre?: InputMaybe<Scalars['String']['input']>;
  telefono?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** Staff only. */
  appInfo: AppInfo;
  auth: Auth;
};

export type Sesion = {
  __typename?: 'Sesion';
  conexion: Scalars['Boolean']['output'];
  usuario?: Maybe<Usuario>;
};

export type TipoDeArchivo =
  | 'doc'
  | 'docx'
  | 'odt'
  | 'pdf';

export type TrozoDeFragmento = {
  __typename?: 'TrozoDeFragmento';
  coincide: Scalars['Boolean']['output'];
  texto: Scalars['String']['output'];
};

export type Usuario = {
  __typename?: 'Usuario';
  id: Scalars['ID']['output'];
  usuario: Scalars['String']['output'];
};
