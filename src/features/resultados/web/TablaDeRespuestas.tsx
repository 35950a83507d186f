import { useState } from 'react'
import { Boton } from '#web/ui/Boton.tsx'
import { MarcaDeTexto } from './MarcaDeTexto.tsx'
import styles from './PreguntasAbiertas.module.css'

/** More than anybody reads at once, and few enough to appear at once. */
const DE_UNA_VEZ = 200

export interface RespuestaDeTabla {
  texto: string
  /** "G1"; null: not said. */
  grupo: string | null
}

/** How many there are, and the first of them. conGrupo: in which group each was written, where that may be said. */
export function TablaDeRespuestas({
  respuestas,
  buscado,
  ignorarAcentos,
  conGrupo,
  filtro,
  clave,
}: {
  respuestas: readonly RespuestaDeTabla[]
  buscado: string
  ignorarAcentos: boolean
  conGrupo: boolean
  /** In words, what was chosen of all answers. */
  filtro: string
  /** What the codes of groups stand for. */
  clave: readonly string[]
}) {
  const [cuantas, setCuantas] = useState(DE_UNA_VEZ)
  const quedan = respuestas.length - cuantas
  return (
    <>
      <p className={styles.cuenta} role="status">
        {formatCuenta(respuestas.length)}
        {conGrupo &&
          formatSinGrupo(respuestas.filter(({ grupo }) => grupo === null).length, respuestas.length)}
      </p>
      <p className={styles.soloPapel}>
        {[
          filtro,
          quedan > 0 ? `Aquí van las primeras ${cuantas} de ${respuestas.length}.` : '',
          ...clave.map((nombre) => `${nombre}.`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {respuestas.length > 0 && (
        <table className={styles.respuestas}>
          <thead>
            <tr>
              <th scope="col">Respuestas</th>
              {conGrupo && (
                <th scope="col" className={styles.grupo}>
                  Grupo
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {/* Two people may write the same: an answer is its place. */}
            {respuestas.slice(0, cuantas).map(({ texto, grupo }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table is made anew when the list changes
              <tr key={i}>
                <td>
                  <MarcaDeTexto texto={texto} buscado={buscado} ignorarAcentos={ignorarAcentos} />
                </td>
                {conGrupo && <td className={styles.grupo}>{grupo ? <strong>{grupo}</strong> : SIN_GRUPO}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {quedan > 0 && (
        <Boton className={styles.mas} onClick={() => setCuantas(cuantas + DE_UNA_VEZ)}>
          Mostrar {Math.min(quedan, DE_UNA_VEZ)} más
        </Boton>
      )}
    </>
  )
}

export const SIN_GRUPO = 'Sin grupo'

function formatSinGrupo(cuantas: number, todas: number): string {
  if (cuantas === 0) return ''
  if (cuantas === todas) return todas === 1 ? ', sin grupo' : ', todas sin grupo'
  return `, ${cuantas} de ellas sin grupo`
}

function formatCuenta(cuantas: number): string {
  if (cuantas === 0) return 'Ninguna respuesta con esos filtros.'
  return cuantas === 1 ? '1 respuesta' : `${cuantas} respuestas`
}
