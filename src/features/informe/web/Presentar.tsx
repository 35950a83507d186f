import { type KeyboardEvent, useState } from 'react'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { VisorDePdf } from '#web/ui/VisorDePdf.tsx'
import styles from './Informe.module.css'

interface PresentarProps {
  url: string
  titulo: string
  /** The page it begins with. */
  desde: number
  paginas: number
  onCerrar: () => void
}

/** The report a page at a time over the whole screen: arrows, Space, Home, End, and Esc to leave. */
export function Presentar({ url, titulo, desde, paginas, onCerrar }: PresentarProps) {
  const [pagina, setPagina] = useState(desde)
  const press = (event: KeyboardEvent) => {
    const a = {
      ArrowRight: pagina + 1,
      ArrowDown: pagina + 1,
      PageDown: pagina + 1,
      ' ': pagina + 1,
      ArrowLeft: pagina - 1,
      ArrowUp: pagina - 1,
      PageUp: pagina - 1,
      Home: 1,
      End: paginas,
    }[event.key]
    if (a === undefined) return
    event.preventDefault()
    setPagina(Math.min(Math.max(a, 1), paginas))
  }
  return (
    <Dialogo
      abierto
      onCerrar={onCerrar}
      className={styles.presentacion!}
      aria-label={`Presentar: ${titulo}`}
      onKeyDown={press}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys are of whatever has the focus in it */}
      <div tabIndex={0} data-foco ref={showWhole}>
        <VisorDePdf url={url} titulo={titulo} pagina={pagina} mantiene />
      </div>
      <p aria-live="polite">
        <span className="oculto">Página </span>
        {pagina} de {paginas}
      </p>
    </Dialogo>
  )
}

/** Without the browser's own frame, where it lets go of it. */
function showWhole(lugar: HTMLElement | null) {
  const dialogo = lugar?.closest('dialog')
  if (!dialogo) return
  dialogo.requestFullscreen?.().catch(() => undefined)
  return () => {
    if (document.fullscreenElement) void document.exitFullscreen()
  }
}
