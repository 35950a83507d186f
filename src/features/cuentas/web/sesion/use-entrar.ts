import { useState } from 'react'
import { useSiteConfig } from '#web/lib/site.tsx'
import { forgetRescate } from '#web/ui/rescate.ts'
import { takeDestino } from './destino.ts'
import type { IngresoFragment } from './sesion.generated.ts'

/** What follows every way in: where whoever entered was going, or the second step. False where it led nowhere. */
export function useEntrar() {
  const { basePath } = useSiteConfig()
  const [paso, setPaso] = useState<string | null>(null)
  const entrar = ({ segundoFactor, conexion, usuario }: IngresoFragment): boolean => {
    setPaso(segundoFactor?.paso ?? null)
    if (conexion) {
      forgetRescate(usuario?.id)
      // A full load: what the screens of staff need, and nothing of who was here before.
      location.assign(takeDestino(basePath, usuario?.id))
    }
    return conexion || Boolean(segundoFactor)
  }
  return { entrar, paso }
}
