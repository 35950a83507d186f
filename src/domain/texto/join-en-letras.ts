/** "A, B y C". */
export const joinEnLetras = (nombres: readonly string[]) =>
  nombres.length < 2 ? nombres.join('') : `${nombres.slice(0, -1).join(', ')} y ${nombres.at(-1)}`
