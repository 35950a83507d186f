import { useCallback, useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

const isMisma = (una: string) => (otra: string) =>
  String(new URLSearchParams(una)) === String(new URLSearchParams(otra))

/**
 * The search part of the address as it was asked for last. A new address waits for what its screen asks the server: until
 * then a field that stands in it shows what was typed, and what is chosen meanwhile builds upon `ultima`.
 */
export function useDireccionPedida() {
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const [pedida, setPedida] = useState<string | null>(null)
  const ultima = useRef(search)
  const enCamino = useRef<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again
  useEffect(() => {
    const lugar = enCamino.current.findLastIndex(isMisma(search))
    // An address of ours that came late: another of ours is on its way.
    if (lugar !== -1 && lugar < enCamino.current.length - 1) return
    enCamino.current = []
    ultima.current = search
    setPedida(null)
  }, [search, key])

  const go = useCallback(
    (nueva: string, options: NavigateOptions) => {
      enCamino.current.push(nueva)
      ultima.current = nueva
      setPedida(nueva)
      void navigate({ search: nueva }, options)
    },
    [navigate],
  )
  return { search, pedida: pedida ?? search, ultima, go }
}
