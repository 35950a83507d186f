import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatRonda } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

interface SeleccionDeRondaProps {
  rondas: readonly Ronda[]
  conEmpresa: boolean
  valor: string
  onChange: (id: string) => void
}

export function SeleccionDeRonda({ rondas, conEmpresa, valor, onChange }: SeleccionDeRondaProps) {
  return (
    <CampoSeleccion
      rotulo="Ronda"
      opciones={rondas.map((ronda) => ({ valor: ronda.id, texto: formatRonda(ronda, conEmpresa) }))}
      value={valor}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
