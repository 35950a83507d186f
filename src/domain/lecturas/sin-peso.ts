import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'

/** Said where all variables weigh alike: then nothing is said about what weighs most. */
export const NINGUNA_PESA_MAS = 'Ninguna variable pesa claramente más que las otras.'

/** "De las 12 variables, 8 están por debajo de 75." */
export function describeBajas(variables: readonly { valor: number }[]): string {
  const bajas = variables.filter(({ valor }) => !isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length
  const todas = variables.length
  const debajo = `por debajo de ${UMBRAL_DE_SATISFACCION}.`
  if (todas === 1)
    return bajas === 1 ? `La única variable está ${debajo}` : `La única variable no está ${debajo}`
  if (bajas === 0) return `Ninguna de las ${todas} variables está ${debajo}`
  if (bajas === todas) return `Las ${todas} variables están ${debajo}`
  return `De las ${todas} variables, ${bajas === 1 ? 'una está' : `${bajas} están`} ${debajo}`
}
