// Emits each operation as a plain string typed with its result and variables: no GraphQL parser reaches the browser,
// and no map of all operations drags the admin's documents into the public pages.
import { print, stripIgnoredCharacters, visit } from 'graphql'

const HEADER = "import type { Operation } from '#web/lib/operation.ts'"

const pascal = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** The operation with the fragments it spreads, which stand in the same file, and those that they spread. */
function printWhole(operation, fragments) {
  const used = new Set()
  const collect = (definition) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.find((one) => one.name.value === name.value)
        if (used.has(fragment)) return
        used.add(fragment)
        collect(fragment)
      },
    })
  collect(operation)
  return stripIgnoredCharacters([operation, ...used].map(print).join('\n'))
}

export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? [])
  const operations = definitions.filter(({ kind }) => kind === 'OperationDefinition')
  const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition')
  const content = operations
    .map((operation) => {
      const name = pascal(operation.name.value)
      const kind = pascal(operation.operation)
      const text = printWhole(operation, fragments)
      return `export const ${name} = ${JSON.stringify(text)} as Operation<${name}${kind}, ${name}${kind}Variables>`
    })
    .join('\n\n')
  return { prepend: operations.length ? [HEADER] : [], content }
}
