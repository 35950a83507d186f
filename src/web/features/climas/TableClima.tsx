import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi, useSiteConfig } from '../../lib/site.tsx'
import { botonClassName } from '../../ui/Boton.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { Espera } from '../../ui/Espera.tsx'
import { Progreso } from '../../ui/Progreso.tsx'
import { Tabla } from '../../ui/Tabla.tsx'
import { type ClimaDeLista, climasQuery } from './climas-queries.ts'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import { formatFecha } from './fechas.ts'
import styles from './TableClima.module.css'
import { formatVista } from './vista.ts'

/** Every climate, newest first. */
export function TableClima() {
  const climas = useQuery(climasQuery(useApi()))
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
        <p className={styles.vacia}>No hay Climas Organizacionales que mostrar</p>
      ) : (
        <Tabla nombre="Climas organizacionales" className={styles.climas}>
          <thead>
            <tr>
              <th scope="col">Año</th>
              <th scope="col">Empresa</th>
              <th scope="col">Inicio</th>
              <th scope="col">Grupos</th>
              <th scope="col">Participación</th>
              <th scope="col">Encuesta</th>
              <th scope="col">
                <span className="oculto">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {climas.data.map((clima) => (
              <FilaDeClima key={clima.id} clima={clima} />
            ))}
          </tbody>
        </Tabla>
      )}
    </>
  )
}

const FilaDeClima = memo(function FilaDeClima({ clima }: { clima: ClimaDeLista }) {
  const { timeZone } = useSiteConfig()
  const { nombre_comercial, nombre_fiscal } = clima.empresa
  return (
    <tr>
      <td className={styles.anio}>{clima.anio}</td>
      <td className={styles.empresa}>
        <strong>{nombre_comercial}</strong>
        <span>{nombre_fiscal}</span>
      </td>
      <td className={styles.fecha}>{formatFecha(clima.fechaInicio, timeZone)}</td>
      <td className={styles.grupos}>
        {clima.gruposDeOpinion.length}
        <span> {clima.gruposDeOpinion.length === 1 ? 'grupo' : 'grupos'}</span>
      </td>
      <td className={styles.participacion}>
        <Progreso parte={clima.participacion.contestaron} total={clima.participacion.planeados} />
      </td>
      <td className={styles.encuesta}>
        <EstadoDeEncuesta clima={clima} />
      </td>
      <td className={styles.fin}>
        <Link
          to={formatVista({ vista: 'EditarClima', idClima: clima.id })}
          className={botonClassName('secundario', true)}
          aria-label={`Editar ${nombre_comercial} ${clima.anio}`}
        >
          Editar
        </Link>
      </td>
    </tr>
  )
})
