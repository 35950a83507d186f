import type { ReactNode, SelectHTMLAttributes } from 'react'
import { CampoMarco, type EnLinea } from './Campo.tsx'
import styles from './CampoSeleccion.module.css'
import { Icono } from './Icono.tsx'

interface CampoSeleccionProps extends SelectHTMLAttributes<HTMLSelectElement> {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  opcional?: boolean
  /** In a row over what it narrows, its label inside. */
  chico?: EnLinea
  opciones: readonly (string | { valor: string; texto: string; disabled?: boolean })[]
}

/** The browser's own list, dressed as the other fields. */
export function CampoSeleccion({
  rotulo,
  ayuda,
  falla,
  opcional,
  chico,
  opciones,
  className,
  id,
  ...select
}: CampoSeleccionProps) {
  return (
    <CampoMarco {...{ rotulo, ayuda, falla, opcional, className, id }} enLinea={chico}>
      {(atributos) => (
        <div className={styles.seleccion}>
          <select {...select} {...atributos}>
            {opciones.map((opcion) =>
              typeof opcion === 'string' ? (
                <option key={opcion}>{opcion}</option>
              ) : (
                <option key={opcion.valor} value={opcion.valor} disabled={opcion.disabled}>
                  {opcion.texto}
                </option>
              ),
            )}
          </select>
          <Icono nombre="escoger" />
        </div>
      )}
    </CampoMarco>
  )
}
