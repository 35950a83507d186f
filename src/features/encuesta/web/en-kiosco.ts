/** A tablet that is lent: the address says so, and a reload stays so. Nothing of anybody is kept on it. */
export const isEnKiosco = (): boolean =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('kiosco')
