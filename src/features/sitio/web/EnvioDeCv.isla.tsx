import { enviaCv } from '#web/content/envia-cv.ts'
import { formularioDeCv } from '#web/content/formularios.ts'
import styles from './EnvioDeCv.module.css'
import { AvisoDeVuelta, FormularioPublico } from './FormularioPublico.tsx'
import { useVuelta } from './use-vuelta.ts'

export function EnvioDeCv() {
  const { vuelta, onEnvio } = useVuelta('curriculum')
  return (
    <div className={styles.pagina}>
      <AvisoDeVuelta vuelta={vuelta} mensajes={formularioDeCv.mensajes} className={styles.vuelta} />
      <header>
        <h1>{enviaCv.titulo}</h1>
        <p>{enviaCv.entrada}</p>
        <ol>
          {enviaCv.pasos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h2>{titulo}</h2>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </header>
      <FormularioPublico cual="curriculum" onEnvio={onEnvio} />
    </div>
  )
}
