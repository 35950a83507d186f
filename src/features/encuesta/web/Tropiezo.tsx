import { Component, type ReactNode } from 'react'
import { encuesta } from '#web/content/encuesta.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Marco } from './Marco.tsx'
import styles from './Salida.module.css'

/** React takes a screen away whose code fails. Whoever was answering reads what to do instead of nothing. */
export class Tropiezo extends Component<{ children: ReactNode }, { falla: boolean }> {
  override state = { falla: false }

  static getDerivedStateFromError() {
    return { falla: true }
  }

  override render() {
    if (!this.state.falla) return this.props.children
    return (
      <Marco>
        <h1>{encuesta.tropiezo.titulo}</h1>
        <p role="alert">{encuesta.tropiezo.texto}</p>
        {/* This page again. */}
        <a href="?" className={`${botonClassName('primario')} ${styles.accion}`}>
          {encuesta.entrada.recargar}
        </a>
      </Marco>
    )
  }
}
