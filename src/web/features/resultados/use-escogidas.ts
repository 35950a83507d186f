import { useMemo } from 'react'
import type { useParametros } from '../../lib/use-parametros.ts'

/** Several of those there are, which stand in the address; what is not there any more narrows nothing. */
export function useEscogidas(
  [parametros, change]: ReturnType<typeof useParametros>,
  nombre: string,
  hay: readonly { id: string }[],
) {
  const escritas = parametros.get(nombre) ?? ''
  const escogidas = useMemo(
    () => escritas.split(',').filter((una) => hay.some(({ id }) => id === una)),
    [escritas, hay],
  )
  return [escogidas, (ids: readonly string[]) => change({ [nombre]: ids.join(',') })] as const
}
