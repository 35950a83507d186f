import { type FocusEvent, Fragment, type ReactNode } from 'react'
import { Icono } from '#web/ui/Icono.tsx'
import { useFilaOrdenable } from '#web/ui/Ordenable.tsx'
import botonDeAgregarStyles from './BotonDeAgregar.module.css'
import type { Adicion } from './cambios.ts'
import { getIdDeCampo, useCantidadDeProblemas, useEditor, useProblema } from './editor-context.ts'
import styles from './Fila.module.css'
import plegableStyles from './Plegable.module.css'
import secciones from './Secciones.module.css'

export interface LugarDeFila {
  clave: string
  /** The list it can be moved in. */
  lista: string
  indice: number
  ultima: boolean
}

/** Where the focus goes when the last row of the list is gone. */
const getIdDeAgregar = (lista: string) => `agregar-${lista}`

const QUITAR = 'quitar-'

/** Key of the row that takes the place of this one when it goes; of the one before where none follows. */
function findQuitarDeVecina(boton: HTMLElement): string | undefined {
  const fila = boton.closest('li')
  const vecina = fila?.nextElementSibling ?? fila?.previousElementSibling
  return vecina?.querySelector(`[id^=${QUITAR}]`)?.id
}

interface FilaProps extends LugarDeFila {
  /** Its name for those of its buttons: "el grupo Oficina". */
  que: string
  className?: string | undefined
  /** Not saved yet: it can be taken away, also where the others cannot. */
  nueva?: boolean
  children: ReactNode
  /** Unfolds under the row, over its whole width. */
  detalle?: ReactNode
}

/** The rows of a list, each with its place in it. */
export function Filas<Nodo extends { clave: string }>({
  lista,
  nodos,
  className = secciones.lista,
  children,
}: {
  lista: string
  nodos: readonly Nodo[]
  className?: string | undefined
  children: (nodo: Nodo, lugar: LugarDeFila) => ReactNode
}) {
  return (
    <ol className={className}>
      {nodos.map((nodo, indice) => (
        <Fragment key={nodo.clave}>
          {children(nodo, { clave: nodo.clave, lista, indice, ultima: indice === nodos.length - 1 })}
        </Fragment>
      ))}
    </ol>
  )
}

/** A problem that stands at no field of its own, such as a list that lacks its first row. */
export function ProblemaDeLista({ clave, campo }: { clave: string; campo: string }) {
  const problema = useProblema(clave, campo)
  if (!problema) return null
  return (
    <p id={getIdDeCampo(clave, campo)} tabIndex={-1} className={secciones.problema}>
      {problema}
    </p>
  )
}

/** Whether the focus stays in the row: one inside it is another row. */
function isInFila({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest('li') === currentTarget
}

/** Problems of a row are told when whoever wrote in it leaves it. */
function useFoco(clave: string) {
  const { problemas } = useEditor()
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation()
      problemas.enter(clave)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation()
      if (!isInFila(event)) problemas.leave()
    },
  }
}

export function Fila(props: FilaProps) {
  const { soloLectura } = useEditor()
  return soloLectura ? <FilaFija {...props} /> : <FilaMovible {...props} />
}

function Quitar({ clave, lista, que }: Pick<FilaProps, 'clave' | 'lista' | 'que'>) {
  const { remove } = useEditor()
  return (
    <button
      id={QUITAR + clave}
      type="button"
      aria-label={`Eliminar ${que}`}
      onClick={({ currentTarget }) =>
        remove(clave, que, findQuitarDeVecina(currentTarget) ?? getIdDeAgregar(lista))
      }
    >
      <Icono nombre="cerrar" />
    </button>
  )
}

/** A row of a frozen list stays where it is. */
function FilaFija(props: FilaProps) {
  return (
    <li className={styles.fila} {...useFoco(props.clave)}>
      <div className={styles.linea}>
        <div className={[styles.contenido, props.className].filter(Boolean).join(' ')}>{props.children}</div>
        {props.nueva && (
          <div className={styles.botones}>
            <Quitar {...props} />
          </div>
        )}
      </div>
      {props.detalle && <div className={styles.detalle}>{props.detalle}</div>}
    </li>
  )
}

/** A row that is dragged by its handle, moved by its arrows, and taken away. Arrows that rest at an end keep the focus. */
function FilaMovible({ clave, lista, indice, ultima, que, className, children, detalle }: FilaProps) {
  const { change } = useEditor()
  const { ref, asa, isDragging } = useFilaOrdenable({ clave, indice, lista })
  const move = (lugar: number) => change({ que: 'move', clave, lugar })
  return (
    <li ref={ref} className={styles.fila} data-arrastrada={isDragging || undefined} {...useFoco(clave)}>
      <div className={styles.linea}>
        <button
          type="button"
          {...asa}
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
            aria-disabled={indice === 0}
            onClick={() => indice > 0 && move(indice - 1)}
          >
            <Icono nombre="subir" />
          </button>
          <button
            type="button"
            aria-label={`Bajar ${que}`}
            aria-disabled={ultima}
            onClick={() => ultima || move(indice + 1)}
          >
            <Icono nombre="desplegar" />
          </button>
          <Quitar {...{ clave, lista, que }} />
        </div>
      </div>
      {detalle && <div className={styles.detalle}>{detalle}</div>}
    </li>
  )
}

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
      className={botonDeAgregarStyles.agregar}
      onClick={() => add(cambio, campo)}
    >
      <Icono nombre="mas" />
      {texto}
    </button>
  )
}

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
      className={plegableStyles.plegable}
      aria-expanded={abierta}
      onClick={() => togglePlegada(clave)}
    >
      <Icono nombre="desplegar" />
      <span className={plegableStyles.titulo}>{children}</span>
      {problemas > 0 && <span className={plegableStyles.problemas}>{problemas} por corregir</span>}
      <span className={plegableStyles.resumen}>{resumen}</span>
    </button>
  )
}
