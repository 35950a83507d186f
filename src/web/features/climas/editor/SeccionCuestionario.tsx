import { memo, useMemo } from 'react'
import { AgregarParte } from './AgregarParte.tsx'
import type { Indicador, Parte, Variable } from './borrador.ts'
import { Filas, ProblemaDeLista } from './Fila.tsx'
import { FilaDeParte } from './FilaDeParte.tsx'
import styles from './Secciones.module.css'

const countPreguntas = (partes: Parte[]) => partes.reduce((suma, parte) => suma + parte.preguntas.length, 0)

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
  const preguntas = countPreguntas(partes)
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
