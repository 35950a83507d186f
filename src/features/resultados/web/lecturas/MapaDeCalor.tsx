import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo, useState } from 'react'
import { createGraficaDeMatriz } from '#dibujo/matriz/draw-matriz.ts'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import {
  countPorAzar,
  filterArea,
  findHallazgo,
  listBloques,
  type ModoDeMapa,
} from '#domain/lecturas/orden-de-mapa.ts'
import { useApi } from '#web/lib/site.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { Bloque, PieDeGrafica } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { PorQueSeReserva } from '../BloqueDeClima.tsx'
import { describeBaseDeDos } from '../bases-comparadas.ts'
import { formatArchivo, formatBaseDeClima, formatClima, isSinPublicar } from '../clima-de-graficas.ts'
import { type DetalleDeGrafica, GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { AL_PUBLICAR, LeyendaDeBandas } from '../PantallaDeGrafica.tsx'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { LEYENDA_DE_CAMBIO, showCelda, useDetalle } from './celda.ts'
import { Hallazgo } from './Hallazgo.tsx'
import { type DatosDelMapa, mapaDeCalorQuery } from './lecturas-queries.ts'
import styles from './MapaDeCalor.module.css'
import { MapaEnTelefono } from './MapaEnTelefono.tsx'
import {
  countHastaHoy,
  describeVista,
  formatOrden,
  listNotasDeCambio,
  listNotasDeMenos,
  listNotasDeTramos,
  listSeleccion,
  type MapaMostrado,
  parseOrden,
  toMatriz,
} from './mapa-mostrado.ts'
import { NotaDeOtraBase, OtrasLecturas } from './OtrasLecturas.tsx'
import { PantallaDeLectura } from './PantallaDeLectura.tsx'
import { cabeSinDesplazar, TablaDelMapa } from './TablaDelMapa.tsx'

/** Where everything stands at once: areas, groups and seniorities in rows, variables in columns. */
export function MapaDeCalor(props: PropsDeGrafica) {
  const { idClima, enlaces, variable } = props
  return (
    <PantallaDeLectura
      acostada
      enTodo={props.comparado || variable ? enlaces.grafica('MapaDeCalor') : undefined}
      titulo={GRAFICAS.MapaDeCalor.titulo}
      formatTexto={(datos) => describeVista(datos, props)}
      formatBase={({ clima, comparado }) =>
        props.modo === 'cambio' && comparado ? '' : formatBaseDeClima(clima)
      }
      resultado={useQuery(mapaDeCalorQuery(useApi(), idClima, props))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo {...props} datos={datos} />
          <OtrasLecturas actual="MapaDeCalor" enlaces={enlaces} />
        </>
      )}
    </PantallaDeLectura>
  )
}

