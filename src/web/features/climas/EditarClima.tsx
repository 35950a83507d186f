import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi, useSiteConfig } from '../../lib/site.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { Espera } from '../../ui/Espera.tsx'
import styles from './AccionesDeClima.module.css'
import { CerrarClima } from './CerrarClima.tsx'
import columnas from './ClimaEnDosColumnas.module.css'
import { ClimaNoEncontrado } from './ClimaNoEncontrado.tsx'
import { type ClimaAbierto, climaQuery } from './climas-queries.ts'
import { EliminarClima } from './EliminarClima.tsx'
import { EnlaceDeEncuesta } from './EnlaceDeEncuesta.tsx'
import { EnlaceDeRegreso } from './EnlaceDeRegreso.tsx'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import { ExportarClima } from './ExportarClima.tsx'
import { formatPlazo } from './fechas.ts'
import { ParticipacionDeClima } from './ParticipacionDeClima.tsx'
import { PasosDeClima } from './PasosDeClima.tsx'
import { ResumenDeCuestionario } from './ResumenDeCuestionario.tsx'

export function EditarClima({ idClima }: { idClima: string }) {
  const clima = useQuery(climaQuery(useApi(), idClima))
  if (clima.data) return <FichaDeClima clima={clima.data} />
  if (clima.data === null) return <ClimaNoEncontrado />
  return (
    <Espera
      texto="Cargando el clima…"
      falla={clima.error && formatFailure(clima.error)}
      onReintentar={() => void clima.refetch()}
    />
  )
}

/** Everything about one climate at a glance. */
function FichaDeClima({ clima }: { clima: ClimaAbierto }) {
  const { timeZone } = useSiteConfig()
  return (
    <>
      <Cabeza
        regreso={<EnlaceDeRegreso a={{ vista: 'TableClima' }} texto="Regresar a la lista de climas" />}
        titulo={
          <>
            {clima.empresa.nombre_comercial} <span>{clima.anio}</span>
          </>
        }
        acciones={
          <EstadoDeEncuesta
            clima={clima}
            textos={{ activa: 'Encuesta activa', inactiva: 'Encuesta inactiva' }}
          />
        }
      >
        {clima.empresa.nombre_fiscal.replace(/\.$/, '')}. {formatPlazo(clima, timeZone, Date.now())}.
      </Cabeza>
      <PasosDeClima clima={clima} />
      <div className={columnas.columnas}>
        <ParticipacionDeClima clima={clima} />
        <div>
          <ResumenDeCuestionario clima={clima} />
          {!clima.cerrado && (
            <>
              <h2 className={columnas.separado}>Enlace de la encuesta</h2>
              <EnlaceDeEncuesta idClima={clima.id} />
            </>
          )}
          <div className={styles.acciones}>
            <ExportarClima clima={clima} />
            {!clima.cerrado && <CerrarClima clima={clima} />}
            <EliminarClima clima={clima} />
          </div>
        </div>
      </div>
    </>
  )
}
