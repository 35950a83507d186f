/** Turns a CSS colour, a custom property included, into one that can be drawn. */
export type ResolveColor = (color: string) => string

/** Reads the tokens of the page: what is drawn has the colours and letters of what stands around it. */
export function createResolveColor(): ResolveColor {
  const estilo = getComputedStyle(document.documentElement)
  return (color) => {
    const variable = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
    // ECharts writes the name of a font into an attribute as it is.
    return variable ? estilo.getPropertyValue(variable).trim().replaceAll('"', "'") : color
  }
}
