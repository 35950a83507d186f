import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConservarCv } from './ConservarCv.tsx'
import { type FilaPorActualizar, refreshPendientes } from './pendientes-queries.ts'

type Cv = FilaPorActualizar['cv']

/** The dialog that keeps a CV, and what opens it. */
export function useConservar(onConservado?: (cv: Cv) => void): {
  conservar: (cv: Cv) => void
  dialogo: ReactNode
} {
  const queryClient = useQueryClient()
  const [cv, setCv] = useState<Cv | null>(null)
  return {
    conservar: setCv,
    dialogo: cv && (
      <ConservarCv
        key={cv.id}
        cv={cv}
        onCerrar={() => setCv(null)}
        onListo={() => {
          onConservado?.(cv)
          void refreshPendientes(queryClient)
        }}
      />
    ),
  }
}
