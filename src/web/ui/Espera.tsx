import { Aviso } from './Aviso.tsx'
import { Boton } from './Boton.tsx'
import { Cargador } from './Cargador.tsx'

interface EsperaProps {
  texto: string
  /** A sentence that says why it did not come; absent while it may still come. */
  falla?: string | null
  onReintentar: () => void
}

/** What stands where something is still on its way, or did not arrive. */
export function Espera({ texto, falla, onReintentar }: EsperaProps) {
  if (!falla) return <Cargador texto={texto} />
  return (
    <Aviso
      tono="mal"
      accion={
        <Boton chico onClick={onReintentar}>
          Reintentar
        </Boton>
      }
    >
      {falla}
    </Aviso>
  )
}
