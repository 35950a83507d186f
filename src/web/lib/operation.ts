declare const result: unique symbol
declare const variables: unique symbol

/** The text of a GraphQL operation, with the types of its answer and variables. */
export type Operation<Result, Variables> = string & {
  readonly [result]?: Result
  readonly [variables]?: Variables
}
