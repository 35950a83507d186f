/** Where two paths part: the folder they share, and what each goes through in it, a folder or the file itself. */
function part(from: string, to: string) {
  const [one, other] = [from.split('/'), to.split('/')]
  const depth = one.findIndex((name, place) => name !== other[place])
  return { folder: one.slice(0, depth).join('/'), from: one[depth]!, to: other[depth]! }
}

/**
 * Folders, and files beside them, that import each other through whatever files, as arrows in the folder that
 * both stand in. Files alone may show none where their folders do.
 */
export function listFolderCircles(imports: [importer: string, imported: string][]): string[] {
  const folders = new Map<string, Map<string, { from: string; to: string }>>()
  for (const [importer, imported] of imports) {
    const { folder, from, to } = part(importer, imported)
    const arrows = folders.get(folder) ?? new Map()
    folders.set(folder, arrows.set(`${from} → ${to}`, { from, to }))
  }
  return [...folders].flatMap(([folder, arrows]) => {
    let left = [...arrows.values()]
    for (let before = -1; before !== left.length; ) {
      before = left.length
      const importers = new Set(left.map(({ from }) => from))
      const imported = new Set(left.map(({ to }) => to))
      left = left.filter(({ from, to }) => imported.has(from) && importers.has(to))
    }
    return left.map(({ from, to }) => `${folder}: ${from} → ${to}`)
  })
}
