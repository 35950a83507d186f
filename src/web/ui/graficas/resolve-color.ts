/** Turns a CSS colour, a custom property included, into one that can be drawn. */
export type ResolveColor = (color: string) => string

/** Asking the page for a value makes it compute its styles: once for each is enough. */
const leidos = new Map<string, string>()

/** Reads the tokens of the page: what is drawn has the colours and letters of what stands around it. */
export const resolveColor: ResolveColor = (color) => {
  const variable = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  if (!variable) return color
  const leido = leidos.get(variable)
  if (leido !== undefined) return leido
  // ECharts writes the name of a font into an attribute as it is.
  const valor = getComputedStyle(document.documentElement)
    .getPropertyValue(variable)
    .trim()
    .replaceAll('"', "'")
  leidos.set(variable, valor)
  return valor
}
