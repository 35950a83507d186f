import { Link, useSearchParams } from 'react-router'
import { createGraficaDeLineas } from '#dibujo/lineas/draw-lineas.ts'
import { formatMenosPreguntas } from '#domain/resultados/menos-preguntas.ts'
import { PieDeGrafica } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import { Grafica } from '#web/ui/graficas/Grafica.tsx'
import { createLamina } from '../BloqueDeClima.tsx'
import declarar from '../Declarar.module.css'
import type { NombreDeGrafica } from '../graficas.ts'
import { useEsPersonal } from '../use-es-personal.ts'
import { formatPuntos } from './celda.ts'
import { DeclararComparable } from './DeclararComparable.tsx'
import styles from './Lecturas.module.css'
import type { EnPuntosFragment } from './lecturas.generated.ts'
import type { DatosDeTendencia } from './lecturas-queries.ts'
import { Senal } from './OtrasLecturas.tsx'
import {
  createLineas,
  describeBase,
  describeSerie,
  listMotivos,
  listPuntos,
  type Serie,
  type TendenciaMostrada,
} from './series.ts'

type Ronda = DatosDeTendencia['rondas'][number]

interface MultiplosProps {
  titulo: string
  texto?: string
  /** The drawing shows the general figure of each: its picture has to say so. */
  deSatisfaccion?: boolean
  datos: TendenciaMostrada
  series: readonly Serie[]
}

const DE_CUATRO = 4

/** Small charts on one scale. What they rest on stands once where it is the same of all, else under each. */
export function Multiplos({ titulo, texto, deSatisfaccion = false, datos, series }: MultiplosProps) {
  if (series.length === 0) return null
  const bases = new Set(series.map((serie) => describeBase(datos, serie)))
  const comun = bases.size === 1 ? [...bases] : []
  return (
    <section className={styles.multiplos}>
      <header>
        <h2>{titulo}</h2>
        {texto && <p>{texto}</p>}
        {comun.map((base) => (
          <p key={base} className={styles.baseComun}>
            {base}
          </p>
        ))}
      </header>
      <ul className={series.length === DE_CUATRO ? styles.cuatro : undefined}>
        {series.map((serie) => (
          <Multiplo
            key={serie.nombre}
            serie={serie}
            datos={datos}
            conBase={comun.length === 0}
            deQue={deSatisfaccion ? 'Satisfacción general' : 'Satisfacción'}
          />
        ))}
      </ul>
    </section>
  )
}

function Multiplo({
  serie,
  datos,
  conBase,
  deQue,
}: {
  serie: Serie
  datos: TendenciaMostrada
  conBase: boolean
  deQue: string
}) {
  const { nombre } = serie
  const conMenos = formatMenosPreguntas(
    datos.rondas.map(({ periodo }, i) => ({ periodo, menosPreguntas: serie.menosPreguntas[i] })),
  )
  const cambio = serie.cambios.findLast((uno) => uno) ?? null
  const lamina = createLamina({
    clima: datos.clima,
    titulo: nombre,
    texto: [
      `${deQue} en cada ronda. La gráfica va de ${datos.desde} a ${datos.hasta}.`,
      ...listMotivos(datos, serie),
      ...(conMenos ? [`${conMenos}.`] : []),
    ].join(' '),
    archivoDe: `Tendencia ${nombre}`,
    base: describeBase(datos, serie),
    sinPie: false,
    grafica: createGraficaDeLineas(createLineas(datos, listPuntos(datos, serie))),
  })
  return (
    <li>
      <h3>
        {nombre} {cambio && <Cambio cambio={cambio} />}
      </h3>
      <Grafica grafica={lamina.grafica} nombre={describeSerie(datos, serie)} />
      <Motivos serie={serie} datos={datos} />
      {conMenos && (
        <div className={styles.motivo}>
          <p>{conMenos}.</p>
        </div>
      )}
      <PieDeGrafica {...lamina} baseDicha={!conBase} />
    </li>
  )
}

function Cambio({ cambio: { puntos, veredicto } }: { cambio: EnPuntosFragment }) {
  const texto = formatPuntos(puntos, 2)
  return veredicto === 'sinCambio' ? (
    <span className={`${styles.sinCambio} ${styles.quieto}`}>
      {texto} <small>sin cambio claro</small>
    </span>
  ) : (
    <Senal veredicto={veredicto}>{texto}</Senal>
  )
}

const ENCABEZADOS = { linea: '', cortada: 'Línea cortada: ', rota: '' } as const

/** Why a line is cut or broken, and what staff took upon themselves. */
function Motivos({ serie: { tramos }, datos: { rondas } }: { serie: Serie; datos: DatosDeTendencia }) {
  return tramos.map(({ tipo, motivo, variables, declaradas }, i) => {
    const [antes, ahora] = [rondas[i]!, rondas[i + 1]!]
    if (!motivo) return null
    return (
      <div key={ahora.id} className={styles.motivo}>
        <p>
          {tipo === 'rota' && <b>{antes.periodo} no es comparable. </b>}
          {ENCABEZADOS[tipo]}
          {motivo}
        </p>
        {variables.map((variable) => (
          <DeclararComparable
            key={variable}
            variable={variable}
            idClima={ahora.id}
            comparado={antes}
            periodo={ahora.periodo}
            declarada={declaradas.includes(variable)}
          />
        ))}
        {tipo === 'cortada' && <CompararGrupos antes={antes} ahora={ahora} />}
      </div>
    )
  })
}

/** Where staff see which groups of two rounds compare, and may declare that one only changed its name. */
function CompararGrupos({ antes, ahora }: { antes: Ronda; ahora: Ronda }) {
  const [busqueda] = useSearchParams()
  if (!useEsPersonal()) return null
  const search = new URLSearchParams({
    vista: busqueda.get('vista') ?? '',
    clima: ahora.id,
    grafica: 'GruposDeOpinionComparativas' satisfies NombreDeGrafica,
    comparado: antes.id,
  })
  return (
    <Link className={declarar.declarar} to={{ search: String(search) }}>
      ¿Cambió de nombre? Comparar los grupos de {antes.periodo} y {ahora.periodo}
    </Link>
  )
}
