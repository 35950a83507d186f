import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { CampoMarco } from './Campo.tsx'
import styles from './CampoArchivo.module.css'
import { Icono } from './Icono.tsx'

interface CampoArchivoProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  rotulo: string
  ayuda?: ReactNode
  falla?: string | null
  textos: { elegir: string; cambiar: string; ninguno: string }
}

/** The browser's own file field lies over the drawing: it can be clicked, typed to and dropped on. */
export function CampoArchivo({ rotulo, ayuda, falla, textos, onChange, ...input }: CampoArchivoProps) {
  const [nombre, setNombre] = useState<string | null>(null)
  return (
    <CampoMarco {...{ rotulo, ayuda, falla }}>
      {(atributos) => (
        <div className={styles.archivo}>
          <input
            required
            {...input}
            {...atributos}
            type="file"
            onChange={(event) => {
              setNombre(event.currentTarget.files?.[0]?.name ?? null)
              onChange?.(event)
            }}
          />
          <span className={styles.dibujo} aria-hidden="true">
            <span className={styles.accion}>
              <Icono nombre="adjuntar" />
              {nombre ? textos.cambiar : textos.elegir}
            </span>
            <span className={styles.nombre} data-elegido={nombre ? true : undefined}>
              {nombre ?? textos.ninguno}
            </span>
          </span>
        </div>
      )}
    </CampoMarco>
  )
}
