import { encuesta } from '../../content/encuesta.ts'
import { Enlace } from '../../lib/Enlace.tsx'
import { useSiteConfig } from '../../lib/site.tsx'
import { Boton, botonClassName } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { PaginaDeError } from '../PaginaDeError.tsx'

const { sinEncuesta } = encuesta

/** Where a short address leads that is nobody's, or of a round that was closed: the same page, which names nobody. */
export const Component = () => (
  <PaginaDeError
    titulo={sinEncuesta.titulo}
    texto="Puede que ya haya terminado, o que una letra de la dirección no sea la de tu papel o tu correo. Compárala y escríbela otra vez."
    barra={<BarraDelSitio />}
    vias={
      <Enlace to="/" className={botonClassName('secundario')}>
        Ir al inicio
      </Enlace>
    }
  >
    <form action={`${useSiteConfig().basePath}/e/ir`}>
      <Campo
        rotulo={sinEncuesta.rotulo}
        name="codigo"
        ayuda={sinEncuesta.ayuda}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Boton tono="primario" type="submit">
        {sinEncuesta.boton}
      </Boton>
    </form>
  </PaginaDeError>
)
