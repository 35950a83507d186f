import { Component, createContext, type ReactNode, use } from 'react'
import type { PortadaDeEncuesta, TextoDeEncuesta } from '#contract/schema.generated.ts'
import { encuesta } from '#web/content/encuesta.ts'
import { producto } from '#web/content/producto.ts'
import { Titulo, useFirma } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import clienteStyles from './Cliente.module.css'
import styles from './Marco.module.css'
import tropiezoStyles from './Salida.module.css'

export type Portada = Omit<PortadaDeEncuesta, 'minimoFirme'>

/** The company of the survey; null where the address leads to none. */
export const PortadaContext = createContext<Portada | null>(null)

/** The company that is asked about: its name, and its logo where it has one. */
export function Cliente({ grande = false }: { grande?: boolean }) {
  const portada = use(PortadaContext)
  if (!portada) return null
  return (
    <div className={grande ? clienteStyles.grande : clienteStyles.cliente}>
      {/* The name stands beside it. */}
      {portada.logo && <img src={portada.logo} alt="" />}
      <span>{portada.empresa}</span>
    </div>
  )
}

/** The firm's words for this page; nothing where it wrote nothing. */
export function Palabras({ texto }: { texto: TextoDeEncuesta | undefined }) {
  if (!texto) return null
  const { saludo, parrafos, firma: quien } = texto
  return (
    <>
      {saludo && (
        <p>
          <strong>{saludo}</strong>
        </p>
      )}
      {parrafos.map((parrafo) => (
        <p key={parrafo} className={styles.palabras}>
          {parrafo}
        </p>
      ))}
      {quien && <p>{quien}</p>}
    </>
  )
}

interface MarcoProps {
  /** One more falls into the map: the visitor's own. */
  bola?: boolean
  children: ReactNode
}

/** Where nothing is asked: the lines of the map beside a few words. */
export function Marco({ bola = false, children }: MarcoProps) {
  const { nombre } = useFirma()
  return (
    <div className={styles.marco}>
      <Titulo>{encuesta.meta.titulo}</Titulo>
      <div className={styles.lineas} data-bola={bola || undefined} aria-hidden="true">
        {bola && <i className={styles.bola} />}
      </div>
      <div className={styles.panel}>
        <header>
          <Marca nombre={nombre} />
        </header>
        <main className={styles.contenido}>
          <Cliente grande />
          {children}
        </main>
        <footer className={styles.pie}>
          <span>
            © {producto.anio} {nombre}
          </span>
          <span className="cifra">Versión {producto.version}</span>
        </footer>
      </div>
    </div>
  )
}

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
        <a href="?" className={`${botonClassName('primario')} ${tropiezoStyles.accion}`}>
          {encuesta.entrada.recargar}
        </a>
      </Marco>
    )
  }
}
