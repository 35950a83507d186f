import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Pestanas } from '#web/ui/Pestanas.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { type FiltroDeEnlace, toVista, type VistaDePendientes } from '../direcciones-de-pendientes.ts'
import { Bandeja } from './Bandeja.tsx'
import { MensajesDeContacto } from './MensajesDeContacto.tsx'
import { PorActualizar } from './PorActualizar.tsx'
import { countPorActualizar, pendientesQuery } from './pendientes-queries.ts'

interface PendientesProps {
  vista: VistaDePendientes
  pagina: number
  filtro: FiltroDeEnlace
  /** Only administrators decide what is erased. */
  conRetencion: boolean
}

/** Submissions from the site that wait for somebody. */
export function Pendientes({ vista, pagina, filtro, conRetencion }: PendientesProps) {
  const { data } = useQuery(pendientesQuery(useApi()))
  return (
    <>
      <Cabeza
        titulo="CVs Pendientes a Actualizar"
        acciones={
          <>
            <Link className={botonClassName('secundario')} to={toVista('subir')}>
              Subir varios
            </Link>
            {conRetencion && (
              <>
                <Link className={botonClassName('secundario')} to={toVista('eliminados')}>
                  Eliminados
                </Link>
                <Link className={botonClassName('secundario')} to={toVista('retencion')}>
                  Retención
                </Link>
              </>
            )}
          </>
        }
      >
        Lo que llega del sitio, hasta que alguien lo lee, y los CV que ya piden ponerse al día.
      </Cabeza>
      <Pestanas
        nombre="Pendientes"
        pestanas={[
          {
            texto: 'Por revisar',
            cuantos: data?.porRevisar,
            a: toVista('bandeja'),
            actual: vista === 'bandeja',
          },
          {
            texto: 'Por actualizar',
            cuantos: data && countPorActualizar(data.porActualizar),
            a: toVista('por-actualizar'),
            actual: vista === 'por-actualizar',
          },
          {
            texto: 'Mensajes de contacto',
            cuantos: data?.mensajesNuevos,
            a: toVista('mensajes'),
            actual: vista === 'mensajes',
          },
        ]}
      />
      {vista === 'bandeja' && <Bandeja pagina={pagina} porRevisar={data?.porRevisar} />}
      {vista === 'por-actualizar' && <PorActualizar pagina={pagina} filtro={filtro} />}
      {vista === 'mensajes' && <MensajesDeContacto pagina={pagina} />}
    </>
  )
}
