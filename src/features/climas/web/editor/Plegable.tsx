import type { ReactNode } from 'react'
import { Icono } from '#web/ui/Icono.tsx'
import { useCantidadDeProblemas, useEditor } from './editor-context.ts'
import styles from './Plegable.module.css'

/** The head of a row that unfolds. It says how many problems wait inside. */
export function Plegable({
  clave,
  abierta,
  children,
  resumen,
}: {
  clave: string
  abierta: boolean
  children: ReactNode
  resumen: string
}) {
  const { togglePlegada } = useEditor()
  const problemas = useCantidadDeProblemas(clave)
  return (
    <button
      type="button"
      id={`fila-${clave}`}
      className={styles.plegable}
      aria-expanded={abierta}
      onClick={() => togglePlegada(clave)}
    >
      <Icono nombre="desplegar" />
      <span className={styles.titulo}>{children}</span>
      {problemas > 0 && <span className={styles.problemas}>{problemas} por corregir</span>}
      <span className={styles.resumen}>{resumen}</span>
    </button>
  )
}
