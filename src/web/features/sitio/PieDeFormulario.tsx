import { CAMPO_TRAMPA } from '../../../domain/contacto/formulario.ts'
import { textosDeFormulario } from '../../content/formularios.ts'
import type { Formulario } from '../../content/tipos.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { Boton } from '../../ui/Boton.tsx'
import styles from './Formulario.module.css'
import { Parrafo } from './Parrafo.tsx'
import type { Envio } from './use-formulario.ts'

/** Above the fields, when some are wrong. The region is there from the start, so that its words are announced. */
export function RevisaLosCampos({ envio }: { envio: Envio }) {
  return (
    <div role="alert" className={styles.region}>
      {envio.estado === 'revisa' && (
        <Aviso tono="mal" mudo>
          {textosDeFormulario.revisa}
        </Aviso>
      )}
    </div>
  )
}

/** The button with the consent beside it, what became of the sending, and a field that only programs fill in. */
export function PieDeFormulario({
  envio,
  textos: { boton, consentimiento, mensajes },
}: {
  envio: Envio
  textos: Pick<Formulario<string>, 'boton' | 'consentimiento' | 'mensajes'>
}) {
  const { estado } = envio
  return (
    <>
      <div className="oculto" aria-hidden="true">
        <label>
          {textosDeFormulario.trampa}
          <input name={CAMPO_TRAMPA} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.envio}>
        <Boton tono="primario" type="submit" aria-disabled={estado === 'enviando'}>
          {boton}
        </Boton>
        <p>
          <Parrafo texto={consentimiento} />
        </p>
      </div>
      <div role="status" className={styles.region}>
        {estado === 'enviando' && (
          <Aviso tono="info" mudo>
            {mensajes.enviando}
          </Aviso>
        )}
        {estado === 'exito' && (
          <Aviso tono="bien" mudo>
            {mensajes.exito}
          </Aviso>
        )}
      </div>
      <div role="alert" className={styles.region}>
        {estado === 'error' && (
          <Aviso tono="mal" mudo>
            {mensajes.error}
          </Aviso>
        )}
      </div>
      {estado === 'error' && envio.detalle && <p className={styles.detalle}>{envio.detalle}</p>}
    </>
  )
}
