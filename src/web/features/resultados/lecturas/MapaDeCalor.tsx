import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { createGraficaDeMatriz } from '../../../../dibujo/matriz/draw-matriz.ts'
import { formatNumero, formatPersonas, formatPorcentaje } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '../../../../dibujo/resultados/colores.ts'
import { formatReserva } from '../../../../domain/resultados/reserva.ts'
import { useApi } from '../../../lib/site.tsx'
import { CampoSeleccion } from '../../../ui/CampoSeleccion.tsx'
import { GuardarPng } from '../../../ui/graficas/BloqueDeGrafica.tsx'
import { type ClimaDeGraficas, formatArchivo, formatBaseDeClima, formatClima } from '../clima-de-graficas.ts'
import { type PropsDeGrafica, TITULOS } from '../graficas.ts'
import { LeyendaDeBandas } from '../LeyendaDeBandas.tsx'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import styles from './MapaDeCalor.module.css'
import { MapaEnTelefono } from './MapaEnTelefono.tsx'
import {
  type CeldaDeMapa,
  type FilaDeMapa,
  findMasBaja,
  formatCortado,
  type Mapa,
  sortMapa,
} from './mapa-de-calor.ts'
import { type DatosDelMapa, mapaDeCalorQuery } from './mapa-query.ts'
import { OtrasLecturas } from './OtrasLecturas.tsx'
import { TablaDelMapa } from './TablaDelMapa.tsx'

/** Where everything stands at once: areas, groups and seniorities in rows, variables in columns. */
export function MapaDeCalor(props: PropsDeGrafica) {
  const { idClima, enlaces, variable } = props
  return (
    <PantallaDeGrafica
      titulo={TITULOS.MapaDeCalor}
      formatTexto={({ clima, mapa }) =>
        `Satisfacción de cada área, grupo y antigüedad en ${formatNumero(mapa.columnas.length)} ${variable ? 'factores' : 'variables'}, con ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)}.`
      }
      resultado={useQuery(mapaDeCalorQuery(useApi(), idClima, variable ?? null))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo {...props} datos={datos} />
          <OtrasLecturas actual="MapaDeCalor" enlaces={enlaces} />
        </>
      )}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo(props: PropsDeGrafica & { datos: DatosDelMapa }) {
  const { datos, enlaces, orden = null, variable } = props
  const { clima } = datos
  const navigate = useNavigate()
  const mapa = useMemo(() => sortMapa(datos.mapa, orden), [datos.mapa, orden])
  const baja = useMemo(() => findMasBaja(datos.mapa), [datos.mapa])
  const [aqui, setAqui] = useState<CeldaDeMapa | null>(null)
  const change = (detalle: { orden?: string | undefined; variable?: string | undefined }) =>
    void navigate(enlaces.grafica('MapaDeCalor', { orden: orden ?? undefined, variable, ...detalle }), {
      preventScrollReset: true,
    })
  const sort = (columna: string | null) => change({ orden: columna ?? undefined })
  return (
    <>
      <SelloDePublicacion clima={clima} queLlega="El mapa llega" />
      <div className={styles.mandos}>
        <CampoSeleccion
          rotulo="Columnas"
          opciones={[
            { valor: '', texto: 'Todas las variables' },
            ...datos.variables.map((nombre) => ({ valor: nombre, texto: `Factores de ${nombre}` })),
          ]}
          value={variable ?? ''}
          onChange={(event) => change({ variable: event.currentTarget.value || undefined, orden: undefined })}
        />
      </div>
      <LeyendaDeBandas />
      {clima.minimoPorGrupo > 1 && (
        <p className={styles.claveOculta}>
          <i />
          Menos de {clima.minimoPorGrupo} personas: la cifra no se muestra, para que nadie pueda ser
          reconocido.
        </p>
      )}
      <Hallazgo celda={aqui ?? baja} enReposo={aqui === null} />
      <TablaDelMapa mapa={mapa} clima={clima} orden={orden} onOrden={sort} onCelda={setAqui} />
      <MapaEnTelefono mapa={mapa} clima={clima} orden={orden} onOrden={sort} />
      <p className={styles.nota}>
        La columna General es la media de los indicadores, no de las variables. En este mapa las cifras se
        cortan en un decimal y no se redondean: 74.96 se escribe 74.9, que es su franja.{' '}
        {formatBaseDeClima(clima)}
      </p>
      <p className={styles.pie}>
        <GuardarPng
          lamina={{
            titulo: TITULOS.MapaDeCalor,
            grafica: createGraficaDeMatriz(toMatriz(mapa, clima)),
            leyenda: LEYENDA_DE_BANDAS,
            base: formatBaseDeClima(clima),
            archivo: formatArchivo(clima, TITULOS.MapaDeCalor),
            fuente: formatClima(clima),
          }}
        />
      </p>
    </>
  )
})

/** What the map says first; or the cell under the pointer, whole. */
function Hallazgo({ celda, enReposo }: { celda: CeldaDeMapa | null; enReposo: boolean }) {
  if (!celda) return null
  const { fila, columna, valor } = celda
  return (
    <div className={styles.hallazgo}>
      <h2>
        {enReposo && 'Lo más bajo de todo el mapa: '}
        {columna} en {fila.nombre}.
      </h2>
      <p>
        {formatPorcentaje(valor)} %{fila.personas !== null && ` de ${formatPersonas(fila.personas)}`}.{' '}
        <span className={styles.deRaton}>
          Pasa por una celda, o llega con el teclado, y aquí se lee completa.
        </span>
      </p>
    </div>
  )
}

const formatFila = ({ etiqueta, nombre }: FilaDeMapa) => (etiqueta ? `${etiqueta} ${nombre}` : nombre)

const toMatriz = ({ columnas, bloques }: Mapa, clima: ClimaDeGraficas) => ({
  encabezado: 'De quién',
  columnas,
  bloques: bloques.map((bloque) => ({
    nombre: bloque.nombre,
    filas: bloque.filas.map((fila) => ({
      nombre: formatFila(fila),
      personas: fila.personas === null ? '' : formatNumero(fila.personas),
      ...(fila.reserva ? { reservada: formatReserva(fila.reserva, clima.minimoPorGrupo) } : {}),
      celdas: fila.valores.map((valor) =>
        valor === null
          ? ({ tipo: 'oculta', texto: '–' } as const)
          : ({
              tipo: 'celda',
              texto: formatCortado(valor),
              fondo: getColorDeBanda(valor),
              tinta: valor >= 90 ? 'paper' : 'ink',
            } as const),
      ),
    })),
  })),
})
