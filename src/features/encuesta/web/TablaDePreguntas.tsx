import { memo, useCallback } from 'react'
import type { Cuestionario } from '#domain/cuestionario/cuestionario.ts'
import { listNumeros, type PreguntaDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { changeOpcion } from '#domain/encuesta/change-opcion.ts'
import type { Borrador } from '#domain/encuesta/respuesta.ts'
import { FilaDeOpcion } from './FilaDeOpcion.tsx'
import { FilaDePregunta } from './FilaDePregunta.tsx'
import styles from './TablaDePreguntas.module.css'

interface TablaDePreguntasProps {
  cuestionario: Cuestionario
  tanda: TandaDePreguntas
  borrador: Borrador
  marcarFaltantes: boolean
  onCambio: (cambio: Cambio) => void
}

/** What a tap makes of the draft. */
export type Cambio = (borrador: Borrador) => Borrador

/** Questions of the same part are the same if their ids are. */
const isMismaTanda = (uno: TandaDePreguntas, otro: TandaDePreguntas) =>
  uno.parte === otro.parte &&
  uno.preguntas.length === otro.preguntas.length &&
  uno.preguntas.every(({ id }, n) => id === otro.preguntas[n]?.id)

/** The batch: No., Pregunta, Respuestas. On a phone each row is a card; the roles keep it a table for who listens. */
export const TablaDePreguntas = memo(Tabla, (antes, ahora) =>
  (Object.keys(ahora) as (keyof TablaDePreguntasProps)[]).every((nombre) =>
    nombre === 'tanda' ? isMismaTanda(antes.tanda, ahora.tanda) : antes[nombre] === ahora[nombre],
  ),
)

function Tabla({ cuestionario, tanda, borrador, marcarFaltantes, onCambio }: TablaDePreguntasProps) {
  const { parte, preguntas } = tanda
  const numeros = listNumeros(cuestionario)
  const unica = parte.tipo === 'tiempoDeLaborarEnEmpresa'
  const elegidas = preguntas.filter((p) => p.clase === 'opcion' && borrador.get(p.id) === 'true').length
  const maximo = unica ? null : (parte.cantidadDeOpciones ?? null)

  const answer = useCallback(
    (id: string, respuesta: string) => onCambio((antes) => new Map(antes).set(id, respuesta)),
    [onCambio],
  )
  const choose = useCallback(
    (id: string) => onCambio((antes) => changeOpcion(parte, antes, id)),
    [onCambio, parte],
  )

  const renderFila = (pregunta: PreguntaDeParte) => {
    const comun = { pregunta, numero: numeros.get(pregunta.id) ?? 0 }
    const respuesta = borrador.get(pregunta.id)
    if (pregunta.clase !== 'opcion') {
      return (
        <FilaDePregunta
          key={pregunta.id}
          {...comun}
          respuesta={respuesta}
          falta={marcarFaltantes && respuesta === undefined && pregunta.clase !== 'abierta'}
          onCambio={answer}
        />
      )
    }
    const elegida = respuesta === 'true'
    return (
      <FilaDeOpcion
        key={pregunta.id}
        {...comun}
        grupo={parte.id}
        unica={unica}
        elegida={elegida}
        agotada={!elegida && maximo !== null && elegidas >= maximo}
        onCambio={choose}
      />
    )
  }

  const tabla = (
    <table role="table" className={styles.tabla} aria-label="Preguntas">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            No.
          </th>
          <th role="columnheader" scope="col">
            Pregunta
          </th>
          <th role="columnheader" scope="col">
            Respuestas
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{preguntas.map(renderFila)}</tbody>
    </table>
  )
  if (!preguntas.some(({ clase }) => clase === 'opcion')) return tabla
  return (
    <fieldset
      {...(unica ? { role: 'radiogroup', 'aria-required': true } : {})}
      aria-labelledby="pregunta-general"
      aria-invalid={unica && marcarFaltantes && elegidas === 0 ? true : undefined}
    >
      {maximo !== null && <MaximoDeOpciones maximo={maximo} elegidas={elegidas} />}
      {tabla}
    </fieldset>
  )
}

/** A tap that would pass the maximum is ignored (spec §5): it must be plain to see why. */
function MaximoDeOpciones({ maximo, elegidas }: { maximo: number; elegidas: number }) {
  const agotado = elegidas >= maximo
  return (
    <p className={styles.maximo} role="status">
      Puedes escoger {maximo} como máximo.
      {agotado && <strong> Para cambiar, quita {maximo === 1 ? 'la que escogiste' : 'una'}.</strong>}
    </p>
  )
}
