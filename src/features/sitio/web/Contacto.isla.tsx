import { formatEnlaceDeWhatsApp, formatTel } from '#domain/firma/firma.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { formularioDeContacto } from '#web/content/formularios.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useFirma } from '#web/lib/site.tsx'
import styles from './Contacto.module.css'
import { Enfasis } from './Enfasis.tsx'
import { AvisoDeVuelta, FormularioPublico } from './FormularioPublico.tsx'
import { useHome } from './use-textos.ts'
import { useVuelta } from './use-vuelta.ts'

export function Contacto() {
  const { vuelta, onEnvio } = useVuelta('contacto')
  const firma = useFirma()
  const { contacto } = useHome()
  return (
    <section id="contacto" className={styles.contacto} tabIndex={-1} aria-labelledby="titulo-contacto">
      <AvisoDeVuelta vuelta={vuelta} mensajes={formularioDeContacto.mensajes} className={styles.vuelta} />
      <div className={styles.izquierda}>
        <h2 id="titulo-contacto">{contacto.titulo}</h2>
        <p>
          <Enfasis texto={contacto.entrada} />
        </p>
        <dl>
          <div>
            <dt>{contacto.datos.correo}</dt>
            <dd>
              <a href={formatMailto(firma.correo)}>{firma.correo}</a>
            </dd>
          </div>
          {firma.telefono && (
            <div>
              <dt>{contacto.datos.telefono}</dt>
              <dd className="cifra">
                <a href={formatTel(firma.telefono)}>{firma.telefono}</a>
              </dd>
            </div>
          )}
          {firma.whatsapp && (
            <div>
              <dt>{contacto.datos.whatsapp}</dt>
              <dd className="cifra">
                <a href={formatEnlaceDeWhatsApp(firma.whatsapp)}>{firma.whatsapp}</a>
              </dd>
            </div>
          )}
          {firma.direccion && (
            <div>
              <dt>{contacto.datos.oficina}</dt>
              <dd>{firma.direccion}</dd>
            </div>
          )}
        </dl>
        <p className={styles.empleo}>
          {contacto.empleo.pregunta}{' '}
          <Enlace to={contacto.empleo.enlace.ruta}>{contacto.empleo.enlace.texto}</Enlace>
        </p>
      </div>
      <FormularioPublico cual="contacto" className={styles.formulario} onEnvio={onEnvio} />
    </section>
  )
}
