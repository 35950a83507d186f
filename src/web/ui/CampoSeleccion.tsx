import type { ReactNode, SelectHTMLAttributes } from 'react'
import { CampoMarco } from './Campo.tsx'
import styles from './CampoSeleccion.module.css'
import { Icono } from './Icono.tsx'

interface CampoSeleccionProps extends SelectHTMLAttributes<HTMLSelectElement> {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  opcional?: boolean
  chico?: boolean
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
    <CampoMarco {...{ rotulo, ayuda, falla, opcional, className, id }}>
      {(atributos) => (
        <div className={`${styles.seleccion} ${chico ? styles.chica : ''}`}>
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
