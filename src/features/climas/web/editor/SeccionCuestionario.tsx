import { memo, useMemo } from 'react'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { AgregarParte } from './AgregarParte.tsx'
import type { Indicador, Parte, Variable } from './borrador.ts'
import { Filas, ProblemaDeLista } from './Fila.tsx'
import { FilaDeParte } from './FilaDeParte.tsx'
import styles from './Secciones.module.css'

/** As the climate's page and the mails count them. */
const countDeBorrador = (partes: readonly Parte[]) =>
  countPreguntas({
    partesCuestionario: partes.map(({ tipo, preguntas }) => ({
      tipo,
      preguntas: preguntas.filter(({ abierta }) => !abierta),
      preguntaAbierta: preguntas.find(({ abierta }) => abierta),
    })),
  })

export const SeccionCuestionario = memo(function SeccionCuestionario({
  partes,
  indicadores,
  abiertas,
}: {
  partes: Parte[]
  indicadores: Indicador[]
  abiertas: ReadonlySet<string>
}) {
  const variables = useMemo(
    () => indicadores.flatMap((indicador): Variable[] => indicador.variables),
    [indicadores],
  )
  const preguntas = countDeBorrador(partes)
  return (
    <>
      <p className={styles.ayuda}>
        {preguntas} {preguntas === 1 ? 'pregunta' : 'preguntas'} en {partes.length}{' '}
        {partes.length === 1 ? 'parte' : 'partes'}. Se contestan en este orden, cinco por página en las partes
        de caras y de Exelente a Malo.
      </p>
      <Filas lista="partes" nodos={partes}>
        {(parte, lugar) => (
          <FilaDeParte parte={parte} variables={variables} abierta={abiertas.has(parte.clave)} {...lugar} />
        )}
      </Filas>
      <ProblemaDeLista clave="cuestionario" campo="partesCuestionario" />
      <AgregarParte />
    </>
  )
})
