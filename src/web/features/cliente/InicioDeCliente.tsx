import { useQuery } from '@tanstack/react-query'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi, useSiteConfig } from '../../lib/site.tsx'
import { Espera } from '../../ui/Espera.tsx'
import { Vacio } from '../../ui/Vacio.tsx'
import styles from './InicioDeCliente.module.css'
import { type Ronda, rondasQuery } from './rondas-query.ts'

const formatPorcentaje = ({ invitados, contestaron }: { invitados: number; contestaron: number }) =>
  `${invitados === 0 ? 0 : Math.floor((100 * contestaron) / invitados)} %`

/** How the rounds of the client's companies go. Who answered is not among what the server tells. */
export function InicioDeCliente() {
  const rondas = useQuery(rondasQuery(useApi()))
  if (!rondas.data)
    return (
      <Espera
        texto="Cargando tus encuestas…"
        falla={rondas.error && !rondas.isFetching ? formatFailure(rondas.error) : null}
        onReintentar={() => void rondas.refetch()}
      />
    )
  if (rondas.data.length === 0)
    return (
      <Vacio titulo="Todavía no hay encuestas de tu empresa">
        <p>Cuando la consultora prepare una, aquí se sigue su avance.</p>
      </Vacio>
    )
  return (
    <div className={styles.rondas}>
      {rondas.data.map((ronda) => (
        <RondaDeCliente key={ronda.id} ronda={ronda} />
      ))}
    </div>
  )
}

function describeEstado({ cerrado, encuestaActiva }: Ronda): string {
  if (cerrado) return 'Cerrada y anónima'
  return encuestaActiva ? 'Abierta' : 'En pausa o por abrir'
}

function RondaDeCliente({ ronda }: { ronda: Ronda }) {
  const { timeZone } = useSiteConfig()
  const fecha = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone })
  return (
    <section className={styles.ronda} aria-labelledby={`ronda-${ronda.id}`}>
      <header>
        <h2 id={`ronda-${ronda.id}`}>
          {ronda.empresa} {ronda.anio}
        </h2>
        <p>{describeEstado(ronda)}</p>
        {ronda.fechaLimite && !ronda.cerrado && <p>Hasta el {fecha.format(ronda.fechaLimite)}</p>}
      </header>
      <div>
        <p className={styles.total}>
          <strong className="cifra">{formatPorcentaje(ronda)}</strong>
          <span>
            {ronda.contestaron} de {ronda.invitados} personas han contestado.
          </span>
        </p>
        <ul className={styles.grupos}>
          {ronda.grupos.map((grupo) => (
            <li key={grupo.id}>
              <span>{grupo.nombre}</span>
              <progress
                max={grupo.invitados}
                value={grupo.contestaron}
                aria-label={`Avance de ${grupo.nombre}`}
              />
              <span className="cifra">
                {grupo.contestaron} de {grupo.invitados}
              </span>
            </li>
          ))}
        </ul>
        {ronda.reservados > 0 && (
          <p className={styles.nota}>
            {ronda.reservados === 1 ? 'Un grupo no se muestra' : `${ronda.reservados} grupos no se muestran`}:
            con menos de {ronda.minimoPorGrupo} personas invitadas, el avance puede señalar a alguien.
          </p>
        )}
        <p className={styles.nota}>
          No se ve quién contestó y quién no, solo cuántas personas. Anima a todo el grupo, nunca a alguien en
          particular.
        </p>
      </div>
    </section>
  )
}
