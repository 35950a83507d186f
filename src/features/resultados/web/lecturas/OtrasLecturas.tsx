import { Link } from 'react-router'
import { Icono } from '#web/ui/Icono.tsx'
import { type EnlacesDeGraficas, GRAFICAS, type NombreDeGrafica } from '../graficas.ts'
import styles from './OtrasLecturas.module.css'

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
