import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { createGraficaDeLineas } from '../../../../dibujo/lineas/draw-lineas.ts'
import type { GraficaDeLineas, PuntoDeLinea } from '../../../../dibujo/lineas/grafica-de-lineas.ts'
import { formatDiferencia, formatNumero, formatPorcentaje } from '../../../../dibujo/resultados/cifras.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'
import { useApi } from '../../../lib/site.tsx'
import { PieDeGrafica } from '../../../ui/graficas/BloqueDeGrafica.tsx'
import { Grafica } from '../../../ui/graficas/Grafica.tsx'
import { PieChico } from '../../../ui/graficas/PieChico.tsx'
import { createLamina } from '../BloqueDeClima.tsx'
import { type ClimaDeGraficas, isSinPublicar } from '../clima-de-graficas.ts'
import { type PropsDeGrafica, TITULOS } from '../graficas.ts'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import { joinEnLetras } from '../palabras.ts'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import styles from './Lecturas.module.css'
import { OtrasLecturas } from './OtrasLecturas.tsx'
import {
  computeAreas,
  computeEscala,
  computeIndicadores,
  type Ronda,
  type SerieDeTendencia,
} from './tendencia.ts'
import { type DatosDeTendencia, tendenciaQuery } from './tendencia-query.ts'

/** All rounds of the company, with what compares and what does not. */
export function Tendencia({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.Tendencia}
      formatTexto={() =>
        'Todas las rondas de la empresa hasta esta, con lo que se puede comparar y lo que no.'
      }
      resultado={useQuery(tendenciaQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => (
        <>
          <Cuerpo datos={datos} />
          <OtrasLecturas actual="Tendencia" enlaces={enlaces} />
        </>
      )}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos: { clima, rondas } }: { datos: DatosDeTendencia }) {
  if (rondas.length < 2)
    return (
      <p className={resultados.vacia}>
        <strong>Una ronda todavía no es una tendencia.</strong> Aquí se verá cómo cambia la empresa desde la
        segunda.
      </p>
    )
  const indicadores = computeIndicadores(rondas)
  const areas = computeAreas(rondas)
  const valores = [
    ...rondas.map(({ general }) => general),
    ...[...indicadores, ...areas].flatMap(({ puntos }) => puntos.map(({ porcentaje }) => porcentaje)),
  ].filter((valor) => valor !== null)
  const escala = computeEscala(valores, UMBRAL_DE_SATISFACCION)
  return (
    <>
      <SelloDePublicacion clima={clima} queLlega={`El punto de ${clima.anio} llega`} />
      <General clima={clima} rondas={rondas} escala={escala} />
      <Multiplos
        titulo="Por indicador"
        texto={`Todas las gráficas van de ${escala.desde} a ${escala.hasta}, así que se comparan entre sí. Junto al nombre, los puntos desde ${rondas.at(-2)?.anio}.`}
        clima={clima}
        series={indicadores}
        escala={escala}
      />
      <Multiplos titulo="Por área de trabajo" clima={clima} series={areas} escala={escala} />
    </>
  )
})

type Escala = { desde: number; hasta: number }

/** A climate that waits for its publication has no point yet; another without a figure just has none. */
const toPunto = (anio: number, porcentaje: number | null, clima: ClimaDeGraficas): PuntoDeLinea['punto'] =>
  porcentaje === null
    ? { tipo: 'sinCifra', texto: anio === clima.anio && isSinPublicar(clima) ? 'Al publicar' : 'Sin cifra' }
    : { tipo: 'cifra', valor: porcentaje, texto: formatPorcentaje(porcentaje) }

const createLineas = (escala: Escala, puntos: PuntoDeLinea[], grande = false): GraficaDeLineas => ({
  encabezado: 'Ronda',
  medida: 'Satisfacción %',
  umbral: UMBRAL_DE_SATISFACCION,
  ...escala,
  grande,
  puntos,
})

const describeBase = (rondas: readonly Pick<Ronda, 'anio'>[]) =>
  `Base: la de ${rondas.at(-1)?.anio} en todas las rondas, para que se comparen.`

