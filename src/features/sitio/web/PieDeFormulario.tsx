import { useEffect, useRef } from 'react'
import { CAMPO_TRAMPA } from '#domain/contacto/formulario.ts'
import { textosDeFormulario } from '#web/content/formularios.ts'
import type { Formulario } from '#web/content/tipos.ts'
import type { EstadoDeFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import styles from './Formulario.module.css'
import { Parrafo } from './Parrafo.tsx'

/** Above the fields, when some are wrong. The region is there from the start, so that its words are announced. */
export function RevisaLosCampos({ visible }: { visible: boolean }) {
  return (
    <div role="alert" className={styles.region}>
      {visible && (
        <Aviso tono="mal" mudo>
          {textosDeFormulario.revisa}
        </Aviso>
      )}
    </div>
  )
}

/** The button with the consent beside it, what became of the sending, and a field that only programs fill in. */
export function PieDeFormulario({
  estado,
  detalle,
  textos: { boton, consentimiento, mensajes },
}: {
  estado: EstadoDeFormulario
  /** Why it was not taken. */
  detalle: string | undefined
  textos: Pick<Formulario<string>, 'boton' | 'consentimiento' | 'mensajes'>
}) {
  const avisos = useRef<HTMLDivElement>(null)
  // The form is empty again and the button may be far away: what became of it comes into view, and into hearing.
  useEffect(() => {
    if (estado !== 'exito' && estado !== 'error') return
    if (document.querySelector('form [aria-invalid="true"]:focus')) return
    avisos.current?.focus({ preventScroll: true })
    avisos.current?.scrollIntoView({ block: 'nearest' })
  }, [estado])
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
      <div ref={avisos} tabIndex={-1} className={styles.avisos}>
        <div role="status">
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
        <div role="alert">
          {estado === 'error' && (
            <Aviso tono="mal" mudo>
              {mensajes.error}
            </Aviso>
          )}
        </div>
        {estado === 'error' && detalle && <p className={styles.detalle}>{detalle}</p>}
      </div>
    </>
  )
}
