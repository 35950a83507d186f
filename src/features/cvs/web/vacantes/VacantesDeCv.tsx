import { Link } from 'react-router'
import { type EstadoDeCandidato, NOMBRE_DE_ESTADO_DE_CANDIDATO } from '#domain/cvs/candidato.ts'
import styles from './VacantesDeCv.module.css'
import { toVacante } from './vacantes-queries.ts'

interface VacantesDeCvProps {
  vacantes: readonly { idVacante: string; nombre: string; estado: EstadoDeCandidato }[]
}

/** The positions for which somebody is considered, and how far each went. Nothing where there is none. */
export function VacantesDeCv({ vacantes }: VacantesDeCvProps) {
  if (vacantes.length === 0) return null
  return (
    <ul className={styles.vacantes} aria-label="Vacantes">
      {vacantes.map(({ idVacante, nombre, estado }) => (
        <li key={idVacante}>
          <Link to={toVacante(idVacante)}>{nombre}</Link>: {NOMBRE_DE_ESTADO_DE_CANDIDATO[estado]}
        </li>
      ))}
    </ul>
  )
}
