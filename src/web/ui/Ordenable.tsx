import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

const INSTRUCCIONES =
  'Para mover con el teclado, pulsa Espacio o Enter, usa las flechas y vuelve a pulsar para soltar. Escape cancela.'

interface Fila {
  clave: string
  lista: string
  indice: number
  elemento: HTMLElement
}

/** A row on its way through its list: the others make room for it on screen, and nothing else changes yet. */
interface Movimiento {
  clave: string
  desde: number
  /** Where it would be dropped now; places count from 0. */
  lugar: () => number
  /** To so many pixels from where it was. */
  drag: (corrida: number) => void
  step: (paso: -1 | 1) => void
  /** Every row back to where it stands. */
  clear: () => void
}

function startMovimiento(filas: Fila[], clave: string): Movimiento {
  const cajas = filas.map(({ elemento }) => elemento.getBoundingClientRect())
  const desde = filas.findIndex((fila) => fila.clave === clave)
  const { top, bottom, height } = cajas[desde]!
  const isBetween = (i: number, a: number, b: number) => a <= i && i <= b
  let hasta = desde
  const paint = (corrida: number) => {
    for (const [i, { elemento }] of filas.entries()) {
      const sitio = isBetween(i, desde + 1, hasta) ? -height : isBetween(i, hasta, desde - 1) ? height : 0
      elemento.style.translate = `0 ${i === desde ? corrida : sitio}px`
    }
    Object.assign(filas[desde]!.elemento.style, { position: 'relative', zIndex: '1' })
  }
  return {
    clave,
    desde,
    lugar: () => hasta,
    drag: (corrida) => {
      // A row makes room once the one on its way covers its middle.
      const medios = cajas.map((caja) => (caja.top + caja.bottom) / 2)
      const arriba = medios.filter((medio, i) => i < desde && top + corrida < medio).length
      const abajo = medios.filter((medio, i) => i > desde && bottom + corrida > medio).length
      hasta = desde - arriba + abajo
      paint(corrida)
    },
    step: (paso) => {
      hasta = Math.min(Math.max(hasta + paso, 0), filas.length - 1)
      const meta = cajas[hasta]!
      paint(hasta > desde ? meta.bottom - bottom : meta.top - top)
    },
    clear: () => {
      for (const { elemento } of filas)
        Object.assign(elemento.style, { translate: '', position: '', zIndex: '' })
    },
  }
}

/** The element that scrolls when a row is dragged to its edge. */
function findCaja(elemento: HTMLElement): Element {
  for (let caja = elemento.parentElement; caja; caja = caja.parentElement) {
    if (caja.scrollHeight > caja.clientHeight && /auto|scroll/.test(getComputedStyle(caja).overflowY))
      return caja
  }
  return document.documentElement
}

const ORILLA = 48
const PASO = 10

