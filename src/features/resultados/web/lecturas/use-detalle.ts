import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DetalleDeGrafica, NombreDeLectura, PropsDeGrafica } from '../graficas.ts'

/** What is chosen before the screen has followed the choice before it builds upon that one. */
export function useDetalle(
  lectura: NombreDeLectura,
  { enlaces, parte, comparado, variable, orden, modo }: PropsDeGrafica,
) {
  const navigate = useNavigate()
  const pedido = useRef<DetalleDeGrafica>({})
  useEffect(() => {
    pedido.current = { parte, comparado, variable, orden, modo }
  }, [parte, comparado, variable, orden, modo])
  return useCallback(
    (detalle: DetalleDeGrafica) => {
      pedido.current = { ...pedido.current, ...detalle }
      void navigate(enlaces.grafica(lectura, pedido.current), { preventScrollReset: true })
    },
    [navigate, enlaces, lectura],
  )
}
