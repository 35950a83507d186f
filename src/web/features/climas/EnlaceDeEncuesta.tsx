import { useRef } from 'react'
import { formatDireccionCorta } from '../../../domain/climas/codigo-corto.ts'
import { SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import styles from './AccionesDeClima.module.css'

/** The public address of the survey, long and short. It opens the token's screen; without a token it shows nothing. */
export function EnlaceDeEncuesta({ idClima, codigo }: { idClima: string; codigo: string }) {
  const config = useSiteConfig()
  return (
    <>
      <Enlace
        enlace={`${config.publicUrl}${config.basePath}/admin/clima-organizacional/encuesta/${idClima}`}
        nombre="Copiar"
      />
      <p className={styles.corta}>O la corta, que se puede escribir a mano:</p>
      <Enlace enlace={formatDireccionCorta(config, codigo)} nombre="Copiar la corta" />
    </>
  )
}

/** After each slash that ends a part; those of `https://` end none. */
const splitEnDiagonales = (enlace: string): string[] => enlace.split(/(?<=[^/]\/)(?!\/)/)

function Enlace({ enlace, nombre }: { enlace: string; nombre: string }) {
  const mostrar = useAvisos()
  const texto = useRef<HTMLElement>(null)

  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(enlace)
      mostrar({ tono: 'bien', texto: 'Enlace copiado.', ms: SUCCESS_MS })
    } catch {
      // The clipboard is closed to pages without https: at least the text is marked, ready for Ctrl+C.
      if (texto.current) getSelection()?.selectAllChildren(texto.current)
      mostrar({ tono: 'info', texto: 'El enlace está marcado: cópialo con Ctrl+C.', ms: SUCCESS_MS })
    }
  }

  return (
    <div className={styles.enlace}>
      <code ref={texto}>
        {splitEnDiagonales(enlace).map((tramo) => (
          <span key={tramo}>{tramo}</span>
        ))}
      </code>
      <Boton chico onClick={() => void copiar()}>
        {nombre}
      </Boton>
    </div>
  )
}
