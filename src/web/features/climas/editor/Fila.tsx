import type { ReactNode } from 'react'
import { Icono } from '../../../ui/Icono.tsx'
import { useFilaOrdenable } from '../../../ui/Ordenable.tsx'
import { useEditor } from './editor-context.ts'
import styles from './Fila.module.css'

export interface LugarDeFila {
  clave: string
  /** The list it can be moved in. */
  lista: string
  indice: number
  ultima: boolean
}

/** Where the focus goes when a row of the list is gone. */
export const getIdDeAgregar = (lista: string) => `agregar-${lista}`

interface FilaProps extends LugarDeFila {
  /** What it is, for the names of its buttons: "el grupo Oficina". */
  que: string
  className?: string | undefined
  children: ReactNode
  /** Unfolds under the row, over its whole width. */
  detalle?: ReactNode
}

/** A row of a frozen list only shows what it holds. */
export function Fila(props: FilaProps) {
  const { soloLectura } = useEditor()
  if (!soloLectura) return <FilaMovible {...props} />
  return (
    <li className={styles.fila}>
      <div className={styles.linea}>
        <div className={[styles.contenido, props.className].filter(Boolean).join(' ')}>{props.children}</div>
      </div>
      {props.detalle && <div className={styles.detalle}>{props.detalle}</div>}
    </li>
  )
}

/** A row that is dragged by its handle, moved by its arrows, and taken away. */
function FilaMovible({ clave, lista, indice, ultima, que, className, children, detalle }: FilaProps) {
  const { cambiar, eliminar } = useEditor()
  const { ref, handleRef, isDragging } = useFilaOrdenable({ clave, indice, lista })
  const mover = (lugar: number) => cambiar({ que: 'mover', clave, lugar })
  return (
    <li ref={ref} className={styles.fila} data-arrastrada={isDragging || undefined}>
      <div className={styles.linea}>
        <button
          ref={handleRef}
          type="button"
          className={styles.asa}
          aria-label={`Arrastrar ${que}`}
          aria-roledescription="fila que se puede mover"
        >
          <Icono nombre="agarrar" />
        </button>
        <div className={[styles.contenido, className].filter(Boolean).join(' ')}>{children}</div>
        <div className={styles.botones}>
          <button
            type="button"
            aria-label={`Subir ${que}`}
            disabled={indice === 0}
            onClick={() => mover(indice - 1)}
          >
            <Icono nombre="subir" />
          </button>
          <button
            type="button"
            aria-label={`Bajar ${que}`}
            disabled={ultima}
            onClick={() => mover(indice + 1)}
          >
            <Icono nombre="desplegar" />
          </button>
          <button
            type="button"
            aria-label={`Eliminar ${que}`}
            onClick={() => eliminar(clave, que, getIdDeAgregar(lista))}
          >
            <Icono nombre="cerrar" />
          </button>
        </div>
      </div>
      {detalle && <div className={styles.detalle}>{detalle}</div>}
    </li>
  )
}
