import { useMemo } from 'react'

/** Of several that an address names, those there are: what is not there any more narrows nothing. */
export const useEscogidas = (escritas: string | null, hay: readonly { id: string }[]): string[] =>
  useMemo(
    () => (escritas ?? '').split(',').filter((una) => hay.some(({ id }) => id === una)),
    [escritas, hay],
  )
