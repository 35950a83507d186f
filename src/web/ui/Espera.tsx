import { Aviso } from './Aviso.tsx'
import { Boton } from './Boton.tsx'
import { Cargador } from './Cargador.tsx'
import { focusTitulo } from './focus-titulo.ts'

interface EsperaProps {
  texto: string
  /** A sentence that says why it did not come; absent while it may still come. */
  falla?: string | null
  onReintentar: () => void
}

/** The button goes with the failure: the screen's heading takes the focus. */
function focusAntesDeReintentar(boton: HTMLElement) {
  const main = boton.closest('main')
  if (main && !boton.closest('dialog')) focusTitulo(main)
}

/** What stands where something is still on its way, or did not arrive. */
export function Espera({ texto, falla, onReintentar }: EsperaProps) {
  if (!falla) return <Cargador texto={texto} />
  return (
    <Aviso
      tono="mal"
      accion={
        <Boton
          chico
          onClick={({ currentTarget }) => {
            focusAntesDeReintentar(currentTarget)
            onReintentar()
          }}
        >
          Reintentar
        </Boton>
      }
    >
      {falla}
    </Aviso>
  )
}
