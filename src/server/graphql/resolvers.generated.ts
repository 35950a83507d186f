import type * as Types from '../../contract/schema.generated.ts';

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../context.ts';
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
  AppInfo: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Auth: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CV: ResolverTypeWrapper<Types.Cv>;
  EtiquetaPuesto: ResolverTypeWrapper<Types.EtiquetaPuesto>;
  Fecha: ResolverTypeWrapper<Types.Scalars['Fecha']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  LecturaDeArchivo: Types.LecturaDeArchivo;
  MensajeConId: ResolverTypeWrapper<Types.MensajeConId>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Sesion: ResolverTypeWrapper<Types.Sesion>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  TipoDeArchivo: Types.TipoDeArchivo;
  TrozoDeFragmento: ResolverTypeWrapper<Types.TrozoDeFragmento>;
  Usuario: ResolverTypeWrapper<Types.Usuario>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppInfo: Record<PropertyKey, never>;
  Auth: Record<PropertyKey, never>;
  Boolean: Types.Scalars['Boolean']['output'];
  CV: Types.Cv;
  EtiquetaPuesto: Types.EtiquetaPuesto;
  Fecha: Types.Scalars['Fecha']['output'];
  ID: Types.Scalars['ID']['output'];
  Int: Types.Scalars['Int']['output'];
  MensajeConId: Types.MensajeConId;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  Sesion: Types.Sesion;
  String: Types.Scalars['String']['output'];
  TrozoDeFragmento: Types.TrozoDeFragmento;
  Usuario: Types.Usuario;
};

export type AppInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppInfo'] = ResolversParentTypes['AppInfo']> = {
  etiquetasPuestos?: Resolver<Array<ResolversTypes['EtiquetaPuesto']>, ParentType, ContextType>;
  getCV?: Resolver<ResolversTypes['CV'], ParentType, ContextType, RequireFields<Types.AppInfoGetCvArgs, 'idCV'>>;
  getCVs?: Resolver<Array<ResolversTypes['CV']>, ParentType, ContextType, RequireFields<Types.AppInfoGetCVsArgs, 'cursor' | 'limit'>>;
  getCVsParecidos?: Resolver<Array<ResolversTypes['CV']>, ParentType, ContextType, Partial<Types.AppInfoGetCVsParecidosArgs>>;
};

export type AuthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Auth'] = ResolversParentTypes['Auth']> = {
  getLogIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.AuthLogInArgs, 'password' | 'usuarioOEmail'>>;
  logOut?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
};

export type CvResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CV'] = ResolversParentTypes['CV']> = {
  celular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creado?: Resolver<ResolversTypes['Fecha'], ParentType, ContextType>;
  cv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estado?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  etiquetasPuestos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fragmento?: Resolver<Types.Maybe<Array<ResolversTypes['TrozoDeFragmento']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecturaArchivo?: Resolver<ResolversTypes['LecturaDeArchivo'], ParentType, ContextType>;
  nombreArchivo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primerApellido?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primerNombre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segundoApellido?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segundoNombre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telefono?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipoArchivo?: Resolver<ResolversTypes['TipoDeArchivo'], ParentType, ContextType>;
};

export type EtiquetaPuestoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EtiquetaPuesto'] = ResolversParentTypes['EtiquetaPuesto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  puesto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface FechaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fecha'], any> {
  name: 'Fecha';
}

export type MensajeConIdResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MensajeConId'] = ResolversParentTypes['MensajeConId']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mensaje?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deleteCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationDeleteCvArgs, 'idCV'>>;
  insertCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationInsertCvArgs, 'celular' | 'correo' | 'cv' | 'estado' | 'etiquetasPuestos' | 'primerApellido' | 'primerNombre' | 'segundoApellido'>>;
  insertEtiquetaPuesto?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationInsertEtiquetaPuestoArgs, 'etiqueta'>>;
  restoreCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationRestoreCvArgs, 'idCV'>>;
  updateCV?: Resolver<ResolversTypes['MensajeConId'], ParentType, ContextType, RequireFields<Types.MutationUpdateCvArgs, 'celular' | 'correo' | 'estado' | 'etiquetasPuestos' | 'idCV' | 'primerApellido' | 'primerNombre' | 'segundoApellido'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appInfo?: Resolver<ResolversTypes['AppInfo'], ParentType, ContextType>;
  auth?: Resolver<ResolversTypes['Auth'], ParentType, ContextType>;
};

export type SesionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sesion'] = ResolversParentTypes['Sesion']> = {
  conexion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usuario?: Resolver<Types.Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
};

export type TrozoDeFragmentoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrozoDeFragmento'] = ResolversParentTypes['TrozoDeFragmento']> = {
  coincide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  texto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsuarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Usuario'] = ResolversParentTypes['Usuario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  usuario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AppInfo?: AppInfoResolvers<ContextType>;
  Auth?: AuthResolvers<ContextType>;
  CV?: CvResolvers<ContextType>;
  EtiquetaPuesto?: EtiquetaPuestoResolvers<ContextType>;
  Fecha?: GraphQLScalarType;
  MensajeConId?: MensajeConIdResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Sesion?: SesionResolvers<ContextType>;
  TrozoDeFragmento?: TrozoDeFragmentoResolvers<ContextType>;
  Usuario?: UsuarioResolvers<ContextType>;
};

