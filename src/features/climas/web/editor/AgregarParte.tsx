import { TIPOS_DE_PARTE } from '#domain/cuestionario/cuestionario.ts'
import { NOMBRE_DE_TIPO } from '../nombres-de-tipos.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import { useEditor } from './editor-context.ts'
import styles from './Secciones.module.css'

/** The type of a part is chosen once: each asks for other things. */
export function AgregarParte() {
  const { canAdd } = useEditor()
  if (!canAdd('addParte')) return null
  return (
    <div className={styles.agregarParte}>
      <h3 className={styles.subtitulo}>Agregar una parte de</h3>
      {TIPOS_DE_PARTE.map((tipo, i) => (
        <BotonDeAgregar
          key={tipo}
          lista="partes"
          segundo={i > 0}
          texto={NOMBRE_DE_TIPO[tipo]}
          cambio={{ que: 'addParte', tipo }}
          campo={tipo === 'smile' ? 'variable' : 'preguntaGeneral'}
        />
      ))}
    </div>
  )
}
