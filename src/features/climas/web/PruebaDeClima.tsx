import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import styles from './EnlaceDeEncuesta.module.css'
import { Enlace } from './EnlaceDeEncuesta.tsx'
import { PruebaDeClima as PruebaDeClimaQuery } from './prueba.generated.ts'

const pruebaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'prueba', idClima],
    queryFn: async () => (await api(PruebaDeClimaQuery, { idClima })).appInfo.getPruebaDeClima,
  })

/** The survey as the client tries it before it goes out, and what they said. Advice: nothing waits for it. */
export function PruebaDeClima({ idClima }: { idClima: string }) {
  const { basePath, publicUrl } = useSiteConfig()
  const { formatDia } = useFechas()
  const { data } = useQuery(pruebaQuery(useApi(), idClima))
  const { codigo, decision, vence = 0 } = data ?? {}
  if (!codigo && !decision) return null
  return (
    <section aria-label="Prueba y aprobación">
      <h2>Prueba y aprobación</h2>
      {decision && (
        <>
          <p>
            <strong>
              {decision.aprueba ? 'Aprobado' : 'Pidió cambios'} {decision.aprueba && 'por '}
              {decision.quien} el {formatDia(decision.momento)}.
            </strong>{' '}
            {decision.cambio &&
              (decision.aprueba ? 'Cambió después de aprobarse.' : 'Ya cambió desde entonces.')}
          </p>
          {decision.nota && <blockquote className={styles.dicho}>{decision.nota}</blockquote>}
        </>
      )}
      {codigo && (
        <>
          <p className={styles.nota}>
            Tu cliente la contesta como la verá su gente, sin que se guarde nada, y la aprueba o pide cambios.
            Sirve hasta el {formatDia(vence)} o hasta que la actives.
          </p>
          <Enlace enlace={`${publicUrl}${basePath}/encuesta-de-prueba/${codigo}`} />
        </>
      )}
    </section>
  )
}
