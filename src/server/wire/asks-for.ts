import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { Kind } from 'graphql'

/** Whether a request wants any field of these names below this one, at whatever depth. */
export function asksFor(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: ReadonlySet<string>,
): boolean {
  const wants = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD)
        return names.has(selection.name.value) || wants(selection.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) return wants(selection.selectionSet)
      return wants(fragments[selection.name.value]?.selectionSet)
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => wants(selectionSet))
}
