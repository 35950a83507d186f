/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** For a cell of a spreadsheet, as it is written there. */
export const disarmFormula = (texto: string): string => (FORMULA.test(texto) ? `'${texto}` : texto)
