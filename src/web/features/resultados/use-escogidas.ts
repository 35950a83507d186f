import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** Several of those there are, which stand in the address; what is not there any more narrows nothing. */
export function useEscogidas(nombre: string, hay: readonly { id: string }[]) {
  const [busqueda, setBusqueda] = useSearchParams()
  const escritas = busqueda.get(nombre) ?? ''
  const escogidas = useMemo(
    () => escritas.split(',').filter((una) => hay.some(({ id }) => id === una)),
    [escritas, hay],
  )
  const choose = (ids: readonly string[]) =>
    setBusqueda(
      (antes) => {
        antes.delete(nombre)
        if (ids.length > 0) antes.set(nombre, ids.join(','))
        return antes
      },
      { replace: true, preventScrollReset: true },
    )
  return [escogidas, choose] as const
}
