import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { navegacion } from '#web/content/navegacion.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './MenuDeLineas.module.css'
import { useLineas } from './use-lineas.ts'

const ID = 'lineas-de-servicio'

/** The services dropdown: it opens to where there is room, upwards while the bar is at the foot of the screen. */
export function MenuDeLineas() {
  const [abierto, setAbierto] = useState(false)
  const [haciaArriba, setHaciaArriba] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!abierto) return
    const place = () => {
      const foot = button.current?.getBoundingClientRect().bottom ?? 0
      setHaciaArriba(window.innerHeight - foot < (list.current?.offsetHeight ?? 0))
    }
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setAbierto(false)
    }
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('pointerdown', closeOutside)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('pointerdown', closeOutside)
    }
  }, [abierto])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && abierto) {
      setAbierto(false)
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setAbierto(true)
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : -1
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : (at + step + links.length) % links.length
    // Hidden links cannot take the focus: it moves once the list is shown.
    requestAnimationFrame(() => links[next]?.focus({ preventScroll: true }))
  }

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setAbierto(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and the links inside
    <div ref={root} className={styles.lineas} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.despliega}
        aria-label={navegacion.verLineas}
        aria-expanded={abierto}
        aria-controls={ID}
        onClick={() => setAbierto(!abierto)}
      >
        <Icono nombre="desplegar" />
      </button>
      <ul
        ref={list}
        id={ID}
        className={styles.submenu}
        data-abierto={abierto || undefined}
        data-arriba={haciaArriba || undefined}
      >
        {useLineas().map(({ titulo, ruta, servicios }) => (
          <li key={ruta}>
            {/* A page that is left may be come back to as it was. */}
            <Enlace to={ruta} onClick={() => setAbierto(false)}>
              {titulo}
              <span aria-hidden="true">
                {servicios.length} {servicios.length === 1 ? 'servicio' : 'servicios'}
              </span>
            </Enlace>
          </li>
        ))}
      </ul>
    </div>
  )
}
