import type { FieldNode, FragmentDefinitionNode } from 'graphql'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { asksFor } from './asks-for.ts'

function infoOf(source: string) {
  const { definitions } = parse(source)
  const fragments: Record<string, FragmentDefinitionNode> = {}
  let fieldNodes: FieldNode[] = []
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fieldNodes = definition.selectionSet.selections as FieldNode[]
  }
  return { fieldNodes, fragments }
}

test.each([
  ['{ climas { id nombre } }', false],
  ['{ climas { id cifra } }', true],
  ['{ climas { variables { factores { cifra } } } }', true],
  ['{ climas { alias: cifra } }', true],
  ['{ climas { cifra: nombre } }', false],
  ['{ climas { ... { variables { cifra } } } }', true],
  ['{ climas { ...A } } fragment A on C { variables { ...B } } fragment B on V { cifra }', true],
  ['{ climas { ...A } } fragment A on C { id } fragment B on V { cifra }', false],
  ['{ cifra { id } }', false],
])('%s asks for the figure: %s', (source, expected) => {
  expect(asksFor(infoOf(source), new Set(['cifra']))).toBe(expected)
})
