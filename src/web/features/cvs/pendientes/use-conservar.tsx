import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConservarCv } from './ConservarCv.tsx'
import { type FilaPorActualizar, refreshPendientes } from './pendientes-queries.ts'

/** The dialog that keeps a CV, and what opens it. */
export function useConservar(): { conservar: (cv: FilaPorActualizar['cv']) => void; dialogo: ReactNode } {
  const queryClient = useQueryClient()
  const [cv, setCv] = useState<FilaPorActualizar['cv'] | null>(null)
  return {
    conservar: setCv,
    dialogo: cv && (
      <ConservarCv
        key={cv.id}
        cv={cv}
        onCerrar={() => setCv(null)}
        onListo={() => void refreshPendientes(queryClient)}
      />
    ),
  }
}
