import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { AvisoSinCorreo } from '#web/ui/Correo.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Avance } from '#web/ui/Espera.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { type ClimaConGrupos, type Hecho, salidaQuery } from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'
import salidaDeCorreosStyles from './SalidaDeCorreos.module.css'
import { TokensParaEntregar } from './TokensParaEntregar.tsx'

const isEnCamino = () => true
const EN_CAMINO = {
  titulo: 'Los tokens se están creando',
  texto:
    'Se muestran aquí, una sola vez. Si sales ahora se pierden, y los lugares de su grupo quedan ocupados hasta que los elimines en Encuestados.',
  seguir: 'Quedarme',
  salir: 'Salir y perderlos',
}

/** Record of what was done on this visit: a notice passes too quickly for a token, or for names that were skipped. */
export function LoHecho({
  clima,
  hechos,
  creando,
}: {
  clima: ClimaConGrupos
  hechos: readonly Hecho[]
  /** Whether tokens are on their way. */
  creando: boolean
}) {
  const mensajes = hechos.filter(({ tokens }) => tokens.length === 0)
  const tokens = hechos.flatMap(({ tokens, idGrupo }) => tokens.map((token) => ({ token, idGrupo })))
  return (
    <section className={styles.hecho} aria-label="Lo hecho en esta visita">
      <h2>En esta visita</h2>
      {hechos.length === 0 && (
        <p className={styles.nada}>Aquí queda lo que vayas enviando y los tokens que crees.</p>
      )}
      {mensajes.length > 0 && (
        <ul className={styles.mensajes}>
          {mensajes.map(({ mensaje }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <li key={i}>{mensaje}</li>
          ))}
        </ul>
      )}
      {creando && <GuardaDeCambios hasCambios={isEnCamino} pregunta={EN_CAMINO} />}
      {tokens.length > 0 && <TokensParaEntregar clima={clima} tokens={tokens} guarda={!creando} />}
    </section>
  )
}

/** Mails that are still to leave; and, where none ever leaves, where they are. */
export function SalidaDeCorreos({ idClima }: { idClima: string }) {
  const { data } = useQuery(salidaQuery(useApi(), idClima))
  const enCola = data?.enCola ?? 0
  // It can only grow here: the bar does not go back while more is written.
  const [total, setTotal] = useState(0)
  if (data && data.total > total) setTotal(data.total)
  return (
    <div className={salidaDeCorreosStyles.salida}>
      {data?.carpeta && <AvisoSinCorreo carpeta={data.carpeta} />}
      {enCola > 0 && (
        <Avance paso="Mandando los correos" hecho={total - enCola} total={total}>
          <p>
            Van {formatNumero(total - enCola)} de {formatNumero(total)}. Salen solos: puedes irte de esta
            página.
          </p>
        </Avance>
      )}
      <p role="status" className={salidaDeCorreosStyles.fin}>
        {data?.recordatorios && 'Los recordatorios están saliendo. '}
        {total > 0 && enCola === 0 && data && 'Ya no queda ningún correo en cola.'}
      </p>
    </div>
  )
}
