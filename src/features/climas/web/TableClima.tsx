import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAlVolver } from '#web/lib/use-al-dia.ts'
import { formatLista, type ListaPedida } from '#web/lib/use-parametros.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Paginas } from '#web/ui/Pestanas.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { BuscarEnLista, Tabla } from '#web/ui/Tabla.tsx'
import { BarraDeTres } from '#web/ui/TablaDeParticipacion.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { CLIMAS_POR_PAGINA, type ClimaDeLista, climasQuery } from './climas-queries.ts'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import styles from './TableClima.module.css'
import { formatVista } from './vista.ts'

/** The climates, newest first, a page at a time. */
export function TableClima({ filtro, pagina }: ListaPedida) {
  const climas = useQuery(climasQuery(useApi(), { filtro, pagina }))
  // A colleague, or another tab, may have switched a survey meanwhile.
  useAlVolver(() => climas.refetch({ cancelRefetch: false }))
  const navigate = useNavigate()
  const total = climas.data?.total ?? 0
  const ultimas = new Set(climas.data?.ultimas)
  const open = (buscar: string, cual: number) =>
    navigate(formatVista({ vista: 'TableClima', ...formatLista({ filtro: buscar, pagina: cual }) }))
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
        Cada clima es una ronda de encuesta de una empresa y lleva el año en que empezó; si el año tiene
        varias, también su nombre.
      </Cabeza>
      {(filtro !== '' || total > CLIMAS_POR_PAGINA) && (
        <BuscarEnLista
          key={filtro}
          filtro={filtro}
          ejemplo="Empresa o año"
          onBuscar={(buscar) => void open(buscar, 1)}
        />
      )}
      {!climas.data ? (
        <Espera
          texto="Cargando los climas…"
          falla={climas.error && formatFailure(climas.error)}
          onReintentar={() => void climas.refetch()}
        />
      ) : total === 0 && filtro === '' ? (
        <Vacio titulo="No hay Climas Organizacionales que mostrar">
          <p>
            Cada ronda empieza por su empresa.{' '}
            <Link to={formatVista({ vista: 'NuevoClima' })}>Haz el primer clima</Link>.
          </p>
        </Vacio>
      ) : climas.data.climas.length === 0 ? (
        <Vacio titulo="Ningún clima es así">
          <p>
            {total === 0
              ? 'Busca por el nombre de la empresa o por el año.'
              : 'La lista termina antes de esta página.'}{' '}
            <Link to={formatVista({ vista: 'TableClima' })}>Ver todos</Link>.
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
            {climas.data.climas.map((clima) => (
              <FilaDeClima key={clima.id} clima={clima} ultima={ultimas.has(clima.id)} />
            ))}
          </tbody>
        </Tabla>
      )}
      {total > CLIMAS_POR_PAGINA && (
        <Paginas
          pagina={pagina}
          esPrimera={pagina === 1}
          esUltima={pagina * CLIMAS_POR_PAGINA >= total}
          onChange={(cual) => void open(filtro, cual)}
        >
          Página {formatNumero(pagina)} de {formatNumero(Math.ceil(total / CLIMAS_POR_PAGINA))}
        </Paginas>
      )}
    </>
  )
}

const FilaDeClima = memo(function FilaDeClima({ clima, ultima }: { clima: ClimaDeLista; ultima: boolean }) {
  const { timeZone } = useSiteConfig()
  const { nombre_comercial } = clima.empresa
  const { contestaron, invitados, planeados } = clima.participacion
  const accion = clima.cerrado ? 'Ver' : 'Editar'
  return (
    <tr>
      <th scope="row" className={styles.empresa}>
        <b>{clima.periodo}</b>
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
            to={formatVista({ vista: 'NuevoClima', empresa: clima.idEmpresa, ronda: clima.id })}
            className={styles.siguiente}
            aria-label={`Siguiente ronda de ${nombre_comercial}, después de ${clima.periodo}`}
          >
            Siguiente ronda
          </Link>
        )}
      </td>
      <td className={styles.fin}>
        <Link
          to={formatVista({ vista: 'EditarClima', idClima: clima.id })}
          className={botonClassName('secundario', true)}
          aria-label={`${accion} ${nombre_comercial} ${clima.periodo}`}
        >
          {accion}
        </Link>
      </td>
    </tr>
  )
})
