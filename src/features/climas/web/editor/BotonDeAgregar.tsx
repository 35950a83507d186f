import { Icono } from '#web/ui/Icono.tsx'
import styles from './BotonDeAgregar.module.css'
import type { Adicion } from './cambios.ts'
import { useEditor } from './editor-context.ts'
import { getIdDeAgregar } from './Fila.tsx'

interface BotonDeAgregarProps {
  lista: string
  texto: string
  cambio: Adicion
  /** Where the focus goes in the new row. */
  campo: string
  /** A second button of the same list needs no mark of its own. */
  segundo?: boolean
}

export function BotonDeAgregar({ lista, texto, cambio, campo, segundo = false }: BotonDeAgregarProps) {
  const { add, canAdd } = useEditor()
  if (!canAdd(cambio.que)) return null
  return (
    <button
      type="button"
      id={segundo ? undefined : getIdDeAgregar(lista)}
      className={styles.agregar}
      onClick={() => add(cambio, campo)}
    >
      <Icono nombre="mas" />
      {texto}
    </button>
  )
}
