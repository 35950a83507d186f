import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { BuscadorDeEncuestados } from './BuscadorDeEncuestados.tsx'
import { ConClima } from './ConClima.tsx'
import { type ClimaConGrupos, encuestadosQuery } from './encuestados-queries.ts'
import type { EnlacesDeEncuestados } from './enlaces.ts'
import { Participacion } from './Participacion.tsx'
import { Recordatorios } from './Recordatorios.tsx'
import { SalidaDeCorreos } from './SalidaDeCorreos.tsx'
import styles from './TableEncuestados.module.css'

interface TableEncuestadosProps {
  idClima: string
  enlaces: EnlacesDeEncuestados
}

/** Who was invited, how far each has come and how their mail stands. Never what anybody answered. */
export function TableEncuestados({ idClima, enlaces }: TableEncuestadosProps) {
  return (
    <ConClima
      idClima={idClima}
      enlaces={enlaces}
      titulo="Encuestados"
      texto={(clima) =>
        clima?.cerrado
          ? 'El clima está cerrado: queda a quién se invitó, y ya no quién contestó.'
          : 'A quién se invitó y cómo va. Lo que cada quien contesta no se ve aquí ni en ninguna parte.'
      }
      acciones={(clima) => clima && !clima.cerrado && <Acciones clima={clima} enlaces={enlaces} />}
    >
      {(clima) => <Encuestados clima={clima} enlaces={enlaces} />}
    </ConClima>
  )
}

interface DeUnClima {
  clima: ClimaConGrupos
  enlaces: EnlacesDeEncuestados
}

function Acciones({ clima, enlaces }: DeUnClima) {
  const { data = [] } = useQuery(encuestadosQuery(useApi(), clima.id))
  return (
    <>
      <Recordatorios clima={clima} encuestados={data} />
      <Link to={enlaces.sinCorreo(clima.id)} className={botonClassName('secundario')}>
        Sin correo
      </Link>
      <Link to={enlaces.invitacion(clima.id)} className={botonClassName('primario')}>
        Invitar
      </Link>
    </>
  )
}

function Encuestados({ clima, enlaces }: DeUnClima) {
  const encuestados = useQuery(encuestadosQuery(useApi(), clima.id))
  return (
    <>
      {!clima.cerrado && <SalidaDeCorreos idClima={clima.id} />}
      <Participacion clima={clima} />
      {encuestados.error && encuestados.data && (
        <p className={styles.vieja}>La lista no se pudo actualizar: {formatFailure(encuestados.error)}</p>
      )}
      {!encuestados.data ? (
        <Espera
          texto="Cargando los encuestados…"
          falla={encuestados.error && formatFailure(encuestados.error)}
          onReintentar={() => void encuestados.refetch()}
        />
      ) : encuestados.data.length === 0 ? (
        <Vacio
          titulo={
            clima.participacion.invitados > 0
              ? 'Nadie está invitado por correo: quien contesta con papeleta o en papel no está en ninguna lista.'
              : 'Todavía no se ha invitado a nadie a este clima.'
          }
        >
          {!clima.cerrado && <Link to={enlaces.invitacion(clima.id)}>Invita a las primeras personas</Link>}
        </Vacio>
      ) : (
        <BuscadorDeEncuestados clima={clima} encuestados={encuestados.data} />
      )}
    </>
  )
}
