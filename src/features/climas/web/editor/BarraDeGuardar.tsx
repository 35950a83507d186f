import { memo, type Ref } from 'react'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './BarraDeGuardar.module.css'
import indiceDeEditorStyles from './IndiceDeEditor.module.css'
import { type ProblemaUbicado, SECCIONES, type Seccion } from './problemas-store.ts'
import resumenDeProblemasStyles from './ResumenDeProblemas.module.css'

interface BarraDeGuardarProps {
  cambiado: boolean
  guardando: boolean
  problemas: number
  puede: { deshacer: boolean; rehacer: boolean }
  onDeshacer: () => void
  onRehacer: () => void
  onGuardar: () => void
  onVerProblemas: () => void
}

/** A button that has nothing more to do stays where it is, and keeps the focus of whoever pressed it. */
export function BarraDeGuardar(props: BarraDeGuardarProps) {
  const { cambiado, guardando, problemas, puede } = props
  return (
    <section data-al-pie className={styles.barra} aria-label="Guardar">
      <div className={styles.pasos}>
        <button
          type="button"
          aria-label="Deshacer"
          aria-keyshortcuts="Control+Z"
          title="Deshacer (Ctrl+Z)"
          aria-disabled={!puede.deshacer}
          onClick={props.onDeshacer}
        >
          <Icono nombre="deshacer" />
        </button>
        <button
          type="button"
          aria-label="Rehacer"
          aria-keyshortcuts="Control+Shift+Z"
          title="Rehacer (Ctrl+Mayús+Z)"
          aria-disabled={!puede.rehacer}
          onClick={props.onRehacer}
        >
          <Icono nombre="rehacer" />
        </button>
      </div>
      <p role="status">{cambiado ? 'Hay cambios sin guardar' : 'Todo está guardado'}</p>
      {problemas > 0 && (
        <button type="button" className={styles.problemas} onClick={props.onVerProblemas}>
          {problemas} por corregir
        </button>
      )}
      <Boton
        tono="primario"
        className={styles.guardar}
        data-quieto={(!cambiado && !guardando) || undefined}
        aria-disabled={!cambiado || guardando}
        onClick={() => cambiado && !guardando && props.onGuardar()}
      >
        {guardando ? 'Guardando…' : 'Guardar cambios'}
      </Boton>
    </section>
  )
}

interface IndiceDeEditorProps {
  actual: Seccion
  problemas: readonly ProblemaUbicado[]
  onElegir: (seccion: Seccion) => void
}

/** The sections of the document, each with what is still to be mended in it. */
export const IndiceDeEditor = memo(function IndiceDeEditor({
  actual,
  problemas,
  onElegir,
}: IndiceDeEditorProps) {
  return (
    <nav className={indiceDeEditorStyles.indice} aria-label="Secciones de la estructura">
      <ol>
        {SECCIONES.map(({ seccion, titulo }) => {
          const cantidad = problemas.filter((problema) => problema.seccion === seccion).length
          return (
            <li key={seccion}>
              <button
                type="button"
                aria-current={actual === seccion ? 'step' : undefined}
                onClick={() => onElegir(seccion)}
              >
                {titulo}
                {cantidad > 0 && (
                  <span className={indiceDeEditorStyles.cantidad}>
                    {cantidad}
                    <span className="oculto"> por corregir</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
})

interface ResumenDeProblemasProps {
  ref: Ref<HTMLElement>
  problemas: readonly ProblemaUbicado[]
  onIr: (problema: ProblemaUbicado) => void
}

/** Everything that keeps the document from being saved; each line leads to its place. */
export function ResumenDeProblemas({ ref, problemas, onIr }: ResumenDeProblemasProps) {
  return (
    <section ref={ref} tabIndex={-1} className={resumenDeProblemasStyles.resumen} aria-label="Por corregir">
      <h2>{problemas.length === 0 ? 'Todo está en orden' : 'Por corregir antes de guardar'}</h2>
      <ul>
        {problemas.map((problema) => (
          <li key={`${problema.clave}.${problema.campo}.${problema.mensaje}`}>
            <button type="button" onClick={() => onIr(problema)}>
              {problema.mensaje}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
