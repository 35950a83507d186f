import { useState } from 'react'
import { useSiteConfig } from '../../lib/site.tsx'
import type { IngresoFragment } from './sesion.generated.ts'

/** What follows every way in: the screens of whoever entered, or the second step. False where it led nowhere. */
export function useEntrar() {
  const { basePath } = useSiteConfig()
  const [paso, setPaso] = useState<string | null>(null)
  const entrar = ({ segundoFactor, conexion }: IngresoFragment): boolean => {
    setPaso(segundoFactor?.paso ?? null)
    // A full load: what the screens of staff need, and nothing of who was here before.
    if (conexion) location.assign(`${basePath}/dashboard`)
    return conexion || Boolean(segundoFactor)
  }
  return { entrar, paso }
}
