// Emits each operation as a plain string typed with its result and variables: no GraphQL parser reaches the browser,
// and no map of all operations drags the admin's documents into the public pages.
import { print, stripIgnoredCharacters } from 'graphql'

const HEADER = "import type { Operation } from '#web/lib/operation.ts'"

const pascal = (text) => text.charAt(0).toUpperCase() + text.slice(1)

export const plugin = (_schema, documents) => {
  const operations = documents.flatMap((file) =>
    (file.document?.definitions ?? []).filter((definition) => definition.kind === 'OperationDefinition'),
  )
  const content = operations
    .map((operation) => {
      const name = pascal(operation.name.value)
      const kind = pascal(operation.operation)
      const text = stripIgnoredCharacters(print(operation))
      return `export const ${name} = ${JSON.stringify(text)} as Operation<${name}${kind}, ${name}${kind}Variables>`
    })
    .join('\n\n')
  return { prepend: operations.length ? [HEADER] : [], content }
}
