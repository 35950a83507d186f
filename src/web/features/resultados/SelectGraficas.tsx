import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPersonas, formatPorcentaje } from '../../../dibujo/resultados/cifras.ts'
import { useApi } from '../../lib/site.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { formatClima } from './clima-de-graficas.ts'
import { DescargarExcel } from './DescargarExcel.tsx'
import { EsperaDeResultados } from './EsperaDeResultados.tsx'
import type { EnlacesDeGraficas, PropsDeGrafica } from './graficas.ts'
import { COLUMNAS, MENU } from './menu.ts'
import { ReglaDeSatisfaccion } from './ReglaDeSatisfaccion.tsx'
import { selectGraficasQuery } from './resultados-queries.ts'
import styles from './SelectGraficas.module.css'
import { NoExisteElClima, SinRespuestas } from './SinRespuestas.tsx'

/** The menu of the results. It is there at once; its figure comes when it is computed. */
export function SelectGraficas({ idClima, enlaces }: PropsDeGrafica) {
  const resultado = useQuery(selectGraficasQuery(useApi(), idClima))
  const datos = resultado.data
  if (datos === null) return <NoExisteElClima enlaces={enlaces} />
  return (
    <>
      <Cabeza
        regreso={
          <Link to={enlaces.clima} aria-label="Regresar a EditarClima" title="Regresar al clima">
            <Icono nombre="izquierda" />
          </Link>
        }
        titulo={
          <>
            Gráficas <span className={styles.clima}>{datos && formatClima(datos.clima)}</span>
          </>
        }
        acciones={<DescargarExcel idClima={idClima} />}
      />
      <div className={styles.resumen}>
        {!datos ? (
          <EsperaDeResultados
            error={resultado.isFetching ? null : resultado.error}
            onReintentar={() => void resultado.refetch()}
          />
        ) : datos.clima.dataProcesada.cantidadDeEncuestados === 0 ? (
          <SinRespuestas />
        ) : (
          <Resumen porcentaje={datos.porcentaje} personas={datos.clima.dataProcesada.cantidadDeEncuestados} />
        )}
      </div>
      <Menu enlaces={enlaces} />
    </>
  )
}

function Resumen({ porcentaje, personas }: { porcentaje: number | null; personas: number }) {
  return (
    <div className={styles.cifras}>
      <p className={styles.cifra}>
        {porcentaje === null ? 'Sin datos' : formatPorcentaje(porcentaje)}
        {porcentaje !== null && <small>%</small>}
      </p>
      <div>
        <strong>Satisfacción general</strong>
        <p>
          Media de los indicadores, con {formatPersonas(personas)} que{' '}
          {personas === 1 ? 'ha contestado' : 'han contestado'} algo.
        </p>
      </div>
      {porcentaje !== null && <ReglaDeSatisfaccion porcentaje={porcentaje} />}
    </div>
  )
}

function Menu({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <nav aria-label="Menú de gráficas">
      <table className={styles.matriz}>
        <thead>
          <tr>
            <th scope="col">
              <span className="oculto">Tema</span>
            </th>
            {COLUMNAS.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MENU.map(({ tema, celdas }) => (
            <tr key={tema}>
              <th scope="row">{tema}</th>
              {celdas.map((botones, i) => (
                <td key={COLUMNAS[i]}>
                  {botones.map(([grafica, texto]) => (
                    <Link key={grafica} to={enlaces.grafica(grafica)}>
                      {texto}
                      <Icono nombre="derecha" />
                    </Link>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  )
}
