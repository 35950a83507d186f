import { type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { Icono } from './Icono.tsx'
import styles from './ZonaDeArchivo.module.css'

interface ZonaDeArchivoProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** The field's name, for whoever does not see the zone. */
  rotulo: string
  /** The file at hand, or what to do where there is none. */
  titulo: string
  detalle: string
  /** The action of a press. */
  accion: string
  falla?: string | null
  ref?: Ref<HTMLInputElement>
  /** All of them where several may be chosen. */
  onElegir: (archivo: File, todos: File[]) => void
}

/** The browser's own file field lies over the drawing, so that it can be clicked, typed to and dropped on. */
export function ZonaDeArchivo({
  rotulo,
  titulo,
  detalle,
  accion,
  falla,
  onElegir,
  className,
  ...input
}: ZonaDeArchivoProps) {
  const id = useId()
  const [encima, setEncima] = useState(false)
  const leave = () => setEncima(false)
  return (
    <div className={[styles.campo, className].filter(Boolean).join(' ')}>
      <label className={styles.zona} data-encima={encima || undefined}>
        <input
          {...input}
          type="file"
          aria-label={rotulo}
          aria-describedby={[`${id}-titulo`, `${id}-detalle`, falla && `${id}-falla`]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={falla ? true : undefined}
          onDragEnter={() => setEncima(true)}
          onDragLeave={leave}
          onDrop={leave}
          onChange={(event) => {
            const todos = [...(event.currentTarget.files ?? [])]
            const [archivo] = todos
            // Emptied, so that choosing the same file again is a choice too.
            event.currentTarget.value = ''
            if (archivo) onElegir(archivo, todos)
          }}
        />
        <Icono nombre="documento" />
        <span className={styles.texto}>
          <strong id={`${id}-titulo`}>{titulo}</strong>
          <small id={`${id}-detalle`} className="cifra">
            {detalle}
          </small>
        </span>
        <em aria-hidden="true">{accion}</em>
      </label>
      {falla && (
        <p id={`${id}-falla`} className={styles.falla}>
          {falla}
        </p>
      )}
    </div>
  )
}
