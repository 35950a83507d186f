import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { useApi } from '../../../lib/site.tsx'
import { botonClassName } from '../../../ui/Boton.tsx'
import { Cargador } from '../../../ui/Cargador.tsx'
import { Vacio } from '../../../ui/Vacio.tsx'
import { toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import { FichaDeRevision } from './FichaDeRevision.tsx'
import { envioQuery } from './pendientes-queries.ts'

/** One submission, to be decided on: the file on one side, the form on the other. */
export function RevisionDeCv({ idEnvio }: { idEnvio: string }) {
  const api = useApi()
  const envio = useQuery({ ...envioQuery(api, idEnvio), retry: false })
  if (envio.isPending) return <Cargador texto="Abriendo el CV…" />
  if (envio.data) return <FichaDeRevision key={idEnvio} abierto={envio.data} />
  if (envio.error instanceof ApiError && envio.error.code === 'NOT_FOUND') {
    return (
      <Vacio titulo="Ese CV ya no espera.">
        <p>Alguien lo revisó o lo descartó.</p>
        <p>
          <Link className={botonClassName('secundario')} to={toVista('bandeja')}>
            Regresar a la bandeja
          </Link>
        </p>
      </Vacio>
    )
  }
  return <FallaDeLectura error={envio.error} onRetry={() => void envio.refetch()} />
}
