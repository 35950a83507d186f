import { useState } from 'react'
import { foldTexto } from '#domain/texto/fold-texto.ts'
import { Boton } from '#web/ui/Boton.tsx'
import styles from './PreguntasAbiertas.module.css'

/** Where a text occurs in another, one after the other. Nowhere where folding moved the letters: nothing is marked askew. */
export function findTexto(texto: string, buscado: string, ignorarAcentos: boolean): number[] {
  if (!buscado) return []
  const donde = ignorarAcentos ? foldTexto(texto) : texto
  const que = ignorarAcentos ? foldTexto(buscado) : buscado
  if (donde.length !== texto.length || que.length !== buscado.length) return []
  const lugares: number[] = []
  for (let i = donde.indexOf(que); i !== -1; i = donde.indexOf(que, i + que.length)) lugares.push(i)
  return lugares
}

/** The text with what was looked for marked in it. */
function MarcaDeTexto({
  texto,
  buscado,
  ignorarAcentos,
}: {
  texto: string
  buscado: string
  ignorarAcentos: boolean
}) {
  const trozos: { desde: number; palabras: string; hallado: boolean }[] = []
  let fin = 0
  for (const desde of findTexto(texto, buscado, ignorarAcentos)) {
    trozos.push({ desde: fin, palabras: texto.slice(fin, desde), hallado: false })
    fin = desde + buscado.length
    trozos.push({ desde, palabras: texto.slice(desde, fin), hallado: true })
  }
  return (
    <>
      {trozos.map(({ desde, palabras, hallado }) =>
        hallado ? (
          <mark key={`m${desde}`} className={styles.hallado}>
            {palabras}
          </mark>
        ) : (
          palabras
        ),
      )}
      {texto.slice(fin)}
    </>
  )
}

/** More than anybody reads at once, and few enough to appear at once. */
const DE_UNA_VEZ = 200

export interface RespuestaDeTabla {
  texto: string
  /** "G1", or the name of an area; null: not said. */
  grupo: string | null
}

/** Their number, and the first of them. conGrupo: in which group each was written, where that may be said. */
export function TablaDeRespuestas({
  respuestas,
  buscado,
  ignorarAcentos,
  conGrupo,
  porArea,
  filtro,
  clave,
}: {
  respuestas: readonly RespuestaDeTabla[]
  buscado: string
  ignorarAcentos: boolean
  conGrupo: boolean
  porArea: boolean
  /** In words, what was chosen of all answers. */
  filtro: string
  /** Meanings of the codes of groups. */
  clave: readonly string[]
}) {
  const [cuantas, setCuantas] = useState(DE_UNA_VEZ)
  const quedan = respuestas.length - cuantas
  return (
    <>
      <p className={styles.cuenta} role="status">
        {formatCuenta(respuestas.length)}
        {conGrupo &&
          formatSinGrupo(
            respuestas.filter(({ grupo }) => grupo === null).length,
            respuestas.length,
            porArea ? 'área' : 'grupo',
          )}
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
                  {porArea ? 'Área' : 'Grupo'}
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

function formatSinGrupo(cuantas: number, todas: number, que: string): string {
  if (cuantas === 0) return ''
  if (cuantas === todas) return todas === 1 ? `, sin ${que}` : `, todas sin ${que}`
  return `, ${cuantas} de ellas sin ${que}`
}

function formatCuenta(cuantas: number): string {
  if (cuantas === 0) return 'Ninguna respuesta con esos filtros.'
  return cuantas === 1 ? '1 respuesta' : `${cuantas} respuestas`
}
