import { useId } from 'react'
import styles from './CamposDeFila.module.css'
import type { Opcion } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'

/** Moves a variable to another indicator, with its factors. */
export function LlevarVariable({
  clave,
  indicador,
  indicadores,
}: {
  clave: string
  indicador: string
  indicadores: readonly Opcion[]
}) {
  const { change, soloLectura } = useEditor()
  const id = useId()
  return (
    <div className={styles.campo}>
      <label htmlFor={id} className={styles.rotulo}>
        Indicador
      </label>
      <select
        id={id}
        value={indicador}
        disabled={soloLectura}
        onChange={(event) => change({ que: 'takeVariable', clave, indicador: event.currentTarget.value })}
      >
        {indicadores.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </div>
  )
}