const Cuerpo = memo(function Cuerpo(props: PropsDeGrafica & { datos: DatosDelMapa }) {
  const { datos, enlaces, parte, variable, orden } = props
  const { clima, columnas } = datos
  const modo: ModoDeMapa =
    props.modo === 'cambio' && datos.comparado && !isSinPublicar(clima) ? 'cambio' : 'satisfaccion'
  const change = useDetalle('MapaDeCalor', props)
  const sort = useCallback(
    (elegido: MapaMostrado['orden']) => change({ orden: formatOrden(elegido) }),
    [change],
  )
  const filas = useMemo(() => {
    const todas = isSinPublicar(clima) ? countHastaHoy(datos.filas) : datos.filas
    return parte ? filterArea(todas, parte) : todas
  }, [clima, datos, parte])
  const mapa = useMemo((): MapaMostrado => {
    const elegido = parseOrden(orden, columnas)
    return {
      columnas,
      general: datos.comparabilidad,
      modo,
      orden: elegido,
      clima,
      periodoDeAntes: datos.comparado?.periodo ?? null,
      bloques: listBloques({ columnas, filas }, elegido, modo),
    }
  }, [columnas, filas, orden, modo, clima, datos.comparado, datos.comparabilidad])
  const grafica = useMemo(() => createGraficaDeMatriz(toMatriz(mapa)), [mapa])
  const notas = [
    ...(modo === 'cambio' ? datos.notasDeGrupos : []),
    ...listNotasDeCambio(mapa),
    ...listNotasDeMenos(mapa),
    ...listNotasDeTramos(mapa),
  ]
  if (isSinPublicar(clima))
    return (
      <>
        <LeyendaDeBandas />
        <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="El mapa llega" />
        <Mandos datos={datos} props={props} onChange={change} />
        <Bloque
          titulo="Así se verá"
          texto="Una fila por área, grupo y antigüedad, con cuántos han contestado; colores y cifras llegan al publicar."
          total={AL_PUBLICAR}
        >
          <TablaDelMapa mapa={mapa} />
          <MapaEnTelefono mapa={mapa} />
        </Bloque>
      </>
    )
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="" />
      <div className={styles.conMandos}>
        <Mandos datos={datos} modo={modo} props={props} onChange={change} />
        {modo === 'cambio' ? <LeyendaDeCambio /> : <LeyendaDeBandas />}
        <MapaConHallazgo
          datos={datos}
          filas={filas}
          mapa={mapa}
          onOrden={sort}
          plan={enlaces.plan}
          variable={variable}
        />
      </div>
      {clima.minimoPorGrupo > 1 && (
        <p className={styles.claveOculta}>
          <i />
          Rayado: menos de {clima.minimoPorGrupo} personas, o se protege a otras tan pocas.
        </p>
      )}
      {filas.some(({ conjunto }) => conjunto.reserva) && <PorQueSeReserva idClima={clima.id} de="todos" />}
      <NotaDeOtraBase actual={clima.periodo} rondas={datos.comparado ? [datos.comparado] : []} />
      {notas.map((nota) => (
        <p key={nota} className={styles.nota}>
          {nota}
        </p>
      ))}
      <p className={styles.nota}>{describeMapa(mapa, filas)}</p>
      <div className={styles.pie}>
        <PieDeGrafica
          titulo={
            modo === 'cambio' ? `Cambio desde ${datos.comparado?.periodo}` : GRAFICAS.MapaDeCalor.titulo
          }
          // A picture has no page around it: its marks are explained on it.
          texto={notas.join(' ')}
          grafica={grafica}
          leyenda={modo === 'cambio' ? LEYENDA_DE_CAMBIO : LEYENDA_DE_BANDAS}
          base={
            modo === 'cambio' && datos.comparado
              ? describeBaseDeDos(clima, {
                  periodo: datos.comparado.periodo,
                  personas: datos.personasAntes ?? 0,
                })
              : formatBaseDeClima(clima)
          }
          archivo={formatArchivo(clima, GRAFICAS.MapaDeCalor.titulo)}
          baseDicha={modo === 'satisfaccion'}
          fuente={[formatClima(clima), ...listSeleccion(datos, props)].join(', ')}
        />
      </div>
    </>
  )
})

/**
 * The cell pointed at changes with every one passed: only the line over the map is made anew for it, not thousands of
 * cells.
 */
function MapaConHallazgo({
  datos,
  filas,
  mapa,
  onOrden,
  plan,
  variable,
}: {
  datos: DatosDelMapa
  filas: DatosDelMapa['filas']
  mapa: MapaMostrado
  onOrden: (orden: MapaMostrado['orden']) => void
  plan: string
  variable: string | undefined
}) {
  const { columnas } = datos
  const { modo } = mapa
  const enReposo = useMemo(() => findHallazgo({ columnas, filas }, modo), [columnas, filas, modo])
  const [aqui, setAqui] = useState<typeof enReposo>(null)
  const [elegida, setElegida] = useState<{ mapa: MapaMostrado; celda: typeof enReposo } | null>(null)
  const queda = elegida?.mapa === mapa ? elegida.celda : null
  const tabla = useMemo(
    () => (
      <>
        <TablaDelMapa
          mapa={mapa}
          onOrden={onOrden}
          onCelda={setAqui}
          onElegida={(celda) => setElegida({ mapa, celda })}
        />
        <MapaEnTelefono mapa={mapa} onOrden={onOrden} />
      </>
    ),
    [mapa, onOrden],
  )
  return (
    <div className={modo === 'satisfaccion' && cabeSinDesplazar(columnas) ? styles.enEsquina : undefined}>
      <Hallazgo
        celda={aqui ?? queda ?? enReposo}
        enReposo={aqui === null && queda === null}
        {...{ datos, modo, plan, variable }}
      />
      {tabla}
    </div>
  )
}

