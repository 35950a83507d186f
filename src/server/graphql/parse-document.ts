import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { GraphQLError, Kind, Lexer, parse, Source, TokenKind, visit } from 'graphql'
import { badUserInput } from '../base/errors.ts'
import { isCleanText } from './clean-text.ts'
import { CONSULTA_INVALIDA, DEMASIADO_COMPLEJA } from './format-errors.ts'

/** A token is a word or a whole string, so a CV of 14 MB written into the document counts as one. */
const MAX_TOKENS = 4_000
const MAX_DEPTH = 14
const MAX_ALIASES = 30
const MAX_DIRECTIVES = 20
/** Wide enough for every call of the contract; fragments are counted each time they are spread. */
const MAX_FIELDS = 1_500
/** Validation compares every pair of fields that would answer under one name: half a second for a few hundred of them. */
const MAX_REPEATED = 50

/** Parses a document and refuses what would cost more to answer than any screen of ours asks for. */
export function parseDocument(source: string): DocumentNode {
  const document = parseSource(source)
  let aliases = 0
  let directives = 0
  let nested = 0
  /** Depth of lists: graphql's own words for a refused value call themselves for each list within a list. */
  const nesting = {
    enter: () => {
      if (++nested > MAX_DEPTH) throw badUserInput(DEMASIADO_COMPLEJA)
    },
    leave: () => {
      nested--
    },
  }
  visit(document, {
    ListValue: nesting,
    ObjectValue: nesting,
    ListType: nesting,
    Name: ({ value }) => {
      // As the key of an object it is no key: what it names would be lost among the variables.
      if (value === '__proto__') throw badUserInput(CONSULTA_INVALIDA)
    },
    Field: (node) => {
      if (node.alias) aliases++
    },
    Directive: () => {
      directives++
    },
    StringValue: (node) => {
      if (!isCleanText(node.value)) throw badUserInput('El texto contiene caracteres que no se admiten.')
    },
  })
  if (aliases > MAX_ALIASES || directives > MAX_DIRECTIVES) throw badUserInput(DEMASIADO_COMPLEJA)
  requireBoundedSelections(document)
  return document
}

function parseSource(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: MAX_TOKENS, noLocation: true })
  } catch (error) {
    // Lists within lists, deeper than the parser's calls can go.
    if (error instanceof RangeError) throw badUserInput(DEMASIADO_COMPLEJA)
    if (!(error instanceof GraphQLError)) throw error
    throw badUserInput(hasTooManyTokens(source) ? DEMASIADO_COMPLEJA : 'La consulta no se puede leer.')
  }
}

/** The parser stops at its limit with an error that only its words tell apart from any other. */
function hasTooManyTokens(source: string): boolean {
  const lexer = new Lexer(new Source(source))
  try {
    for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; ) if (++tokens > MAX_TOKENS) return true
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return false
}

/** Names that the fields of one selection answer under, through its fragments. */
type Names = Set<string>

/** Walks as execution would, through fragments, and stops at the first limit; a circle of fragments meets it soon. */
function requireBoundedSelections(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  let fields = 0
  let repeated = 0
  const enterField = (
    { alias, name, selectionSet }: FieldNode,
    depth: number,
    spreads: number,
    names: Names,
  ) => {
    const answered = (alias ?? name).value
    if (names.has(answered) && ++repeated > MAX_REPEATED) throw badUserInput(DEMASIADO_COMPLEJA)
    names.add(answered)
    walk(selectionSet, depth + 1, spreads, new Set())
  }
  const walk = (set: SelectionSetNode | undefined, depth: number, spreads: number, names: Names): void => {
    if (!set) return
    if (depth > MAX_DEPTH || spreads > MAX_DEPTH) throw badUserInput(DEMASIADO_COMPLEJA)
    for (const selection of set.selections) {
      if (++fields > MAX_FIELDS) throw badUserInput(DEMASIADO_COMPLEJA)
      if (selection.kind === Kind.FIELD) enterField(selection, depth, spreads, names)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        walk(selection.selectionSet, depth, spreads + 1, names)
      else walk(fragments.get(selection.name.value)?.selectionSet, depth, spreads + 1, names)
    }
  }
  for (const definition of document.definitions) {
    if ('selectionSet' in definition) walk(definition.selectionSet, 1, 0, new Set())
  }
}
