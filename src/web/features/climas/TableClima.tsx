import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi, useSiteConfig } from '../../lib/site.tsx'
import { botonClassName } from '../../ui/Boton.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import { Espera } from '../../ui/Espera.tsx'
import { Tabla } from '../../ui/Tabla.tsx'
import { BarraDeTres } from '../../ui/TablaDeParticipacion.tsx'
import { Vacio } from '../../ui/Vacio.tsx'
import { type ClimaDeLista, climasQuery } from './climas-queries.ts'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import { formatFecha } from './fechas.ts'
import styles from './TableClima.module.css'
import { formatVista } from './vista.ts'

/** Every climate, newest first. */
export function TableClima() {
  const climas = useQuery(climasQuery(useApi()))
  const ultimas = findUltimas(climas.data ?? [])
  return (
    <>
      <Cabeza
        titulo="Climas Organizacionales"
        acciones={
          <>
            <Link to={formatVista({ vista: 'Empresas' })} className={botonClassName('secundario')}>
              Empresas
            </Link>
            <Link to={formatVista({ vista: 'NuevoClima' })} className={botonClassName('primario')}>
              Nuevo clima
            </Link>
          </>
        }
      >
        Cada clima es una ronda de encuesta de una empresa y lleva el año en que empezó.
      </Cabeza>
      {!climas.data ? (
        <Espera
          texto="Cargando los climas…"
          falla={climas.error && formatFailure(climas.error)}
          onReintentar={() => void climas.refetch()}
        />
      ) : climas.data.length === 0 ? (
        <Vacio titulo="No hay Climas Organizacionales que mostrar">
          <p>
            Cada ronda empieza por su empresa.{' '}
            <Link to={formatVista({ vista: 'NuevoClima' })}>Haz el primer clima</Link>.
          </p>
        </Vacio>
      ) : (
        <Tabla nombre="Climas organizacionales" className={styles.climas} apila>
          <thead>
            <tr>
              <th scope="col">Año y empresa</th>
              <th scope="col">Participación</th>
              <th scope="col">Encuesta</th>
              <th scope="col">
                <span className="oculto">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {climas.data.map((clima) => (
              <FilaDeClima
                key={clima.id}
                clima={clima}
                ultima={ultimas.get(clima.idEmpresa) === clima.anio}
              />
            ))}
          </tbody>
        </Tabla>
      )}
    </>
  )
}

/** The year of the newest round of each company. */
function findUltimas(climas: readonly ClimaDeLista[]): Map<string, number> {
  const ultimas = new Map<string, number>()
  for (const { idEmpresa, anio } of climas)
    ultimas.set(idEmpresa, Math.max(anio, ultimas.get(idEmpresa) ?? anio))
  return ultimas
}

const FilaDeClima = memo(function FilaDeClima({ clima, ultima }: { clima: ClimaDeLista; ultima: boolean }) {
  const { timeZone } = useSiteConfig()
  const { nombre_comercial } = clima.empresa
  const { contestaron, invitados, planeados } = clima.participacion
  const accion = clima.cerrado ? 'Ver' : 'Editar'
  return (
    <tr>
      <th scope="row" className={styles.empresa}>
        <b>{clima.anio}</b>
        <span>
          <strong>{nombre_comercial}</strong>
          <small>
            {clima.fechaInicio > Date.now() ? 'Empieza' : 'Empezó'} el{' '}
            {formatFecha(clima.fechaInicio, timeZone)}
          </small>
        </span>
      </th>
      <td className={styles.participacion} data-rotulo="Participación" data-toda>
        <BarraDeTres {...clima.participacion} />
        <p>
          <span>
            <strong>{formatNumero(contestaron)}</strong> de {formatNumero(planeados)}
          </span>
          <small>{formatCantidad(invitados, 'invitada', 'invitadas')}</small>
        </p>
      </td>
      <td className={styles.encuesta} data-rotulo="Encuesta">
        <EstadoDeEncuesta clima={clima} />
        {clima.cerrado && ultima && (
          <Link
            to={formatVista({ vista: 'NuevoClima', idEmpresa: clima.idEmpresa, ronda: clima.id })}
            className={styles.siguiente}
            aria-label={`Siguiente ronda de ${nombre_comercial}, después de ${clima.anio}`}
          >
            Siguiente ronda
          </Link>
        )}
      </td>
      <td className={styles.fin}>
        <Link
          to={formatVista({ vista: 'EditarClima', idClima: clima.id })}
          className={botonClassName('secundario', true)}
          aria-label={`${accion} ${nombre_comercial} ${clima.anio}`}
        >
          {accion}
        </Link>
      </td>
    </tr>
  )
})
