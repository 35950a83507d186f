import type { ReactNode } from 'react'
import avanceStyles from './Avance.module.css'
import { Aviso } from './Aviso.tsx'
import { Boton } from './Boton.tsx'
import cargadorStyles from './Cargador.module.css'
import { computeParte } from './cantidades.ts'
import { focusTitulo } from './focus-titulo.ts'
import { Progreso } from './Progreso.tsx'

interface AvanceProps {
  /** The present step, without its full stop. */
  paso: string
  hecho: number
  total: number
  /** The owner of the work, where the place does not say it. */
  titulo?: ReactNode
  /** Things to do meanwhile. */
  children?: ReactNode
}

/** Long work under way, the same everywhere: what it is doing in words, how far it is, the bar that repeats it. */
export function Avance({ paso, hecho, total, titulo, children }: AvanceProps) {
  const parte = total > 0 ? Math.min(hecho / total, 1) : 0
  return (
    <div className={avanceStyles.avance}>
      {titulo}
      <p>
        <span aria-live="polite">{paso}</span>
        <span className={avanceStyles.parte}>{computeParte(parte, 1)}&nbsp;%</span>
      </p>
      <Progreso parte={parte} total={1} mudo />
      {children}
    </div>
  )
}

/** Says that something is on its way; the balls only accompany the words. */
export function Cargador({ texto, linea = false }: { texto: string; linea?: boolean }) {
  return (
    <div className={`${cargadorStyles.cargador} ${linea ? cargadorStyles.linea : ''}`} role="status">
      <span className={cargadorStyles.pelotas} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{texto}</span>
    </div>
  )
}

interface EsperaProps {
  texto: string
  /** A sentence that says why it did not come; absent while it may still come. */
  falla?: string | null
  onReintentar: () => void
}

/** The button goes with the failure: the screen's heading takes the focus. */
function focusAntesDeReintentar(boton: HTMLElement) {
  const main = boton.closest('main')
  if (main && !boton.closest('dialog')) focusTitulo(main)
}

/** A stand-in for what is still on its way, or did not arrive. */
export function Espera({ texto, falla, onReintentar }: EsperaProps) {
  if (!falla) return <Cargador texto={texto} />
  return (
    <Aviso
      tono="mal"
      accion={
        <Boton
          chico
          onClick={({ currentTarget }) => {
            focusAntesDeReintentar(currentTarget)
            onReintentar()
          }}
        >
          Reintentar
        </Boton>
      }
    >
      {falla}
    </Aviso>
  )
}
