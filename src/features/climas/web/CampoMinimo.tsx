import { LIMITES_DEL_MINIMO, SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'

interface CampoMinimoProps {
  id?: string
  valor: number
  /** What is stored: from the first invitation on it only goes up. */
  desde?: number
  /** Figures were published with it. */
  fijo?: boolean
  disabled?: boolean
  className?: string | undefined
  onChange: (minimo: number) => void
}

const { min, max } = LIMITES_DEL_MINIMO
const TODOS = [SIN_MINIMO, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)]

/** Of how few people nothing is shown. */
export function CampoMinimo({
  valor,
  desde = SIN_MINIMO,
  fijo = false,
  onChange,
  ...rest
}: CampoMinimoProps) {
  return (
    <CampoSeleccion
      rotulo="Mínimo por grupo"
      ayuda={
        fijo
          ? 'Con él se publicaron resultados: ya no cambia.'
          : valor === SIN_MINIMO
            ? 'La consultora podrá ver grupos pequeños, y la encuesta se lo dice a quien contesta.'
            : 'Con menos hojas un grupo no tiene cifra propia. Desde la primera invitación solo puede subir.'
      }
      value={String(valor)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      opciones={TODOS.filter((minimo) => (minimo >= desde && !fijo) || minimo === valor).map((minimo) => ({
        valor: String(minimo),
        texto: minimo === SIN_MINIMO ? 'Sin mínimo' : `${minimo} hojas`,
      }))}
      {...rest}
    />
  )
}
