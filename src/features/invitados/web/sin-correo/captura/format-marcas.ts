export const formatMarcas = (marcadas: number, caben: number): string =>
  `${marcadas} marcas donde ${caben === 1 ? 'cabe' : 'caben'} ${caben}`
