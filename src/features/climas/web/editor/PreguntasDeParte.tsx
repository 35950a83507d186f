import { memo, useMemo } from 'react'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Factor, Pregunta } from './borrador.ts'
import type { Opcion } from './CamposDeFila.tsx'
import { Filas, ProblemaDeLista } from './Fila.tsx'
import { FilaDePregunta } from './FilaDePregunta.tsx'
import styles from './Secciones.module.css'

const OPCIONES: TipoDeParte[] = ['seleccionMultiple', 'tiempoDeLaborarEnEmpresa']
const CON_ABIERTA: TipoDeParte[] = ['smile', 'maloToExelente', 'seleccionMultiple']

interface PreguntasDeParteProps {
  clave: string
  tipo: TipoDeParte
  preguntas: Pregunta[]
  /** Of the part's variable. */
  factores: readonly Factor[] | undefined
}

export const PreguntasDeParte = memo(function PreguntasDeParte({
  clave,
  tipo,
  preguntas,
  factores,
}: PreguntasDeParteProps) {
  const lista = `preguntas-${clave}`
  const isDeOpciones = OPCIONES.includes(tipo)
  const opciones = useMemo(
    () =>
      factores?.map((factor): Opcion => ({ valor: factor.clave, texto: factor.nombre || 'Sin nombre' })) ??
      [],
    [factores],
  )
  return (
    <>
      <h3 className={styles.subtitulo}>{isDeOpciones ? 'Opciones' : 'Preguntas'}</h3>
      <Filas lista={lista} nodos={preguntas}>
        {(pregunta, lugar) => (
          <FilaDePregunta pregunta={pregunta} parte={clave} tipo={tipo} factores={opciones} {...lugar} />
        )}
      </Filas>
      <ProblemaDeLista clave={clave} campo="preguntas" />
      <ProblemaDeLista clave={clave} campo="preguntaAbierta" />
      <div className={styles.agregarVarias}>
        <BotonDeAgregar
          lista={lista}
          texto={isDeOpciones ? 'Agregar opción' : 'Agregar pregunta'}
          cambio={{ que: 'addPregunta', parte: clave, abierta: false }}
          campo="pregunta"
        />
        {CON_ABIERTA.includes(tipo) && !preguntas.some(({ abierta }) => abierta) && (
          <BotonDeAgregar
            lista={lista}
            segundo
            texto="Agregar pregunta abierta"
            cambio={{ que: 'addPregunta', parte: clave, abierta: true }}
            campo="pregunta"
          />
        )}
      </div>
    </>
  )
})
