import { memo } from 'react'
import styles from './IndiceDeEditor.module.css'
import type { ProblemaUbicado, Seccion } from './lugar.ts'
import { SECCIONES } from './secciones.ts'

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
    <nav className={styles.indice} aria-label="Secciones de la estructura">
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
                  <span className={styles.cantidad}>
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
