import { Link } from 'react-router'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { type EnlacesDeGraficas, GRAFICAS, type NombreDeGrafica } from '../graficas.ts'
import { Sello } from '../SelloDePublicacion.tsx'
import { formatPuntos } from './celda.ts'
import veredictoStyles from './Lecturas.module.css'
import type { EnPuntosFragment, Veredicto as TipoDeVeredicto } from './lecturas.generated.ts'
import styles from './OtrasLecturas.module.css'

/** Rounds that are computed here on another base than in their own views. */
export function NotaDeOtraBase({
  actual,
  rondas,
}: {
  actual: string
  rondas: readonly { periodo: string; conOtraBase: boolean }[]
}) {
  const otras = rondas.filter(({ conOtraBase }) => conOtraBase).map(({ periodo }) => periodo)
  if (otras.length === 0) return null
  return (
    <Sello candado={false}>
      {joinEnLetras(otras)} {otras.length === 1 ? 'se calcula' : 'se calculan'} aquí sobre la base de {actual}
      , para que las rondas se comparen. En sus propias vistas {otras.length === 1 ? 'usa' : 'usan'} otra.
    </Sello>
  )
}

/** The question that each reading answers. */
const LECTURAS = {
  MapaDeCalor: '¿Dónde está cada cosa?',
  Tendencia: '¿Vamos mejor que antes?',
  CambioConCerteza: '¿Qué cambió de verdad?',
  Prioridades: '¿Por dónde empezar?',
  PreguntaPorPregunta: '¿Qué contestó la gente?',
} as const satisfies Partial<Record<NombreDeGrafica, string>>

type Lectura = keyof typeof LECTURAS

/** At the foot of a reading: the others, each with its question. */
export function OtrasLecturas({ actual, enlaces }: { actual: Lectura; enlaces: EnlacesDeGraficas }) {
  const otras = (Object.keys(LECTURAS) as Lectura[]).filter(
    (lectura) => lectura !== actual && (enlaces.ofrece?.(lectura) ?? true),
  )
  return (
    <nav className={styles.otras} aria-label="Otras lecturas de este clima">
      <h2>Otras lecturas de este clima</h2>
      <ul>
        {otras.map((lectura) => (
          <li key={lectura}>
            <Link to={enlaces.grafica(lectura)}>
              <strong>{GRAFICAS[lectura].titulo}</strong>
              <span>{LECTURAS[lectura]}</span>
              <Icono nombre="derecha" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SENALES: Record<TipoDeVeredicto, string> = {
  sube: 'M6 0 12 11H0z',
  baja: 'M0 0H12L6 11z',
  sinCambio: 'M0 4H12V7H0z',
}

/** Words first; the sign and the colour say the same. */
export function Senal({ veredicto, children }: { veredicto: TipoDeVeredicto; children: string }) {
  return (
    <span className={`${veredictoStyles.veredicto} ${veredictoStyles[veredicto]}`}>
      <svg viewBox="0 0 12 11" aria-hidden="true">
        <path d={SENALES[veredicto]} />
      </svg>
      {children}
    </span>
  )
}

/** "Sube 5.65 puntos desde 2024". */
export function Veredicto({ cambio, desde }: { cambio: EnPuntosFragment; desde: string }) {
  const { puntos, veredicto } = cambio
  const cuanto = Math.abs(puntos).toFixed(2)
  if (veredicto === 'sinCambio')
    return (
      <Senal veredicto={veredicto}>{`Sin cambio claro desde ${desde} (${formatPuntos(puntos, 2)})`}</Senal>
    )
  return (
    <Senal veredicto={veredicto}>
      {`${veredicto === 'sube' ? 'Sube' : 'Baja'} ${cuanto} puntos desde ${desde}`}
    </Senal>
  )
}
