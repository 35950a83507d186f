const DE_SU_VARIABLE = ' › '

/** A factor goes by the name of its variable too: two of them may have one of the same name. */
export const formatFactor = (variable: string, factor: string): string =>
  `${variable}${DE_SU_VARIABLE}${factor}`

export function splitFactor(medida: string): { variable: string; factor: string } {
  const [variable = '', ...factor] = medida.split(DE_SU_VARIABLE)
  return { variable, factor: factor.join(DE_SU_VARIABLE) }
}
