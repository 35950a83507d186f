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
  Auth: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Fecha: ResolverTypeWrapper<Types.Scalars['Fecha']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Sesion: ResolverTypeWrapper<Types.Sesion>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Usuario: ResolverTypeWrapper<Types.Usuario>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Auth: Record<PropertyKey, never>;
  Boolean: Types.Scalars['Boolean']['output'];
  Fecha: Types.Scalars['Fecha']['output'];
  ID: Types.Scalars['ID']['output'];
  Query: Record<PropertyKey, never>;
  Sesion: Types.Sesion;
  String: Types.Scalars['String']['output'];
  Usuario: Types.Usuario;
};

export type AuthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Auth'] = ResolversParentTypes['Auth']> = {
  getLogIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType, RequireFields<Types.AuthLogInArgs, 'password' | 'usuarioOEmail'>>;
  logOut?: Resolver<ResolversTypes['Sesion'], ParentType, ContextType>;
};

export interface FechaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fecha'], any> {
  name: 'Fecha';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auth?: Resolver<ResolversTypes['Auth'], ParentType, ContextType>;
};

export type SesionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sesion'] = ResolversParentTypes['Sesion']> = {
  conexion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usuario?: Resolver<Types.Maybe<ResolversTypes['Usuario']>, ParentType, ContextType>;
};

export type UsuarioResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Usuario'] = ResolversParentTypes['Usuario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  usuario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Auth?: AuthResolvers<ContextType>;
  Fecha?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Sesion?: SesionResolvers<ContextType>;
  Usuario?: UsuarioResolvers<ContextType>;
};

