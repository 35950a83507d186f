/**
 * What a person answered to a variable's questions, in one number: ten bits of valid answers, eleven of their codes, ten
 * of favourable ones. A climate has at most 400 questions. A note is the sum of those of its answers.
 */
const BITS_DE_VALIDAS = 10
const BITS_DE_CODIGOS = 11
const VALIDAS = (1 << BITS_DE_VALIDAS) - 1
const CODIGOS = (1 << BITS_DE_CODIGOS) - 1
const FAVORABLE = 1 << (BITS_DE_VALIDAS + BITS_DE_CODIGOS)
const ULTIMO_CODIGO = 3
const ULTIMO_FAVORABLE = 1

/** Of one answer; "No Aplica" adds nothing. */
export function getNota(valor: number): number {
  if (valor > ULTIMO_CODIGO) return 0
  return 1 + (valor << BITS_DE_VALIDAS) + (valor <= ULTIMO_FAVORABLE ? FAVORABLE : 0)
}

export const getValidas = (nota: number): number => nota & VALIDAS
export const getCodigos = (nota: number): number => (nota >> BITS_DE_VALIDAS) & CODIGOS
export const getFavorables = (nota: number): number => nota >> (BITS_DE_VALIDAS + BITS_DE_CODIGOS)
