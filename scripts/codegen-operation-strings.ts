// Emits each operation as a plain string typed with its result and variables: no GraphQL parser reaches the browser,
// and no map of all operations drags the admin's documents into the public pages.
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

const HEADER = "import type { Operation } from '#web/lib/operation.ts'"

const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The operation with the fragments it spreads, which stand in the same file, and those that they spread. */
function printWhole(operation: OperationDefinitionNode, fragments: FragmentDefinitionNode[]): string {
  const used = new Set<FragmentDefinitionNode>()
  const collect = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.find((one) => one.name.value === name.value)
        if (!fragment) throw new Error(`No fragment ${name.value} beside ${operation.name?.value}.`)
        if (used.has(fragment)) return
        used.add(fragment)
        collect(fragment)
      },
    })
  collect(operation)
  return stripIgnoredCharacters([operation, ...used].map(print).join('\n'))
}

export const plugin: CodegenPlugin['plugin'] = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? [])
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  const content = operations
    .map((operation) => {
      if (!operation.name) throw new Error('An operation has no name.')
      const name = pascal(operation.name.value)
      const kind = pascal(operation.operation)
      const text = printWhole(operation, fragments)
      return `export const ${name} = ${JSON.stringify(text)} as Operation<${name}${kind}, ${name}${kind}Variables>`
    })
    .join('\n\n')
  return { prepend: operations.length ? [HEADER] : [], content }
}
