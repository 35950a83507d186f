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

export type Query = {
  __typename?: 'Query';
  auth: Auth;
};

export type Sesion = {
  __typename?: 'Sesion';
  conexion: Scalars['Boolean']['output'];
  usuario?: Maybe<Usuario>;
};

export type Usuario = {
  __typename?: 'Usuario';
  id: Scalars['ID']['output'];
  usuario: Scalars['String']['output'];
};
