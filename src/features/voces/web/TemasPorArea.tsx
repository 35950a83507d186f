import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { isNoEncontrado } from '#web/lib/api.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Cargador, Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { DescargarExcel } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { type EnlacesDeVoces, MesaVacia } from './Mesa.tsx'
import { ReglaDeCuentas } from './ReglaDeCuentas.tsx'
import styles from './TemasPorArea.module.css'
import { ExcelDeTemas } from './voces.generated.ts'
import { type Cruce, cruceQuery } from './voces-queries.ts'

const formatRespuestas = (n: number) => formatCantidad(n, 'respuesta', 'respuestas')

/** Answers of each area that speak of each theme, and the words of each group. */
export function TemasPorArea({ idClima, enlaces }: { idClima: string; enlaces: EnlacesDeVoces }) {
  const [busqueda] = useSearchParams()
  const {
    data: cruce,
    error,
    isFetching,
    isPlaceholderData: deOtra,
    refetch,
  } = useQuery(cruceQuery(useApi(), idClima, busqueda.get('pregunta')))
  const pregunta = cruce?.idPregunta ?? undefined
  if (!cruce && isNoEncontrado(error)) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.mesa(pregunta ? { pregunta } : {})} texto="Regresar a la mesa" />}
        titulo={
          <>
            Temas por área <span>{cruce && `${cruce.empresa} ${cruce.periodo}`}</span>
          </>
        }
        acciones={
          cruce && !deOtra && cruce.temas.length > 0 && <DescargarTemas idClima={idClima} cruce={cruce} />
        }
      >
        {cruce?.lista &&
          !deOtra &&
          `${formatRespuestas(cruce.respuestas)}${cruce.conTema == null ? '' : `, ${formatNumero(cruce.conTema)} con tema`}. Una respuesta puede hablar de varios.`}
      </Cabeza>
      {!cruce ? (
        <Espera
          texto="Contando las respuestas…"
          falla={isFetching || !error ? null : formatFailure(error)}
          onReintentar={() => void refetch()}
        />
      ) : !cruce.lista || !pregunta ? (
        <MesaVacia mesa={cruce} abiertas={enlaces.abiertas} />
      ) : (
        <Cuerpo {...{ cruce, pregunta, deOtra, enlaces }} />
      )}
    </>
  )
}

interface CuerpoProps {
  cruce: Cruce
  pregunta: string
  /** The table at hand is of another question than the one that was chosen. */
  deOtra: boolean
  enlaces: EnlacesDeVoces
}

function Cuerpo({ cruce, pregunta, deOtra, enlaces }: CuerpoProps) {
  const [busqueda, setBusqueda] = useSearchParams()
  return (
    <>
      <CampoSeleccion
        className={styles.elegir ?? ''}
        rotulo="Pregunta Abierta:"
        opciones={cruce.preguntas.map(({ id, pregunta: texto }) => ({ valor: id, texto }))}
        value={(deOtra && busqueda.get('pregunta')) || pregunta}
        onChange={(event) => {
          const valor = event.currentTarget.value
          setBusqueda((antes) => {
            antes.set('pregunta', valor)
            return antes
          })
        }}
      />
      {deOtra ? (
        <Cargador texto="Contando las respuestas…" />
      ) : cruce.temas.length === 0 ? (
        <Vacio titulo="Esta pregunta todavía no tiene temas.">
          <p>
            Se hacen en la <Link to={enlaces.mesa({ pregunta })}>mesa</Link>, leyendo.
          </p>
        </Vacio>
      ) : (
        <TablaDeTemas cruce={cruce} toMesa={(detalle) => enlaces.mesa({ pregunta, ...detalle })} />
      )}
    </>
  )
}

function DescargarTemas({ idClima, cruce }: { idClima: string; cruce: Cruce }) {
  const api = useApi()
  const { empresa, periodo, idPregunta } = cruce
  return (
    <DescargarExcel
      archivo={formatNombreDeDescarga(`temas ${empresa} ${periodo}`)}
      pedir={async () =>
        decodeDataUrl((await api(ExcelDeTemas, { idClima, idPregunta })).appInfo.getExcelDeTemas)
      }
      formatFalla={formatFailure}
    />
  )
}

/** More than one in four. */
const isMucho = (celda: number, respuestas: number) => celda > respuestas / 4

function TablaDeTemas({
  cruce: { columnas, temas, minimoPorGrupo },
  toMesa,
}: {
  cruce: Cruce
  toMesa: (detalle: { tema: string; area?: string }) => string
}) {
  return (
    <>
      <table className={styles.cruce}>
        <thead>
          <tr>
            <th scope="col">Tema</th>
            {columnas.map(({ id, nombre, respuestas }) => (
              <th key={id ?? 'demas'} scope="col">
                {nombre}
                <span>{formatRespuestas(respuestas)}</span>
              </th>
            ))}
            <th scope="col">Toda la empresa</th>
          </tr>
        </thead>
        <tbody>
          {temas.map(({ id, nombre, total, celdas }) => (
            <tr key={id}>
              <th scope="row">{nombre}</th>
              {celdas.map((celda, i) => {
                const { id: idArea, nombre: area, respuestas } = columnas[i]!
                return (
                  <td
                    key={idArea ?? 'demas'}
                    data-rotulo={area}
                    data-mucho={celda != null && isMucho(celda, respuestas)}
                    data-reservada={celda == null}
                  >
                    {celda == null ? (
                      <span className={styles.reservada}>Se reserva</span>
                    ) : (
                      <Link to={toMesa({ tema: id, ...(idArea ? { area: idArea } : {}) })}>
                        <b className="cifra">{formatNumero(celda)}</b>
                        <span className={styles.riel} aria-hidden="true">
                          <i style={{ width: `${(celda / Math.max(1, respuestas)) * 100}%` }} />
                        </span>
                      </Link>
                    )}
                  </td>
                )
              })}
              <td className={styles.suma} data-rotulo="Toda la empresa">
                {total == null ? (
                  <span className={styles.reservada}>Se reserva</span>
                ) : (
                  <b className="cifra">{formatNumero(total)}</b>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.pie}>
        <p>
          La barra dice qué parte del área habla del tema; en ámbar, más de una de cada cuatro respuestas.
        </p>
        <p>
          «Se reserva»: lo dicen menos de {minimoPorGrupo} personas, o con esa cifra se sabría la de otra
          área. Toca una cifra para leer sus respuestas.
        </p>
        <ReglaDeCuentas minimo={minimoPorGrupo} />
      </div>
    </>
  )
}
