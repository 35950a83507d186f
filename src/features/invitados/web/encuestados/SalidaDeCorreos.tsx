import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { Avance } from '#web/ui/Avance.tsx'
import { AvisoSinCorreo } from '#web/ui/AvisoSinCorreo.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { salidaQuery } from './encuestados-queries.ts'
import styles from './SalidaDeCorreos.module.css'

/** How many mails are still to leave; and, where none ever leaves, where they are. */
export function SalidaDeCorreos({ idClima }: { idClima: string }) {
  const { data } = useQuery(salidaQuery(useApi(), idClima))
  const enCola = data?.enCola ?? 0
  // It can only grow here: the bar does not go back while more is written.
  const [total, setTotal] = useState(0)
  if (data && data.total > total) setTotal(data.total)
  return (
    <div className={styles.salida}>
      {data?.carpeta && <AvisoSinCorreo carpeta={data.carpeta} />}
      {enCola > 0 && (
        <Avance paso="Mandando los correos" hecho={total - enCola} total={total}>
          <p>
            Van {formatNumero(total - enCola)} de {formatNumero(total)}. Salen solos: puedes irte de esta
            página.
          </p>
        </Avance>
      )}
      <p role="status" className={styles.fin}>
        {data?.recordatorios && 'Los recordatorios están saliendo. '}
        {total > 0 && enCola === 0 && data && 'Ya no queda ningún correo en cola.'}
      </p>
    </div>
  )
}
