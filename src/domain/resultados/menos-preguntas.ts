/** Under a figure that is of fewer questions than the others beside it. */
export const CON_MENOS_PREGUNTAS = 'Con menos preguntas'

/** The same where there is room for one letter alone. */
export const MARCA_DE_MENOS = '†'

/** The same in printed documents, whose typefaces lack that sign; one asterisk is another note's. */
export const MARCA_EN_PAPEL = '**'

/** Its meaning: the same for whoever answered too little and for whoever pays for it, and never how many questions. */
export const EXPLICA_MENOS_PREGUNTAS =
  'Con menos preguntas: alguna de las suyas no se muestra ahí, porque nadie o muy pocas personas la contestaron, o para proteger a otras, y la cifra es la media de las demás.'

/** Variables of a set without a figure, of how many it has. */
export type VariablesQueFaltan = { cuantas: number; de: number }

/** In the place of an overall figure: of so few variables it would not mean what it means of the others. */
export const formatFaltan = ({ cuantas, de }: VariablesQueFaltan): string =>
  cuantas === 1 ? `Falta 1 de ${de} variables` : `Faltan ${cuantas} de ${de} variables`

/** The note of two rounds; null where both are of all their questions. */
export function formatMenosPreguntas(
  deAmbas: readonly { periodo: string; menosPreguntas?: boolean | null | undefined }[],
): string | null {
  const periodos = deAmbas.filter(({ menosPreguntas }) => menosPreguntas).map(({ periodo }) => periodo)
  return periodos.length === 0 ? null : `${CON_MENOS_PREGUNTAS} en ${periodos.join(' y ')}`
}
