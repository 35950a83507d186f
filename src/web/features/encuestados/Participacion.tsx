import { Progreso } from '../../ui/Progreso.tsx'
import { Tabla } from '../../ui/Tabla.tsx'
import { formatNumero } from './cantidades.ts'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './Participacion.module.css'

/** More groups than this are folded, so that the list stays in sight. */
const MAX_ABIERTOS = 6

type Cuentas = { planeados: number; invitados: number; contestaron: number; completas: number }

const listCifras = ({ planeados, invitados, contestaron, completas }: Cuentas) => [
  { nombre: 'Planeados', valor: planeados },
  { nombre: 'Invitados', valor: invitados },
  { nombre: 'Completas', valor: completas },
  { nombre: 'En proceso', valor: contestaron - completas },
]

/** How many were planned, and how many have come how far: in all and by group. */
export function Participacion({ clima }: { clima: ClimaConGrupos }) {
  const { participacion, gruposDeOpinion } = clima
  const cuentas = new Map(participacion.porGrupo.map((parte) => [parte.id, parte]))
  return (
    <section className={styles.participacion} aria-label="Participación">
      <dl className={styles.cifras}>
        {listCifras(participacion).map(({ nombre, valor }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{formatNumero(valor)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.grupos} open={gruposDeOpinion.length <= MAX_ABIERTOS}>
        <summary>Por grupo de opinión</summary>
        <Tabla nombre="Participación por grupo de opinión" className={styles.tabla}>
          <thead>
            <tr>
              <th scope="col">Grupo</th>
              <th scope="col">Invitados</th>
              <th scope="col">Completas</th>
              <th scope="col">En proceso</th>
              <th scope="col">Completas de los planeados</th>
            </tr>
          </thead>
          <tbody>
            {gruposDeOpinion.map((grupo) => {
              const parte = cuentas.get(grupo.id)
              if (!parte) return null
              return (
                <tr key={grupo.id}>
                  <th scope="row">
                    <b>G{grupo.orden}</b> {grupo.nombre}
                  </th>
                  <td data-rotulo="Invitados">{formatNumero(parte.invitados)}</td>
                  <td data-rotulo="Completas">{formatNumero(parte.completas)}</td>
                  <td data-rotulo="En proceso">{formatNumero(parte.contestaron - parte.completas)}</td>
                  <td className={styles.barra}>
                    <Progreso parte={parte.completas} total={parte.planeados} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Tabla>
      </details>
    </section>
  )
}
