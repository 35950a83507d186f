import { useRef } from 'react'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import styles from './SinCorreo.module.css'

/** An address, or a text, to carry elsewhere. */
export function Direccion({ texto, nombre, hecho }: { texto: string; nombre: string; hecho: string }) {
  const showAviso = useAvisos()
  const codigo = useRef<HTMLElement>(null)
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto)
      showAviso({ tono: 'bien', texto: hecho, ms: SUCCESS_MS })
    } catch {
      // The clipboard is closed to pages without https: at least the text is marked.
      if (codigo.current) getSelection()?.selectAllChildren(codigo.current)
      showAviso({ tono: 'info', texto: 'El texto está marcado: cópialo con Ctrl+C.', ms: SUCCESS_MS })
    }
  }
  return (
    <div className={styles.direccion}>
      <code ref={codigo}>{texto}</code>
      <Boton chico aria-label={nombre} onClick={() => void copiar()}>
        Copiar
      </Boton>
    </div>
  )
}
