import { useState } from 'react'
import type { TipoDeParte } from '../../../domain/cuestionario/cuestionario.ts'

/** Whether the batch at `lugar` is the first one of its type that is seen: a page that needs explaining. */
export function useEstreno(lugar: string, tipo: TipoDeParte): boolean {
  const [visto, setVisto] = useState({ lugar, tipo, estreno: true })
  if (visto.lugar === lugar) return visto.estreno
  const estreno = visto.tipo !== tipo
  setVisto({ lugar, tipo, estreno })
  return estreno
}
