import { Aviso } from './Aviso.tsx'
import styles from './AvisoSinCorreo.module.css'
import { formatNumero } from './cantidades.ts'

const tellCuantas = (esperan: number) =>
  esperan === 1 ? 'Ya espera un correo.' : `Ya esperan ${formatNumero(esperan)} correos.`

/** Where no mail leaves yet: what that means, how many wait for it, and where they are written meanwhile. */
export function AvisoSinCorreo({ carpeta, esperan = 0 }: { carpeta: string; esperan?: number }) {
  return (
    <Aviso tono="nota" mudo>
      De este sitio todavía no sale correo: lo que mandas desde aquí no le llega a nadie todavía. Espera en
      cola y sale solo el día que haya servidor de correo. {esperan > 0 && tellCuantas(esperan)}
      <details className={styles.pista}>
        <summary>Para quien administra el sitio</summary>
        Falta configurar el servidor de correo (SMTP_URL). Mientras tanto cada mensaje queda también como
        archivo en <code>{carpeta}</code>.
      </details>
    </Aviso>
  )
}
