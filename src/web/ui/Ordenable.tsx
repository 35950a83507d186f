import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useMemo } from 'react'

const INSTRUCCIONES =
  'Para mover con el teclado, pulsa Espacio o Enter, usa las flechas y vuelve a pulsar para soltar. Escape cancela.'

type Operacion = { operation: { source: unknown }; canceled?: boolean }

const getLugar = ({ operation }: Operacion) =>
  isSortable(operation.source as never) ? (operation.source as unknown as { index: number }).index + 1 : null

/** Said to whoever moves a row without seeing it. */
const announcements = {
  dragstart: (event: Operacion) => `En movimiento, lugar ${getLugar(event)}.`,
  dragover: (event: Operacion) => `Lugar ${getLugar(event)}.`,
  dragend: (event: Operacion) =>
    event.canceled ? 'Movimiento cancelado.' : `Soltada en el lugar ${getLugar(event)}.`,
}

interface ZonaOrdenableProps {
  /** The library writes style elements of its own; they need the page's nonce. */
  nonce: string
  /** A row was put in another place of its list; places count from 0. */
  onMove: (clave: string, lugar: number) => void
  children: ReactNode
}

/** Where rows can be dragged, by pointer or keyboard, each within its own list. */
export function ZonaOrdenable({ nonce, onMove, children }: ZonaOrdenableProps) {
  const plugins = useMemo(
    () => (defaults: unknown[]) => [
      ...defaults,
      StyleInjector.configure({ nonce }),
      {
        plugin: Accessibility,
        options: { announcements, screenReaderInstructions: { draggable: INSTRUCCIONES } },
      },
    ],
    [nonce],
  )
  return (
    <DragDropProvider
      plugins={plugins as never}
      onDragEnd={(event) => {
        const { source } = event.operation
        if (event.canceled || !isSortable(source) || source.index === source.initialIndex) return
        onMove(String(source.id), source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

/** `lista` names the list the row belongs to: it cannot be dropped in another. */
export function useFilaOrdenable({ clave, indice, lista }: { clave: string; indice: number; lista: string }) {
  const { ref, handleRef, isDragging } = useSortable({
    id: clave,
    index: indice,
    group: lista,
    type: lista,
    accept: lista,
  })
  return { ref, handleRef, isDragging }
}
