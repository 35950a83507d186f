import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { formatRonda } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

interface SeleccionDeRondaProps {
  rondas: readonly Ronda[]
  valor: string
  onChange: (id: string) => void
}

export function SeleccionDeRonda({ rondas, valor, onChange }: SeleccionDeRondaProps) {
  return (
    <CampoSeleccion
      rotulo="Ronda"
      opciones={rondas.map((ronda) => ({ valor: ronda.id, texto: formatRonda(ronda, rondas) }))}
      value={valor}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
