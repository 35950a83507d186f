import { Link } from 'react-router'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getEstiloDeBanda } from '#dibujo/resultados/colores.ts'
import type { LecturaDePrioridad, Nivel } from '#domain/lecturas/prioridades.ts'
import { CifraEnColor } from '#web/ui/Cara.tsx'
import type { LecturaDePrioridad as LecturaDelCable, NivelDePrioridad } from './lecturas.generated.ts'
import type { DatosDePrioridades } from './lecturas-queries.ts'
import styles from './Prioridades.module.css'
import { useEsPersonal } from './use-es-personal.ts'

export const NIVELES: Record<NivelDePrioridad, Nivel> = {
  pesaMas: 'Pesa más',
  pesa: 'Pesa',
  pesaMenos: 'Pesa menos',
}

const LECTURAS: Record<LecturaDelCable, LecturaDePrioridad> = {
  atenderPrimero: 'Atender primero',
  mejorarTambien: 'Mejorar también',
  cuidar: 'Cuidar',
  mantener: 'Mantener',
}

const TERCIOS: Record<NivelDePrioridad, number> = { pesaMas: 3, pesa: 2, pesaMenos: 1 }

/** The chart as a list: what needs attention first comes first. */
export function OrdenDePrioridades({
  datos: { prioridades },
  plan,
}: {
  datos: DatosDePrioridades
  plan: string
}) {
  const esPersonal = useEsPersonal()
  return (
    <section className={styles.orden}>
      <header>
        <h2>Lo mismo, en orden</h2>
        <p>
          Primero lo que pesa más y está por debajo de 75. Dentro de cada lectura mandan los puntos que
          faltan.
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Orden</th>
            <th scope="col">Variable</th>
            <th scope="col">Lectura</th>
            <th scope="col">Peso en el compromiso</th>
            <th scope="col" className={styles.numero}>
              Satisfacción
            </th>
            <th scope="col" className={styles.numero}>
              Le falta para 75
            </th>
          </tr>
        </thead>
        <tbody>
          {prioridades.map(({ variable, lectura, nivel, valor, faltan }, i) => (
            <tr key={variable} className={lectura === 'atenderPrimero' ? styles.ya : undefined}>
              <td className={styles.lugar}>{i + 1}</td>
              <th scope="row">
                {variable}
                {esPersonal && (
                  <Link
                    className={styles.alPlan}
                    to={`${plan}?${new URLSearchParams({ medida: variable })}`}
                    aria-label={`Agregar al plan: ${variable}`}
                  >
                    Agregar al plan
                  </Link>
                )}
              </th>
              <td className={styles.lectura}>{LECTURAS[lectura]}</td>
              <td className={styles.peso}>
                <span className={styles.tercios} aria-hidden="true">
                  {[1, 2, 3].map((tercio) => (
                    <i key={tercio} className={tercio <= TERCIOS[nivel] ? styles.lleno : undefined} />
                  ))}
                </span>
                {NIVELES[nivel]}
              </td>
              <td className={styles.numero}>
                <CifraEnColor estilo={getEstiloDeBanda(valor)}>{formatPorcentaje(valor)}</CifraEnColor>
              </td>
              <td className={`${styles.numero} ${styles.faltan}`}>
                {faltan === 0 ? <span>Ya llegó</span> : formatPorcentaje(faltan)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