/** Follows a pointer, also while the page moves under it. */
function followPointer(movimiento: Movimiento, asa: HTMLElement, inicio: number) {
  const caja = findCaja(asa)
  const origen = inicio + caja.scrollTop
  let y = inicio
  let frame = 0
  const follow = () => movimiento.drag(y + caja.scrollTop - origen)
  const scroll = () => {
    const sube = y < ORILLA && y < inicio
    const baja = y > window.innerHeight - ORILLA && y > inicio
    const paso = sube ? -PASO : baja ? PASO : 0
    if (paso) {
      caja.scrollBy(0, paso)
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }
  scroll()
  return {
    to: (clientY: number) => {
      y = clientY
      follow()
    },
    end: () => cancelAnimationFrame(frame),
  }
}

interface Zona {
  register: (fila: Fila) => () => void
  movida: string | null
  instrucciones: string
  onPointerDown: (clave: string, event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  /** Ends a movement, by pointer or keyboard. */
  end: (suelta: boolean) => void
  onKeyDown: (clave: string, event: KeyboardEvent<HTMLElement>) => void
}

interface AlMover {
  onMovida: (clave: string | null) => void
  onDicho: (frase: string) => void
  onMove: (clave: string, lugar: number) => void
}

/** One movement at a time, whatever list it is in. */
function createAcciones({ onMovida, onDicho, onMove }: AlMover): Omit<Zona, 'movida' | 'instrucciones'> {
  const filas = new Map<string, Fila>()
  let movimiento: Movimiento | null = null
  let puntero: ReturnType<typeof followPointer> | null = null
  const start = (clave: string) => {
    const { lista } = filas.get(clave)!
    const suyas = [...filas.values()].filter((fila) => fila.lista === lista)
    movimiento = startMovimiento(
      suyas.sort((a, b) => a.indice - b.indice),
      clave,
    )
    onMovida(clave)
    onDicho(`En movimiento, lugar ${movimiento.desde + 1}.`)
    return movimiento
  }
  const tell = () => movimiento && onDicho(`Lugar ${movimiento.lugar() + 1}.`)
  const end = (suelta: boolean) => {
    if (!movimiento) return
    const { clave, desde, lugar, clear } = movimiento
    puntero?.end()
    clear()
    movimiento = null
    puntero = null
    onMovida(null)
    onDicho(suelta ? `Soltada en el lugar ${lugar() + 1}.` : 'Movimiento cancelado.')
    if (suelta && lugar() !== desde) onMove(clave, lugar())
  }
  return {
    register: (fila: Fila) => {
      filas.set(fila.clave, fila)
      return () => {
        if (filas.get(fila.clave) === fila) filas.delete(fila.clave)
      }
    },
    onPointerDown: (
      clave: string,
      { currentTarget: asa, button, pointerId, clientY }: PointerEvent<HTMLElement>,
    ) => {
      if (button !== 0) return
      end(false)
      asa.setPointerCapture(pointerId)
      puntero = followPointer(start(clave), asa, clientY)
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const antes = movimiento?.lugar()
      puntero?.to(clientY)
      if (movimiento?.lugar() !== antes) tell()
    },
    end,
    onKeyDown: (clave: string, event: KeyboardEvent<HTMLElement>) => {
      const { key, currentTarget: asa } = event
      if (key === ' ' || key === 'Enter') {
        if (!movimiento) start(clave)
        else {
          end(true)
          // A row that changes places loses the focus on its way.
          requestAnimationFrame(() => asa.focus())
        }
      } else if (movimiento && key === 'Escape') end(false)
      else if (movimiento && !puntero && (key === 'ArrowUp' || key === 'ArrowDown')) {
        movimiento.step(key === 'ArrowUp' ? -1 : 1)
        tell()
      } else return
      event.preventDefault()
    },
  }
}

const ZonaContext = createContext<Zona | null>(null)

interface ZonaOrdenableProps {
  /** A row was put in another place of its list; places count from 0. */
  onMove: (clave: string, lugar: number) => void
  children: ReactNode
}

/** Where rows can be dragged, by pointer or keyboard, each within its own list. */
export function ZonaOrdenable({ onMove, children }: ZonaOrdenableProps) {
  const instrucciones = useId()
  const [movida, setMovida] = useState<string | null>(null)
  /** Said to whoever moves a row without seeing it. */
  const [dicho, setDicho] = useState('')
  const moveRef = useRef(onMove)
  useLayoutEffect(() => {
    moveRef.current = onMove
  })
  const [acciones] = useState(() =>
    createAcciones({
      onMovida: setMovida,
      onDicho: setDicho,
      onMove: (...movida) => moveRef.current(...movida),
    }),
  )
  const zona = useMemo(() => ({ ...acciones, movida, instrucciones }), [acciones, movida, instrucciones])
  return (
    <ZonaContext value={zona}>
      {children}
      <p id={instrucciones} hidden>
        {INSTRUCCIONES}
      </p>
      <p className="oculto" aria-live="assertive">
        {dicho}
      </p>
    </ZonaContext>
  )
}

/** `lista` names the list the row belongs to: it cannot be dropped in another. `ref` is the row's, `asa` its handle's. */
export function useFilaOrdenable({ clave, indice, lista }: { clave: string; indice: number; lista: string }) {
  const { register, movida, instrucciones, onPointerDown, onPointerMove, onKeyDown, end } = use(ZonaContext)!
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(
    () => register({ clave, lista, indice, elemento: ref.current! }),
    [register, clave, lista, indice],
  )
  const isDragging = movida === clave
  const asa = {
    'aria-describedby': instrucciones,
    'aria-pressed': isDragging,
    onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(clave, event),
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(clave, event),
    onBlur: () => end(false),
  }
  return { ref, asa, isDragging }
}
