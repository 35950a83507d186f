import { encuesta as textos } from '#web/content/encuesta.ts'
import { useAnonimato } from './use-anonimato.ts'

/** Elsewhere: neither a token that came with the link nor a page half answered stands in an address to come back to. */
export const EnlaceDeAnonimato = () => (
  <a href={useAnonimato().ruta} target="_blank" rel="noopener">
    {textos.entrada.enlace}
    <span className="oculto"> (se abre en otra pestaña)</span>
  </a>
)
