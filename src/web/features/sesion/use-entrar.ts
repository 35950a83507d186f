import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../lib/site.tsx'
import type { IngresoFragment } from './sesion.generated.ts'
import { sesionQuery } from './sesion-query.ts'

/** What follows every way in: the screens of whoever entered, or the second step. False where it led nowhere. */
export function useEntrar() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [paso, setPaso] = useState<string | null>(null)
  const entrar = ({ segundoFactor, ...sesion }: IngresoFragment): boolean => {
    setPaso(segundoFactor?.paso ?? null)
    queryClient.setQueryData(sesionQuery(api).queryKey, sesion)
    if (sesion.conexion) void navigate('/dashboard')
    return sesion.conexion || Boolean(segundoFactor)
  }
  return { entrar, paso }
}
