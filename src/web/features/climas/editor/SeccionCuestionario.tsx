import { memo, useMemo } from 'react'
import { AgregarParte } from './AgregarParte.tsx'
import type { Indicador, Parte, Variable } from './borrador.ts'
import { FilaDeParte } from './FilaDeParte.tsx'
import { ProblemaDeLista } from './ProblemaDeLista.tsx'
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
      <ol className={styles.lista}>
        {partes.map((parte, indice) => (
          <FilaDeParte
            key={parte.clave}
            parte={parte}
            variables={variables}
            abierta={abiertas.has(parte.clave)}
            clave={parte.clave}
            lista="partes"
            indice={indice}
            ultima={indice === partes.length - 1}
          />
        ))}
      </ol>
      <ProblemaDeLista clave="cuestionario" campo="partesCuestionario" />
      <AgregarParte />
    </>
  )
})
