import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCifra, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { useApi } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { AvisoDeBase } from './AvisoDeBase.tsx'
import { PublicarAlCliente } from './cliente/PublicarAlCliente.tsx'
import {
  describeAvance,
  formatBaseDeClima,
  formatClima,
  getBase,
  isSinPublicar,
  isVacio,
} from './clima-de-graficas.ts'
import { DescargarExcelDeDatos } from './DescargarExcelDeDatos.tsx'
import {
  COLUMNAS,
  type EnlacesDeGraficas,
  GRAFICAS,
  NOMBRES,
  type PropsDeGrafica,
  TEMAS,
} from './graficas.ts'
import { EsperaDeResultados } from './PantallaDeGrafica.tsx'
import { OtraPublicacion } from './PorPublicar.tsx'
import publicacion from './Publicacion.module.css'
import { ReglaDeSatisfaccion } from './ReglaDeSatisfaccion.tsx'
import { type MenuDeGraficas, selectGraficasQuery } from './resultados-queries.ts'
import styles from './SelectGraficas.module.css'
import { SinPublicar } from './SinPublicar.tsx'
import { SinRespuestas } from './SinRespuestas.tsx'

/** The menu of the results. It is there at once; its figure comes when it is computed. */
export function SelectGraficas({ idClima, enlaces }: PropsDeGrafica) {
  const resultado = useQuery(selectGraficasQuery(useApi(), idClima))
  const datos = resultado.data
  if (datos === null) return <ClimaNoEncontrado {...enlaces.sinClima} />
  const sinPublicar = datos ? isSinPublicar(datos.clima) : false
  // Every view of it would say the same, but for the trend.
  const vacio = datos ? isVacio(datos.clima) && datos.clima.cerrado : false
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.clima} texto="Regresar al clima" />}
        titulo={
          <>
            Gráficas <span className={styles.clima}>{datos && formatClima(datos.clima)}</span>
          </>
        }
        acciones={
          <DescargarExcelDeDatos idClima={idClima} tono={sinPublicar || vacio ? 'secundario' : 'primario'} />
        }
      />
      <div className={styles.resumen}>
        {!datos ? (
          <EsperaDeResultados
            error={resultado.isFetching ? null : resultado.error}
            onReintentar={() => void resultado.refetch()}
          />
        ) : (
          <Resumen datos={datos} enlaces={enlaces} />
        )}
      </div>
      {vacio ? (
        <Link className={botonClassName('secundario')} to={enlaces.grafica('Tendencia')}>
          Ver las otras rondas en Tendencia
        </Link>
      ) : sinPublicar ? (
        <section className={publicacion.vistas}>
          <header>
            <h2>Lo que se podrá leer</h2>
            <p>
              {datos?.clima.encuestaActiva
                ? 'Todas las vistas ya se abren: cada una dice qué mostrará y cuándo.'
                : 'Las vistas se llenan al publicar; las que comparan, cuando hay una ronda anterior.'}
            </p>
          </header>
          <Menu enlaces={enlaces} />
        </section>
      ) : (
        <>
          <Menu enlaces={enlaces} />
          {datos?.clima.cerrado && <PublicarAlCliente idClima={idClima} />}
        </>
      )}
    </>
  )
}

/** The overall figure, or when it comes. */
function Resumen({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  if (isVacio(datos.clima)) return <SinRespuestas clima={datos.clima} />
  if (isSinPublicar(datos.clima)) return <SinPublicar datos={datos} enlaces={enlaces} />
  return (
    <>
      <CifraGeneral {...datos} />
      <AvisoDeBase {...datos} />
      <OtraPublicacion datos={datos} />
    </>
  )
}

function CifraGeneral({
  clima,
  porcentaje,
  faltanVariables,
}: Pick<MenuDeGraficas, 'clima' | 'porcentaje' | 'faltanVariables'>) {
  const personas = clima.dataProcesada.cantidadDeEncuestados
  return (
    <div className={styles.cifras}>
      <p className={styles.cifra}>
        {formatCifra({ porcentaje, faltanVariables })}
        {porcentaje !== null && <small>%</small>}
      </p>
      <div>
        <strong>Satisfacción general</strong>
        <p>
          Media de los indicadores, con {formatPersonas(personas)} que{' '}
          {personas === 1 ? 'ha contestado' : 'han contestado'} algo.{' '}
          {getBase(clima) === 'respuestasValidas' ? formatBaseDeClima(clima) : describeAvance(clima)}
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
          {TEMAS.map((tema) => (
            <tr key={tema}>
              <th scope="row">{tema}</th>
              {COLUMNAS.map((columna) => (
                <td key={columna}>
                  {NOMBRES.filter((n) => GRAFICAS[n].tema === tema && GRAFICAS[n].columna === columna).map(
                    (grafica) => (
                      <Link key={grafica} to={enlaces.grafica(grafica)}>
                        {GRAFICAS[grafica].boton}
                        <Icono nombre="derecha" />
                      </Link>
                    ),
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </nav>
  )
}
