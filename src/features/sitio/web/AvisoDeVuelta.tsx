import type { Mensajes } from '#web/content/tipos.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import styles from './Formulario.module.css'
import type { Vuelta } from './use-vuelta.ts'

/** The notice of a form that came back with its page. */
export function AvisoDeVuelta({
  vuelta,
  mensajes,
  className,
}: {
  vuelta: Vuelta | null
  mensajes: Mensajes
  className?: string
}) {
  if (!vuelta) return null
  const { estado, detalle } = vuelta
  return (
    <div className={className}>
      <Aviso tono={estado === 'exito' ? 'bien' : 'mal'}>{mensajes[estado]}</Aviso>
      {detalle && <p className={styles.detalle}>{detalle}</p>}
    </div>
  )
}
