import { Aviso } from './Aviso.tsx'
import styles from './AvisoSinCorreo.module.css'

/** Where no mail ever leaves: what that means, and where it is written instead. */
export function AvisoSinCorreo({ carpeta }: { carpeta: string }) {
  return (
    <Aviso tono="nota" mudo>
      De este sitio todavía no sale correo: lo que se manda queda guardado y no le llega a nadie.
      <details className={styles.pista}>
        <summary>Para quien administra el sitio</summary>
        Falta configurar el servidor de correo (SMTP_URL). Cada mensaje queda como archivo en{' '}
        <code>{carpeta}</code> y cuenta como enviado.
      </details>
    </Aviso>
  )
}

/** An address that breaks where it is read in parts, and not before its last letter. Copied, it is nothing but itself. */
export const Correo = ({ de }: { de: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: places to break have no other name
  de.split(/(?<=[@.])/).flatMap((parte, lugar) => [parte, <wbr key={lugar} />])