function Mandos({
  datos,
  modo,
  props: { parte, variable },
  onChange,
}: {
  datos: DatosDelMapa
  /** Before a publication there is none to choose. */
  modo?: ModoDeMapa
  props: PropsDeGrafica
  onChange: (detalle: DetalleDeGrafica) => void
}) {
  const { comparado, rondas, variables, filas } = datos
  const areas = filas.filter(({ conjunto }) => conjunto.clase === 'areas')
  return (
    <div className={styles.mandos}>
      {comparado && modo && (
        <div className={styles.modos}>
          <Filtro
            junto
            nombre="Qué muestra cada celda"
            opciones={[
              { valor: 'satisfaccion', texto: 'Satisfacción' },
              { valor: 'cambio', texto: `Cambio desde ${comparado.periodo}` },
            ]}
            valor={modo}
            onChange={(valor) => onChange({ modo: valor === 'cambio' ? 'cambio' : undefined })}
          />
        </div>
      )}
      {rondas.length > 1 && modo === 'cambio' && (
        <CampoSeleccion
          chico
          rotulo="Comparado con"
          opciones={rondas.map(({ id, periodo }) => ({ valor: id, texto: periodo }))}
          value={comparado?.id ?? ''}
          onChange={(event) => onChange({ comparado: event.currentTarget.value })}
        />
      )}
      <CampoSeleccion
        chico
        rotulo="De quién"
        opciones={[
          { valor: '', texto: 'Toda la empresa' },
          ...areas.map(({ conjunto }) => ({ valor: conjunto.id, texto: conjunto.nombre })),
        ]}
        value={parte ?? ''}
        onChange={(event) => onChange({ parte: event.currentTarget.value || undefined })}
      />
      <CampoSeleccion
        chico
        rotulo="Columnas"
        opciones={[
          { valor: '', texto: 'Todas las variables' },
          ...variables.map((nombre) => ({ valor: nombre, texto: `Factores de ${nombre}` })),
        ]}
        value={variable ?? ''}
        onChange={(event) => onChange({ variable: event.currentTarget.value || undefined, orden: undefined })}
      />
    </div>
  )
}

const LeyendaDeCambio = () => (
  <ul className={styles.leyendaDeCambio} aria-label="Cómo se lee el color">
    {LEYENDA_DE_CAMBIO.map(({ texto, ejemplo }) => {
      const celda = showCelda(
        { valor: null, menosPreguntas: false, faltanVariables: null, antes: null, cambio: ejemplo },
        'cambio',
      )!
      return (
        <li key={texto}>
          <i style={celda.estilo} aria-hidden="true">
            {celda.texto}
          </i>
          {texto}
        </li>
      )
    })}
  </ul>
)

function describeMapa({ modo }: MapaMostrado, filas: DatosDelMapa['filas']): string {
  if (modo === 'satisfaccion')
    return 'General es la media de los indicadores. Las cifras se redondean sin pasar de franja: 74.96 es 74.9.'
  const { celdas, porAzar } = countPorAzar(filas)
  const azar =
    porAzar === 0
      ? ''
      : ` De ${formatNumero(celdas)} celdas, ${porAzar === 1 ? 'una puede' : `unas ${formatNumero(porAzar)} pueden`} parecerlo por azar: confía en el color que se repite en una fila o columna.`
  return `Verde o rojo: cambió, con una certeza de 95 %.${azar}`
}
