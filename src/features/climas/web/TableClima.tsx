import { useQueries, useQuery } from '@tanstack/react-query'
import { memo, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toVariable } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { formatAvance } from '#domain/resultados/avance.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAlVolver } from '#web/lib/use-al-dia.ts'
import { formatLista, type ListaPedida } from '#web/lib/use-parametros.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Paginas } from '#web/ui/Pestanas.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { BuscarEnLista, Tabla } from '#web/ui/Tabla.tsx'
import { BarraDeTres } from '#web/ui/TablaDeParticipacion.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import {
  CLIMAS_POR_PAGINA,
  type ClimaDeLista,
  climasQuery,
  satisfaccionDeEmpresaQuery,
} from './climas-queries.ts'
import { EstadoDeEncuesta } from './EstadoDeEncuesta.tsx'
import styles from './TableClima.module.css'
import { type EmpresaDeLista, groupPorEmpresa, type SatisfaccionDeRonda } from './tabla-de-climas.ts'
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
        <TablaDeClimas climas={climas.data.climas} ultimas={ultimas} />
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

function TablaDeClimas({
  climas,
  ultimas,
}: {
  climas: readonly ClimaDeLista[]
  ultimas: ReadonlySet<string>
}) {
  const empresas = useMemo(() => groupPorEmpresa(climas), [climas])
  const satisfacciones = useSatisfacciones(empresas)
  return (
    <Tabla nombre="Climas organizacionales" className={styles.climas} apila>
      <thead>
        <tr>
          <th scope="col">Año</th>
          <th scope="col">Satisfacción</th>
          <th scope="col">Participación</th>
          <th scope="col">Encuesta</th>
        </tr>
      </thead>
      {empresas.map(({ idEmpresa, nombre, climas: suyos }) => {
        const porSeguir = suyos.find(({ id, cerrado, estudio }) => cerrado && !estudio && ultimas.has(id))
        return (
          <tbody key={idEmpresa}>
            <tr className={styles.empresa}>
              <th colSpan={4} scope="rowgroup">
                <strong>{nombre}</strong>
                {porSeguir && (
                  <Link
                    to={formatVista({ vista: 'NuevoClima', empresa: idEmpresa, ronda: porSeguir.id })}
                    aria-label={`Siguiente ronda de ${nombre}, después de ${porSeguir.periodo}`}
                  >
                    Siguiente ronda
                  </Link>
                )}
              </th>
            </tr>
            {suyos.map((clima) => (
              <FilaDeClima key={clima.id} clima={clima} satisfaccion={satisfacciones.get(clima.id) ?? null} />
            ))}
          </tbody>
        )
      })}
    </Tabla>
  )
}

/** Figures of every round in sight, asked company by company when the list is there. */
function useSatisfacciones(empresas: readonly EmpresaDeLista[]): Map<string, SatisfaccionDeRonda> {
  const api = useApi()
  const [conCalma, setConCalma] = useState(false)
  useEffect(() => whenIdle(() => setConCalma(true)), [])
  return useQueries({
    queries: empresas.map(({ climas }) => ({
      ...satisfaccionDeEmpresaQuery(api, climas[0]!.id),
      enabled: conCalma,
    })),
    combine: joinSatisfacciones,
  })
}

const joinSatisfacciones = (respuestas: readonly { data: Map<string, SatisfaccionDeRonda> | undefined }[]) =>
  new Map(respuestas.flatMap(({ data }) => [...(data ?? [])]))

const FilaDeClima = memo(function FilaDeClima({
  clima,
  satisfaccion,
}: {
  clima: ClimaDeLista
  satisfaccion: SatisfaccionDeRonda | null
}) {
  const { timeZone } = useSiteConfig()
  const { nombre_comercial } = clima.empresa
  const { contestaron, planeados } = clima.participacion
  const accion = clima.cerrado ? 'Ver' : 'Editar'
  const avance = clima.avance ? formatAvance(clima.avance, clima.lectura) : ''
  return (
    <tr className={styles.fila}>
      <th scope="row" className={styles.anio}>
        {/* The whole row leads where its name leads; what acts by itself lies above. */}
        <Link
          to={formatVista({ vista: 'EditarClima', idClima: clima.id })}
          aria-label={`${accion} ${nombre_comercial} ${clima.periodo}`}
        >
          {clima.periodo}
        </Link>
        <small>
          {clima.fechaInicio > Date.now() ? 'Empieza' : 'Empezó'} el{' '}
          {formatFecha(clima.fechaInicio, timeZone)}
        </small>
      </th>
      <td data-rotulo="Satisfacción">
        {satisfaccion ? (
          <Link
            className={styles.satisfaccion}
            to={formatVista({ vista: 'GraficasClima', idClima: clima.id })}
            style={{ borderColor: toVariable(getColorDeBanda(satisfaccion.valor)) }}
            aria-label={`Gráficas de ${nombre_comercial} ${clima.periodo}: ${formatPorcentaje(satisfaccion.valor)}${avance && `. ${avance}`}`}
          >
            {formatPorcentaje(satisfaccion.valor)}
          </Link>
        ) : (
          <span className={styles.sinCifra}>
            {clima.publicacion === 0 && hasMinimo(clima) ? 'Al publicar' : ''}
          </span>
        )}
        {satisfaccion &&
          (avance ? (
            <div className={styles.sinCifra}>{avance}</div>
          ) : (
            satisfaccion.cambio && <CambioDeRonda {...satisfaccion.cambio} />
          ))}
      </td>
      <td className={styles.participacion} data-rotulo="Participación" data-toda>
        {clima.estudio ? (
          `${formatNumero(contestaron)} personas`
        ) : (
          <>
            <b>{planeados > 0 && `${computePorcentaje({ contestaron, planeados })}\u00a0%`}</b>
            <BarraDeTres {...clima.participacion} />
            <span>
              {formatNumero(contestaron)} de {formatNumero(planeados)}
            </span>
          </>
        )}
      </td>
      <td className={styles.encuesta} data-rotulo="Encuesta">
        <EstadoDeEncuesta clima={clima} />
      </td>
    </tr>
  )
})

const SIGNO = { sube: '▲', baja: '▼', sinCambio: '–' } as const

/** In points, from the round before; in colour only where it is certain. */
export const CambioDeRonda = ({ puntos, veredicto }: NonNullable<SatisfaccionDeRonda['cambio']>) => (
  <span className={`${styles.cambio} ${styles[veredicto]}`}>
    {SIGNO[veredicto]} {puntos > 0 ? '+' : '−'}
    {Math.abs(puntos).toFixed(2)}
    <span className="oculto"> puntos{veredicto === 'sinCambio' ? ', sin cambio claro' : ''}</span>
  </span>
)
