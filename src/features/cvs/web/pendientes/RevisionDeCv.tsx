import { useQuery } from '@tanstack/react-query'
import { isNoEncontrado } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import { FichaDeRevision } from './FichaDeRevision.tsx'
import { useRegreso } from './palabras-de-espera.ts'
import { envioQuery } from './pendientes-queries.ts'

/** One submission, to be decided on: the file on one side, the form on the other. */
export function RevisionDeCv({ idEnvio }: { idEnvio: string }) {
  const api = useApi()
  const regreso = useRegreso()
  const envio = useQuery({ ...envioQuery(api, idEnvio), retry: false })
  if (envio.isPending) return <Cargador texto="Abriendo el CV…" />
  if (envio.data) return <FichaDeRevision key={idEnvio} abierto={envio.data} />
  if (isNoEncontrado(envio.error)) {
    return (
      <NoEncontrado titulo="Ese CV ya no espera" a={regreso.a} salida={regreso.texto}>
        Alguien lo revisó o lo descartó.
      </NoEncontrado>
    )
  }
  return (
    <>
      <Cabeza titulo="Revisar CV" regreso={<Regreso {...regreso} />} />
      <FallaDeLectura error={envio.error} onRetry={() => void envio.refetch()} />
    </>
  )
}
