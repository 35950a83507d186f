import type { ReactNode } from 'react'
import { useSiteConfig } from '#web/lib/site.tsx'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { formatCampoFecha } from './pendientes.ts'

interface CampoFechaProps {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  opcional?: boolean
  id?: string
  ms: number | null
  /** The day as the field writes it, "" where it was emptied. */
  onChange: (dia: string) => void
}

/** A day where the firm is. */
export function CampoFecha({ id, ms, onChange, falla, opcional, ...marco }: CampoFechaProps) {
  const { timeZone } = useSiteConfig()
  return (
    <CampoMarco {...marco} opcional={opcional} falla={falla || null} id={id}>
      {(atributos) => (
        <input
          type="date"
          required={!opcional}
          max="9999-12-31"
          value={ms === null ? '' : formatCampoFecha(ms, timeZone)}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...atributos}
        />
      )}
    </CampoMarco>
  )
}