function General({
  clima,
  rondas,
  escala,
}: {
  clima: ClimaDeGraficas
  rondas: readonly Ronda[]
  escala: Escala
}) {
  const actual = rondas.at(-1)!
  const lamina = createLamina({
    clima,
    titulo: 'Satisfacción general',
    base: describeBase(rondas),
    sinPie: false,
    grafica: createGraficaDeLineas(
      createLineas(
        escala,
        rondas.map(({ anio, general, contestaron, planeados }) => ({
          rotulo: String(anio),
          nota: `${formatNumero(contestaron)} de ${formatNumero(planeados)}`,
          punto: toPunto(anio, general, clima),
        })),
        true,
      ),
    ),
  })
  return (
    <section className={styles.principal}>
      <div>
        <p className={styles.grande}>
          {actual.general === null ? '–' : formatPorcentaje(actual.general)}
          {actual.general !== null && <small>%</small>}
        </p>
        <h2>Satisfacción general</h2>
        <ul className={styles.desde}>
          {rondas
            .slice(0, -1)
            .toReversed()
            .map((ronda) => (
              <Desde key={ronda.anio} actual={actual.general} antes={ronda.general} anio={ronda.anio} />
            ))}
        </ul>
        {actual.general !== null && !isAlMenos(actual.general, UMBRAL_DE_SATISFACCION) && (
          <p className={styles.nota}>
            Le faltan {formatPorcentaje(UMBRAL_DE_SATISFACCION - actual.general)} puntos para la línea de 75.
            Una pelota hueca está por debajo de ella; una llena, en ella o por encima.
          </p>
        )}
      </div>
      <div>
        <Grafica
          primera
          grafica={lamina.grafica}
          nombre={`Tendencia de la satisfacción general. ${lamina.base}`}
        />
        <PieDeGrafica {...lamina} />
      </div>
    </section>
  )
}

/** Only the points: whether a change is certain is another reading. */
function Desde({ actual, antes, anio }: { actual: number | null; antes: number | null; anio: number }) {
  if (actual === null || antes === null) return null
  const { texto, tono } = formatDiferencia(actual - antes)
  return (
    <li className={styles[tono]}>
      {texto} puntos desde {anio}
    </li>
  )
}

interface MultiplosProps {
  titulo: string
  texto?: string
  clima: ClimaDeGraficas
  series: readonly SerieDeTendencia[]
  escala: Escala
}

function Multiplos({ titulo, texto, clima, series, escala }: MultiplosProps) {
  if (series.length === 0) return null
  return (
    <section className={styles.multiplos}>
      <header>
        <h2>{titulo}</h2>
        {texto && <p>{texto}</p>}
      </header>
      <ul>
        {series.map((serie) => (
          <Multiplo key={serie.nombre} serie={serie} clima={clima} escala={escala} />
        ))}
      </ul>
    </section>
  )
}

function Multiplo({
  serie,
  clima,
  escala,
}: {
  serie: SerieDeTendencia
  clima: ClimaDeGraficas
  escala: Escala
}) {
  const { nombre, puntos } = serie
  const comparables = puntos.filter(({ porcentaje, comparable }) => porcentaje !== null && comparable)
  const [antes, ahora] = [comparables.at(-2), comparables.at(-1)]
  const diferencia =
    antes && ahora ? formatDiferencia((ahora.porcentaje ?? 0) - (antes.porcentaje ?? 0)) : null
  const lamina = createLamina({
    clima,
    titulo: nombre,
    base: describeBase(puntos),
    sinPie: false,
    grafica: createGraficaDeLineas(
      createLineas(
        escala,
        puntos.map(({ anio, porcentaje, comparable, otraGente }) => {
          const punto = toPunto(anio, porcentaje, clima)
          return {
            rotulo: String(anio),
            punto:
              punto.tipo === 'cifra' && !comparable ? { ...punto, tipo: 'noComparable' as const } : punto,
            ...(otraGente ? { otraGente } : {}),
          }
        }),
      ),
    ),
  })
  return (
    <li>
      <h3>
        {nombre} {diferencia && <span className={styles[diferencia.tono]}>{diferencia.texto}</span>}
      </h3>
      <Grafica grafica={lamina.grafica} nombre={describeSerie(serie)} />
      {describeCambios(serie).map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
      <PieChico lamina={lamina} />
    </li>
  )
}

const describeSerie = ({ nombre, puntos }: SerieDeTendencia) =>
  `${nombre}: ${joinEnLetras(puntos.map(({ anio, porcentaje }) => `${anio}, ${porcentaje === null ? 'sin cifra' : formatPorcentaje(porcentaje)}`))}.`

/** Why a round does not compare, and whose people changed, in sentences. */
function describeCambios({ cambios, gente }: SerieDeTendencia): string[] {
  return [
    ...cambios.map(({ anio, comparacion: { soloAntes, soloAhora } }) => {
      const partes = [
        ...(soloAhora.length > 0 ? [`no preguntaba ${countPreguntas(soloAhora)}`] : []),
        ...(soloAntes.length > 0 ? [`preguntaba además ${countPreguntas(soloAntes)}`] : []),
      ]
      return `${anio} no es comparable: ${partes.join(' y ')}.`
    }),
    ...gente.map(({ anio, entraron, salieron }) => {
      const partes = [
        ...(entraron.length > 0 ? [`${joinEnLetras(entraron)} entró`] : []),
        ...(salieron.length > 0 ? [`${joinEnLetras(salieron)} salió`] : []),
      ]
      return `Línea cortada: ${partes.join(' y ')} en ${anio}.`
    }),
  ]
}

const countPreguntas = (preguntas: readonly string[]) =>
  preguntas.length === 1 ? `“${preguntas[0]}”` : `${preguntas.length} de las preguntas`
