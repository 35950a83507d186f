import type { Mensajes } from '../../content/tipos.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import type { Vuelta } from './use-vuelta.ts'

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
  return (
    <div className={className}>
      <Aviso tono={vuelta === 'exito' ? 'bien' : 'mal'}>{mensajes[vuelta]}</Aviso>
    </div>
  )
}
