import { enviaCv } from '../content/envia-cv.ts'
import { formularioDeCv } from '../content/formularios.ts'
import { AvisoDeVuelta } from '../features/sitio/AvisoDeVuelta.tsx'
import { FormularioPublico } from '../features/sitio/FormularioPublico.tsx'
import { MarcoPublico } from '../features/sitio/MarcoPublico.tsx'
import { useVuelta } from '../features/sitio/use-vuelta.ts'
import styles from './EnviaCv.module.css'
import { useConexion } from './use-conexion.ts'

export function Component() {
  const { vuelta, onEnvio } = useVuelta('curriculum')
  return (
    <MarcoPublico meta={enviaCv.meta} conexion={useConexion()} actual="envia-cv">
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
    </MarcoPublico>
  )
}
